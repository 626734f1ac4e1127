import { effectItemId } from "../../../core/play/effects/item-id.js";
import { effectDifficulty } from "../attack/effect-difficulty.js";
import { readsAsKeeper } from "../../../core/world/reader.js";
import { card } from "../../../core/deed/card.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes, ItemChange } from "../../../core/play/contract/changes.js";
import type { Figure } from "../../../core/play/contract/deed.js";
import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import type { Kept } from "../../../core/play/record/kept.js";
import { flag, oneOf, optional, whole, type Read } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { signed } from "../attack/circumstances.js";
import { skillUsed } from "../attack/skill-used.js";
import { rpgOptions } from "../data/options.js";
import { lineOf } from "../dice/lines.js";
import { diceSpec, testSpec } from "../dice/specs.js";
import { TEST_DIE, type TestRoll } from "../dice/test-roll.js";
import { successChance } from "../odds/test.js";
import { resolveTest, WORST_FACE, type TestResult } from "../rules/checks/test-result.js";
import { difficultyFact, difficultyFigure } from "./difficulty.js";
import { count, fact, figure, numbers, pick, say, secret } from "./kit.js";
import {
  scoreOf,
  skillTried,
  TRIED,
  triedName,
  triedOf,
  triedOutcome,
  triedRule,
  triedValue,
  type Tried,
} from "./tried.js";

/** Id of the roll of a test, unless a deed has several. */
const TEST = "test";

/** RP-12 — what a test may come to, the best first. */
const RESULTS = ["criticalSuccess", "success", "failure", "criticalFailure"] as const;

const MOST_SCORE = 99;

/** RP-09 — a test that is about to be made. */
export interface Test {
  /** What it is for. */
  readonly what: TestRoll;
  readonly tried: Tried;
  /** What is added by hand is in it. */
  readonly score: number;
  /** RP-61 — what is added to the score by hand. */
  readonly modifier?: number;
  readonly difficulty: number;
  /** RP-79 — how much of the FD is the spell's own; the rest is the keeper's. */
  readonly own?: number;
  /** RP-08 — the FD is the keeper's alone to know. */
  readonly hidden?: boolean;
  /** What a keeper's own effects make of the FD; they are in it already. */
  readonly effects?: readonly Modifier[];
}

/** RP-09…RP-13 — a test as an outcome keeps it. */
export const TESTED = {
  ...TRIED,
  /** Absent where no test was made. */
  score: optional(whole),
  /** RP-61 — what of the score was added by hand; absent: nothing. */
  modifier: optional(whole),
  difficulty: whole,
  hidden: flag,
  /** Absent while no die has fallen. */
  die: optional(whole),
  total: whole,
  margin: whole,
  result: oneOf(RESULTS, "failure"),
};
export interface Tested extends Read<typeof TESTED> {}

/** RP-15, RP-16 — an actor's test of what is tried, by the score that it has now. */
export function testOf(actor: Actor, tried: Tried, test: Omit<Test, "tried" | "score">): Test {
  const effects = effectDifficulty(actor, ["checks", targetOf(actor, tried)]);
  const score = scoreOf(actor, tried) + (test.modifier ?? 0);
  return { ...test, tried, score, effects, difficulty: test.difficulty + sumOf(effects) };
}

const sumOf = (lines: readonly Modifier[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** What is tried, as a keeper's own effect names it. */
function targetOf(actor: Actor, tried: Tried): string {
  const skill = skillTried(actor, tried)?.parent;
  return skill ? effectItemId("skill", skill) : triedValue(tried);
}

/** RP-08 — what is added to the die of a test, if there is one; an FD that is hidden shows in no roll. */
export function testLines(test: Test | null): readonly Modifier[] {
  if (!test) return [];
  const { difficulty, own = 0, hidden = false, effects = [] } = test;
  const rest = difficulty - own - sumOf(effects);
  const lines = hidden ? [] : [lineOf("spell", own), lineOf("difficulty", rest), ...effects];
  return lines.filter(({ value }) => value !== 0);
}

/**
 * RP-09 — the roll of a test; where its FD is hidden the die alone, set against nothing.
 * @param next the roll that it calls for by what it comes to
 */
export function testRoll(test: Test, next?: (result: TestResult) => RollSpec | null, id = TEST): RollSpec {
  const { what, score, hidden } = test;
  const naturals = rpgOptions().naturals;
  const bare = hidden ? diceSpec(id, "test", TEST_DIE) : null;
  const spec = bare ?? testSpec(id, { what, score, naturals, lines: linesOf(testLines(test)) });
  if (!next) return spec;
  return {
    ...spec,
    next: (faces) => {
      const result = testResult(test, { [id]: faces }, id);
      return result && next(result);
    },
  };
}

/** RP-09…RP-13 — what a test comes to; `null` while its die has not fallen. */
export function testResult({ score, difficulty }: Test, dice: Dice, id = TEST): TestResult | null {
  const die = dice[id]?.[0];
  return die === undefined ? null : resolveTest({ score, difficulty, die }, rpgOptions().naturals);
}

/** RP-09 — the exact chance of a test, 0 to 1. */
export function chanceOf({ score, difficulty }: Pick<Test, "score" | "difficulty">): number {
  return successChance({ score, difficulty }, rpgOptions().naturals);
}

/** RP-09 — the score of a test and how likely it is to succeed, for the player who prepares it. */
export function chancesHint(test: Pick<Test, "score" | "difficulty">): Text {
  return say("hint.chances", { score: test.score, chance: Math.round(100 * chanceOf(test)) });
}

/** RP-09…RP-13 — what a test comes to, as an outcome keeps it; only what was known of it while no die has fallen. */
export function testOutcome({ tried, score, modifier = 0, difficulty, hidden = false }: Test, dice: Dice): Tested {
  const die = dice[TEST]?.[0];
  const known = {
    ...{ ...triedOutcome(tried), score, difficulty, hidden, total: 0, margin: 0, result: "failure" as const },
    ...(modifier !== 0 && { modifier }),
  };
  return die === undefined ? known : { ...known, die, ...resolved({ score, difficulty, die }) };
}

function resolved({ score = 0, difficulty, die = 0 }: Pick<Tested, "score" | "difficulty" | "die">) {
  const { total, margin, outcome } = resolveTest({ score, difficulty, die }, rpgOptions().naturals);
  return { total, margin, result: outcome };
}

/** RP-09 — whether a test succeeded. */
export function succeeded({ result }: Pick<Tested, "result">): boolean {
  return result === "success" || result === "criticalSuccess";
}

/** RP-96 — a roll is what a skill was used for: what to write on the items of the actor who tested it. */
export function usedItems(tested: Tested, tester: Actor): readonly ItemChange[] {
  return tested.die === undefined ? [] : skillUsed(skillTried(tester, triedOf(tested)));
}

/** RP-96 — the same, where nothing else changes on that actor. */
export function usedChanges(tested: Tested, tester: Actor): Changes | null {
  const items = usedItems(tested, tester);
  return items.length > 0 ? { items } : null;
}

/** RP-08…RP-12 — die, FD and score are the keeper's to correct, and so is what it comes to; nothing where none was made. */
export const testEdit = {
  figures: ({ score, hidden }: Tested): readonly Figure[] =>
    score === undefined
      ? []
      : [
          count("die", [1, WORST_FACE]),
          difficultyFigure(hidden),
          count("score", [-MOST_SCORE, MOST_SCORE], { audience: "numbers" }),
          pick(
            "result",
            RESULTS.map((value) => ({ value, label: say(`result.${value}`) })),
          ),
        ],
  follow: (decided: Kept<typeof TESTED>): Partial<Tested> => {
    if (decided.score === undefined) return {};
    const { result, ...byDie } = resolved(decided);
    return isDecided(decided, "result") ? byDie : { ...byDie, result };
  },
};

/** RP-10, RP-11 — by how much a test succeeded or failed; with a hidden FD it would tell that. */
export function marginFact({ margin, hidden }: Pick<Tested, "margin" | "hidden">): CardFact {
  return (hidden ? secret : fact)("margin", say("signed", { value: signed(margin) }), "RP-10");
}

/** RP-61 — what is added to a score by hand; nothing where nothing is. */
export function modifierFacts({ modifier = 0 }: { readonly modifier?: number }): readonly CardFact[] {
  return modifier === 0 ? [] : [fact("modifier", say("signed", { value: signed(modifier) }), "RP-61")];
}

/**
 * RP-08…RP-10, RP-15, RP-16 — what was tried, score, FD and margin; nothing where no test was made.
 * @param rule the one that asks for the test, where that is another than the test's own
 */
export function testFacts(tested: Tested, rule?: string): readonly CardFact[] {
  const { score, difficulty, hidden, die } = tested;
  if (score === undefined) return [];
  const tried = triedOf(tested);
  const hasName = rule === undefined || tried.kind !== "free"; // what a power tests by has no name but the power's
  return [
    ...(hasName ? [fact("tried", triedName(tried), rule ?? triedRule(tried))] : []),
    numbers("score", figure(score), triedRule(tried)),
    ...modifierFacts(tested),
    difficultyFact(difficulty, hidden),
    ...(die === undefined ? [] : [marginFact(tested)]),
  ];
}

/** RP-09, RP-12 — die, total and result of a test, as a card shows them; the total would tell a hidden FD. */
export function testShown(tested: Tested): Pick<OutcomeView, "verdict" | "tone" | "die" | "total" | "invites"> {
  const { result, die, total, hidden } = tested;
  const state = result === "success" ? "hit" : result === "failure" ? "miss" : "crit";
  return {
    ...(state === "crit" && { invites: say("aftermath") }), // RP-14
    verdict: say(`result.${result}`),
    tone: succeeded(tested) ? "good" : "bad",
    die: die === undefined ? null : { faces: WORST_FACE, value: die, state },
    total: die !== undefined && (!hidden || readsAsKeeper()) ? total : null,
  };
}

/** RP-09 — the card of a deed that a test decides, with a verdict of its own. */
export function testCard(tested: Tested, verdict: Text, rule: string): OutcomeView {
  return card({ ...testShown(tested), verdict, facts: testFacts(tested, rule) });
}
