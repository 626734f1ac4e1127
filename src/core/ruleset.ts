import type { HealthLeft } from "./data/health.js";
import type { Json } from "./shape/shape.js";
import type { Shelves } from "./browser/contract.js";
import type { CreationDoor } from "./creation/procedure.js";
import type { Notation } from "./notation/block.js";
import type { Bystander } from "./play/contract/changes.js";
import type { Attacks } from "./play/contract/attack.js";
import type { TrialPeople } from "./check/trial-people.js";
import type { DeedChoices, DeedProcedure, Deeds } from "./play/contract/deed.js";
import type { KeeperPart } from "./keeper/contract.js";
import type { KeeperFields } from "./documents/keeper-fields.js";
import type { RoundRule } from "./fight/state/round-rule.js";
import type { Migration } from "./migrations/runner.js";
import type { SettingDefinition } from "./settings/settings.js";
import type { ModulePart } from "./sheets/action-offer.js";
import type { ItemParts } from "./sheets/drawn-item-sheet.js";
import type { ItemCard } from "./sheets/item-card.js";
import type { FormerEntries } from "./text/former-entries.js";
import type { Text } from "./text/text.js";
import type { MovementBand } from "./world/movement.js";

/** A sub-type of Actor that a ruleset brings. */
export interface ActorKind {
  readonly model: ModelClass;
  readonly sheet: SheetClass;
  /** Data paths under `system` that a token's bars may show, most important first: new tokens have the first two. */
  readonly bars: readonly string[];
  /** Those of them that are numbers without a maximum: the panel of a token has them, no bar is drawn. Absent: none. */
  readonly counts?: readonly string[];
  /** Those of them whose loss is harm, by which the ring of a token flashes. Absent: the first. */
  readonly harm?: readonly string[];
  /** Default image of a new actor. */
  readonly img: string;
  /** Initial data of a new actor's prototype token. */
  readonly token: { readonly actorLink: boolean; readonly disposition: "friendly" | "neutral" | "hostile" };
}

/** A sub-type of Item that a ruleset brings. */
export interface ItemKind {
  readonly model: ModelClass;
  /** Layout of its sheet. */
  readonly card: ItemCard;
  readonly img: string;
  /** Data paths under `system` that go into a compendium's index, so that lists need not load each entry. */
  readonly indexed?: readonly string[];
}

/** A token status. `with` lists the other statuses it brings along (a dead man lies on the ground). */
export interface Condition {
  readonly id: string;
  /** Language key. */
  readonly name: string;
  readonly img: string;
  readonly with?: readonly string[];
  /** True when the condition follows from the actor's state, which sets and removes it; false when users toggle it. */
  readonly managed: boolean;
  /** Language key of what it does by the rules, in a sentence. */
  readonly does: string;
  /** Number of its rule in the book. */
  readonly rule: string;
  /** Language key of when it ends, where no clock says it. */
  readonly ends: string;
  /** Foundry's special status effect on a scene: the token's owner sees nothing, or nobody sees the token. */
  readonly special?: "BLIND" | "INVISIBLE";
}

/**
 * Way in which a fight finds its order: `each` combatant rolls, the keeper rolls once for all of theirs (`together`),
 * or nobody rolls and turns go round the table, the keeper's combatants first or last.
 */
export type OrderMode = "each" | "together" | "keeperFirst" | "keeperLast";

/** Returns the time left of a condition of an actor, in the steps of the ruleset; `null` where no clock ends it. */
export type TimeLeft = (actor: Actor, condition: string) => Text | null;

/** A number of a ruleset that a keeper's own effect may change. */
export interface EffectTarget {
  /** Its id, which effects keep: it never comes to mean another number. */
  readonly id: string;
  /** Language key of its name. */
  readonly name: string;
}

/** What a keeper's own effect may change, as data. A roll asks for its lines by these ids. */
export interface EffectRules {
  readonly targets: readonly EffectTarget[];
  /** Sub-types of Item each of which may be changed alone, e.g. a skill: `<id>.<slug, else name>` is its id. */
  readonly items?: readonly { readonly type: string; readonly id: string }[];
  /** Language key of the unit of what it adds, e.g. dice. Absent: points. */
  readonly unit?: string;
  /** Most that it adds or takes. */
  readonly most: number;
}

/** Rule for the order of a fight. */
export interface InitiativeRule {
  /** Roll formula for one combatant, read against the actor's roll data. */
  readonly formula: string;
  /** Returns the way this table uses. Absent: `each`. */
  mode?(): OrderMode;
  /** Returns the tie-breakers of an actor: among equals the greater of the first numbers that differ goes first. */
  rank?(actor: Actor): readonly number[];
  /**
   * Loads the deed that prepares an initiative roll where a player may choose how to make it: its fields, its one roll,
   * and the changes that pay for it. The roll's message shows its view. Absent: nothing is asked.
   */
  prepare?(): Promise<DeedProcedure>;
}

/** Actor's state as its data model tells it to `core`; every actor model of a ruleset implements it. */
export interface ActorState {
  /**
   * What is left of its health, whatever the ruleset counts it in: modules read it as `actor.system.health`. Absent: they
   * hear nothing of it.
   */
  readonly health?: HealthLeft;
  /** Ids of the managed conditions that hold now. */
  readonly stateStatuses: readonly string[];
  /** True when the state changes as time passes, in the world or in a fight, e.g. an effect of some rounds. */
  readonly clocked?: boolean;
  /**
   * Returns the change under `system` that makes a managed condition hold or end after a user toggled it; `null` when
   * it follows from numbers alone or already stands so.
   */
  conditionChange(id: string, active: boolean): object | null;
  /**
   * Returns the deed to do instead when a toggled condition concerns another actor too, e.g. a hold that two share.
   * Absent or `null`: none.
   */
  conditionDeed?(id: string, active: boolean): { readonly deed: string; readonly choices: DeedChoices } | null;
  /**
   * Returns what the rules add to a change of `system`, by path under `system`, e.g. points cut by a cap. It is written
   * with the change and undone with it.
   */
  consequences(change: object): Readonly<Record<string, Json>>;
  /**
   * Returns what a change of `system` does to other actors, e.g. to the one held by an actor who falls. Planned,
   * written and undone with the change. Absent: nothing.
   */
  others?(change: object): readonly Bystander[];
}

/** How far somebody gets in a round. */
export interface Movement {
  /**
   * Returns it, shortest first, by one of Foundry's ways to move (`walk`, `climb` …): empty where they get nowhere, `null`
   * where the rules give no number.
   */
  movementOf(actor: Actor, way: string): readonly MovementBand[] | null;
}

/** A point of a fight: a round, from 1, and the place of a turn in it, from 0. */
export interface TurnPoint {
  readonly round: number;
  readonly turn: number;
}

/** Points that belong to the whole group, e.g. fate that all players share. */
export interface SharedPool {
  readonly id: string;
  /** Language key. */
  readonly name: string;
  /** Returns how many points the pool holds before any is spent; 0 where the table plays without it. */
  size(): number;
}

/** A deed by which a combatant changes when they act; offered in the list of the fight. */
export interface MomentDeed {
  readonly deed: string;
  readonly choices: DeedChoices;
  readonly label: Text;
  /** Classes of its icon. */
  readonly icon: string;
}

/** The ruleset's part of the list of a fight. */
export interface FightList {
  /** Returns a combatant's condition in a few words; empty when there is nothing to say. */
  fightLine(actor: Actor): string;
  /**
   * Returns the deeds by which a combatant changes when they act, beyond waiting for the end of the round, e.g. taking
   * another rank for good. Asked once the fight has begun. Absent: none.
   */
  momentsOf?(combatant: Combatant): readonly MomentDeed[];
}

/** An effect that ends for an actor, as a change of `system`. */
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
 * Returns the change of `system` that a step of a fight makes to a combatant, e.g. an effect that ends; `null` when
 * none. `place` is the combatant's turn in the round, from 0.
 */
export type TurnEnds = (actor: Actor, place: number, step: TurnStep) => object | null;

/** Class of a data model, as Foundry registers it. */
export type ModelClass = abstract new (...args: never[]) => object;
/** Class of a roll, registered by name so that a roll stored in a message finds it again after a reload. */
export type RollClass = new (formula: string, data?: object, options?: never) => foundry.dice.Roll;
/** Class of a sheet, as Foundry registers it. */
export type SheetClass = abstract new (...args: never[]) => object;

/** Everything `core` knows about a ruleset. Registration loops over it; a new ruleset is one folder and one line in index.ts. */
export interface Ruleset {
  readonly id: string;
  /** Language key of its name, the same wherever it is named. */
  readonly title: string;
  /** What it is like, for a keeper who chooses: language keys that end in `.text`, `.evening`, `.mood`. Absent: its name says it. */
  readonly about?: string;
  /** Sides of its dice, those it is known by first. */
  readonly dice?: readonly number[];
  /** Its compendia whose names do not begin with its id and a dash. */
  readonly packs?: readonly string[];
  /** Notice on the origin of its rules: language keys of a line, and of the UUID of the page that says more. */
  readonly notice?: { readonly text: string; readonly page: string };
  /**
   * Its book: what the numbers of its rules begin with, and the language key of the UUID of the journal that tells them.
   * Absent: numbers are mere text.
   */
  readonly book?: { readonly prefix: string; readonly entry: string };
  readonly actors: Readonly<Record<string, ActorKind>>;
  readonly items: Readonly<Record<string, ItemKind>>;
  /** Loads what its item sheets print and do; called when a user opens the first of them. */
  cards(): Promise<ItemParts>;
  /** Loads what modules are told of it; called when one of them, or a macro, asks. Absent: weapons and initiative alone. */
  readonly modules?: () => Promise<ModulePart>;
  readonly rolls: readonly RollClass[];
  /** Sub-types of Item that can be attacked with. */
  readonly weapons: readonly string[];
  /** Loads its attacks; called when the first one is prepared, judged or drawn. */
  readonly attacks: () => Promise<Attacks>;
  /** Loads the actors of the keeper's table check; called with the first check. */
  readonly trial: () => Promise<TrialPeople>;
  /** Loads the fields of actors and items that only keepers may write; called when a sheet is first written. */
  readonly keeperOnly: () => Promise<KeeperFields>;
  /** Loads where links to entries lead that its compendia no longer have; called at the start. Absent: none is gone. */
  readonly formerEntries?: () => Promise<readonly FormerEntries[]>;
  /** True when its attacks may ask the target for a defence. */
  readonly asksDefence?: boolean;
  /** Language key, with plural forms, of the unit that totals on its cards count. Absent: plain numbers. */
  readonly totalsCount?: string;
  /** Tells whether an actor's numbers are for the keeper alone, whatever the table shows of others. Absent: never. */
  hidesNumbers?(actor: Actor): boolean;
  /** Loads what it plays outside attacks; called when the first deed is begun, judged or drawn. */
  readonly deeds: () => Promise<Deeds>;
  /** Step-by-step character creation. Absent: none. */
  readonly creation?: CreationDoor;
  readonly initiative: InitiativeRule;
  /** Loads the rule for what a step of a fight ends; called with the first step. Absent: nothing ends. */
  readonly turns?: () => Promise<TurnEnds>;
  /** Loads the rule for what ends, on any actor, once a token has moved; like {@link turns}. Absent: nothing ends. */
  readonly moved?: () => Promise<(actor: Actor, token: TokenDocument) => readonly Ended[]>;
  /** Loads the rule for how far somebody gets, for the ruler of their token. Absent: the rules give no numbers. */
  readonly movement?: () => Promise<Movement>;
  /** Loads the rule of rounds with phases, or rolled anew; called with the first fight. Absent: turns by initiative. */
  readonly rounds?: () => Promise<RoundRule>;
  /** Seconds of world time that a round of a fight lasts. */
  readonly roundSeconds: number;
  /**
   * Returns the change under `system` for an actor who begins or ceases to wait for a later moment of the round.
   * Absent: the rules know no waiting.
   */
  waiting?(actor: Actor, waits: boolean): object;
  readonly conditions: readonly Condition[];
  /** Loads what a keeper's own effect may change; called with the first of them. Absent: nothing, it is a mere reminder. */
  readonly effects?: () => Promise<EffectRules>;
  /** Loads what tells the time left of a condition; called when somebody asks what it does. Absent: no clock ends any. */
  readonly timeLeft?: () => Promise<TimeLeft>;
  readonly settings: readonly SettingDefinition[];
  /** Pools of points that its characters share. */
  readonly shared?: readonly SharedPool[];
  /** Loads its part of the list of a fight; called with the first combatant of this ruleset. */
  readonly fightList: () => Promise<FightList>;
  /** Loads its part of the keeper's screen; called when a keeper opens it. Absent: the screen knows nobody of it. */
  readonly keeper?: () => Promise<KeeperPart>;
  /** Ids of windows of its own that the keeper's screen has replaced: macros may still call them. Absent: none. */
  readonly keeperFormerly?: readonly string[];
  /**
   * Loads what the browser of compendia tells of its entries: kinds, columns, sieves, stat blocks; called when the browser
   * opens. Absent: a kind for each sub-type, by its name alone.
   */
  readonly browser?: () => Promise<Shelves>;
  /**
   * Loads how its people are written down as stat blocks, and read again from what somebody pastes; called with the first
   * block that is copied, printed or pasted. Absent: they are not.
   */
  readonly blocks?: () => Promise<Notation>;
  /** Migrations of data from older versions, oldest first. */
  readonly migrations: readonly Migration[];
}
