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
  /** Condition under which it may be undone; absent: always. */
  while: optional(HOLDING),
  /** Set when it is never undone. */
  stays: optional(always(true)),
  /** How the keeper has it go back, where it was changed by hand since; absent: by its difference. */
  back: optional(oneOf(["before", "leave"])),
};

const MOVE = record({ ...MOVED, before: json, after: json });
/** One value of a document, before and after. */
export type Move = Read<typeof MOVE>;

const NUMBER_MOVE = record({ ...MOVED, before: whole, after: whole });

const ITEM_MOVES = record({ id: text, name: text, moves: list(MOVE) });
/** Changes of one item; `name` is for when it is deleted. */
export type ItemMoves = Read<typeof ITEM_MOVES>;

/** Complete source data of an item. */
export type ItemSource = Readonly<Record<string, unknown>> & { readonly _id: string; readonly name: string };
const ITEM_SOURCE: Shape<ItemSource> = healed(mapOf(json), (item) => ({
  ...item,
  _id: text.read(item["_id"]),
  name: text.read(item["name"]),
}));

const DRAW = record({ pool: text, before: whole, after: whole, text });
/** Points spent from a shared pool: how many it had before and after, and what for. */
export type Draw = Read<typeof DRAW>;

const POINT = record({ x: whole, y: whole });
const PLACE_MOVE = record({ token: text, before: POINT, after: POINT });
/** Place of a token on its scene, before and after. */
export type PlaceMove = Read<typeof PLACE_MOVE>;

const RANK_MOVE = record({ combat: text, combatant: text, before: nullable(real), after: real });
/** Rank in a fight, before and after. */
export type RankMove = Read<typeof RANK_MOVE>;

const LAID = { target: whole, dice: DICE, later: DICE, override: OVERRIDE };
const LAID_BEFORE = record(LAID);
/** All dice of one target before a reroll, and the keeper's override of it. */
export type LaidBefore = Read<typeof LAID_BEFORE>;

const DIE_AGAIN = record({
  subject: text,
  roll: text,
  place: whole,
  face: whole,
  ...LAID,
  answered: optional(always(true)),
  shared: optional(always(true)),
  /** Other targets that share the die. */
  others: optional(list(LAID_BEFORE)),
});
/** A die of another card that a plan rerolls, with the dice as they were. */
export type DieAgain = Read<typeof DIE_AGAIN>;

const WRITES = {
  id: text,
  undoId: text,
  numbers: list(NUMBER_MOVE),
  values: list(MOVE),
  /** Source data of the items to create, with their final `_id`. */
  created: list(ITEM_SOURCE),
  /** Changes of existing items. */
  items: list(ITEM_MOVES),
  /** Source data of the items to delete. */
  removed: optional(list(ITEM_SOURCE)),
  /** Points spent from pools of the group, whose account keeps the plan's id as a ledger keeps its marks. */
  shared: optional(list(DRAW)),
  /** New place of a token of the actor. */
  place: optional(PLACE_MOVE),
  /** Reroll of a die of another card. */
  again: optional(DIE_AGAIN),
  /** New rank in a fight. */
  rank: optional(RANK_MOVE),
};

/**
 * Changes of a blow or a deed on one actor, noted before they are written, so that they are written once, completed
 * after a crash, and can be undone. `forward` and `backward` turn a plan into updates.
 *
 * Each write puts its own mark (`id`, `undoId`) into the ledger of the actor, or of the item it changes, within the
 * same update as the numbers: the ledger, not the clock, tells an arbiter who resumes whether they were written.
 */
export interface Plan extends Read<typeof WRITES> {
  /** Changes of the same outcome on other actors, e.g. on the attacker: written and undone with it. */
  readonly elsewhere?: readonly Elsewhere[];
}
const ELSEWHERE = record({ actor: text, token: nullable(text), plan: lazy(() => PLAN) });
/** Shape of a plan. */
export const PLAN: Shape<Plan> = record({ ...WRITES, elsewhere: optional(list(ELSEWHERE)) });

/** A plan on another actor. */
export interface Elsewhere {
  readonly actor: string;
  readonly token: string | null;
  readonly plan: Plan;
}

/** What planning and writing read of an actor. */
export interface Sheet {
  readonly ledger: readonly string[];
  read(path: string): unknown;
  /** Returns the source data of an item; undefined when the actor has no such item. */
  item(id: string): Readonly<Record<string, unknown>> | undefined;
}

/** Shape of a leftover. */
export const LEFTOVER = record({
  /**
   * `itemUsed`: undone itself, while other cards keep what they did with it; `numberLeft`, `numberBefore`: what the keeper
   * has decided about a number, by its path, or about one of an item, by the item's name.
   */
  kind: oneOf(
    ["itemGone", "itemEdited", "itemUsed", "valueChanged", "rankChanged", "placeChanged", "numberLeft", "numberBefore"],
    "valueChanged",
  ),
  name: text,
});
/** Something that could not be undone, by name. */
export type Leftover = Read<typeof LEFTOVER>;
