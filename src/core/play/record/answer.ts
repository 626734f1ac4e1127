import { readDeedChoices } from "./deed-call.js";
import { list, object, readFacts, readLines, text, whole } from "./intent.js";
import type { Dice } from "../contract/dice.js";
import { readProblem } from "./problem.js";
import type { Problem } from "./problem.js";
import type { Defence } from "../contract/defence.js";

/** Which blow a message goes on with. What its author claims decides nothing. */
export interface Answered {
  readonly ruleset: string;
  /** Id of the attack's message, and which of its targets. */
  readonly attack: { readonly id: string; readonly target: number };
}

export function readAnswered(source: unknown): Answered {
  const { ruleset, attack } = object(source);
  const { id, target } = object(attack);
  return { ruleset: text(ruleset), attack: { id: text(id), target: whole(target) } };
}

/** What whoever answers for a target means: which blow it answers and how. */
export interface DefenceIntent extends Answered, Omit<Defence, "bonus" | "dice" | "kept"> {
  readonly actor: string;
}

/** Heals what a message claims to be an answer. */
export function readDefenceIntent(source: unknown): DefenceIntent {
  const { actor, ...said } = object(source);
  return {
    ...readAnswered(source),
    actor: text(actor),
    refused: said.refused === true,
    choices: readDeedChoices(said.choices),
    lines: readLines(said.lines),
  };
}

/** An answer as a verdict keeps it: a copy, so that nothing its author does to the message later changes it. */
export interface Answer extends Defence {
  /** Id of its message, and of the user who sent it. */
  readonly message: string;
  readonly author: string;
  /** Its dice are those called for: without them it cannot count. */
  readonly readable: boolean;
  /** Why the keeper is asked before it counts; empty once it does. */
  readonly problems: readonly Problem[];
}

/** What a verdict knows of a question put to one target. */
export interface Question {
  /** When it was put, in milliseconds; `null` where nobody was asked. */
  readonly asked: number | null;
  readonly answer: Answer | null;
  /** Ids of the answers that the keeper threw out. */
  readonly thrownOut: readonly string[];
}

export const UNASKED: Question = { asked: null, answer: null, thrownOut: [] };

/** Heals what a verdict stores of a question. */
export function readQuestion(source: unknown): Question {
  const { asked, answer, thrownOut } = object(source);
  return {
    asked: typeof asked === "number" ? asked : null,
    answer: answer ? readAnswer(answer) : null,
    thrownOut: list(thrownOut).map(text),
  };
}

function readAnswer(source: unknown): Answer {
  const { message, author, readable, refused, choices, lines, bonus, dice, kept, problems } = object(source);
  return {
    message: text(message),
    author: text(author),
    readable: readable === true,
    refused: refused === true,
    choices: readDeedChoices(choices),
    lines: readLines(lines),
    bonus: whole(bonus),
    dice: readDice(dice),
    kept: readFacts(kept),
    problems: list(problems).map(readProblem),
  };
}

/** Faces as a verdict stores them, by id of the roll. */
export function readDice(source: unknown): Dice {
  return Object.fromEntries(Object.entries(object(source)).map(([id, faces]) => [id, list(faces).map(whole)]));
}
