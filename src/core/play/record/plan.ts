import type { Point } from "../contract/situation.js";
import type { Holding, ThrownAgain } from "../contract/changes.js";
import type { Dice } from "../contract/dice.js";
import type { Json, Override } from "../contract/outcome.js";

/**
 * What a blow or a deed changes on one actor, written down before it is done, so that it is done once, finished after a crash
 * and taken back. Documents come in as a `Sheet`; plan-writes.ts says what is to be written.
 *
 * Each write carries its own mark (`id`, `undoId`) into the ledger of the actor, or of the item it changes, within the
 * same update as the numbers: whoever resumes sees in the ledger, not in the clock, whether the numbers have moved.
 */
export interface Plan {
  readonly id: string;
  readonly undoId: string;
  readonly numbers: readonly (Move & { readonly before: number; readonly after: number })[];
  readonly values: readonly Move[];
  /** Whole sources of the items to create, each with its final `_id`. */
  readonly created: readonly ItemSource[];
  /** Changes to items that are there. */
  readonly items: readonly ItemMoves[];
  /** Whole sources of the items that go, as they were. */
  readonly removed?: readonly ItemSource[];
  /** Points taken from what belongs to the whole group; its account keeps the plan's id as a ledger keeps its marks. */
  readonly shared?: readonly Draw[];
  /** Where a token of its stands. */
  readonly place?: PlaceMove;
  /** A die of another card that is thrown again. */
  readonly again?: DieAgain;
  /** Its rank in a fight. */
  readonly rank?: RankMove;
  /** What the same outcome changes on somebody else, e.g. on whoever dealt the blow: done and taken back with it. */
  readonly elsewhere?: readonly Elsewhere[];
}

/** A plan on another actor. */
export interface Elsewhere {
  readonly actor: string;
  readonly token: string | null;
  readonly plan: Plan;
}

/** Where a token stood on its scene, and where it shall. */
export interface PlaceMove {
  readonly token: string;
  readonly before: Point;
  readonly after: Point;
}

/** A rank in a fight, as it was and as it shall be. */
export interface RankMove {
  readonly combat: string;
  readonly combatant: string;
  readonly before: number | null;
  readonly after: number;
}

/** Points taken from a shared pool, from so many to so many, and what for. */
export interface Draw {
  readonly pool: string;
  readonly before: number;
  readonly after: number;
  readonly text: string;
}

/** One value of a document, as it was and as it shall be. */
export interface Move {
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
  /** What has to hold for it to be taken back; absent: nothing. */
  readonly while?: Holding;
  /** It is never taken back. */
  readonly stays?: true;
}

/** What changes in one item; `name` is for when it is gone. */
export interface ItemMoves {
  readonly id: string;
  readonly name: string;
  readonly moves: readonly Move[];
}

export type ItemSource = Readonly<Record<string, unknown>> & { readonly _id: string; readonly name: string };

/** What the algebra reads of an actor. */
export interface Sheet {
  readonly ledger: readonly string[];
  read(path: string): unknown;
  /** Source of an item, if the actor has it. */
  item(id: string): Readonly<Record<string, unknown>> | undefined;
}

/** `itemUsed`: taken back itself, while other cards keep what they did with it. */
export const LEFTOVERS = ["itemGone", "itemEdited", "itemUsed", "valueChanged", "rankChanged", "placeChanged"] as const;

/** What could not be taken back, by name. */
export interface Leftover {
  readonly kind: (typeof LEFTOVERS)[number];
  readonly name: string;
}

/** The value of a path in an item's source; `null` when there is none. */
export function valueIn(source: Readonly<Record<string, unknown>>, path: string): unknown {
  const found = path.split(".").reduce<unknown>((at, key) => (at as typeof source | null)?.[key], source);
  return found ?? null;
}

/** Whether two values say the same. */
export function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  return contains(a, b) && contains(b, a);
}

/** Whether every value of `part` is found, equal, in `whole`; what `whole` has besides is the model's own. */
export function contains(whole: unknown, part: unknown): boolean {
  if (part === null || typeof part !== "object") return Object.is(whole, part);
  if (whole === null || typeof whole !== "object") return false;
  if (Array.isArray(part)) {
    return Array.isArray(whole) && whole.length === part.length && part.every((value, i) => contains(whole[i], value));
  }
  return Object.entries(part).every(([key, value]) => contains((whole as Record<string, unknown>)[key], value));
}

/** All the dice that lay with one target before, and what the keeper had decided of it. */
export interface LaidBefore {
  readonly target: number;
  readonly override: Override;
  readonly dice: Dice;
  readonly later: Dice;
}

/** A die of another card that a plan has thrown again, with what lay there before; `others`: with whom else it lay. */
export interface DieAgain extends ThrownAgain, LaidBefore {
  readonly others?: readonly LaidBefore[];
}
