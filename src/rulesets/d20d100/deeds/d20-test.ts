import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { stored, word } from "../../../core/deed/card.js";
import { flagIn } from "../../../core/deed/choices.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { DeedChoices, DeedEdit, DeedField } from "../../../core/play/contract/deed.js";
import { percentage, signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { woundPenaltyOf } from "../data/body.js";
import { d20d100Options } from "../data/options.js";
import { counted, lineOf } from "../dice/lines.js";
import { testSpec } from "../dice/specs.js";
import type { TestRoll } from "../dice/test-roll.js";
import { chancesOf } from "../rules/percentages.js";
import { passes, testResult } from "../rules/tests.js";
import { fact, figure, told } from "./card.js";
import { difficultyIn, MOST_DIFFICULTY, situationField, situationIn } from "./circumstances.js";
import { flagField, numberField } from "./fields.js";
import { count, flag } from "./figures.js";

/** A test that the body, the mind or magic asks for by itself, against a difficulty that the rules name. */

/** DD-01 — a test to be made. */
export interface D20Test {
  readonly what: TestRoll;
  readonly lines: readonly Modifier[];
  readonly difficulty: number;
}

/** What such a test rests on. */
interface Tried {
  readonly what: TestRoll;
  readonly lines: readonly Modifier[];
  /** DD-08 — unless the keeper says otherwise. */
  readonly difficulty: number;
  /** DD-92 — whether wounds weigh on it. */
  readonly physical: boolean;
}

/** DD-01, DD-09, DD-92 — a test with what circumstances and wounds add to it. */
export function d20Test(actor: Actor, { what, lines, difficulty, physical }: Tried, choices: DeedChoices): D20Test {
  const wounds = physical && flagIn(choices, "wounds", true) ? woundPenaltyOf(actor) : 0;
  const more = situationIn(choices);
  const all = [
    ...lines,
    ...(wounds === 0 ? [] : [lineOf("wounds", wounds)]),
    ...(more === 0 ? [] : [lineOf("situation", more)]),
  ];
  return { what, lines: all, difficulty: difficultyIn(choices, difficulty) };
}

/** DD-06 — what is added to the die, and how likely it succeeds. */
function testChance({ lines, difficulty }: D20Test): Text {
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  const { effective } = chancesOf(modifier, difficulty, d20d100Options());
  return told("hint.chance", { modifier: signed(modifier), difficulty, chance: percentage(effective / 100) });
}

/** DD-08, DD-09, DD-92 — what is asked about it: an easier test than the rules have it is for the keeper to grant. */
export function testFields(
  actor: Actor,
  { difficulty, physical, what, lines }: Pick<Tried, "difficulty" | "physical"> & Partial<Tried>,
  choices: DeedChoices,
): readonly DeedField[] {
  const asked = difficultyIn(choices, difficulty);
  const test = what && lines && d20Test(actor, { what, lines, difficulty, physical }, choices);
  const hint = test && mayKnowNumbers(actor) ? testChance(test) : null;
  return [
    {
      ...numberField("difficulty", asked, 0, MOST_DIFFICULTY),
      ...{ asks: asked < difficulty, folded: true, ...(hint && { hint }) },
    },
    situationField(choices),
    ...(physical && woundPenaltyOf(actor) !== 0
      ? [{ ...flagField("wounds", flagIn(choices, "wounds", true)), asks: true, folded: true }]
      : []),
  ];
}

/** DD-01 — the roll of it. */
export function testRoll(id: string, { what, lines }: D20Test): RollSpec {
  return testSpec(id, { what, lines: counted(lines) });
}

/** DD-01…DD-04 — what the die comes to. */
export function testOutcome(id: string, { lines, difficulty }: D20Test, dice: Dice): Outcome {
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  const die = dice[id]?.[0] ?? 1;
  return { die, modifier, difficulty, ...testResult({ die, modifier }, difficulty, d20d100Options()) };
}

/** DD-01 — whether a test that is still being rolled has succeeded. */
export function succeedsWith(id: string, test: D20Test, dice: Dice): boolean {
  return testOutcome(id, test, dice).success === true;
}

/** Whether the test of an outcome has succeeded. */
export const succeeded = ({ success }: Outcome): boolean => success === true;

/** DD-01 — the die and the total, as a card shows them; the banner of a natural 1 is the total's own word. */
export function testShown(outcome: Outcome): Pick<OutcomeView, "die" | "total" | "tone"> {
  const success = succeeded(outcome);
  const die = stored(outcome, "die");
  const state = die === 1 ? "miss" : success ? "hit" : "miss";
  return { die: { faces: 20, value: die, state }, total: stored(outcome, "total"), tone: success ? "good" : "bad" };
}

/** DD-01, DD-02 — the facts that every such test tells. */
export function testFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  return [
    fact("difficulty", figure(stored(outcome, "difficulty")), rule),
    ...(outcome.automaticFailure === true ? [fact("natural1", told("natural1"), "DD-02")] : []),
  ];
}

/**
 * DD-01…DD-03 — what of a test the keeper decides: the total follows from the modifier, success from the total unless it
 * is decided itself. A natural 20 that succeeds goes on doing so, but for a total that the keeper has named.
 */
export function testDecided(decided: Outcome, ruled: Outcome): Outcome {
  const added = stored(decided, "modifier") - stored(ruled, "modifier");
  const named = isDecided(decided, "total");
  const total = stored(decided, "total") + (named ? 0 : added);
  const margin = total - stored(decided, "difficulty");
  if (isDecided(decided, "success")) return { total, margin };
  const byDie = {
    automaticFailure: decided.automaticFailure === true,
    automaticSuccess: decided.automaticSuccess === true && !named,
  };
  return { total, margin, success: passes(margin, byDie) };
}

/** DD-01 — what is added to the die, where the keeper may decide it otherwise. */
export const modifierFigure = () => count("modifier", [-MOST_DIFFICULTY, MOST_DIFFICULTY], { audience: "numbers" });

/** DD-01 — the figures of a test that the keeper may decide otherwise. */
export const testFigures = () => [
  modifierFigure(),
  count("total", [-MOST_DIFFICULTY, MOST_DIFFICULTY * 2]),
  count("difficulty", [0, MOST_DIFFICULTY]),
  flag("success"),
];

/** The same for a deed that is nothing but a test. */
export const testEdit: DeedEdit = { figures: testFigures, follow: testDecided };

/** Who or what a card is about, as an outcome names it; nothing where it does not. */
export function reasonFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const reason = word(outcome, "reason");
  return reason ? [fact("reason", told("named", { name: reason }), rule)] : [];
}
