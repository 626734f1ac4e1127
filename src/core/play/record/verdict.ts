import {
  flag,
  flagged,
  list,
  mapOf,
  nullable,
  oneOf,
  real,
  record,
  text,
  whole,
  type Read,
} from "../../shape/shape.js";
import { DICE } from "../contract/dice.js";
import { FACTS } from "../contract/modifiers.js";
import { OUTCOME, OVERRIDE } from "../contract/outcome.js";
import { QUESTION, UNASKED } from "./answer.js";
import { DEED_CALL } from "./deed-call.js";
import { INTENT } from "./intent.js";
import { LEFTOVER, PLAN } from "./plan.js";
import { PROBLEM } from "./problem.js";

/**
 * How far one target's part is.
 * `awaiting`: it is asked how it defends itself, or its answer waits for the keeper; `throwing`: whoever attacked has
 * still to throw what the blow does; then
 * `resolved` → `planned` (written before it is done) → `applied` → `undoing` → `undone`; `missing`: nobody to hit.
 */
const STAGE = oneOf(
  ["awaiting", "throwing", "resolved", "planned", "applied", "undoing", "undone", "missing"],
  "resolved",
);
export type Stage = Read<typeof STAGE>;

/**
 * `flagged`: does not add up; `voting`: everybody is asked; `review`: the keeper is asked; `judged`: counted;
 * `rejected`: does not count.
 */
const STANDING = oneOf(["flagged", "voting", "review", "judged", "rejected"], "review");
export type VerdictStanding = Read<typeof STANDING>;

const ROLLED = record({ formula: text, total: nullable(real) });
const COMPARED = record({ expected: ROLLED, received: ROLLED });
/** A roll as it should have been and as it came: formula and total, `null` when there is no total to read. */
export type Compared = Read<typeof COMPARED>;

const VERDICT_TARGET = record({
  actor: nullable(text),
  token: nullable(text),
  name: text,
  img: text,
  stage: STAGE,
  dice: DICE,
  /** Dice that fell in no attack: damage that whoever attacked threw afterwards, and what the keeper's word asked for. */
  later: DICE,
  /** By which whoever attacked was asked for those: tells the question from later ones; `null` where they never were. */
  due: nullable(text),
  /** What of the attacker's side the outcome rests on, as it was when the attack was judged. */
  kept: FACTS,
  /** Sum of the lines that count. */
  bonus: whole,
  compared: nullable(COMPARED),
  outcome: nullable(OUTCOME),
  /** What a deed came to by the rules, where the keeper has decided otherwise. */
  ruled: nullable(OUTCOME),
  override: OVERRIDE,
  plan: nullable(PLAN),
  leftovers: list(LEFTOVER),
  /** Whether the players may know what it came to, where the ruleset holds that back at first; what was judged before anything was is known. */
  revealed: flagged(true),
  ...QUESTION,
});
/** One target of a verdict. */
export type VerdictTarget = Read<typeof VERDICT_TARGET>;

/** Of a target that has just been judged: nobody has decided anything, nothing is written, and all of it is told. */
export const UNDECIDED = {
  ruled: null,
  override: {},
  plan: null,
  leftovers: [],
  later: {},
  due: null,
  kept: {},
  revealed: true,
  ...UNASKED,
} as const satisfies Partial<VerdictTarget>;

/** Where an override keeps the keeper's remark, whatever the ruleset; no field of an edit window is called so. */
export const REMARK = "remark";

/** One entry of a card's history: who did what. */
const ENTRY = record({ id: text, user: text, action: text, target: whole });

/** What each of those who have a say answered, by the id of the user; `null`: not yet. */
const BALLOTS = mapOf(record({ name: text, answer: nullable(flag) }));
export type Ballots = Read<typeof BALLOTS>;

export const FOUGHT = record({
  combat: text,
  round: whole,
  /** Id of the phase of that round until which what it does is held back; empty where it is not. */
  until: text,
});
/** When in a fight a blow was struck. */
export type Fought = Read<typeof FOUGHT>;

/**
 * What the arbiter made of a message: the keeper's own document, so that no player can touch it. It keeps a copy of
 * the intent it judged; what the author later does to the message changes nothing.
 */
export const VERDICT = record({
  /** Id of the message judged. */
  subject: text,
  kind: oneOf(["attack", "deed"]),
  author: text,
  intent: INTENT,
  /** Which deed, where it is one. */
  deed: DEED_CALL,
  standing: STANDING,
  problems: list(PROBLEM),
  /** Empty where nobody but the keeper is asked. */
  votes: BALLOTS,
  targets: list(VERDICT_TARGET),
  /** The round of a fight that it belongs to; `null` outside fights, and for what never falls together with its blows. */
  fought: nullable(FOUGHT),
  /** What became of the rounds the attack costs: `spending` and `returning` are being written. */
  ammunition: oneOf(["kept", "spending", "spent", "returning", "returned"]),
  /** What the attack does to the attacker; carried out and taken back with the rounds. */
  aftermath: nullable(PLAN),
  /** World time in seconds up to which a deed lasts that moves the clock; `null` where none moves. */
  until: nullable(real),
  /** The clock was moved, once and for all. */
  passed: flag,
  log: list(ENTRY),
});
export type Verdict = Read<typeof VERDICT>;

/** Whether it is an attack; a deed otherwise. */
export const isAttack = ({ deed }: { readonly deed?: Verdict["deed"] | undefined }): boolean => !deed;
