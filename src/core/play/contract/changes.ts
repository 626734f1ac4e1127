import type { Json } from "../../shape/shape.js";

/** An actor other than the target whom an outcome changes, with the changes. */
export interface Bystander {
  readonly actor: Actor;
  readonly changes: Changes;
}

/** Source of a change, stored on the documents it creates. */
export interface Origin {
  readonly messageId: string;
  readonly attackerUuid: string;
  readonly weaponName: string;
}

/** A condition on a document's stored value, e.g. which round it has counted; of an object, a part is enough. */
export interface Holding {
  readonly path: string;
  readonly is: Json;
}

/** A die of an earlier card that is rerolled: which die, and its new face. */
export interface ThrownAgain {
  /** Ids of the judged message and index of its target. */
  readonly subject: string;
  readonly target: number;
  /** Id of the roll, and index of the die in it. */
  readonly roll: string;
  readonly place: number;
  readonly face: number;
  /** Set when the die lies in the target's answer, not among the attacker's dice. */
  readonly answered?: true;
  /** Set when the die was thrown once for all targets, and is stored with each of them. */
  readonly shared?: true;
}

/** A change of an actor's number by a difference, so that another change made meanwhile survives an undo. */
export interface NumberChange {
  readonly path: string;
  readonly after: number;
  /** Condition under which the change may be undone: what was counted in one round is not given back in the next. */
  readonly while?: Holding;
}

/** A change of any other value of an actor, written only while the value is the one it had when planned. */
export interface ValueChange {
  readonly path: string;
  readonly after: Json;
  readonly while?: Holding;
  /** Set when the change is never undone. */
  readonly stays?: true;
}

/** A change of an item that the actor owns. */
export interface ItemChange {
  readonly id: string;
  readonly path: string;
  readonly after: Json;
}

/** Changes that an outcome makes to its target; anything not named stays as it is. */
export interface Changes {
  readonly numbers?: readonly NumberChange[];
  readonly values?: readonly ValueChange[];
  /** Source data of new items, with an `_id` (of `stableId`) only where other changes name them. */
  readonly created?: readonly Readonly<Record<string, unknown>>[];
  readonly items?: readonly ItemChange[];
  /** Ids of items to delete. */
  readonly removed?: readonly string[];
  /** Points spent from pools of the whole group: id of the pool, how many, and what for. */
  readonly shared?: readonly { readonly pool: string; readonly points: number; readonly text: string }[];
  /** New place of one of its tokens, in pixels of its scene. */
  readonly place?: { readonly token: string; readonly x: number; readonly y: number };
  /** Reroll of a die of an earlier card, whose outcome is then computed anew; undone, the die shows its old face. */
  readonly again?: ThrownAgain;
  /** New rank in the fight that the actor is in; ignored outside a fight. */
  readonly rank?: number;
}
