import type { ActionGroup } from "./action-groups.js";

/**
 * What modules may count on, as `docs/api.md` tells it: what is here stays, or is announced a version before it goes.
 * Whatever else they find of ours may change without a word.
 */

/** Somebody who takes part: documents by UUID, `null` once they are gone, and the name that this user may know. */
export interface PublicPerson {
  readonly actor: string | null;
  readonly token: string | null;
  readonly name: string;
}

/** What somebody attacks with. */
export interface PublicAttack {
  readonly id: string;
  readonly uuid: string;
  /** As its reader calls it. */
  readonly name: string;
  readonly img: string;
  /** Whether it is in hand: only such weapons are in the bar under a token. */
  readonly ready: boolean;
  /** What it has left to shoot; `null` where nobody counts it. */
  readonly rounds: { readonly value: number; readonly max: number } | null;
  /** Why it cannot be used now, in words; `null` when it can. */
  readonly obstacle: string | null;
}

/** Something that this user can do with an actor at a click, as its sheet offers it: what `game.gardien.actions` lists. */
export interface ListedAction {
  /** Always the same for the same thing, e.g. "attack.9f2KbWq0ZtM1xSaD" or "deed.rest". */
  readonly id: string;
  /** What it belongs to; the groups are listed in their order. */
  readonly group: ActionGroup;
  /** As its reader calls it. */
  readonly name: string;
  /** Classes of its icon, e.g. "fa-solid fa-bed". */
  readonly icon: string;
  /** Picture and UUID of the item that it is done with; `null` without one. */
  readonly img: string | null;
  readonly item: string | null;
  /** What there is to say beside the name, e.g. the rounds that are left: "3/6". */
  readonly info: string;
  /** Why an attack is not possible now, in words. */
  readonly obstacle: string | null;
  /** Command of a macro that does the same; `null` where none does. */
  readonly macro: string | null;
  /** Does what the click on the sheet does. With Shift held in the event, windows are as the user has them with Shift. */
  use(event?: Event): Promise<void>;
}

/** What a module adds to the bar under a token, and to the menu of a sheet's header. */
export interface PublicAction {
  /** Unlike any other; begins with the id of the module. */
  readonly id: string;
  /** Language key, or the words themselves. */
  readonly label: string;
  /** Classes of its icon, e.g. "fa-solid fa-dice". */
  readonly icon: string;
  /** What is said of it where the pointer rests; a language key too. */
  readonly hint?: string;
  /** Where it stands; both where it is not said. */
  readonly places?: readonly ("bar" | "sheet")[];
  onClick(actor: Actor, about: { readonly event: Event; readonly token: TokenDocument | null }): unknown;
}

/** What somebody is about to do, or does: an attack, or what the rules do outside attacks. */
export interface PublicPlan {
  readonly ruleset: string;
  readonly attacker: PublicPerson;
  /** The weapon of an attack. */
  readonly weapon: { readonly uuid: string; readonly name: string } | null;
  /** Id of the deed; `null` for an attack. */
  readonly deed: string | null;
  readonly targets: readonly PublicPerson[];
}

/** What was posted. */
export interface PublicPost extends PublicPlan {
  /** Id of the message. */
  readonly id: string;
}

/**
 * How far the part of one target is: its answer is awaited, it is decided and not written, it is written on the sheet, it
 * was taken back, or there is nobody to write it on.
 */
export type PublicStage = "awaiting" | "resolved" | "applied" | "undone" | "missing";

/** What the rules and the keeper made of it. */
export interface PublicOutcome extends PublicPost {
  readonly kind: "attack" | "save" | "deed";
  /** Whether it counts: `false` while the keeper or a vote is waited for, and where it was turned down. */
  readonly counts: boolean;
  readonly targets: readonly (PublicPerson & { readonly stage: PublicStage })[];
}

/** The hooks, with what they hand over: those of a message on every client that may read it, the others on every client. */
export interface PublicHooks {
  readonly "gardien.attackPosted": [message: ChatMessage, attack: PublicPost];
  readonly "gardien.deedPosted": [message: ChatMessage, deed: PublicPost];
  readonly "gardien.outcome": [message: ChatMessage, outcome: PublicOutcome];
  readonly "gardien.applied": [message: ChatMessage, outcome: PublicOutcome, targets: readonly number[]];
  readonly "gardien.undone": [message: ChatMessage, outcome: PublicOutcome, targets: readonly number[]];
  readonly "gardien.getActions": [actor: Actor, actions: PublicAction[]];
  readonly "gardien.settingChanged": [key: string];
  readonly "gardien.phaseBegun": [combat: Combat, phase: string];
}

/**
 * The hooks that ask, on the client of whoever is about to act: a listener that answers `false` keeps them from it. Nothing
 * is thrown yet, nothing is written; a listener that refuses says why.
 */
export interface PublicQuestions {
  readonly "gardien.preAttack": [actor: Actor, attack: PublicPlan];
  readonly "gardien.preDeed": [actor: Actor, deed: PublicPlan];
}
