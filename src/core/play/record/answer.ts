import { flag, list, nullable, real, record, text, whole, type Read } from "../../shape/shape.js";
import { DICE } from "../contract/dice.js";
import { FACTS } from "../contract/modifiers.js";
import { DEED_CHOICES } from "./deed-call.js";
import { LINES } from "./intent.js";
import { PROBLEM } from "./problem.js";

/** Shapes that say which blow a message continues. Its author's claim decides nothing. */
const ANSWERED_SHAPES = {
  ruleset: text,
  /** Id of the attack's message, and index of the target. */
  attack: record({ id: text, target: whole }),
};
/** Shape of that claim alone. */
export const ANSWERED = record(ANSWERED_SHAPES);
export type Answered = Read<typeof ANSWERED>;

const CHOSEN = { refused: flag, choices: DEED_CHOICES, lines: LINES };

/** Shape of a defence as its author sends it: the blow it answers, and how. */
export const DEFENCE_INTENT = record({ ...ANSWERED_SHAPES, actor: text, ...CHOSEN });
export type DefenceIntent = Read<typeof DEFENCE_INTENT>;

/** Shape of thrown damage: the blow it belongs to, and the question it answers, as the verdict put it. */
export const DAMAGE_INTENT = record({ ...ANSWERED_SHAPES, due: text });
export type DamageIntent = Read<typeof DAMAGE_INTENT>;

const ANSWER = record({
  /** Ids of its message, and of the user who sent it. */
  message: text,
  author: text,
  /** True when its dice are those called for: without them it cannot count. */
  readable: flag,
  ...CHOSEN,
  bonus: whole,
  dice: DICE,
  kept: FACTS,
  /** Reasons why the keeper is asked before it counts; empty once it does. */
  problems: list(PROBLEM),
});
/** An answer as a verdict stores it: a copy, so that a later change of its message changes nothing. */
export type Answer = Read<typeof ANSWER>;

/** Shapes of a verdict's question to one target. */
export const QUESTION = {
  /** Time when it was asked, in milliseconds; `null` where nobody was. */
  asked: nullable(real),
  answer: nullable(ANSWER),
  /** Ids of the answers that the keeper rejected. */
  thrownOut: list(text),
};
export type Question = Read<typeof QUESTION>;

/** State of a target that was never asked. */
export const UNASKED: Question = { asked: null, answer: null, thrownOut: [] };
