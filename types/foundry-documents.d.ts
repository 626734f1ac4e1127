/** Sub-type -> data model maps: the system merges its own entries (see types/gardien.d.ts). */
interface ActorSystemMap {}
interface ItemSystemMap {}
interface GardienFlags {}
interface GardienQueries {}

type OwnershipLevel = "INHERIT" | "NONE" | "LIMITED" | "OBSERVER" | "OWNER" | -1 | 0 | 1 | 2 | 3;

declare namespace foundry.abstract {
  interface DatabaseOperation {
    render?: boolean;
    diff?: boolean;
    recursive?: boolean;
    noHook?: boolean;
    keepId?: boolean;
    keepEmbeddedIds?: boolean;
    parent?: Document | null;
    pack?: string | null;
    [key: string]: unknown;
  }
  abstract class Document {
    constructor(data: object, context?: { parent?: Document | null; pack?: string | null; strict?: boolean });
    readonly id: string | null;
    readonly _id: string | null;
    readonly uuid: string;
    readonly documentName: string;
    readonly pack: string | null;
    readonly inCompendium: boolean;
    readonly isOwner: boolean;
    get limited(): boolean;
    get visible(): boolean;
    readonly permission: number;
    readonly _source: Record<string, unknown>;
    flags: Record<string, Record<string, unknown>>;
    ownership: Record<string, number>;
    getFlag<K extends keyof GardienFlags>(scope: "gardien", key: K): GardienFlags[K] | undefined;
    setFlag<K extends keyof GardienFlags>(scope: "gardien", key: K, value: GardienFlags[K]): Promise<this>;
    unsetFlag(scope: "gardien", key: keyof GardienFlags): Promise<this>;
    testUserPermission(user: User, permission: OwnershipLevel, options?: { exact?: boolean }): boolean;
    getUserLevel(user?: User): number;
    canUserModify(user: User, action: "create" | "update" | "delete", data?: object): boolean;
    update(data?: object, operation?: DatabaseOperation): Promise<this | undefined>;
    delete(operation?: DatabaseOperation): Promise<this | undefined>;
    updateSource(changes?: object, options?: { dryRun?: boolean; fallback?: boolean; recursive?: boolean }): object;
    toObject(source?: boolean): Record<string, unknown>;
    clone(data?: object, context?: { save?: boolean; keepId?: boolean }): this;
    getEmbeddedCollection(name: string): foundry.utils.Collection<Document>;
    createEmbeddedDocuments(name: "Item", data: object[], operation?: DatabaseOperation): Promise<Item[]>;
    createEmbeddedDocuments(
      name: "ActiveEffect",
      data: object[],
      operation?: DatabaseOperation,
    ): Promise<ActiveEffect[]>;
    createEmbeddedDocuments(name: "Combatant", data: object[], operation?: DatabaseOperation): Promise<Combatant[]>;
    updateEmbeddedDocuments(
      name: string,
      updates: ({ _id: string } & object)[],
      operation?: DatabaseOperation,
    ): Promise<Document[]>;
    deleteEmbeddedDocuments(name: string, ids: string[], operation?: DatabaseOperation): Promise<Document[]>;
    prepareData(): void;
    prepareBaseData(): void;
    prepareEmbeddedDocuments(): void;
    prepareDerivedData(): void;
    protected _preCreate(
      data: Record<string, unknown>,
      options: DatabaseOperation,
      user: User,
    ): Promise<boolean | void>;
    protected _onCreate(data: object, options: DatabaseOperation, userId: string): void;
    protected _preUpdate(
      changed: Record<string, unknown>,
      options: DatabaseOperation,
      user: User,
    ): Promise<boolean | void>;
    protected _onUpdate(changed: object, options: DatabaseOperation, userId: string): void;
    protected _preDelete(options: DatabaseOperation, user: User): Promise<boolean | void>;
    protected _onDelete(options: DatabaseOperation, userId: string): void;
    static create<T extends abstract new (...args: any[]) => Document>(
      this: T,
      data: object,
      operation?: DatabaseOperation,
    ): Promise<InstanceType<T> | undefined>;
    static createDocuments<T extends abstract new (...args: any[]) => Document>(
      this: T,
      data: object[],
      operation?: DatabaseOperation,
    ): Promise<InstanceType<T>[]>;
    static implementation: new (...args: any[]) => Document;
    static migrateData(source: Record<string, unknown>): object;
  }
}

declare namespace foundry.utils {
  /** A Map keyed by id, except that iterating it yields VALUES; hence not `extends Map`. */
  class Collection<T> {
    readonly contents: T[];
    readonly size: number;
    get(key: string, options?: { strict?: boolean; invalid?: boolean }): T | undefined;
    getName(name: string): T | undefined;
    has(key: string): boolean;
    set(key: string, value: T): this;
    delete(key: string): boolean;
    keys(): MapIterator<string>;
    values(): MapIterator<T>;
    entries(): MapIterator<[string, T]>;
    forEach(fn: (value: T) => void): void;
    find(fn: (value: T) => boolean): T | undefined;
    filter(fn: (value: T) => boolean): T[];
    map<U>(fn: (value: T) => U): U[];
    some(fn: (value: T) => boolean): boolean;
    reduce<A>(fn: (accumulator: A, value: T) => A, initial: A): A;
    [Symbol.iterator](): MapIterator<T>;
  }
  function mergeObject<A extends object, B extends object>(original: A, other?: B, options?: object): A & B;
  function deepClone<T>(value: T): T;
  function getProperty(object: object, key: string): unknown;
  function setProperty(object: object, key: string, value: unknown): boolean;
  function hasProperty(object: object, key: string): boolean;
  function expandObject(object: object): Record<string, unknown>;
  function flattenObject(object: object): Record<string, unknown>;
  function randomID(length?: number): string;
  function debounce<A extends unknown[]>(fn: (...args: A) => unknown, delay: number): (...args: A) => void;
  function fromUuid(uuid: string): Promise<foundry.abstract.Document | null>;
  function escapeHTML(value: string): string;
  function cleanHTML(html: string): string;
}

interface EffectChangeData {
  key: string;
  mode: number;
  value: string;
  priority?: number | null;
}
interface ChatSpeakerData {
  scene?: string | null;
  actor?: string | null;
  token?: string | null;
  alias?: string;
}
declare namespace foundry.documents {
  class Actor extends foundry.abstract.Document {
    name: string;
    img: string;
    type: keyof ActorSystemMap;
    system: ActorSystemMap[keyof ActorSystemMap];
    prototypeToken: Record<string, unknown> & { updateSource(changes: object): object };
    readonly items: foundry.utils.Collection<Item>;
    readonly effects: foundry.utils.Collection<ActiveEffect>;
    readonly statuses: Set<string>;
    readonly overrides: object;
    readonly token: TokenDocument | null;
    readonly isToken: boolean;
    readonly sheet: foundry.applications.api.DocumentSheetV2<Actor> | null;
    readonly inCombat: boolean;
    readonly hasPlayerOwner: boolean;
    getRollData(): Record<string, unknown>;
    getActiveTokens(linked?: boolean, document?: boolean): Token[];
    allApplicableEffects(): Generator<ActiveEffect, void, void>;
    applyActiveEffects(): void;
    toggleStatusEffect(
      statusId: string,
      options?: { active?: boolean; overlay?: boolean },
    ): Promise<ActiveEffect | boolean | undefined>;
    modifyTokenAttribute(
      attribute: string,
      value: number,
      isDelta?: boolean,
      isBar?: boolean,
    ): Promise<this | undefined>;
    rollInitiative(options?: {
      createCombatants?: boolean;
      rerollInitiative?: boolean;
      initiativeOptions?: object;
    }): Promise<Combat | null>;
  }
  class Item extends foundry.abstract.Document {
    name: string;
    img: string;
    type: keyof ItemSystemMap;
    system: ItemSystemMap[keyof ItemSystemMap];
    readonly actor: Actor | null;
    readonly parent: Actor | null;
    readonly effects: foundry.utils.Collection<ActiveEffect>;
    readonly sheet: foundry.applications.api.DocumentSheetV2<Item> | null;
    getRollData(): Record<string, unknown>;
  }
  class ActiveEffect extends foundry.abstract.Document {
    name: string;
    img: string;
    disabled: boolean;
    transfer: boolean;
    changes: EffectChangeData[];
    origin: string | null;
    readonly statuses: Set<string>;
    readonly parent: Actor | Item;
    readonly active: boolean;
    get isSuppressed(): boolean;
    get isTemporary(): boolean;
    readonly target: Actor | Item | null;
    apply(doc: Actor, change: EffectChangeData): Record<string, unknown>;
    static fromStatusEffect(statusId: string, options?: object): Promise<ActiveEffect>;
  }
  class Combatant extends foundry.abstract.Document {
    name: string;
    img: string;
    initiative: number | null;
    hidden: boolean;
    defeated: boolean;
    readonly parent: Combat | null;
    readonly combat: Combat | null;
    readonly actor: Actor | null;
    readonly token: TokenDocument | null;
    readonly isNPC: boolean;
    get isDefeated(): boolean;
    readonly players: User[];
    getInitiativeRoll(formula?: string): foundry.dice.Roll;
    rollInitiative(formula?: string): Promise<this | undefined>;
    protected _getInitiativeFormula(): string;
  }
  class Combat extends foundry.abstract.Document {
    round: number;
    turn: number | null;
    turns: Combatant[];
    readonly combatants: foundry.utils.Collection<Combatant>;
    readonly combatant: Combatant | null | undefined;
    readonly started: boolean;
    readonly isActive: boolean;
    startCombat(): Promise<this>;
    endCombat(): Promise<this | undefined>;
    nextTurn(): Promise<this>;
    nextRound(): Promise<this>;
    setInitiative(id: string, value: number): Promise<void>;
    rollInitiative(
      ids: string | string[],
      options?: { formula?: string | null; updateTurn?: boolean; messageOptions?: object },
    ): Promise<this>;
    setupTurns(): Combatant[];
    getTimeDelta(
      originRound: number,
      originTurn: number | null,
      targetRound: number,
      targetTurn: number | null,
    ): number;
    protected _sortCombatants(a: Combatant, b: Combatant): number;
    protected _onUpdate(changed: object, options: object, userId: string): void;
    protected _onStartTurn(combatant: Combatant, context?: object): Promise<void>;
    protected _onEndTurn(combatant: Combatant, context?: object): Promise<void>;
    protected _onStartRound(context?: object): Promise<void>;
  }
  class ChatMessage extends foundry.abstract.Document {
    content: string;
    flavor: string;
    rolls: foundry.dice.Roll[];
    speaker: ChatSpeakerData;
    whisper: string[];
    readonly author: User | null;
    readonly isRoll: boolean;
    readonly isAuthor: boolean;
    readonly isContentVisible: boolean;
    renderHTML(options?: object): Promise<HTMLElement>;
    static getSpeaker(options?: {
      actor?: Actor | null;
      token?: TokenDocument | null;
      alias?: string;
    }): ChatSpeakerData;
    static getSpeakerActor(speaker: ChatSpeakerData): Actor | null;
    static getWhisperRecipients(name: string): User[];
  }
  class User extends foundry.abstract.Document {
    name: string;
    readonly active: boolean;
    readonly isGM: boolean;
    readonly isActiveGM: boolean;
    readonly isSelf: boolean;
    readonly character: Actor | null;
    readonly color: unknown;
    readonly targets: Set<Token> & { readonly first: () => Token | undefined };
    hasPermission(permission: string): boolean;
    hasRole(role: string | number): boolean;
    can(action: string): boolean;
    query<K extends keyof GardienQueries>(
      name: K,
      data: GardienQueries[K] extends { data: infer D } ? D : never,
      options?: { timeout?: number },
    ): Promise<GardienQueries[K] extends { result: infer R } ? R : never>;
  }
  class TokenDocument extends foundry.abstract.Document {
    name: string;
    readonly actor: Actor | null;
    readonly actorLink: boolean;
    readonly object: Token | null;
    hidden: boolean;
    x: number;
    y: number;
    width: number;
    height: number;
    texture: { readonly src: string };
    disposition: number;
    displayName: number;
    readonly parent: Scene | null;
    readonly baseActor: Actor | null;
    readonly movementHistory?: readonly object[];
  }
  class Scene extends foundry.abstract.Document {
    name: string;
    readonly active: boolean;
    readonly tokens: foundry.utils.Collection<TokenDocument>;
    readonly grid: { readonly size: number; readonly distance: number; readonly units: string };
    readonly environment: { readonly darknessLevel: number };
  }
  class Macro extends foundry.abstract.Document {
    name: string;
    type: string;
    command: string;
    readonly author: User | null;
    img: string;
    execute(scope?: object): unknown;
  }
}
declare const Actor: typeof foundry.documents.Actor;
type Actor = foundry.documents.Actor;
declare const Item: typeof foundry.documents.Item;
type Item = foundry.documents.Item;
declare const ActiveEffect: typeof foundry.documents.ActiveEffect;
type ActiveEffect = foundry.documents.ActiveEffect;
declare const Combatant: typeof foundry.documents.Combatant;
type Combatant = foundry.documents.Combatant;
declare const Combat: typeof foundry.documents.Combat;
type Combat = foundry.documents.Combat;
declare const ChatMessage: typeof foundry.documents.ChatMessage;
type ChatMessage = foundry.documents.ChatMessage;
declare const User: typeof foundry.documents.User;
type User = foundry.documents.User;
declare const Scene: typeof foundry.documents.Scene;
type Scene = foundry.documents.Scene;
declare const Macro: typeof foundry.documents.Macro;
type Macro = foundry.documents.Macro;
declare const TokenDocument: typeof foundry.documents.TokenDocument;
type TokenDocument = foundry.documents.TokenDocument;
declare namespace foundry.canvas.placeables {
  class Token {
    readonly document: TokenDocument;
    readonly actor: Actor | null;
    readonly name: string;
    readonly controlled: boolean;
    readonly center: { x: number; y: number };
    setTarget(targeted?: boolean, context?: { user?: User; releaseOthers?: boolean; groupSelection?: boolean }): void;
  }
}
declare const Token: typeof foundry.canvas.placeables.Token;
type Token = foundry.canvas.placeables.Token;

declare namespace foundry.documents.collections {
  class CompendiumCollection<D extends foundry.abstract.Document = foundry.abstract.Document> extends foundry.utils
    .Collection<D> {
    readonly collection: string;
    readonly metadata: {
      readonly id: string;
      readonly label: string;
      readonly type: string;
      readonly packageName: string;
    };
    readonly locked: boolean;
    readonly visible: boolean;
    readonly index: foundry.utils.Collection<{
      _id: string;
      name: string;
      uuid: string;
      img?: string;
      type?: string;
      system?: unknown;
    }>;
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
    getDocument(id: string): Promise<D | null>;
    getDocuments(query?: object): Promise<D[]>;
  }
  class WorldCollection<D extends foundry.abstract.Document> extends foundry.utils.Collection<D> {
    importFromCompendium(pack: CompendiumCollection<D>, id: string, updateData?: object, options?: object): Promise<D>;
    fromCompendium(document: D, options?: object): Record<string, unknown>;
  }
}
