import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { flag, nullable, text, whole } from "../../../../core/shape/shape.js";
import { keepsNumbers } from "../../../../core/play/log/may-know.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../data/reading.js";
import { failsByItself, passiveScore } from "../../rules/checks/tests.js";
import { CHECK_FORM, checkIn, checkRoll, checkTest } from "../check-test.js";
import { called, count, deed, fact, field, named, numbers, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";
import { skillTried, triedField, triedOptions } from "../tried.js";

const ROLL = "passive";
const MOST_TOTAL = 99;

/** DD-83 — the skills whose rolls are kept stand first. */
function optionsFor(actors: readonly Actor[]) {
  const [actor] = actors;
  const options = triedOptions(actors).filter(({ value }) => value.startsWith("skill."));
  const isKept = ({ value }: { readonly value: string }) =>
    actor !== undefined && skillTried(actor, value.slice("skill.".length))?.system.passive === true;
  return [...options.filter(isKept), ...options.filter((one) => !isKept(one))];
}

/** DD-83 — the keeper alone reads it: unless they say otherwise, that of an actor whose numbers they keep. */
const SECRET = field.flag({
  initial: ({ actors: [actor] }) => actor !== undefined && keepsNumbers(actor),
  hint: say("hint.secret"),
  folded: true,
});

const { help, situation, skill } = CHECK_FORM;

const FORM = {
  tried: triedField(optionsFor),
  label: field.text({ hint: say("hint.label") }),
  help,
  fixed: field.flag({ hint: say("hint.fixed"), asks: (fixed) => fixed }),
  secret: SECRET,
  ...{ situation, skill },
};

type Keeping = Pick<Filling<typeof FORM>, "actor" | "choices" | "form">;

/** DD-83 — the skill that is rolled for others to meet. */
const skillIn = ({ actor, form: { tried } }: Keeping) =>
  tried.kind === "skill" ? skillTried(actor, tried.word) : null;

const testOf = ({ actor, choices }: Keeping) => checkTest(actor, { ...checkIn(actor, choices), take: "roll" });

/** What is chosen where nothing was: the first of the skills that are offered. */
const chose = (choices: DeedChoices): boolean => "tried" in choices || "skill" in choices;

/** DD-83…DD-85 — a roll, or a fixed score, that is kept to be met by all who try. */
export const passive = deed("passive", {
  icon: "fa-solid fa-bookmark",
  by: "owner",
  form: FORM,
  window: (_form, { actors, choices }) => ({
    tried: chose(choices) || { value: optionsFor(actors)[0]?.value ?? "" },
  }),
  kept: {
    ...{ key: text, name: text, label: text, secret: flag, modifier: whole, fixed: flag, aid: text, time: whole },
    ...{ die: nullable(whole), total: nullable(whole), automaticFailure: flag },
  },
  blind: (actors, choices) => SECRET.read({ actors, choices }, "secret"),
  obstacle: (keeping) => unlessAwake(keeping.actor) ?? (skillIn(keeping) ? null : obstacle("untried", keeping.actor)),
  rolls: (keeping) => {
    const test = keeping.form.fixed ? null : testOf(keeping);
    return test ? checkRoll(ROLL, "passive", test) : [];
  },
  modifiers: (keeping) => testOf(keeping)?.lines ?? [],
  outcome: ({ dice, ...keeping }) => {
    const test = testOf(keeping);
    const tried = skillIn(keeping);
    const { label, secret, fixed } = keeping.form;
    const die = fixed ? null : (dice[ROLL]?.[0] ?? null);
    if (!test || !tried || (!fixed && die === null)) return {};
    const modifier = test.lines.reduce((sum, { value }) => sum + value, 0);
    return {
      ...{ key: tried.system.keptUnder, name: tried.name, label, secret, modifier, fixed, die },
      total: die === null ? passiveScore(modifier) : die + modifier,
      automaticFailure: die !== null && failsByItself(die),
      ...{ aid: test.aid, time: game.time.worldTime },
    };
  },
  changes: ({ key, total: value, automaticFailure, label, secret, time }, actor) => {
    if (key === "" || value === null) return null;
    const after = { value, automaticFailure, label, secret, time };
    const before = figuresOf(actor).passive[key];
    if (before && JSON.stringify(before) === JSON.stringify(after)) return null;
    return { values: [{ path: `system.passive.${key}`, after }] };
  },
  edit: { figures: ({ total }) => (total === null ? [] : [count("total", [-MOST_TOTAL, MOST_TOTAL])]) },
  view: ({ name, label, fixed, die, total, automaticFailure: failed }) =>
    card({
      verdict: say("passive.verdict", { name: called(name) }),
      tone: failed ? "bad" : "accent",
      die: die === null ? null : { faces: 20, value: die, state: failed ? "miss" : "hit" },
      total,
      facts: [
        ...(label ? [fact("label", named(label), "DD-83")] : []),
        ...(fixed ? [numbers("score", say("passive.fixed"), "DD-84")] : []),
        ...(failed ? [fact("natural1", say("natural1"), "DD-02")] : []),
      ],
    }),
});
