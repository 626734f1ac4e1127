import type { CardFact, Dice, Modifier, Outcome, OutcomeView, RollSpec } from "../../../core/attack/procedure.js";
import { stored, word } from "../../../core/deeds/card.js";
import { linesOf } from "../../../core/deeds/intent.js";
import { signed } from "../attack/circumstances.js";
import { fight } from "../attack/fields.js";
import { rpgOptions } from "../data/options.js";
import { lineOf } from "../dice/lines.js";
import { testSpec } from "../dice/specs.js";
import type { TestRoll } from "../dice/test-roll.js";
import { resolveTest, type TestResult } from "../rules/test-result.js";
import { fact } from "./card.js";

/** RP-09 — a test that is part of a deed: what it is for, against which score and FD. */
export interface Task {
  readonly what: TestRoll;
  readonly score: number;
  readonly difficulty: number;
  /** RP-79 — how much of it is the spell's own; the rest is the keeper's. */
  readonly own?: number;
}

/** Id of its die, unless a deed has several. */
export const TASK = "task";

/** RP-08 — what the FD is made of. */
export function taskLines({ difficulty, own = 0 }: Pick<Task, "difficulty" | "own">): readonly Modifier[] {
  return [lineOf("spell", own), lineOf("difficulty", difficulty - own)].filter(({ value }) => value !== 0);
}

/** RP-09 — the roll of the test, and the one that it calls for by its result. */
export function taskRoll(task: Task, next?: (result: TestResult) => RollSpec | null, id = TASK): RollSpec {
  const { what, score } = task;
  const spec = testSpec(id, { what, score, naturals: rpgOptions().rpgNaturals, lines: linesOf(taskLines(task)) });
  if (!next) return spec;
  return {
    ...spec,
    next: (faces) => {
      const result = resultOf(task, { [id]: faces }, id);
      return result && next(result);
    },
  };
}

/** RP-09…RP-13 — what the test came to; `null` while its die has not fallen. */
export function resultOf({ score, difficulty }: Task, dice: Dice, id = TASK): TestResult | null {
  const die = dice[id]?.[0];
  return die === undefined ? null : resolveTest({ score, difficulty, die }, rpgOptions().rpgNaturals);
}

/** RP-09…RP-13 — the test as an outcome keeps it; a die that is not there makes a plain failure. */
export function taskOutcome(task: Task, dice: Dice): Outcome {
  const result = resultOf(task, dice);
  return {
    die: dice[TASK]?.[0] ?? 0,
    score: task.score,
    difficulty: task.difficulty,
    total: result?.total ?? 0,
    margin: result?.margin ?? 0,
    result: result?.outcome ?? "failure",
    success: result?.success ?? false,
  };
}

/** RP-09, RP-10 — the test as its card tells it; nothing where none was rolled. */
export function taskFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const number = (key: string) => stored(outcome, key);
  if (number("die") === 0) return [];
  const data = {
    ...{ die: number("die"), total: number("total"), score: number("score") },
    ...{ difficulty: signed(number("difficulty")), margin: signed(number("margin")) },
  };
  return [fact("test", fight("testValue", data), rule)];
}

/** RP-12 — the die and the total of the test. */
export function taskShown(outcome: Outcome): Pick<OutcomeView, "die" | "total"> {
  const value = stored(outcome, "die");
  if (value === 0) return { die: null, total: null };
  const critical = word(outcome, "result").startsWith("critical");
  const state = critical ? "crit" : outcome.success === true ? "hit" : "miss";
  return { die: { faces: 20, value, state }, total: stored(outcome, "total") };
}
