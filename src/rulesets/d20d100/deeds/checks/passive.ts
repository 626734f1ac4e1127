import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { keepsNumbers } from "../../../../core/play/log/may-know.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../data/reading.js";
import { failsByItself, passiveScore } from "../../rules/tests.js";
import { called, fact, named, numbers, told } from "../card.js";
import { checkRoll, checkTest, helpFields } from "../check-test.js";
import { situationField } from "../circumstances.js";
import { deed } from "../deed.js";
import { choiceField, flagField, textField } from "../fields.js";
import { count } from "../figures.js";
import { obstacle, unlessAwake } from "../reading.js";
import { skillTried, triedIn, triedOptions, triedValue } from "../tried.js";

const ROLL = "passive";
const MOST_TOTAL = 99;

/** DD-83 — the skill that is rolled for others to meet; a plain skill where none was chosen. */
function skillIn(actor: Actor, choices: DeedChoices) {
  const tried = triedIn(choices);
  return tried.kind === "skill" ? skillTried(actor, tried.word) : null;
}

/** DD-83 — whether the keeper alone reads it: unless they say otherwise, that of whoever keeps their numbers. */
function isSecret(actor: Actor | undefined, choices: DeedChoices): boolean {
  return "secret" in choices ? flagIn(choices, "secret") : actor !== undefined && keepsNumbers(actor);
}

/** DD-83 — the skills whose rolls are kept stand first. */
function optionsFor(actor: Actor) {
  const options = triedOptions([actor]).filter(({ value }) => value.startsWith("skill."));
  const isKept = ({ value }: { readonly value: string }) =>
    skillTried(actor, value.slice("skill.".length))?.system.passive === true;
  return [...options.filter(isKept), ...options.filter((one) => !isKept(one))];
}

function fieldsOf(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const options = optionsFor(actor);
  const skill = "tried" in choices || "skill" in choices ? skillIn(actor, choices) : null;
  const wanted = skill ? (checkTest(actor, choices)?.tried ?? null) : null;
  const chosen = wanted ? triedValue(wanted) : (options[0]?.value ?? "");
  const fixed = flagIn(choices, "fixed");
  return [
    choiceField("tried", chosen, options),
    textField("label", textIn(choices, "label"), told("hint.label")),
    ...helpFields(actor, choices),
    { ...flagField("fixed", fixed, told("hint.fixed")), asks: fixed },
    { ...flagField("secret", isSecret(actor, choices), told("hint.secret")), folded: true },
    situationField(choices),
  ];
}

function outcomeOf(actor: Actor, choices: DeedChoices, face: number | undefined): Outcome {
  const test = checkTest(actor, choices);
  const skill = skillIn(actor, choices);
  if (!test || !skill) return { total: null };
  const modifier = test.lines.reduce((sum, { value }) => sum + value, 0);
  const fixed = flagIn(choices, "fixed");
  if (!fixed && face === undefined) return { total: null };
  return {
    key: skill.system.keptUnder,
    name: skill.name,
    label: textIn(choices, "label"),
    secret: isSecret(actor, choices),
    modifier,
    fixed,
    die: fixed ? null : (face ?? null),
    total: fixed ? passiveScore(modifier) : (face ?? 0) + modifier,
    automaticFailure: !fixed && failsByItself(face ?? 0),
    aid: test.aid,
    time: game.time.worldTime,
  };
}

/** DD-83…DD-85 — a roll, or a fixed score, that is kept to be met by all who try. */
export const passive = deed("passive", {
  icon: "fa-solid fa-bookmark",
  by: "owner",
  carries: ["skill"],
  fields: ([actor], choices) => (actor ? fieldsOf(actor, choices) : []),
  blind: ([actor], choices) => isSecret(actor, choices),
  obstacle: ({ actor, choices }) => unlessAwake(actor) ?? (skillIn(actor, choices) ? null : obstacle("untried", actor)),
  rolls: ({ actor, choices }) => {
    const test = flagIn(choices, "fixed") ? null : checkTest(actor, { ...choices, take: "roll" });
    return test ? checkRoll(ROLL, "passive", test) : [];
  },
  modifiers: ({ actor, choices }) => checkTest(actor, choices)?.lines ?? [],
  outcome: ({ actor, choices, dice }) => outcomeOf(actor, choices, dice[ROLL]?.[0]),
  changes: (outcome, actor) => {
    const key = word(outcome, "key");
    if (key === "" || typeof outcome.total !== "number") return null;
    const after = {
      value: stored(outcome, "total"),
      automaticFailure: outcome.automaticFailure === true,
      label: word(outcome, "label"),
      secret: outcome.secret === true,
      time: stored(outcome, "time"),
    };
    const before = figuresOf(actor).passive[key];
    if (before && JSON.stringify(before) === JSON.stringify(after)) return null;
    return { values: [{ path: `system.passive.${key}`, after }] };
  },
  edit: { figures: (ruled) => (typeof ruled.total === "number" ? [count("total", [-MOST_TOTAL, MOST_TOTAL])] : []) },
  view: (outcome) => {
    const label = word(outcome, "label");
    const failed = outcome.automaticFailure === true;
    return card({
      verdict: told("passive.verdict", { name: called(word(outcome, "name")) }),
      tone: failed ? "bad" : "accent",
      die:
        typeof outcome.die === "number"
          ? { faces: 20, value: stored(outcome, "die"), state: failed ? "miss" : "hit" }
          : null,
      total: typeof outcome.total === "number" ? stored(outcome, "total") : null,
      facts: [
        ...(label ? [fact("label", named(label), "DD-83")] : []),
        ...(outcome.fixed === true ? [numbers("score", told("passive.fixed"), "DD-84")] : []),
        ...(failed ? [fact("natural1", told("natural1"), "DD-02")] : []),
      ],
    });
  },
});
