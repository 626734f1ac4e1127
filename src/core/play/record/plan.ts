import {
  always,
  healed,
  json,
  lazy,
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
  type Shape,
} from "../../shape/shape.js";
import { DICE } from "../contract/dice.js";
import { OVERRIDE } from "../contract/outcome.js";

const HOLDING = record({ path: text, is: json });

const MOVED = {
  path: text,
  /** What has to hold for it to be taken back; absent: nothing. */
  while: optional(HOLDING),
  /** It is never taken back. */
  stays: optional(always(true)),
};

const MOVE = record({ ...MOVED, before: json, after: json });
/** One value of a document, as it was and as it shall be. */
export type Move = Read<typeof MOVE>;

const NUMBER_MOVE = record({ ...MOVED, before: whole, after: whole });

const ITEM_MOVES = record({ id: text, name: text, moves: list(MOVE) });
/** What changes in one item; `name` is for when it is gone. */
export type ItemMoves = Read<typeof ITEM_MOVES>;

/** A whole source of an item. */
export type ItemSource = Readonly<Record<string, unknown>> & { readonly _id: string; readonly name: string };
const ITEM_SOURCE: Shape<ItemSource> = healed(mapOf(json), (item) => ({
  ...item,
  _id: text.read(item["_id"]),
  name: text.read(item["name"]),
}));

const DRAW = record({ pool: text, before: whole, after: whole, text });
/** Points taken from a shared pool, from so many to so many, and what for. */
export type Draw = Read<typeof DRAW>;

const POINT = record({ x: whole, y: whole });
const PLACE_MOVE = record({ token: text, before: POINT, after: POINT });
/** Where a token stood on its scene, and where it shall. */
export type PlaceMove = Read<typeof PLACE_MOVE>;

const RANK_MOVE = record({ combat: text, combatant: text, before: nullable(real), after: real });
/** A rank in a fight, as it was and as it shall be. */
export type RankMove = Read<typeof RANK_MOVE>;

const LAID = { target: whole, dice: DICE, later: DICE, override: OVERRIDE };
const LAID_BEFORE = record(LAID);
/** All the dice that lay with one target before, and what the keeper had decided of it. */
export type LaidBefore = Read<typeof LAID_BEFORE>;

const DIE_AGAIN = record({
  subject: text,
  roll: text,
  place: whole,
  face: whole,
  ...LAID,
  answered: optional(always(true)),
  shared: optional(always(true)),
  /** With whom else it lay. */
  others: optional(list(LAID_BEFORE)),
});
/** A die of another card that a plan has thrown again, with what lay there before. */
export type DieAgain = Read<typeof DIE_AGAIN>;

const WRITES = {
  id: text,
  undoId: text,
  numbers: list(NUMBER_MOVE),
  values: list(MOVE),
  /** Whole sources of the items to create, each with its final `_id`. */
  created: list(ITEM_SOURCE),
  /** Changes to items that are there. */
  items: list(ITEM_MOVES),
  /** Whole sources of the items that go, as they were. */
  removed: optional(list(ITEM_SOURCE)),
  /** Points taken from what belongs to the whole group; its account keeps the plan's id as a ledger keeps its marks. */
  shared: optional(list(DRAW)),
  /** Where a token of its stands. */
  place: optional(PLACE_MOVE),
  /** A die of another card that is thrown again. */
  again: optional(DIE_AGAIN),
  /** Its rank in a fight. */
  rank: optional(RANK_MOVE),
};

/**
 * What a blow or a deed changes on one actor, written down before it is done, so that it is done once, finished after a crash
 * and taken back. Documents come in as a `Sheet`; plan-writes.ts says what is to be written.
 *
 * Each write carries its own mark (`id`, `undoId`) into the ledger of the actor, or of the item it changes, within the
 * same update as the numbers: whoever resumes sees in the ledger, not in the clock, whether the numbers have moved.
 */
export interface Plan extends Read<typeof WRITES> {
  /** What the same outcome changes on somebody else, e.g. on whoever dealt the blow: done and taken back with it. */
  readonly elsewhere?: readonly Elsewhere[];
}
const ELSEWHERE = record({ actor: text, token: nullable(text), plan: lazy(() => PLAN) });
export const PLAN: Shape<Plan> = record({ ...WRITES, elsewhere: optional(list(ELSEWHERE)) });

/** A plan on another actor. */
export interface Elsewhere {
  readonly actor: string;
  readonly token: string | null;
  readonly plan: Plan;
}

/** What the algebra reads of an actor. */
export interface Sheet {
  readonly ledger: readonly string[];
  read(path: string): unknown;
  /** Source of an item, if the actor has it. */
  item(id: string): Readonly<Record<string, unknown>> | undefined;
}

export const LEFTOVER = record({
  /** `itemUsed`: taken back itself, while other cards keep what they did with it. */
  kind: oneOf(["itemGone", "itemEdited", "itemUsed", "valueChanged", "rankChanged", "placeChanged"], "valueChanged"),
  name: text,
});
/** What could not be taken back, by name. */
export type Leftover = Read<typeof LEFTOVER>;
