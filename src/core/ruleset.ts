import type { Json } from "./shape/shape.js";
import type { Assistant } from "./creation/procedure.js";
import type { Bystander } from "./play/contract/changes.js";
import type { Attacks } from "./play/contract/attack.js";
import type { TrialPeople } from "./check/trial-people.js";
import type { DeedChoices, DeedProcedure, Deeds } from "./play/contract/deed.js";
import type { KeeperFields } from "./documents/keeper-fields.js";
import type { RoundRule } from "./fight/state/round-rule.js";
import type { Migration } from "./migrations/runner.js";
import type { SettingDefinition } from "./settings/settings.js";
import type { ItemParts } from "./sheets/drawn-item-sheet.js";
import type { ItemCard } from "./sheets/item-card.js";
import type { Text } from "./text/text.js";
import type { KeeperTool } from "./ui/tools.js";

/** A sub-type of Actor that a ruleset brings. */
export interface ActorKind {
  readonly model: ModelClass;
  readonly sheet: SheetClass;
  /** Data paths under `system` that a token's bars may show, most important first. */
  readonly bars: readonly string[];
  /** Default image of a new actor. */
  readonly img: string;
  /** What a new actor's prototype token starts with. */
  readonly token: { readonly actorLink: boolean; readonly disposition: "friendly" | "neutral" | "hostile" };
}

/** A sub-type of Item that a ruleset brings. */
export interface ItemKind {
  readonly model: ModelClass;
  /** How its sheet is laid out. */
  readonly card: ItemCard;
  readonly img: string;
  /** Data paths under `system` that lists of compendia know of each entry without opening it. */
  readonly indexed?: readonly string[];
}

/** A token status. `with` lists the other statuses it brings along (a dead man lies on the ground). */
export interface Condition {
  readonly id: string;
  /** Language key. */
  readonly name: string;
  readonly img: string;
  readonly with?: readonly string[];
  /** Follows the actor's state by itself: set and removed with it, never by hand alone. */
  readonly managed: boolean;
  /** What Foundry itself makes of it on a scene: who has it sees nothing, or is not seen. */
  readonly special?: "BLIND" | "INVISIBLE";
}

/**
 * How the order of a fight is found: everybody rolls, the keeper rolls once for all of theirs, or nobody rolls and it
 * goes round the table, the keeper first or last.
 */
export type OrderMode = "each" | "together" | "keeperFirst" | "keeperLast";

/** How the order of a fight is found. */
export interface InitiativeRule {
  /** Formula for one combatant, in the notation of Roll, read against the actor's roll data. */
  readonly formula: string;
  /** How this table finds it; where it is not said everybody rolls. */
  mode?(): OrderMode;
  /** Who goes first among equals: whoever has the greater of the first numbers that differ. */
  rank?(actor: Actor): readonly number[];
  /**
   * How somebody's roll is prepared where it can be made otherwise than the sheet has it: what is asked, its one roll,
   * and what it uses up. Its words tell it in the message of the roll. Absent: nothing is asked.
   */
  prepare?(): Promise<DeedProcedure>;
}

/** What an actor's model tells `core` about the actor's state; every actor model of a ruleset fulfils it. */
export interface ActorState {
  /** Ids of the managed conditions that hold now. */
  readonly stateStatuses: readonly string[];
  /** Whether its state changes as a clock goes on, of the world or of a fight, e.g. what lasts some rounds; absent: never. */
  readonly clocked?: boolean;
  /**
   * What to write under `system` so that a managed condition, set or taken by hand, holds or ends; `null` when it
   * follows from figures alone, or stands so already.
   */
  conditionChange(id: string, active: boolean): object | null;
  /**
   * The deed that is done instead where a managed condition, set or taken by hand, is not of this sheet alone, e.g. a hold
   * that two share; `null`, or absent: none.
   */
  conditionDeed?(id: string, active: boolean): { readonly deed: string; readonly choices: DeedChoices } | null;
  /**
   * What else the rules make of a change of `system`, by path under `system`, e.g. points that a cap cuts: it is
   * written along with the change, and kept in the plan so that it is taken back along with it.
   */
  consequences(change: object): Readonly<Record<string, Json>>;
  /**
   * What the rules make of a change of `system` on others, e.g. on whom somebody held who falls: planned, done and taken
   * back with it. Absent: nothing.
   */
  others?(change: object): readonly Bystander[];
}

/** A point of a fight: a round, from 1, and the place of a turn in it, from 0. */
export interface TurnPoint {
  readonly round: number;
  readonly turn: number;
}

/** Points that belong to the whole group, e.g. one of fate for everybody. */
export interface SharedPool {
  readonly id: string;
  /** Language key. */
  readonly name: string;
  /** How many there are before any is spent; 0 where the table plays without. */
  size(): number;
}

/** What somebody in a fight can do about their moment, as a deed; offered in the list of the fight. */
export interface MomentDeed {
  readonly deed: string;
  readonly choices: DeedChoices;
  readonly label: Text;
  /** Classes of its icon. */
  readonly icon: string;
}

/** What the list of a fight says of those in it. */
export interface FightList {
  /** How somebody in a fight is doing, in a few words; empty when there is nothing to say. */
  fightLine(actor: Actor): string;
  /**
   * What somebody can do about their moment where that is more than to wait for the end of the round, e.g. take another
   * rank for good; as things stand in the fight that has begun. Absent: nothing.
   */
  momentsOf?(combatant: Combatant): readonly MomentDeed[];
}

/** What is over for somebody, as a change of `system`. */
export interface Ended {
  readonly actor: Actor;
  readonly change: object;
}

/** A step of a fight forward; `current` is `null` once the fight is over. */
export interface TurnStep {
  readonly combatId: string;
  readonly previous: TurnPoint;
  readonly current: TurnPoint | null;
}

/**
 * What a step of a fight ends for one who takes part in it, as a change of `system`; `null` when nothing does.
 * `place` is its turn in the round, from 0.
 */
export type TurnEnds = (actor: Actor, place: number, step: TurnStep) => object | null;

export type ModelClass = abstract new (...args: never[]) => object;
/** A class registered by name, so that a roll stored in a message finds it again after a reload. */
export type RollClass = new (formula: string, data?: object, options?: never) => foundry.dice.Roll;
export type SheetClass = abstract new (...args: never[]) => object;

/** Everything `core` knows about a ruleset. Registration loops over it; a new ruleset is one folder and one line in index.ts. */
export interface Ruleset {
  readonly id: string;
  /** Language key of what its settings stand under. */
  readonly title: string;
  /** What must be said of where its rules come from: language keys of a line, and of the UUID of the page that says more. */
  readonly notice?: { readonly text: string; readonly page: string };
  readonly actors: Readonly<Record<string, ActorKind>>;
  readonly items: Readonly<Record<string, ItemKind>>;
  /** What the sheets of its items print and do; fetched with the first that a user opens. */
  cards(): Promise<ItemParts>;
  readonly rolls: readonly RollClass[];
  /** Sub-types of Item one attacks with. */
  readonly weapons: readonly string[];
  /** How it attacks; fetched when the first attack is prepared, judged or drawn. */
  readonly attacks: () => Promise<Attacks>;
  /** Who plays when a keeper checks the table; fetched with the first check. */
  readonly trial: () => Promise<TrialPeople>;
  /** What only keepers write of its actors and items; fetched when somebody's sheet is written. */
  readonly keeperOnly: () => Promise<KeeperFields>;
  /** Whether its attacks may ask their targets how they defend themselves. */
  readonly asksDefence?: boolean;
  /** Language key, with the forms of a plural, of what the totals on its cards count; absent: they are mere numbers. */
  readonly totalsCount?: string;
  /** Whether the figures of an actor are the keeper's to know whatever the table shows of others; absent: nobody's are. */
  hidesNumbers?(actor: Actor): boolean;
  /** What it does outside attacks; fetched when the first of them is drawn, judged or begun. */
  readonly deeds: () => Promise<Deeds>;
  /** How its characters are made step by step. */
  readonly assistant?: Assistant;
  readonly initiative: InitiativeRule;
  /** What the steps of its fights end; absent: nothing. Fetched by the arbiter with the first step. */
  readonly turns?: () => Promise<TurnEnds>;
  /** What ends, as changes of `system`, for somebody and others once a token of theirs has moved; absent: nothing. Fetched like {@link turns}. */
  readonly moved?: () => Promise<(actor: Actor, token: TokenDocument) => readonly Ended[]>;
  /** How its rounds are played in phases, or placed anew by dice each round; absent: one after the other by initiative. Fetched with the first fight. */
  readonly rounds?: () => Promise<RoundRule>;
  /** Seconds of world time that a round of a fight lasts. */
  readonly roundSeconds: number;
  /**
   * What to write under `system` of somebody who waits for a later moment of the round, or does so no more; given
   * where the rules know waiting.
   */
  waiting?(actor: Actor, waits: boolean): object;
  readonly conditions: readonly Condition[];
  readonly settings: readonly SettingDefinition[];
  /** What its characters own together. */
  readonly shared?: readonly SharedPool[];
  /** What the list of a fight says of who plays by it; fetched with the first that has anybody in it. */
  readonly fightList: () => Promise<FightList>;
  /** Windows for keepers that belong to no document. */
  readonly tools: readonly KeeperTool[];
  /** Steps from the data of older versions. */
  readonly migrations: readonly Migration[];
}
