import type { DeedChoices } from "../play/contract/deed.js";
import type { Text } from "../text/key.js";

/** How something stands. */
export type Tone = "good" | "warn" | "bad" | "plain";

/** Points of somebody at a glance: boxes crossed from the left, circles with their marks, or a bar. */
export interface Vital {
  readonly id: string;
  /** Its name in a word, and the whole name. */
  readonly short: Text;
  readonly name: Text;
  readonly value: number;
  readonly max: number;
  readonly look: "boxes" | "circles" | "bar";
  /** Of circles: the mark in each, from the left. */
  readonly marks?: readonly string[];
  readonly tone?: Tone;
  /** Where a number set by hand is written, e.g. `system.hp.value`. Absent: it follows from other things. */
  readonly path?: string;
  /** Least number that may be set by hand. Absent: 0. */
  readonly min?: number;
}

/** A wound, or what else ails somebody or serves them; conditions of tokens are shown besides, unless they are `told`. */
export interface Plight {
  readonly text: Text;
  readonly tone: Tone;
  /** What more there is to say of it, e.g. when it next costs points. */
  readonly more?: Text | null;
}

/** Somebody at a glance. */
export interface PersonView {
  readonly vitals: readonly Vital[];
  /** What is taken off all that they do, e.g. −2; `null`: nothing. */
  readonly malus?: Text | null;
  readonly plights: readonly Plight[];
  /** Ids of conditions that the plights tell already. */
  readonly told?: readonly string[];
  /** Figures that are told in a word. */
  readonly facts?: readonly { readonly label: Text; readonly value: string }[];
  /** True for whoever takes no part any more. */
  readonly out: boolean;
}

/** A deed that a keeper begins for several people at once. */
export interface KeeperAct {
  /** Its id among the acts. */
  readonly id: string;
  readonly deed: string;
  /** Classes of its icon. */
  readonly icon: string;
  /** Language key. */
  readonly label: string;
  readonly choices?: DeedChoices;
  /** Whether it can be done to somebody at all; where to none of those who are ticked, it is done to the whole group. */
  fits?(actor: Actor): boolean;
  /** Whether this table plays it. Absent: it does. */
  offered?(): boolean;
}

/** A step of the world's clock that the book speaks of. */
export interface TimeStep {
  readonly seconds: number;
  readonly label: Text;
  /** What it is good for, e.g. a night. */
  readonly note?: Text;
}

/** Something that time will bring. */
export interface Foreseen {
  /** World time in seconds. */
  readonly at: number;
  /** What comes, said of somebody who is named before it. */
  readonly what: Text;
  readonly more?: Text | null;
  /** Number of the rule. */
  readonly rule?: string;
  /** A deed of the one concerned by which it may be averted. */
  readonly averts?: Pick<KeeperAct, "deed" | "label" | "choices">;
}

/** Those whom a keeper has to do with: everybody who is played, and those who are ticked. */
export interface Meant {
  readonly group: readonly Actor[];
  readonly ticked: readonly Actor[];
}

/** What is only one ruleset's, in a part of the screen: e.g. points that the group shares, or the marks of an adventure. */
export interface KeeperSection {
  readonly id: string;
  readonly place: "group" | "requests" | "session";
  /** Path of its template below the system's folder of templates. */
  readonly template: string;
  /** Returns what its template prints, beside `rootId`; `null`: there is nothing to show. */
  context(meant: Meant): object | null;
  /** What its buttons do, by their `data-do`. */
  readonly acts?: Readonly<Record<string, (button: HTMLElement, meant: Meant) => unknown>>;
  /**
   * Hears that something is typed into one of its fields (`input`), was (`change`), or that Enter was pressed in it (`enter`).
   * Returns whether the screen is to be drawn anew.
   */
  typed?(field: HTMLInputElement, how: "input" | "change" | "enter", meant: Meant): boolean | Promise<boolean>;
}

/** What a foe has otherwise who is tougher by some steps, or weaker below 0. */
export interface StrengthRule {
  /** Returns changes under `system`, of the actor and of items of its. */
  change(
    actor: Actor,
    steps: number,
  ): { readonly system: object; readonly items: readonly { readonly id: string; readonly system: object }[] };
  /** Returns what that is in words. */
  told(steps: number): Text;
}

/** What goes from hand to hand. */
export interface HandsRule {
  /** Sub-types of Item that go from hand to hand. */
  readonly things: readonly string[];
  /** What of them is a part of its bearer, such as claws: those with one of these values at a path. Absent: nothing. */
  readonly grown?: { readonly path: string; readonly values: readonly string[] };
  /** Path of what a thing costs, in figures or in words. Absent: nothing has a price. */
  readonly price?: string;
  /** Change under `system` of what was handed over: it is not yet at hand, nor worn. */
  readonly laid: object;
  /** Where money is counted, e.g. `system.wealth`, and the language key of what it is called. Absent: it is a thing, or words. */
  readonly purse?: { readonly path: string; readonly label: string };
}

/** A ruleset's part of the keeper's screen. */
export interface KeeperPart {
  /** Puts on the style that its rows and sections wear. */
  dress(): void;
  /** Language key of what its group is called. */
  readonly group: string;
  /** Whether somebody whom a player owns belongs to the group. */
  inGroup(actor: Actor): boolean;
  /** Returns somebody at a glance, at a world time in seconds. */
  view(actor: Actor, now: number): PersonView;
  /** What befalls everybody who is ticked: rest, care, dangers. */
  readonly acts: readonly KeeperAct[];
  /** What is asked of everybody who is ticked. */
  readonly asks: readonly KeeperAct[];
  /** Steps of the clock, the shortest first; it is asked anew each time, for a table may set some. */
  steps(): readonly TimeStep[];
  /** Returns what time brings to somebody after a world time in seconds, in any order. */
  foreseen(actor: Actor, now: number): readonly Foreseen[];
  /** Name of the compendium of its roll tables. Absent: none. */
  readonly tables?: string;
  /** Makes what is its own; called once for each screen that is opened. Absent: nothing. */
  sections?(): readonly KeeperSection[];
  readonly session?: SessionRule;
  /** How adversaries are made tougher or weaker. Absent: they come as they are written. */
  readonly strength?: StrengthRule;
  /** What goes from hand to hand. Absent: nothing. */
  readonly hands?: HandsRule;
}

/** What the rules have to do with sessions. */
export interface SessionRule {
  /** Deeds done to the group as a session begins, and once it is over. */
  readonly begins?: readonly KeeperAct[];
  readonly ends?: readonly KeeperAct[];
  /** Notes that a session runs, or does no more. */
  runs?(runs: boolean): Promise<void>;
}
