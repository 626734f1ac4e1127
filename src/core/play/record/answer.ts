import { flag, list, nullable, real, record, text, whole, type Read } from "../../shape/shape.js";
import { DICE } from "../contract/dice.js";
import { FACTS } from "../contract/modifiers.js";
import { DEED_CHOICES } from "./deed-call.js";
import { LINES } from "./intent.js";
import { PROBLEM } from "./problem.js";

/** Which blow a message goes on with. What its author claims decides nothing. */
const ANSWERED_SHAPES = {
  ruleset: text,
  /** Id of the attack's message, and which of its targets. */
  attack: record({ id: text, target: whole }),
};
export const ANSWERED = record(ANSWERED_SHAPES);
export type Answered = Read<typeof ANSWERED>;

const CHOSEN = { refused: flag, choices: DEED_CHOICES, lines: LINES };

/** What whoever answers for a target means: which blow it answers and how. */
export const DEFENCE_INTENT = record({ ...ANSWERED_SHAPES, actor: text, ...CHOSEN });
export type DefenceIntent = Read<typeof DEFENCE_INTENT>;

/** For which question the dice of a blow were thrown, as the verdict has put it. */
export const DAMAGE_INTENT = record({ ...ANSWERED_SHAPES, due: text });
export type DamageIntent = Read<typeof DAMAGE_INTENT>;

const ANSWER = record({
  /** Id of its message, and of the user who sent it. */
  message: text,
  author: text,
  /** Its dice are those called for: without them it cannot count. */
  readable: flag,
  ...CHOSEN,
  bonus: whole,
  dice: DICE,
  kept: FACTS,
  /** Why the keeper is asked before it counts; empty once it does. */
  problems: list(PROBLEM),
});
/** An answer as a verdict keeps it: a copy, so that nothing its author does to the message later changes it. */
export type Answer = Read<typeof ANSWER>;

/** What a verdict knows of a question put to one target. */
export const QUESTION = {
  /** When it was put, in milliseconds; `null` where nobody was asked. */
  asked: nullable(real),
  answer: nullable(ANSWER),
  /** Ids of the answers that the keeper threw out. */
  thrownOut: list(text),
};
export type Question = Read<typeof QUESTION>;

export const UNASKED: Question = { asked: null, answer: null, thrownOut: [] };
