import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, numberIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { figuresOf, roundNow } from "../../attack/reading.js";
import { rpgOptions } from "../../data/options.js";
import { spanText } from "../../labels.js";
import { afterIntervals } from "../../rules/affliction-course.js";
import { busy } from "../../rules/busy.js";
import { ROUND_SECONDS } from "../../rules/time.js";
import { INTERVALS, type Interval } from "../../rules/vocabulary.js";
import { fact, named, secret, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { difficultyFact, difficultyFigure, difficultyIn, testDifficultyFields } from "../difficulty.js";
import { choiceField, flagField, numberField, textField } from "../fields.js";
import { lastingChange } from "../lasting.js";
import { unlessAlive } from "../reading.js";
import { marginFact } from "../tested.js";
import { triedFields, triedIn, triedName, triedOutcome } from "../tried.js";

/** RP-03 — the longest that the keeper makes an action last, in whatever unit. */
const LONGEST = 999;

const unitLabel = (unit: Interval): string => `${AREA}.unit.${unit}`;

/** RP-03 — how long it keeps its author busy; nothing for an instant action. */
function lengthIn(choices: DeedChoices): number {
  return numberIn(choices, "length", { min: 0, max: LONGEST, otherwise: 0 });
}

function unitIn(choices: DeedChoices): Interval {
  return wordIn(choices, "unit", INTERVALS);
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const length = lengthIn(choices);
  return [
    ...triedFields(actors, choices),
    ...testDifficultyFields(actors, choices),
    flagField("hidden", flagIn(choices, "hidden"), told("hint.hiddenDifficulty")),
    ...(rpgOptions().rpgHiddenRolls === "flagged"
      ? [flagField("secret", flagIn(choices, "secret"), told("hint.secret"))]
      : []),
    numberField("length", length, 0, LONGEST, told("hint.length")),
    ...(length > 0 ? [choiceField("unit", unitIn(choices), wordOptions(INTERVALS, unitLabel))] : []),
    textField("reason", textIn(choices, "reason"), told("hint.reason")),
  ];
}

/** RP-03 — in a fight a lasting action keeps somebody busy for so many rounds. */
function kept(outcome: Outcome, actor: Actor): Changes | null {
  const seconds = afterIntervals(0, stored(outcome, "length"), unitIn(outcome));
  if (seconds === 0 || !roundNow(actor)) return null;
  const { lasting, moment } = figuresOf(actor);
  return { values: lastingChange([...lasting, busy(moment, seconds / ROUND_SECONDS)]) };
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  const length = stored(outcome, "length");
  return [
    difficultyFact(stored(outcome, "difficulty"), outcome.hidden === true),
    ...(length > 0 ? [fact("lasts", spanText(length, unitIn(outcome)), "RP-03")] : []),
    ...(outcome.secret === true ? [secret("secret", told("secretRoll"), "RP-18")] : []),
    ...(reason ? [fact("reason", named(reason), "RP-05")] : []),
  ];
}

/** RP-03…RP-08, RP-18 — the keeper asks for a test: of what, how hard, how long, and whether its result is theirs alone. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: { join: "check", each: { label: told("request.answer"), compared: marginFact } },
  fields: fieldsOf,
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ choices }) => ({
    ...triedOutcome(triedIn(choices)),
    difficulty: difficultyIn(choices),
    hidden: flagIn(choices, "hidden"),
    secret: flagIn(choices, "secret"),
    length: lengthIn(choices),
    unit: unitIn(choices),
    reason: textIn(choices, "reason"),
  }),
  changes: kept,
  // RP-17: what is nearly impossible may be granted instead
  calls: () =>
    game.user.isGM && rpgOptions().rpgOneInAMillion
      ? [{ deed: "million", choices: {}, label: told("million.name") }]
      : [],
  edit: { figures: (ruled) => [difficultyFigure(ruled.hidden === true)] },
  view: (outcome) =>
    card({
      verdict: told("request.verdict", { tried: triedName(triedIn(outcome)) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
