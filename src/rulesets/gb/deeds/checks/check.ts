import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedEdit, DeedField } from "../../../../core/play/contract/deed.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import type { Text } from "../../../../core/text/text.js";
import { checkFrom } from "../../data/checks.js";
import { saveCallLabel, stateLabel } from "../../labels.js";
import { opposed, succeeds, TAKEN } from "../../rules/checks/checks.js";
import type { Taken } from "../../rules/checks/checks.js";
import { exhaustionResult } from "../../rules/body/pools.js";
import { die, stored, word } from "../card.js";
import { checksOf, mayLast, MOST_MODIFIER, sumTried, triedBy, type Tried } from "./checked.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import { faceOf, rollOf } from "../dice.js";
import { earlierCheck, earlierChecks } from "./earlier-checks.js";
import { exhaustion } from "./save.js";
import { choiceField, flagField, numberField, textField } from "../fields.js";
import { count, deed, EITHER_WAY, fact, obstacle, yesNo } from "../kit.js";
import { sumOf } from "../lines.js";
import { unlessAble, unlessAlive } from "../obstacles.js";

const MOST_DC = 60;
const ROLLED = "roll";

/** GB-01 — the face that is taken instead of rolled; `null` to roll. Nobody takes a save. */
function takenIn(actor: Actor, choices: DeedChoices): Taken | null {
  if (triedBy(actor, choices)?.kind === "save") return null;
  return TAKEN.find((face) => `${face}` === textIn(choices, "take") || face === choices.take) ?? null;
}

function dcIn(choices: DeedChoices): number | null {
  const dc = numberIn(choices, "dc", { min: 0, max: MOST_DC, otherwise: -1 });
  return dc < 0 ? null : dc;
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const checks = checksOf(actors);
  const [kind, id] = [textIn(choices, "kind"), textIn(choices, "id")];
  const named = kind !== "" && id !== "" ? `${kind}.${id}` : "";
  const listed = textIn(choices, "check") || named || (checks[0]?.value ?? "");
  const tried = triedBy(actor, { ...choices, check: listed });
  const taken = tried?.kind === "save" ? null : takenIn(actor, choices);
  const earlier = earlierChecks();
  const against = textIn(choices, "against");
  return [
    choiceField("check", listed, withListed(checks, listed, tried)),
    numberField("dc", tried?.dc ?? dcIn(choices), 0, MOST_DC, { key: "GARDIEN.GB.DEED.check.dcHint" }),
    ...(tried?.kind === "save" ? [] : [choiceField("take", taken === null ? ROLLED : `${taken}`, TAKES)]),
    ...(actors.some((one) => mayLast(one, tried)) ? [flagField("lasting", choices.lasting === true)] : []),
    {
      ...numberField(
        "modifier",
        numberIn(choices, "modifier", { min: -MOST_MODIFIER, max: MOST_MODIFIER, otherwise: 0 }),
        -MOST_MODIFIER,
        MOST_MODIFIER,
      ),
      asks: true,
    },
    textField("reason", textIn(choices, "reason")),
    ...(earlier.length > 0 || against !== ""
      ? [choiceField("against", against, [NOBODY, ...earlier.map(opponent)])]
      : []),
  ];
}

/** What can be tried, with what a button named: by the slug of a skill, or one that is not trained. */
function withListed(checks: ReturnType<typeof checksOf>, listed: string, tried: Tried | null) {
  if (!tried || checks.some(({ value }) => value === listed)) return checks;
  const label = tried.skill ? { key: "GARDIEN.GB.DEED.named", data: { name: tried.skill } } : nameOf(tried.id);
  return [{ value: listed, label }, ...checks];
}

const TAKES = [ROLLED, ...TAKEN.map(String)].map((value) => ({
  value,
  label: { key: `GARDIEN.GB.DEED.check.take.${value}` },
}));
const NOBODY = { value: "", label: { key: "GARDIEN.GB.DEED.check.nobody" } };

function opponent({ id, name, total }: { id: string; name: string; total: number }) {
  return { value: id, label: { key: "GARDIEN.GB.DEED.check.opponent", data: { name, total } } };
}

/** GB-01 — what of a check the keeper decides; success and who wins follow from the totals. */
const edit: DeedEdit = {
  figures: (ruled) =>
    typeof ruled.total !== "number"
      ? []
      : [count("total", EITHER_WAY), ...(ruled.called === true ? [] : [count("dc", [0, MOST_DC]), yesNo("success")])],
  follow: (decided) => {
    const one = { total: stored(decided, "total"), modifier: stored(decided, "modifier") };
    const other = { total: stored(decided, "opposed"), modifier: stored(decided, "opposedModifier") };
    const { dc } = decided;
    return {
      ...(typeof dc === "number" && !isDecided(decided, "success") && { success: succeeds(one.total, dc) }),
      ...(typeof decided.opposed === "number" && { winner: opposed(one, other) ?? "nobody" }),
    };
  },
};

/** GB-01, GB-12 — a skill, a save or an ability is tried, against a difficulty or against somebody else's check. */
export const check = deed("check", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  carries: ["kind", "id"],
  fields: fieldsOf,
  obstacle: ({ actor, choices }) => {
    const tried = triedBy(actor, choices);
    if (!tried) return obstacle("noCheck", actor);
    if (!tried.usable) return obstacle("untrained", actor);
    return tried.kind === "skill" ? unlessAble(actor) : unlessAlive(actor);
  },
  rolls: ({ actor, choices }) => {
    const tried = triedBy(actor, choices);
    if (!tried || takenIn(actor, choices) !== null) return [];
    return [rollOf("check", "check", { faces: 20 }, sumTried(actor, choices, tried))];
  },
  modifiers: ({ actor, choices }) => {
    const tried = triedBy(actor, choices);
    return tried ? sumTried(actor, choices, tried) : [];
  },
  outcome: ({ actor, choices, dice }) => {
    const tried = triedBy(actor, choices);
    const taken = takenIn(actor, choices);
    const face = taken ?? faceOf(dice, "check");
    if (!tried || face === undefined) return { total: null } as Outcome;
    const modifier = sumOf(sumTried(actor, choices, tried));
    const total = face + modifier;
    const other = earlierCheck(textIn(choices, "against"));
    const dc = tried.dc ?? dcIn(choices);
    return {
      kind: tried.kind,
      check: tried.id,
      name: tried.skill,
      called: tried.dc !== null,
      face,
      taken: taken !== null,
      modifier,
      total,
      dc,
      success: dc === null ? null : succeeds(total, dc),
      opponent: other?.name ?? "",
      opposed: other?.total ?? null,
      opposedModifier: other?.modifier ?? 0,
      winner: other ? (opposed({ total, modifier }, other) ?? "nobody") : "",
    };
  },
  changes: (outcome, actor) => {
    // GB-09: the save that the rules call for now decides whether its roller is stunned or unconscious
    if (word(outcome, "kind") !== "save" || outcome.called !== true) return null;
    return exhaustion(actor, stored(outcome, "total"));
  },
  edit,
  view: (outcome) => {
    if (typeof outcome.total !== "number")
      return card({ verdict: { key: "GARDIEN.GB.DEED.check.none" }, tone: "mute" });
    const { total } = outcome;
    const success = outcome.winner ? outcome.winner === "one" : outcome.success !== false;
    return card({
      verdict: verdictOfCheck(outcome, total),
      tone: isOpen(outcome) ? "accent" : success ? "good" : "bad",
      die: outcome.taken === true ? null : die(20, stored(outcome, "face"), success),
      total,
      facts: factsOf(outcome),
      ...(isOpen(outcome) && {
        summary: { key: "GARDIEN.GB.DEED.check.total", data: { tried: triedIn(outcome), total } },
      }),
    });
  },
});

/** What came of it: of two who compete, who wins; against a difficulty, success or failure; else the total alone. */
function verdictOfCheck(outcome: Outcome, total: number): Text {
  const winner = word(outcome, "winner");
  const name = word(outcome, "opponent");
  if (winner) return { key: `GARDIEN.GB.DEED.check.winner.${winner}`, data: { name } };
  if (outcome.called === true) return { key: stateLabel(exhaustionResult(total)) };
  if (outcome.success === null) return triedIn(outcome);
  return { key: `GARDIEN.GB.DEED.check.${outcome.success === true ? "success" : "failure"}` };
}

/** The name of what was tried. */
function triedIn(outcome: Outcome): Text {
  const skill = word(outcome, "name");
  return skill ? { key: "GARDIEN.GB.DEED.named", data: { name: nameAsKnown(skill) } } : nameOf(word(outcome, "check"));
}

function nameOf(check: string): Text {
  return { key: saveCallLabel(checkFrom(check)) };
}

/** Whether nothing stood against it: the card gives the total and the keeper judges. */
function isOpen(outcome: Outcome): boolean {
  return outcome.success === null && !word(outcome, "winner");
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const figure = (value: number): Text => ({ key: "GARDIEN.GB.DEED.figure", data: { value } });
  const other = { name: word(outcome, "opponent"), total: stored(outcome, "opposed") };
  return [
    ...(isOpen(outcome) ? [] : [fact("tried", triedIn(outcome), "GB-01")]),
    ...(outcome.taken === true
      ? [fact("taken", { key: `GARDIEN.GB.DEED.check.take.${stored(outcome, "face")}` }, "GB-01")]
      : []),
    ...(typeof outcome.dc === "number" ? [fact("dc", figure(outcome.dc), "GB-01")] : []),
    ...(typeof outcome.opposed === "number"
      ? [fact("opponent", { key: "GARDIEN.GB.DEED.check.opponent", data: other }, "GB-01")]
      : []),
  ];
}
