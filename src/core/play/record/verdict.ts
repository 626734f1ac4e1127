import {
  flag,
  flagged,
  list,
  mapOf,
  nullable,
  oneOf,
  optional,
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
import { CHOSEN_BACK } from "./chosen-back.js";
import { DEED_CALL } from "./deed-call.js";
import { INTENT } from "./intent.js";
import { LEFTOVER, PLAN } from "./plan.js";
import { PLEA } from "./plea.js";
import { PROBLEM } from "./problem.js";

/**
 * Shape of one target's progress. `awaiting`: its defence is asked for, or waits for the keeper; `throwing`: the
 * attacker has still to throw the damage; then `resolved` → `planned` (noted, not written) → `applied` → `undoing` →
 * `undone`. `missing`: no target.
 */
const STAGE = oneOf(
  ["awaiting", "throwing", "resolved", "planned", "applied", "undoing", "undone", "missing"],
  "resolved",
);
export type Stage = Read<typeof STAGE>;

/**
 * Shape of a verdict's standing. `flagged`: it does not add up; `voting`: everybody is asked; `review`: the keeper is
 * asked; `judged`: it counts; `rejected`: it does not.
 */
const STANDING = oneOf(["flagged", "voting", "review", "judged", "rejected"], "review");
export type VerdictStanding = Read<typeof STANDING>;

const ROLLED = record({ formula: text, total: nullable(real) });
const COMPARED = record({ expected: ROLLED, received: ROLLED });
/** A roll as expected and as received: formula and total, `null` when no total can be read. */
export type Compared = Read<typeof COMPARED>;

const VERDICT_TARGET = record({
  actor: nullable(text),
  token: nullable(text),
  name: text,
  img: text,
  stage: STAGE,
  dice: DICE,
  /** Dice thrown after the attack: the attacker's damage, and what a keeper's decision called for. */
  later: DICE,
  /** Id of the question that asked the attacker for damage, which tells it from later ones; `null`: never asked. */
  due: nullable(text),
  /** Numbers of the attacker's side that the outcome depends on, as they were when the attack was judged. */
  kept: FACTS,
  /** Sum of the lines that count. */
  bonus: whole,
  compared: nullable(COMPARED),
  outcome: nullable(OUTCOME),
  /** Outcome of a deed by the rules, where the keeper has decided otherwise; `null` where they have not. */
  ruled: nullable(OUTCOME),
  override: OVERRIDE,
  plan: nullable(PLAN),
  leftovers: list(LEFTOVER),
  /** False while the outcome is hidden from players. True in messages older than this field. */
  revealed: flagged(true),
  ...QUESTION,
});
/** One target of a verdict. */
export type VerdictTarget = Read<typeof VERDICT_TARGET>;

/** Values of a target that has just been judged: nothing decided, nothing written, nothing hidden. */
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

/** Key of an override under which the keeper's remark is stored, in any ruleset; no field of an edit window has it. */
export const REMARK = "remark";

/** Shape of an entry of a card's history: who did what. */
const ENTRY = record({ id: text, user: text, action: text, target: whole });

/** Shape of the votes on a deed by user id; an answer is `null` until it is given. */
const BALLOTS = mapOf(record({ name: text, answer: nullable(flag) }));
export type Ballots = Read<typeof BALLOTS>;

/** Shape of the moment of a fight that an act belongs to. */
export const FOUGHT = record({
  combat: text,
  round: whole,
  /** Id of the phase of that round until which its effects are deferred; empty where they are not. */
  until: text,
});
/** Moment of a fight when a blow was struck. */
export type Fought = Read<typeof FOUGHT>;

/**
 * Shape of the arbiter's record of an act: a keeper's document, which no player can change. It stores a copy of the
 * judged intent; what the author later changes in the message has no effect.
 */
export const VERDICT = record({
  /** Id of the judged message. */
  subject: text,
  kind: oneOf(["attack", "deed"]),
  author: text,
  intent: INTENT,
  /** The deed; `null` for an attack. */
  deed: DEED_CALL,
  standing: STANDING,
  problems: list(PROBLEM),
  /** Votes on a deed; empty where only the keeper is asked. */
  votes: BALLOTS,
  targets: list(VERDICT_TARGET),
  /** Moment of the fight; `null` outside fights, and for what never falls together with the blows of its round. */
  fought: nullable(FOUGHT),
  /** State of the rounds that the attack costs; `spending` and `returning` are being written. */
  ammunition: oneOf(["kept", "spending", "spent", "returning", "returned"]),
  /** How rounds go back that were changed by hand since, as the keeper has chosen; absent: by their difference. */
  back: optional(list(CHOSEN_BACK)),
  /** Changes of the attack on its attacker, written and undone with the rounds. */
  aftermath: nullable(PLAN),
  /** World time in seconds at which a deed that advances the clock ends; `null`: it does not advance it. */
  until: nullable(real),
  /** True once the clock was advanced, for good. */
  passed: flag,
  log: list(ENTRY),
  /** What a player has asked of the keepers about it; absent: nothing. */
  plea: optional(PLEA),
});
export type Verdict = Read<typeof VERDICT>;

/** Tells an attack from a deed. */
export const isAttack = ({ deed }: { readonly deed?: Verdict["deed"] | undefined }): boolean => !deed;
