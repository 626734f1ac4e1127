import type { CardFact, Dice, Modifier, Outcome, OutcomeView, RollSpec } from "../../../core/attack/procedure.js";
import { oneOf } from "../../../core/attack/intent.js";
import { card, stored } from "../../../core/deeds/card.js";
import { isDecided } from "../../../core/deeds/figures.js";
import { linesOf } from "../../../core/deeds/intent.js";
import type { DeedEdit } from "../../../core/deeds/procedure.js";
import { signed } from "../attack/circumstances.js";
import { rpgOptions } from "../data/options.js";
import { lineOf } from "../dice/lines.js";
import { diceSpec, testSpec } from "../dice/specs.js";
import { TEST_DIE, type TestRoll } from "../dice/test-roll.js";
import { resolveTest, WORST_FACE, type TestOutcome } from "../rules/test-result.js";
import { fact, figure, numbers, secret, told } from "./card.js";
import { difficultyFact, difficultyFigure } from "./difficulty.js";
import { count, pick } from "./figures.js";

/** Id of the roll of a test. */
const TEST = "test";

/** RP-12 — what a test may come to, the best first. */
const RESULTS = ["criticalSuccess", "success", "failure", "criticalFailure"] as const;

const MOST_SCORE = 99;

/** RP-09 — a test that is about to be made. */
export interface Test {
  readonly score: number;
  readonly difficulty: number;
  /** RP-08 — the FD is the keeper's alone to know. */
  readonly hidden?: boolean;
}

/** RP-08 — what is added to the die; an FD that is hidden shows in no roll. */
export function testLines({ difficulty, hidden = false }: Test): readonly Modifier[] {
  return difficulty === 0 || hidden ? [] : [lineOf("difficulty", difficulty)];
}

/** RP-09 — the roll of a test; where its FD is hidden the die alone, set against nothing. */
export function testRolls(test: Test, what: TestRoll): readonly RollSpec[] {
  if (test.hidden) return [diceSpec(TEST, "test", TEST_DIE)].filter((spec) => spec !== null);
  const { rpgNaturals: naturals } = rpgOptions();
  return [testSpec(TEST, { what, score: test.score, naturals, lines: linesOf(testLines(test)) })];
}

/** RP-09…RP-13 — what a test comes to; only what was known of it while no die has fallen. */
export function testOutcome({ score, difficulty, hidden = false }: Test, dice: Dice): Outcome {
  const die = dice[TEST]?.[0];
  return die === undefined ? { score, difficulty, hidden } : resolved({ score, difficulty, hidden, die });
}

function resolved(told: Outcome): Outcome {
  const test = { score: stored(told, "score"), difficulty: stored(told, "difficulty"), die: stored(told, "die") };
  const { total, margin, outcome: result } = resolveTest(test, rpgOptions().rpgNaturals);
  return { ...told, total, margin, result };
}

/** RP-09 — what a stored test came to; a failure while no die has fallen. */
function resultIn({ result }: Outcome): TestOutcome {
  return oneOf(RESULTS, result, "failure");
}

/** RP-09 — whether a stored test succeeded. */
export function succeeded(outcome: Outcome): boolean {
  return resultIn(outcome) === "success" || resultIn(outcome) === "criticalSuccess";
}

/** RP-08…RP-12 — die, FD and score are the keeper's to correct, and so is what it comes to. */
export const testEdit: DeedEdit = {
  figures: (ruled) => [
    count("die", [1, WORST_FACE]),
    difficultyFigure(ruled.hidden === true),
    count("score", [-MOST_SCORE, MOST_SCORE], { audience: "numbers" }),
    pick(
      "result",
      RESULTS.map((value) => ({ value, label: told(`result.${value}`) })),
    ),
  ],
  follow: (decided) => {
    const { result, ...byDie } = resolved(decided);
    return isDecided(decided, "result") ? byDie : { ...byDie, result: result ?? null };
  },
};

/** RP-10, RP-11 — by how much a test succeeded or failed; with a hidden FD it would tell that. */
export function marginFact(outcome: Outcome): CardFact {
  const tell = outcome.hidden === true ? secret : fact;
  return tell("margin", told("signed", { value: signed(stored(outcome, "margin")) }), "RP-10");
}

/** RP-08…RP-10 — score, FD and margin. */
export function testFacts(outcome: Outcome): readonly CardFact[] {
  const hidden = outcome.hidden === true;
  const rolled = outcome.die !== undefined;
  return [
    numbers("score", figure(stored(outcome, "score")), "RP-15"),
    difficultyFact(stored(outcome, "difficulty"), hidden),
    ...(rolled ? [marginFact(outcome)] : []),
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
export function testCard(outcome: Outcome, verdict: OutcomeView["verdict"]): OutcomeView {
  return card({ ...testShown(outcome), verdict, facts: testFacts(outcome) });
}
