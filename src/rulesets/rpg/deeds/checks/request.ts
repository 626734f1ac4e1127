import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { flag, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf, roundNow } from "../../attack/reading.js";
import { rpgOptions } from "../../data/options.js";
import { spanText } from "../../labels.js";
import { afterIntervals } from "../../rules/hazards/affliction-course.js";
import { busy } from "../../rules/fight/busy.js";
import { ROUND_SECONDS } from "../../rules/time.js";
import { INTERVALS } from "../../rules/vocabulary.js";
import { difficultyFact, difficultyFigure, difficultyOf, TEST_DIFFICULTY, usualDifficulties } from "../difficulty.js";
import { deed, fact, field, named, say, secret, unlessAlive } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { chanceOf, chancesHint, marginFact, modifierFacts, TESTED, testOf, type Test } from "../tested.js";
import { MODIFIER_FORM, TRIED, TRIED_FORM, triedName, triedOf, triedOutcome } from "../tried.js";

/** RP-03 — the longest that the keeper makes an action last, in whatever unit. */
const LONGEST = 999;

/** RP-05, RP-08 — what is tried, and how hard it is, as an outcome keeps it. */
export const ASKED = { ...TRIED, difficulty: whole, modifier: whole, hidden: flag };

const KEPT = {
  ...ASKED,
  /** RP-18 — the result is the keeper's alone. */
  secret: flag,
  /** RP-03 — how long it keeps its author busy; 0 for an instant action. */
  ...{ length: whole, unit: oneOf(INTERVALS) },
  reason: text,
};
type Request = Read<typeof KEPT>;

/** RP-08 — whether the FD is the keeper's alone to know. */
export const HIDDEN_FORM = { hidden: field.flag({ hint: say("hint.hiddenDifficulty") }) };

/** RP-03…RP-08, RP-18 — the keeper asks for a test: of what, how hard, how long, and whether its result is theirs alone. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: {
    join: "check",
    each: { label: say("request.answer"), compared: (answer) => marginFact(record(TESTED).read(answer)) },
  },
  form: {
    ...TRIED_FORM,
    ...TEST_DIFFICULTY,
    ...HIDDEN_FORM,
    ...MODIFIER_FORM,
    secret: field.flag({ when: () => rpgOptions().hiddenRolls === "flagged", hint: say("hint.secret") }),
    length: field.number(0, LONGEST, { hint: say("hint.length") }),
    unit: field.choice(INTERVALS, "unit"),
    reason: field.text({ hint: say("hint.reason") }),
  },
  // RP-09: of one person alone the window tells the chance
  window: (form, { actor, actors }) => ({
    unit: form.length > 0,
    ...(actors.length === 1 && { tried: { hint: chancesHint(askedOf(actor, form)) } }),
  }),
  usual: usualDifficulties,
  chance: ({ actor, form }) => chanceOf(askedOf(actor, form)),
  kept: KEPT,
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ form }) => ({ ...form, ...triedOutcome(triedOf(form)), difficulty: difficultyOf(form) }),
  // RP-03: in a fight a lasting action keeps its author busy for so many rounds
  changes: ({ length, unit }, actor): Changes | null => {
    const seconds = afterIntervals(0, length, unit);
    if (seconds === 0 || !roundNow(actor)) return null;
    const { lasting, moment } = figuresOf(actor);
    return { values: lastingChange([...lasting, busy(moment, seconds / ROUND_SECONDS)]) };
  },
  // RP-17: what is nearly impossible may be granted instead
  calls: () =>
    game.user.isGM && rpgOptions().oneInAMillion ? [{ deed: "million", choices: {}, label: say("million.name") }] : [],
  edit: { figures: ({ hidden }) => [difficultyFigure(hidden)] },
  view: (kept) =>
    card({
      verdict: say("request.verdict", { tried: triedName(triedOf(kept)) }),
      tone: "accent",
      facts: factsOf(kept),
    }),
});

/** RP-09 — the test that somebody would make of it. */
function askedOf(
  actor: Actor,
  form: Read<typeof TRIED> & Parameters<typeof difficultyOf>[0] & { modifier: number },
): Test {
  const tried = triedOf(form);
  return testOf(actor, tried, { what: "test", difficulty: difficultyOf(form), modifier: form.modifier });
}

function factsOf({
  difficulty,
  modifier,
  hidden,
  length,
  unit,
  secret: isSecret,
  reason,
}: Request): readonly CardFact[] {
  return [
    difficultyFact(difficulty, hidden),
    ...modifierFacts({ modifier }),
    ...(length > 0 ? [fact("lasts", spanText(length, unit), "RP-03")] : []),
    ...(isSecret ? [secret("secret", say("secretRoll"), "RP-18")] : []),
    ...(reason ? [fact("reason", named(reason), "RP-05")] : []),
  ];
}
