import { effectLines } from "../../../core/play/effects/effect-lines.js";
import { filled, type Asked } from "../../../core/deed/form.js";
import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { flag, whole, type Read } from "../../../core/shape/shape.js";
import { percentage, signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { woundPenaltyOf } from "../data/body.js";
import { d20d100Options } from "../data/options.js";
import { counted, lineOf } from "../dice/lines.js";
import { testSpec } from "../dice/specs.js";
import type { TestRoll } from "../dice/test-roll.js";
import { chancesOf } from "../rules/checks/percentages.js";
import { passes, testResult } from "../rules/checks/tests.js";
import { MOST_DIFFICULTY, SITUATION } from "./circumstances.js";
import { count, fact, field, figure, named, say, yesNo } from "./kit.js";

/** A test that the body, the mind or magic asks for by itself, against a difficulty that the rules name. */

/** DD-01 — a test to be made. */
export interface D20Test {
  readonly what: TestRoll;
  readonly lines: readonly Modifier[];
  readonly difficulty: number;
}

/** What such a test rests on. */
interface Tried extends D20Test {
  /** DD-92 — whether wounds weigh on it. */
  readonly physical: boolean;
}

/** What is chosen about a test. */
interface TestChosen {
  readonly difficulty: number;
  readonly situation: number;
  readonly wounds: boolean;
}

/** DD-01, DD-09, DD-92 — a test with what circumstances and wounds add to it. */
export function d20Test(actor: Actor, { what, lines, physical }: Omit<Tried, "difficulty">, form: TestChosen): D20Test {
  const { difficulty, situation } = form;
  const wounds = physical && form.wounds ? woundPenaltyOf(actor) : 0;
  const all = [
    ...lines,
    ...(wounds === 0 ? [] : [lineOf("wounds", wounds)]),
    ...(situation === 0 ? [] : [lineOf("situation", situation)]),
    ...effectLines(actor, ["checks"]),
  ];
  return { what, lines: all, difficulty };
}

/** DD-06 — what is added to the die, and how likely it succeeds. */
function testChance({ lines, difficulty }: D20Test): Text {
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  const { effective } = chancesOf(modifier, difficulty, d20d100Options());
  return say("hint.chance", { modifier: signed(modifier), difficulty, chance: percentage(effective / 100) });
}

/** DD-06 — the exact chance of a test, 0 to 1; `null` where none is made. */
export function chanceOf(test: D20Test | null): number | null {
  if (!test) return null;
  const modifier = test.lines.reduce((sum, { value }) => sum + value, 0);
  return chancesOf(modifier, test.difficulty, d20d100Options()).effective / 100;
}

/** What a window knows of a test: without `what` and `lines` it tells no chance. */
type Announced = Pick<Tried, "difficulty" | "physical"> & Partial<Tried>;

/**
 * DD-08, DD-09, DD-92 — the fields of a test: an easier one than the rules have it is for the keeper to grant.
 * @param triedBy what an actor tests
 * @param testerOf who makes the test; absent: the actor of the deed
 */
export function testForm(
  triedBy: (actor: Actor, asked: Asked) => Announced,
  testerOf: (asked: Asked) => Actor | null = ({ actors: [actor] }) => actor ?? null,
) {
  const testing = (asked: Asked) => {
    const actor = testerOf(asked);
    return actor && { actor, ...triedBy(actor, asked) };
  };
  const usual = (asked: Asked): number => testing(asked)?.difficulty ?? 0;
  const more = {
    situation: SITUATION,
    wounds: field.flag({
      when: (asked) => {
        const test = testing(asked);
        return test !== null && test.physical && woundPenaltyOf(test.actor) !== 0;
      },
      ...{ initial: true, asks: true, folded: true },
    }),
  };
  return {
    difficulty: field.number(0, MOST_DIFFICULTY, {
      initial: usual,
      asks: (difficulty, asked) => difficulty < usual(asked),
      folded: true,
      hint: (difficulty, asked) => {
        const { actor, what, lines, physical = false } = testing(asked) ?? {};
        if (!actor || !what || !lines || !mayKnowNumbers(actor)) return null;
        return testChance(d20Test(actor, { what, lines, physical }, { ...filled(more, asked), difficulty }));
      },
    }),
    ...more,
  };
}

/** DD-01 — the roll of it. */
export function testRoll(id: string, { what, lines }: D20Test): RollSpec {
  return testSpec(id, { what, lines: counted(lines) });
}

/** DD-01…DD-04 — what an outcome keeps of a test. */
export const TEST = {
  ...{ die: whole, modifier: whole, difficulty: whole, total: whole, margin: whole },
  ...{ success: flag, automaticFailure: flag, automaticSuccess: flag },
};
export interface Tested extends Read<typeof TEST> {}

/** DD-01…DD-04 — what the die comes to. */
export function testOutcome(id: string, { lines, difficulty }: D20Test, dice: Dice): Tested {
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  const die = dice[id]?.[0] ?? 1;
  return { die, modifier, difficulty, ...testResult({ die, modifier }, difficulty, d20d100Options()) };
}

/** DD-01 — the die and the total, as a card shows them; the banner of a natural 1 is the total's own word. */
export function testShown({ die, total, success }: Tested): Pick<OutcomeView, "die" | "total" | "tone"> {
  const state = die !== 1 && success ? "hit" : "miss";
  return { die: { faces: 20, value: die, state }, total, tone: success ? "good" : "bad" };
}

/** DD-01, DD-02 — the facts that the card of every such test tells. */
export function testFacts({ difficulty, automaticFailure }: Tested, rule: string): readonly CardFact[] {
  return [
    fact("difficulty", figure(difficulty), rule),
    ...(automaticFailure ? [fact("natural1", say("natural1"), "DD-02")] : []),
  ];
}

/** A test with the ids of what the keeper has decided of it. */
type Decided = Omit<Tested, "die" | "margin" | "success"> & { readonly decided?: readonly string[] };

/**
 * DD-01…DD-03 — what of a test the keeper decides: the total follows from the modifier, success from the total unless it
 * is decided itself. A natural 20 that succeeds goes on doing so, but for a total that the keeper has named.
 */
export function testDecided(decided: Decided, ruled: Pick<Tested, "modifier">): Partial<Tested> {
  const { automaticFailure, automaticSuccess } = decided;
  const byTotal = isDecided(decided, "total");
  const total = decided.total + (byTotal ? 0 : decided.modifier - ruled.modifier);
  const margin = total - decided.difficulty;
  if (isDecided(decided, "success")) return { total, margin };
  return {
    ...{ total, margin },
    success: passes(margin, { automaticFailure, automaticSuccess: automaticSuccess && !byTotal }),
  };
}

/** DD-01 — what is added to the die, where the keeper may decide it otherwise. */
export const modifierFigure = () => count("modifier", [-MOST_DIFFICULTY, MOST_DIFFICULTY], { audience: "numbers" });

/** DD-01 — the figures of a test that the keeper may decide otherwise. */
export const testFigures = () => [
  modifierFigure(),
  count("total", [-MOST_DIFFICULTY, MOST_DIFFICULTY * 2]),
  count("difficulty", [0, MOST_DIFFICULTY]),
  yesNo("success"),
];

/** The same for a deed that is nothing but a test. */
export const testEdit = { figures: testFigures, follow: testDecided };

/** What a card is about, as it was typed; nothing where it was not. */
export function reasonFacts(reason: string, rule: string): readonly CardFact[] {
  return reason ? [fact("reason", named(reason), rule)] : [];
}
