import { oneOf } from "../../../core/shape/heal.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes, ItemChange } from "../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { card, stored } from "../../../core/deed/card.js";
import { isDecided } from "../../../core/play/contract/figures.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import type { DeedEdit } from "../../../core/play/contract/deed.js";
import { signed } from "../attack/circumstances.js";
import { skillUsed } from "../attack/skill-used.js";
import { rpgOptions } from "../data/options.js";
import { lineOf } from "../dice/lines.js";
import { diceSpec, testSpec } from "../dice/specs.js";
import { TEST_DIE, type TestRoll } from "../dice/test-roll.js";
import { resolveTest, WORST_FACE, type TestOutcome, type TestResult } from "../rules/test-result.js";
import { fact, figure, numbers, secret, told } from "./card.js";
import { difficultyFact, difficultyFigure } from "./difficulty.js";
import { count, pick } from "./figures.js";
import { scoreOf, skillTried, triedIn, triedName, triedOutcome, triedRule, type Tried } from "./tried.js";

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
  readonly score: number;
  readonly difficulty: number;
  /** RP-79 — how much of the FD is the spell's own; the rest is the keeper's. */
  readonly own?: number;
  /** RP-08 — the FD is the keeper's alone to know. */
  readonly hidden?: boolean;
}

/** RP-15, RP-16 — somebody's test of what is tried, by the score they have now. */
export function testOf(actor: Actor, tried: Tried, test: Omit<Test, "tried" | "score">): Test {
  return { ...test, tried, score: scoreOf(actor, tried) };
}

/** RP-08 — what is added to the die; an FD that is hidden shows in no roll. */
export function testLines({ difficulty, own = 0, hidden = false }: Test): readonly Modifier[] {
  const lines = hidden ? [] : [lineOf("spell", own), lineOf("difficulty", difficulty - own)];
  return lines.filter(({ value }) => value !== 0);
}

/**
 * RP-09 — the roll of a test; where its FD is hidden the die alone, set against nothing.
 * @param next the roll that it calls for by what it comes to
 */
export function testRoll(test: Test, next?: (result: TestResult) => RollSpec | null, id = TEST): RollSpec {
  const { what, score, hidden } = test;
  const naturals = rpgOptions().rpgNaturals;
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
  return die === undefined ? null : resolveTest({ score, difficulty, die }, rpgOptions().rpgNaturals);
}

/** RP-09…RP-13 — what a test comes to, as an outcome keeps it; only what was known of it while no die has fallen. */
export function testOutcome({ tried, score, difficulty, hidden = false }: Test, dice: Dice): Outcome {
  const die = dice[TEST]?.[0];
  const known = { ...triedOutcome(tried), score, difficulty, hidden };
  return die === undefined ? known : resolved({ ...known, die });
}

function resolved(told: Outcome): Outcome {
  const test = { score: stored(told, "score"), difficulty: stored(told, "difficulty"), die: stored(told, "die") };
  const { total, margin, outcome: result } = resolveTest(test, rpgOptions().rpgNaturals);
  return { ...told, total, margin, result };
}

/** RP-09 — what a stored test came to; a failure while no die has fallen. */
export function resultIn({ result }: Outcome): TestOutcome {
  return oneOf(RESULTS, result, "failure");
}

/** RP-09 — whether a stored test succeeded. */
export function succeeded(outcome: Outcome): boolean {
  return resultIn(outcome) === "success" || resultIn(outcome) === "criticalSuccess";
}

/** RP-96 — a roll is what a skill was used for: what to write on the items of whoever tested it. */
export function usedItems(outcome: Outcome, tester: Actor): readonly ItemChange[] {
  return outcome.die === undefined ? [] : skillUsed(skillTried(tester, triedIn(outcome)));
}

/** RP-96 — the same, where nothing else changes on whoever tested it. */
export function usedChanges(outcome: Outcome, tester: Actor): Changes | null {
  const items = usedItems(outcome, tester);
  return items.length > 0 ? { items } : null;
}

/** RP-08…RP-12 — die, FD and score are the keeper's to correct, and so is what it comes to; nothing where none was made. */
export const testEdit: Required<DeedEdit> = {
  figures: (ruled) =>
    ruled.score === undefined
      ? []
      : [
          count("die", [1, WORST_FACE]),
          difficultyFigure(ruled.hidden === true),
          count("score", [-MOST_SCORE, MOST_SCORE], { audience: "numbers" }),
          pick(
            "result",
            RESULTS.map((value) => ({ value, label: told(`result.${value}`) })),
          ),
        ],
  follow: (decided) => {
    if (decided.score === undefined) return {};
    const { result, ...byDie } = resolved(decided);
    return isDecided(decided, "result") ? byDie : { ...byDie, result: result ?? null };
  },
};

/** RP-10, RP-11 — by how much a test succeeded or failed; with a hidden FD it would tell that. */
export function marginFact(outcome: Outcome): CardFact {
  const tell = outcome.hidden === true ? secret : fact;
  return tell("margin", told("signed", { value: signed(stored(outcome, "margin")) }), "RP-10");
}

/**
 * RP-08…RP-10, RP-15, RP-16 — what was tried, score, FD and margin; nothing where no test was made.
 * @param rule the one that asks for the test, where that is another than the test's own
 */
export function testFacts(outcome: Outcome, rule?: string): readonly CardFact[] {
  if (outcome.score === undefined) return [];
  const tried = triedIn(outcome);
  const named = rule === undefined || tried.kind !== "free"; // what a power tests by has no name but the power's
  return [
    ...(named ? [fact("tried", triedName(tried), rule ?? triedRule(tried))] : []),
    numbers("score", figure(stored(outcome, "score")), triedRule(tried)),
    difficultyFact(stored(outcome, "difficulty"), outcome.hidden === true),
    ...(outcome.die === undefined ? [] : [marginFact(outcome)]),
  ];
}

/** RP-09, RP-12 — die, total and result of a test, as a card shows them; the total would tell a hidden FD. */
export function testShown(outcome: Outcome): Pick<OutcomeView, "verdict" | "tone" | "die" | "total" | "invites"> {
  const result = resultIn(outcome);
  const state = result === "success" ? "hit" : result === "failure" ? "miss" : "crit";
  const rolled = outcome.die !== undefined;
  return {
    ...(state === "crit" && { invites: told("aftermath") }), // RP-14
    verdict: told(`result.${result}`),
    tone: succeeded(outcome) ? "good" : "bad",
    die: rolled ? { faces: WORST_FACE, value: stored(outcome, "die"), state } : null,
    total: rolled && (outcome.hidden !== true || game.user.isGM) ? stored(outcome, "total") : null,
  };
}

/** RP-09 — the card of a deed that a test decides, with a verdict of its own. */
export function testCard(outcome: Outcome, verdict: OutcomeView["verdict"], rule: string): OutcomeView {
  return card({ ...testShown(outcome), verdict, facts: testFacts(outcome, rule) });
}
