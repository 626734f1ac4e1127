/**
 * Sub-type -> data model maps: the system merges its own entries (see types/gardien.d.ts).
 * @ours
 */
interface ActorSystemMap {}
/**
 * Types of items; each ruleset adds its own.
 * @ours
 */
interface ItemSystemMap {}
/**
 * What we keep in flags.
 * @ours
 */
interface GardienFlags {}
/**
 * What our clients ask each other.
 * @ours
 */
interface GardienQueries {}

/**
 * What somebody may do with a document, by word or number.
 * @see [13, 14] modules/CONST
 */
type OwnershipLevel = "INHERIT" | "NONE" | "LIMITED" | "OBSERVER" | "OWNER" | -1 | 0 | 1 | 2 | 3;

declare namespace foundry.abstract {
  /**
   * Is a folder, as far as one sees what it lies in.
   * @see [13, 14] classes/foundry.documents.Folder
   */
  interface InFolder {
    /** Is the id. */
    readonly id: string | null;
    /** Is the folder around it. */
    readonly folder: InFolder | null;
  }
  /**
   * How documents are created, changed or deleted; further keys travel with it to every client.
   * @see [13, 14] types/foundry.abstract.types.DatabaseOperation
   * @assumed operation-options
   */
  interface DatabaseOperation {
    /** Redraws what shows them. */
    render?: boolean;
    /** Sends only what differs. */
    diff?: boolean;
    /**
     * Merges objects; with `false` they replace.
     * @assumed replaced
     */
    recursive?: boolean;
    /** Calls no hook. */
    noHook?: boolean;
    /** Keeps the ids that are given. */
    keepId?: boolean;
    /** Keeps the ids of what is within. */
    keepEmbeddedIds?: boolean;
    /** Is the document they are in. */
    parent?: Document | null;
    /** Is the compendium they are in. */
    pack?: string | null;
    [key: string]: unknown;
  }
  /**
   * One thing that is stored, with its rights and what is within it.
   * @see [13, 14] classes/foundry.abstract.Document
   */
  abstract class Document {
    constructor(data: object, context?: { parent?: Document | null; pack?: string | null; strict?: boolean });
    /** Is its id, once stored. */
    readonly id: string | null;
    /** Is the same, in its source. */
    readonly _id: string | null;
    /** Is its address. */
    readonly uuid: string;
    /** Is its kind. */
    readonly documentName: string;
    /** Is the compendium it is in. */
    readonly pack: string | null;
    /** Tells whether it is in one (client documents of 13 and 14). */
    readonly inCompendium: boolean;
    /** Tells whether this user owns it. */
    readonly isOwner: boolean;
    /** Tells whether this user may see no more than that it is there. */
    get limited(): boolean;
    /** Tells whether this user is shown it. */
    get visible(): boolean;
    /** Is this user's level. */
    readonly permission: number;
    /** Is what is stored. */
    readonly _source: Record<string, unknown>;
    /** Is what packages keep in it. */
    flags: Record<string, Record<string, unknown>>;
    /** Is what each user may do with it. */
    ownership: Record<string, number>;
    /** Reads a flag. */
    getFlag<K extends keyof GardienFlags>(scope: "gardien", key: K): GardienFlags[K] | undefined;
    /** Writes a flag. */
    setFlag<K extends keyof GardienFlags>(scope: "gardien", key: K, value: GardienFlags[K]): Promise<this>;
    /** Takes a flag away. */
    unsetFlag(scope: "gardien", key: keyof GardienFlags): Promise<this>;
    /** Tells whether a user has a level. */
    testUserPermission(user: User, permission: OwnershipLevel, options?: { exact?: boolean }): boolean;
    /** Tells whether a user may do something with it. */
    canUserModify(user: User, action: "create" | "update" | "delete", data?: object): boolean;
    /** Changes it, for everybody; only what differs is sent. */
    update(data?: object, operation?: DatabaseOperation): Promise<this | undefined>;
    /** Deletes it, for everybody. */
    delete(operation?: DatabaseOperation): Promise<this | undefined>;
    /** Changes it in memory, as before its creation. */
    updateSource(changes?: object, options?: { dryRun?: boolean; fallback?: boolean; recursive?: boolean }): object;
    /** Copies its source. */
    toObject(source?: boolean): Record<string, unknown>;
    /** Copies it in memory, or into the world. */
    clone(data?: object, context?: { save?: boolean; keepId?: boolean }): this;
    /** Creates documents within it. */
    createEmbeddedDocuments(name: "Item", data: object[], operation?: DatabaseOperation): Promise<Item[]>;
    createEmbeddedDocuments(
      name: "ActiveEffect",
      data: object[],
      operation?: DatabaseOperation,
    ): Promise<ActiveEffect[]>;
    createEmbeddedDocuments(name: "Combatant", data: object[], operation?: DatabaseOperation): Promise<Combatant[]>;
    /** Changes documents within it. */
    updateEmbeddedDocuments(
      name: string,
      updates: ({ _id: string } & object)[],
      operation?: DatabaseOperation,
    ): Promise<Document[]>;
    /** Deletes documents within it. */
    deleteEmbeddedDocuments(name: string, ids: string[], operation?: DatabaseOperation): Promise<Document[]>;
    /** Works out its values: base, what is within, derived. */
    prepareData(): void;
    /** Works out values before effects. */
    prepareBaseData(): void;
    /** Works out values after effects. */
    prepareDerivedData(): void;
    /** Comes at whoever creates it; `false` keeps them from it. */
    protected _preCreate(
      data: Record<string, unknown>,
      options: DatabaseOperation,
      user: User,
    ): Promise<boolean | void>;
    /** Comes at every client after it was created. */
    protected _onCreate(data: object, options: DatabaseOperation, userId: string): void;
    /** Comes at whoever changes it; `false` keeps them from it. */
    protected _preUpdate(
      changed: Record<string, unknown>,
      options: DatabaseOperation,
      user: User,
    ): Promise<boolean | void>;
    /** Comes at every client after it changed. */
    protected _onUpdate(changed: object, options: DatabaseOperation, userId: string): void;
    /** Comes at every client after it was deleted. */
    protected _onDelete(options: DatabaseOperation, userId: string): void;
    /** Creates one, for everybody. */
    static create<T extends abstract new (...args: any[]) => Document>(
      this: T,
      data: object,
      operation?: DatabaseOperation,
    ): Promise<InstanceType<T> | undefined>;
    /** Creates several at once. */
    static createDocuments<T extends abstract new (...args: any[]) => Document>(
      this: T,
      data: object[],
      operation?: DatabaseOperation,
    ): Promise<InstanceType<T>[]>;
    /** Is the class in use. */
    static implementation: new (...args: any[]) => Document;
    /** Brings an older source up to date. */
    static migrateData(source: Record<string, unknown>): object;
  }
}

declare namespace foundry.utils {
  /**
   * A Map keyed by id, except that iterating it yields VALUES; hence not `extends Map`.
   * @see [13, 14] classes/foundry.utils.Collection
   */
  class Collection<T> {
    /** Lists its values. */
    readonly contents: T[];
    /** Is how many there are. */
    readonly size: number;
    /** Finds one by its id. */
    get(key: string, options?: { strict?: boolean; invalid?: boolean }): T | undefined;
    /** Finds one by its name. */
    getName(name: string): T | undefined;
    /** Tells whether there is one. */
    has(key: string): boolean;
    /** Puts one in. */
    set(key: string, value: T): this;
    /** Takes one out. */
    delete(key: string): boolean;
    /** Goes through the ids. */
    keys(): MapIterator<string>;
    /** Goes through the values. */
    values(): MapIterator<T>;
    /** Goes through ids and values. */
    entries(): MapIterator<[string, T]>;
    /** Does something with each value. */
    forEach(fn: (value: T) => void): void;
    /** Finds the first that fits. */
    find(fn: (value: T) => boolean): T | undefined;
    /** Lists those that fit. */
    filter(fn: (value: T) => boolean): T[];
    /** Lists what each becomes. */
    map<U>(fn: (value: T) => U): U[];
    /** Tells whether one fits. */
    some(fn: (value: T) => boolean): boolean;
    /** Gathers something from all. */
    reduce<A>(fn: (accumulator: A, value: T) => A, initial: A): A;
    /** Goes through the values. */
    [Symbol.iterator](): MapIterator<T>;
  }
  /**
   * Merges an object into another: into itself, unless `inplace` is false.
   * @see [13, 14] modules/foundry.utils
   */
  function mergeObject<A extends object, B extends object>(original: A, other?: B, options?: object): A & B;
  /**
   * Copies plain data.
   * @see [13, 14] modules/foundry.utils
   */
  function deepClone<T>(value: T): T;
  /**
   * Reads by a dotted path.
   * @see [13, 14] modules/foundry.utils
   */
  function getProperty(object: object, key: string): unknown;
  /**
   * Writes by a dotted path.
   * @see [13, 14] modules/foundry.utils
   */
  function setProperty(object: object, key: string, value: unknown): boolean;
  /**
   * Tells whether a dotted path leads somewhere.
   * @see [13, 14] modules/foundry.utils
   */
  function hasProperty(object: object, key: string): boolean;
  /**
   * Unfolds dotted keys; they reach into lists too.
   * @see [13, 14] modules/foundry.utils
   * @assumed dotted-keys
   */
  function expandObject(object: object): Record<string, unknown>;
  /**
   * Folds an object into dotted keys.
   * @see [13, 14] modules/foundry.utils
   */
  function flattenObject(object: object): Record<string, unknown>;
  /**
   * Makes an id.
   * @see [13, 14] modules/foundry.utils
   */
  function randomID(length?: number): string;
  /**
   * Waits until nothing more comes, then calls once.
   * @see [13, 14] modules/foundry.utils
   */
  function debounce<A extends unknown[]>(fn: (...args: A) => unknown, delay: number): (...args: A) => void;
  /**
   * Finds a document, in a compendium too.
   * @see [13, 14] modules/foundry.utils
   */
  function fromUuid(uuid: string): Promise<foundry.abstract.Document | null>;
  /**
   * Makes markup plain text.
   * @see [13, 14] modules/foundry.utils
   */
  function escapeHTML(value: string): string;
  /**
   * A colour.
   * @see [13, 14] classes/foundry.utils.Color
   */
  class Color {
    /** Makes one of the words that stand for it, e.g. `#d1372c`. */
    static from(color: string): Color;
  }
  /**
   * Takes what could do harm out of markup.
   * @see [13, 14] modules/foundry.utils
   */
  function cleanHTML(html: string): string;
}

/**
 * What an effect changes. In 14 it is under `system.changes` and has a `type` in words instead of `mode`.
 * @see [13] classes/foundry.documents.ActiveEffect
 * @see [14] interfaces/foundry.documents.types.ActiveEffectChangeData
 */
interface EffectChangeData {
  /** Is the path of what it changes. */
  key: string;
  /** Says how, by number (13). */
  mode: number;
  /** Is by what. */
  value: string;
}
/**
 * Who says a message.
 * @see [13] classes/foundry.documents.ChatMessage
 * @see [14] interfaces/foundry.documents.types.ChatSpeakerData
 */
interface ChatSpeakerData {
  /** Is the id of their scene. */
  scene?: string | null;
  /** Is the id of their actor. */
  actor?: string | null;
  /** Is the id of their token. */
  token?: string | null;
  /** Is their name. */
  alias?: string;
}
declare namespace foundry.documents {
  /**
   * Somebody, or something that acts.
   * @see [13, 14] classes/foundry.documents.Actor
   */
  class Actor extends foundry.abstract.Document {
    /** Is every type there may be. */
    static readonly TYPES: string[];
    /**
     * Asks for a name and a type, and creates one; `types` are those that are offered.
     * @assumed create-types
     */
    static createDialog(
      data?: object,
      operation?: object,
      options?: { types?: string[] },
      rendering?: object,
    ): Promise<foundry.documents.Actor | null | undefined>;
    /** Is the folder that it lies in, which may lie in another. */
    readonly folder: foundry.abstract.InFolder | null;
    /** Is the name. */
    name: string;
    /** Is the picture. */
    img: string;
    /** Is the type, of the manifest's. */
    type: keyof ActorSystemMap;
    /** Is the model of its type. */
    system: ActorSystemMap[keyof ActorSystemMap];
    /**
     * Is what new tokens are made of.
     * @assumed token-sight
     */
    prototypeToken: Record<string, unknown> & { updateSource(changes: object): object };
    /** Is what it carries. */
    readonly items: foundry.utils.Collection<Item>;
    /** Is the effects on it. */
    readonly effects: foundry.utils.Collection<ActiveEffect>;
    /** Is the statuses that its effects give. */
    readonly statuses: Set<string>;
    /** Is what effects changed, by path. */
    readonly overrides: object;
    /** Is its token, where it is that of an unlinked one. */
    readonly token: TokenDocument | null;
    /** Tells whether it is that of an unlinked token. */
    readonly isToken: boolean;
    /** Is its sheet, made when first asked for. */
    readonly sheet: foundry.applications.api.DocumentSheetV2<Actor> | null;
    /** Tells whether a player owns it. */
    readonly hasPlayerOwner: boolean;
    /** Is what formulas may read. */
    getRollData(): Record<string, unknown>;
    /** Is its data as a compendium would store them; what a file holds to which one exports it, too. */
    toCompendium(pack?: object | null, options?: object): object;
    /** Lists its tokens on the scene in view. */
    getActiveTokens(linked?: boolean, document?: boolean): Token[];
    /**
     * Turns a status on or off; off only the effect with the status's fixed id.
     * @assumed fixed-status
     */
    toggleStatusEffect(
      statusId: string,
      options?: { active?: boolean; overlay?: boolean },
    ): Promise<ActiveEffect | boolean | undefined>;
    /** Rolls initiative for its combatants. */
    rollInitiative(options?: {
      createCombatants?: boolean;
      rerollInitiative?: boolean;
      initiativeOptions?: object;
    }): Promise<Combat | null>;
  }
  /**
   * Something that is carried, known or suffered.
   * @see [13, 14] classes/foundry.documents.Item
   */
  class Item extends foundry.abstract.Document {
    /** Is every type there may be. */
    static readonly TYPES: string[];
    /**
     * Asks for a name and a type, and creates one; `types` are those that are offered.
     * @assumed create-types
     */
    static createDialog(
      data?: object,
      operation?: object,
      options?: { types?: string[] },
      rendering?: object,
    ): Promise<foundry.documents.Item | null | undefined>;
    /** Is the name. */
    name: string;
    /** Is the picture. */
    img: string;
    /** Is the type, of the manifest's. */
    type: keyof ItemSystemMap;
    /** Is the model of its type. */
    system: ItemSystemMap[keyof ItemSystemMap];
    /** Is who has it. */
    readonly actor: Actor | null;
    /** Is the same, as the document it is in. */
    readonly parent: Actor | null;
    /** Is the effects in it. */
    readonly effects: foundry.utils.Collection<ActiveEffect>;
    /** Is its sheet, made when first asked for. */
    readonly sheet: foundry.applications.api.DocumentSheetV2<Item> | null;
    /** Is what formulas may read. */
    getRollData(): Record<string, unknown>;
    /** Is its data as a compendium would store them; what a file holds to which one exports it, too. */
    toCompendium(pack?: object | null, options?: object): object;
  }
  /**
   * Something that changes somebody for a while.
   * @see [13, 14] classes/foundry.documents.ActiveEffect
   */
  class ActiveEffect extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Is the picture. */
    img: string | null;
    /** Says that it is off. */
    disabled: boolean;
    /** Says that an item's effect touches who carries it. */
    transfer: boolean;
    /** Lists what it changes (13; in 14 under `system`). */
    changes: EffectChangeData[];
    /** Is the address of what it came from. */
    origin: string | null;
    /** Is the statuses it gives. */
    readonly statuses: Set<string>;
    /** Is the actor or item it is in. */
    readonly parent: Actor | Item;
    /** Tells whether it changes anything now. */
    readonly active: boolean;
    /** Is whom it touches. */
    readonly target: Actor | Item | null;
    /** Makes one change. */
    apply(doc: Actor, change: EffectChangeData): Record<string, unknown>;
  }
  /**
   * Somebody in a fight.
   * @see [13, 14] classes/foundry.documents.Combatant
   */
  class Combatant extends foundry.abstract.Document {
    /** Is the name in the list. */
    name: string;
    /** Is the picture in the list. */
    img: string;
    /** Is their place; `null` before it is rolled. */
    initiative: number | null;
    /** Hides them from players. */
    hidden: boolean;
    /** Says that they are out of it. */
    defeated: boolean;
    /** Is the fight. */
    readonly parent: Combat | null;
    /** Is the fight. */
    readonly combat: Combat | null;
    /** Is who it is. */
    readonly actor: Actor | null;
    /** Is the id of that actor. */
    readonly actorId: string | null;
    /** Is their token. */
    readonly token: TokenDocument | null;
    /** Tells whether no player has them. */
    readonly isNPC: boolean;
    /** Tells whether they are out of it, by mark or by status. */
    get isDefeated(): boolean;
    /** Lists who plays them. */
    readonly players: User[];
    /** Makes the roll. */
    getInitiativeRoll(formula?: string): foundry.dice.Roll;
    /** Rolls and writes it. */
    rollInitiative(formula?: string): Promise<this | undefined>;
    /**
     * Says the formula; CONFIG.Combat and the manifest have the last word.
     * @assumed initiative-formula
     */
    protected _getInitiativeFormula(): string;
  }
  /**
   * A fight: who is in it, whose turn it is.
   * @see [13, 14] classes/foundry.documents.Combat
   */
  class Combat extends foundry.abstract.Document {
    /** Is the round, 0 before it starts. */
    round: number;
    /** Is whose turn it is, as a place in {@link turns}. */
    turn: number | null;
    /** Lists the combatants in order. */
    turns: Combatant[];
    /** Is those in it. */
    readonly combatants: foundry.utils.Collection<Combatant>;
    /** Is whose turn it is. */
    readonly combatant: Combatant | null | undefined;
    /** Tells whether it has begun. */
    readonly started: boolean;
    /** Is the scene that it is played on; none: it goes along to any. */
    readonly scene: Scene | null;
    /** Tells whether it is the one looked at, among those of its scene. */
    readonly active: boolean;
    /** Where the fight stands, as it was last looked at: what a change is compared with. */
    current: object;
    /** Begins it. */
    startCombat(): Promise<this>;
    /** Ends it, once somebody has confirmed. */
    endCombat(): Promise<this | undefined>;
    /** Passes the turn on. */
    nextTurn(): Promise<this>;
    /** Begins a new round. */
    nextRound(): Promise<this>;
    /** Writes somebody's initiative. */
    setInitiative(id: string, value: number): Promise<void>;
    /**
     * Rolls for some of those in it. 14 takes who may read it as `messageMode` beside the other options, 13 within `messageOptions`.
     * @assumed initiative-mode
     */
    rollInitiative(
      ids: string | string[],
      options?: { formula?: string | null; updateTurn?: boolean; messageOptions?: object; messageMode?: string },
    ): Promise<this>;
    /**
     * Puts those in it in order, and notes where the fight stands.
     * @assumed combat-current
     */
    setupTurns(): Combatant[];
    /** Tells how many seconds lie between two turns. */
    getTimeDelta(
      originRound: number,
      originTurn: number | null,
      targetRound: number,
      targetTurn: number | null,
    ): number;
    /**
     * Compares two of them; it is called without `this`.
     * @assumed sort-unbound
     */
    protected _sortCombatants(a: Combatant, b: Combatant): number;
    /**
     * Comes at every client after it changed; turns and rounds that ended are told from here.
     * @assumed combat-current
     */
    protected _onUpdate(changed: object, options: object, userId: string): void;
    /** Comes at one keeper's client as a turn begins. */
    protected _onStartTurn(combatant: Combatant, context?: object): Promise<void>;
    /** Comes at one keeper's client as a turn ends. */
    protected _onEndTurn(combatant: Combatant, context?: object): Promise<void>;
    /** Comes at one keeper's client as a round begins. */
    protected _onStartRound(context?: object): Promise<void>;
  }
  /**
   * A journal of pages.
   * @see [13, 14] classes/foundry.documents.JournalEntry
   */
  class JournalEntry extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Is its sheet, made when first asked for. */
    readonly sheet: foundry.applications.api.DocumentSheetV2<JournalEntry> | null;
  }
  /**
   * A table to roll on.
   * @see [13, 14] classes/foundry.documents.RollTable
   */
  class RollTable extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Is what it is for, as markup. */
    description: string;
  }
  /**
   * A message of the log. Whispers are sent to every client; only the interface hides them.
   * @see [13, 14] classes/foundry.documents.ChatMessage
   * @assumed whispers
   */
  class ChatMessage extends foundry.abstract.Document {
    /** Is what it says, as markup. */
    content: string;
    /** Is what stands above it. */
    flavor: string;
    /** Lists its rolls. */
    rolls: foundry.dice.Roll[];
    /** Is who says it. */
    speaker: ChatSpeakerData;
    /** Lists the ids of who may read it; empty for all. */
    whisper: string[];
    /** Tells whether keepers alone read it, its author not. */
    blind: boolean;
    /** Is who sent it. */
    readonly author: User | null;
    /** Tells whether it has rolls. */
    readonly isRoll: boolean;
    /** Tells whether this user sent it. */
    readonly isAuthor: boolean;
    /** Tells whether this user may read it. */
    readonly isContentVisible: boolean;
    /** Is when it was sent, in milliseconds. */
    timestamp: number;
    /**
     * Says it as plain text, for the export of the log.
     * @assumed chat-words
     */
    export(): string;
    /** Draws it for the log. */
    renderHTML(options?: object): Promise<HTMLElement>;
    /** Says who speaks: an actor, a token, or who is selected. */
    static getSpeaker(options?: {
      actor?: Actor | null;
      token?: TokenDocument | null;
      alias?: string;
    }): ChatSpeakerData;
    /** Finds the actor of a speaker. */
    static getSpeakerActor(speaker: ChatSpeakerData): Actor | null;
    /** Finds users by a name. */
    static getWhisperRecipients(name: string): User[];
  }
  /**
   * Somebody at the table.
   * @see [13, 14] classes/foundry.documents.User
   */
  class User extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Tells whether they are connected. */
    readonly active: boolean;
    /** Tells whether they keep the game, as assistant too. */
    readonly isGM: boolean;
    /** Is what they may do at most, as a number of CONST.USER_ROLES. */
    readonly role: number;
    /** Tells whether theirs is the keeper's client that acts for all. */
    readonly isActiveGM: boolean;
    /** Tells whether it is this user. */
    readonly isSelf: boolean;
    /** Is whom they play. */
    readonly character: Actor | null;
    /** Is their colour. */
    readonly color: unknown;
    /** Is the tokens they aim at. */
    readonly targets: Set<Token> & { readonly first: () => Token | undefined };
    /** Tells whether they may do something. */
    hasPermission(permission: string): boolean;
    /** Tells whether they have a role or may do something. */
    can(action: string): boolean;
    /** Asks their client, and waits for the answer. */
    query<K extends keyof GardienQueries>(
      name: K,
      data: GardienQueries[K] extends { data: infer D } ? D : never,
      options?: { timeout?: number },
    ): Promise<GardienQueries[K] extends { result: infer R } ? R : never>;
  }
  /**
   * A token of a scene.
   * @see [13, 14] classes/foundry.documents.TokenDocument
   */
  class TokenDocument extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Is whom it stands for: its own actor where it is not linked. */
    readonly actor: Actor | null;
    /** Says that it stands for the actor itself. */
    readonly actorLink: boolean;
    /** Is what is drawn of it, on the scene in view. */
    readonly object: Token | null;
    /** Hides it from players. */
    hidden: boolean;
    /** Is its left edge, in pixels of the scene. */
    x: number;
    /** Is its upper edge, in pixels of the scene. */
    y: number;
    /** Height above the ground, in units of the scene's grid. */
    elevation: number;
    /** Is the id of the storey it is on, in 14. */
    readonly level?: string | null;
    /** Is how many squares it is wide. */
    width: number;
    /** Is how many squares it is high. */
    height: number;
    /** Is its picture. */
    texture: { readonly src: string };
    /** Is how it stands to the players. */
    disposition: number;
    /** Is who sees its name. */
    displayName: number;
    /** Is its scene. */
    readonly parent: Scene | null;
    /** Is the actor it came from. */
    readonly baseActor: Actor | null;
    /**
     * Lists where it went this turn, in a fight.
     * @assumed movement-history
     */
    readonly movementHistory?: readonly object[];
  }
  /**
   * A scene.
   * @see [13, 14] classes/foundry.documents.Scene
   */
  class Scene extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Tells whether it is the table's. */
    readonly active: boolean;
    /** Is its tokens. */
    readonly tokens: foundry.utils.Collection<TokenDocument>;
    /** Is its storeys, in 14: one at least. */
    readonly levels?: foundry.utils.Collection<BaseLevel>;
    /** Makes it the table's. */
    activate(): Promise<this>;
    /** Is its grid: pixels, distance and units of a square, and whether there are none. */
    readonly grid: {
      readonly size: number;
      readonly distance: number;
      readonly units: string;
      readonly isGridless: boolean;
    };
    /** Is its light. */
    readonly environment: { readonly darknessLevel: number };
  }
  /**
   * A whole evening in one document of a compendium.
   * @see [13, 14] classes/foundry.documents.Adventure
   */
  class Adventure extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Is what stands under its picture. */
    caption: string;
    /** Is what it tells of itself, as markup. */
    description: string;
    /** Is its scenes. */
    readonly scenes: Set<Scene>;
    /** Is its people. */
    readonly actors: Set<Actor>;
    /** Is its journals. */
    readonly journal: Set<JournalEntry>;
    /** Brings all of it into the world: what is new is made with its ids, what is there is written over, after a question. */
    import(options?: { dialog?: boolean }): Promise<unknown>;
  }
  /**
   * What 14 draws a scene on; 13 has none, and draws the scene itself.
   * @see [14] classes/foundry.documents.BaseLevel
   * @assumed scene-level
   */
  class BaseLevel extends foundry.abstract.Document {
    /** Is its picture. */
    readonly background: { readonly src: string | null };
  }
  /**
   * A macro of the hotbar.
   * @see [13, 14] classes/foundry.documents.Macro
   */
  class Macro extends foundry.abstract.Document {
    /** Is the name. */
    name: string;
    /** Is `script` or `chat`. */
    type: string;
    /** Is what it does. */
    command: string;
    /** Is whose it is. */
    readonly author: User | null;
    /** Is the picture. */
    img: string;
    /** Does it. */
    execute(scope?: object): unknown;
  }
}
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Actor
 */
declare const Actor: typeof foundry.documents.Actor;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Actor
 */
type Actor = foundry.documents.Actor;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Item
 */
declare const Item: typeof foundry.documents.Item;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Item
 */
type Item = foundry.documents.Item;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.ActiveEffect
 */
declare const ActiveEffect: typeof foundry.documents.ActiveEffect;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.ActiveEffect
 */
type ActiveEffect = foundry.documents.ActiveEffect;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Combatant
 */
declare const Combatant: typeof foundry.documents.Combatant;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Combatant
 */
type Combatant = foundry.documents.Combatant;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Combat
 */
declare const Combat: typeof foundry.documents.Combat;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Combat
 */
type Combat = foundry.documents.Combat;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.ChatMessage
 */
declare const ChatMessage: typeof foundry.documents.ChatMessage;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.ChatMessage
 */
type ChatMessage = foundry.documents.ChatMessage;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.JournalEntry
 */
declare const JournalEntry: typeof foundry.documents.JournalEntry;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.User
 */
declare const User: typeof foundry.documents.User;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.User
 */
type User = foundry.documents.User;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Scene
 */
declare const Scene: typeof foundry.documents.Scene;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Scene
 */
type Scene = foundry.documents.Scene;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Macro
 */
declare const Macro: typeof foundry.documents.Macro;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.Macro
 */
type Macro = foundry.documents.Macro;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.TokenDocument
 */
declare const TokenDocument: typeof foundry.documents.TokenDocument;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.documents.TokenDocument
 */
type TokenDocument = foundry.documents.TokenDocument;
declare namespace foundry.canvas.placeables {
  /**
   * What is drawn of a token.
   * @see [13, 14] classes/foundry.canvas.placeables.Token
   */
  class Token {
    /** Is the token. */
    readonly document: TokenDocument;
    /** Is whom it stands for. */
    readonly actor: Actor | null;
    /** Is its name. */
    readonly name: string;
    /** Tells whether it is selected. */
    readonly controlled: boolean;
    /** Is its middle, in pixels of the scene. */
    readonly center: { x: number; y: number };
    /** Aims at it, or no more. */
    setTarget(targeted?: boolean, context?: { user?: User; releaseOthers?: boolean; groupSelection?: boolean }): void;
  }
}
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.canvas.placeables.Token
 */
declare const Token: typeof foundry.canvas.placeables.Token;
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.canvas.placeables.Token
 */
type Token = foundry.canvas.placeables.Token;

declare namespace foundry.documents.collections {
  /**
   * A compendium: an index of all, documents when asked for.
   * @see [13, 14] classes/foundry.documents.collections.CompendiumCollection
   */
  class CompendiumCollection<D extends foundry.abstract.Document = foundry.abstract.Document> extends foundry.utils
    .Collection<D> {
    /** Is its id: `package.name`. */
    readonly collection: string;
    /** Is what the manifest says of it. */
    readonly metadata: {
      readonly id: string;
      readonly label: string;
      readonly type: string;
      readonly packageName: string;
    };
    /** Tells whether it can be changed. */
    readonly locked: boolean;
    /** Tells whether this user is shown it. */
    readonly visible: boolean;
    /**
     * Is the index, once it was fetched; its entries are plain objects that can be given names.
     * @assumed index-entries
     */
    readonly index: foundry.utils.Collection<{
      _id: string;
      name: string;
      uuid: string;
      img?: string;
      type?: string;
      system?: unknown;
    }>;
    /** Fetches the index, with further fields. */
    getIndex(options?: { fields?: string[] }): Promise<
      foundry.utils.Collection<{
        _id: string;
        name: string;
        uuid: string;
        img?: string;
        type?: string;
        system?: unknown;
      }>
    >;
    /** Fetches one document. */
    getDocument(id: string): Promise<D | null>;
    /** Fetches documents. */
    getDocuments(query?: object): Promise<D[]>;
  }
  /**
   * The documents of a kind in the world; Foundry has the class under `documents.abstract`.
   * @see [13, 14] classes/foundry.documents.abstract.WorldCollection
   */
  class WorldCollection<D extends foundry.abstract.Document> extends foundry.utils.Collection<D> {
    /** Copies one of a compendium into the world. */
    importFromCompendium(pack: CompendiumCollection<D>, id: string, updateData?: object, options?: object): Promise<D>;
    /** Makes world data of a compendium's document. */
    fromCompendium(document: D, options?: object): Record<string, unknown>;
  }
}
