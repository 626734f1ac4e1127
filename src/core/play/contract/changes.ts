import type { Json } from "../../shape/shape.js";

/** Somebody else whom an outcome changes, and how. */
export interface Bystander {
  readonly actor: Actor;
  readonly changes: Changes;
}

/** Where a change comes from, kept on the documents it creates. */
export interface Origin {
  readonly messageId: string;
  readonly attackerUuid: string;
  readonly weaponName: string;
}

/** Something that a document says, e.g. which round it has counted; of a group, some of its values are enough. */
export interface Holding {
  readonly path: string;
  readonly is: Json;
}

/** A die of an earlier card that is thrown again: which one, and what it shows now. */
export interface ThrownAgain {
  /** Id of the message that was judged, and which of its targets. */
  readonly subject: string;
  readonly target: number;
  /** Id of the roll, and which of its dice. */
  readonly roll: string;
  readonly place: number;
  readonly face: number;
  /** It lies in the answer of that target, not among the dice of whoever attacked. */
  readonly answered?: true;
  /** It was thrown once for all targets, and lies with each of them. */
  readonly shared?: true;
}

/** A number of the actor that moves; it keeps what somebody else adds meanwhile. */
export interface NumberChange {
  readonly path: string;
  readonly after: number;
  /** What has to hold, once it is written, for it to be undone: what was counted in a round is not given back in the next. */
  readonly while?: Holding;
}

/** Anything else that is written on the actor, only where it still is what was found. */
export interface ValueChange {
  readonly path: string;
  readonly after: Json;
  readonly while?: Holding;
  /** It is never undone. */
  readonly stays?: true;
}

/** What changes in an item that the actor has. */
export interface ItemChange {
  readonly id: string;
  readonly path: string;
  readonly after: Json;
}

/** What an outcome does to its target; what it does not name it leaves alone. */
export interface Changes {
  readonly numbers?: readonly NumberChange[];
  readonly values?: readonly ValueChange[];
  /** Sources of new items, with an `_id` (of `stableId`) only where other changes name them. */
  readonly created?: readonly Readonly<Record<string, unknown>>[];
  readonly items?: readonly ItemChange[];
  /** Ids of items that go. */
  readonly removed?: readonly string[];
  /** Points taken from what belongs to the whole group, by id of the pool, and what for. */
  readonly shared?: readonly { readonly pool: string; readonly points: number; readonly text: string }[];
  /** Where a token of its stands from now on, in pixels of its scene. */
  readonly place?: { readonly token: string; readonly x: number; readonly y: number };
  /** What that card tells is found anew from it; taken back, the die lies as it fell. */
  readonly again?: ThrownAgain;
  /** The rank that it has from now on in the fight it is in; outside of one it has none. */
  readonly rank?: number;
}
