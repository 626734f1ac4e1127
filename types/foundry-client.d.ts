declare namespace foundry.dice {
  interface RollOptions {
    flavor?: string;
    [key: string]: unknown;
  }
  interface RollJSON {
    class: string;
    options: RollOptions;
    dice: object[];
    formula: string;
    terms: object[];
    total?: number;
    evaluated: boolean;
  }
  class Roll<O extends object = RollOptions> {
    constructor(formula: string, data?: object, options?: O);
    data: object;
    options: O;
    terms: terms.RollTerm[];
    readonly formula: string;
    readonly result: string;
    get total(): number | undefined;
    readonly dice: terms.DiceTerm[];
    readonly isDeterministic: boolean;
    _evaluated: boolean;
    evaluate(options?: {
      minimize?: boolean;
      maximize?: boolean;
      allowStrings?: boolean;
      allowInteractive?: boolean;
    }): Promise<this>;
    evaluateSync(options?: { minimize?: boolean; maximize?: boolean; allowStrings?: boolean; strict?: boolean }): this;
    reroll(options?: object): Promise<this>;
    alter(multiply: number, add: number, options?: { multiplyNumeric?: boolean }): this;
    clone(): this;
    render(options?: { flavor?: string; template?: string; isPrivate?: boolean }): Promise<string>;
    getTooltip(): Promise<string>;
    toMessage(data?: object, options?: { rollMode?: string; create?: boolean }): Promise<ChatMessage | undefined>;
    toJSON(): RollJSON;
    protected _prepareChatRenderContext(options?: object): Promise<Record<string, unknown>>;
    static CHAT_TEMPLATE: string;
    static TOOLTIP_TEMPLATE: string;
    static create(formula: string, data?: object, options?: object): Roll;
    static parse(formula: string, data?: object): terms.RollTerm[];
    static validate(formula: string): boolean;
    static fromTerms(terms: terms.RollTerm[], options?: object): Roll;
    static fromJSON(json: string): Roll;
    static fromData<T extends Roll<any>>(this: new (...args: any[]) => T, data: RollJSON): T;
    static replaceFormulaData(formula: string, data: object, options?: { missing?: string; warn?: boolean }): string;
  }
  namespace terms {
    class RollTerm {
      options: Record<string, unknown>;
      readonly expression: string;
      readonly total: number | string | undefined;
      readonly flavor: string;
    }
    class DiceTerm extends RollTerm {
      readonly number: number | undefined;
      readonly faces: number | undefined;
      modifiers: string[];
      results: {
        result: number;
        active?: boolean;
        discarded?: boolean;
        exploded?: boolean;
        rerolled?: boolean;
        success?: boolean;
      }[];
      readonly values: number[];
    }
    class Die extends DiceTerm {
      constructor(data?: {
        number?: number;
        faces?: number;
        modifiers?: string[];
        results?: object[];
        options?: object;
      });
      static DENOMINATION: string;
      static MODIFIERS: Record<string, string | ((modifier: string) => unknown)>;
    }
    class NumericTerm extends RollTerm {
      constructor(data?: { number?: number; options?: object });
      readonly number: number;
    }
    class OperatorTerm extends RollTerm {
      constructor(data?: { operator?: string; options?: object });
    }
  }
}
declare const Roll: typeof foundry.dice.Roll;

declare namespace foundry.applications.types {
  interface ApplicationPosition {
    top?: number;
    left?: number;
    width?: number | "auto";
    height?: number | "auto";
    scale?: number;
    zIndex?: number;
  }
  type ClickAction = (this: any, event: PointerEvent, target: HTMLElement) => unknown;
  type FormHandler = (
    this: any,
    event: SubmitEvent | Event,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ) => Promise<unknown>;
  interface ApplicationConfiguration {
    id: string;
    uniqueId: string;
    classes: string[];
    tag: string;
    window: {
      frame?: boolean;
      positioned?: boolean;
      title?: string;
      icon?: string | false;
      controls?: { icon: string; label: string; action: string; ownership?: OwnershipLevel }[];
      minimizable?: boolean;
      resizable?: boolean;
      contentTag?: string;
      contentClasses?: string[];
    };
    actions: Record<string, ClickAction | { handler: ClickAction; buttons: number[] }>;
    form: { handler?: FormHandler; submitOnChange?: boolean; closeOnSubmit?: boolean };
    position: ApplicationPosition;
  }
  interface RenderOptions {
    force?: boolean;
    isFirstRender?: boolean;
    parts?: string[];
    tab?: Record<string, string>;
    [key: string]: unknown;
  }
  interface HandlebarsTemplatePart {
    template: string;
    id?: string;
    root?: boolean;
    classes?: string[];
    templates?: string[];
    scrollable?: string[];
  }
  interface ApplicationTabsConfiguration {
    tabs: { id: string; icon?: string; label?: string; tooltip?: string; cssClass?: string }[];
    initial?: string;
    labelPrefix?: string;
  }
  interface ApplicationTab {
    id: string;
    group: string;
    icon?: string;
    label?: string;
    active: boolean;
    cssClass: string;
  }
}
declare namespace foundry.applications.ux {
  class FormDataExtended extends FormData {
    constructor(
      form: HTMLFormElement,
      options?: { disabled?: boolean; readonly?: boolean; dtypes?: Record<string, string> },
    );
    readonly object: Record<string, unknown>;
  }
  class DragDrop {
    constructor(config: {
      dragSelector?: string | null;
      dropSelector?: string | null;
      permissions?: object;
      callbacks?: Record<string, (event: DragEvent) => unknown>;
    });
    bind(element: HTMLElement): this;
  }
  namespace ContextMenu {
    const implementation: new (
      container: HTMLElement,
      selector: string,
      menuItems: object[],
      options?: { jQuery?: boolean; fixed?: boolean; eventName?: string },
    ) => object;
  }
  namespace TextEditor {
    const implementation: {
      enrichHTML(
        content: string,
        options?: { secrets?: boolean; relativeTo?: foundry.abstract.Document; rollData?: object },
      ): Promise<string>;
      getDragEventData(event: DragEvent): Record<string, unknown> & { type?: string; uuid?: string };
    };
  }
}
declare namespace foundry.applications.handlebars {
  function renderTemplate(path: string, data: object): Promise<string>;
  function loadTemplates(paths: string[] | Record<string, string>): Promise<unknown>;
}
declare namespace foundry.applications.apps {
  const DocumentSheetConfig: {
    registerSheet(
      documentClass: abstract new (...a: any[]) => foundry.abstract.Document,
      scope: string,
      sheetClass: Function,
      options?: { types?: string[]; makeDefault?: boolean; label?: string; canBeDefault?: boolean },
    ): void;
    unregisterSheet(
      documentClass: abstract new (...a: any[]) => foundry.abstract.Document,
      scope: string,
      sheetClass: Function,
      options?: { types?: string[] },
    ): void;
  };
}
declare namespace foundry.applications.api {
  import T = foundry.applications.types;
  class ApplicationV2 {
    constructor(options?: foundry.abstract.DeepPartial<T.ApplicationConfiguration> & Record<string, unknown>);
    static DEFAULT_OPTIONS: foundry.abstract.DeepPartial<T.ApplicationConfiguration> & Record<string, unknown>;
    static TABS: Record<string, T.ApplicationTabsConfiguration>;
    readonly options: T.ApplicationConfiguration & Record<string, unknown>;
    readonly element: HTMLElement;
    readonly form: HTMLFormElement | null;
    readonly id: string;
    get title(): string;
    readonly rendered: boolean;
    position: T.ApplicationPosition;
    tabGroups: Record<string, string | null>;
    render(options?: boolean | T.RenderOptions): Promise<this>;
    close(options?: object): Promise<this>;
    setPosition(position?: T.ApplicationPosition): T.ApplicationPosition | void;
    changeTab(tab: string, group: string, options?: object): void;
    submit(submitOptions?: object): Promise<unknown>;
    protected _canRender(options: T.RenderOptions): false | void;
    protected _configureRenderOptions(options: T.RenderOptions): void;
    protected _prepareContext(options: T.RenderOptions): Promise<Record<string, unknown>>;
    protected _prepareTabs(group: string): Record<string, T.ApplicationTab>;
    protected _preFirstRender(context: object, options: T.RenderOptions): Promise<void>;
    protected _preRender(context: object, options: T.RenderOptions): Promise<void>;
    protected _onFirstRender(context: object, options: T.RenderOptions): Promise<void>;
    protected _onRender(context: object, options: T.RenderOptions): Promise<void>;
    protected _onClose(options: object): void;
    protected _onPosition(position: T.ApplicationPosition): void;
    protected _onChangeForm(config: object, event: Event): void;
    protected _renderHTML(context: object, options: T.RenderOptions): Promise<unknown>;
    protected _replaceHTML(result: unknown, content: HTMLElement, options: T.RenderOptions): void;
  }
  class DocumentSheetV2<D extends foundry.abstract.Document> extends ApplicationV2 {
    readonly document: D;
    get isEditable(): boolean;
    readonly isVisible: boolean;
    protected _prepareSubmitData(
      event: SubmitEvent | Event,
      form: HTMLFormElement,
      formData: foundry.applications.ux.FormDataExtended,
      updateData?: object,
    ): object;
    protected _processFormData(
      event: SubmitEvent | Event | null,
      form: HTMLFormElement,
      formData: foundry.applications.ux.FormDataExtended,
    ): Record<string, unknown>;
    protected _processSubmitData(
      event: SubmitEvent | Event,
      form: HTMLFormElement,
      submitData: object,
      options?: object,
    ): Promise<void>;
  }
  abstract class HandlebarsApplication {
    readonly parts: Record<string, HTMLElement>;
    protected _preparePartContext(
      partId: string,
      context: Record<string, unknown>,
      options: T.RenderOptions,
    ): Promise<Record<string, unknown>>;
    protected _attachPartListeners(partId: string, htmlElement: HTMLElement, options: T.RenderOptions): void;
  }
  function HandlebarsApplicationMixin<C extends abstract new (...args: any[]) => ApplicationV2>(
    Base: C,
  ): C & (abstract new (...args: any[]) => HandlebarsApplication) & { PARTS: Record<string, T.HandlebarsTemplatePart> };

  interface DialogV2Button {
    action: string;
    label: string;
    icon?: string;
    class?: string;
    default?: boolean;
    callback?: (event: PointerEvent | SubmitEvent, button: HTMLButtonElement, dialog: DialogV2) => unknown;
  }
  interface DialogV2Config {
    window?: { title?: string; icon?: string };
    classes?: string[];
    position?: T.ApplicationPosition;
    content?: string | HTMLDivElement;
    modal?: boolean;
    rejectClose?: boolean;
    render?: (event: Event, dialog: DialogV2) => void;
    close?: (event: Event, dialog: DialogV2) => unknown;
    submit?: (result: unknown, dialog: DialogV2) => Promise<void>;
  }
  class DialogV2 extends ApplicationV2 {
    static wait(config: DialogV2Config & { buttons: DialogV2Button[] }): Promise<unknown>;
    static prompt<R = unknown>(
      config: DialogV2Config & { ok?: Partial<DialogV2Button>; buttons?: DialogV2Button[] },
    ): Promise<R | null>;
    static confirm(
      config: DialogV2Config & { yes?: Partial<DialogV2Button>; no?: Partial<DialogV2Button> },
    ): Promise<boolean | null>;
    static input(config: DialogV2Config & { ok?: Partial<DialogV2Button> }): Promise<Record<string, unknown> | null>;
    static query(user: User | string, type: "wait" | "prompt" | "confirm" | "input", config: object): Promise<unknown>;
  }
}
declare namespace foundry.applications.sheets {
  class ActorSheetV2 extends foundry.applications.api.DocumentSheetV2<Actor> {
    readonly actor: Actor;
    readonly token: TokenDocument | null;
    protected _canDragStart(selector: string): boolean;
    protected _canDragDrop(selector: string): boolean;
    protected _onDragStart(event: DragEvent): void;
    protected _onDrop(event: DragEvent): Promise<void>;
    protected _onDropDocument(
      event: DragEvent,
      document: foundry.abstract.Document,
    ): Promise<foundry.abstract.Document | null>;
    protected _onDropItem(event: DragEvent, item: Item): Promise<Item | null>;
    protected _onDropActiveEffect(event: DragEvent, effect: ActiveEffect): Promise<ActiveEffect | null>;
    protected _onSortItem(event: DragEvent, item: Item): Promise<Item[] | undefined>;
  }
  class ItemSheetV2 extends foundry.applications.api.DocumentSheetV2<Item> {
    readonly item: Item;
  }
}
declare namespace foundry.appv1.sheets {
  class ActorSheet {}
  class ItemSheet {}
}

interface SettingRegistration {
  name?: string;
  hint?: string;
  scope: "world" | "client" | "user";
  config: boolean;
  type: foundry.data.fields.DataField<any, any>;
  default?: unknown;
  requiresReload?: boolean;
  onChange?: (value: unknown, options: object, userId: string) => void;
}
interface Game {
  readonly user: User;
  readonly userId: string;
  readonly users: foundry.utils.Collection<User> & { readonly activeGM: User | null };
  readonly actors: foundry.documents.collections.WorldCollection<Actor>;
  readonly items: foundry.documents.collections.WorldCollection<Item>;
  readonly messages: foundry.utils.Collection<ChatMessage>;
  readonly scenes: foundry.utils.Collection<Scene> & { readonly active: Scene | null; readonly viewed: Scene | null };
  readonly macros: foundry.utils.Collection<Macro>;
  readonly combat: Combat | null;
  readonly combats: foundry.utils.Collection<Combat>;
  readonly packs: foundry.utils.Collection<foundry.documents.collections.CompendiumCollection>;
  readonly socket: {
    on(event: string, handler: (...args: unknown[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
  };
  readonly release: { readonly generation: number; readonly build: number };
  readonly system: {
    readonly id: string;
    readonly version: string;
    readonly languages: Iterable<{ readonly lang: string }>;
    readonly documentTypes: Record<string, Record<string, object>>;
  };
  readonly ready: boolean;
  readonly time: { readonly worldTime: number; readonly serverTime: number; advance(delta: number): Promise<number> };
  readonly i18n: {
    localize(key: string): string;
    format(key: string, data?: Record<string, unknown>): string;
    has(key: string, fallback?: boolean): boolean;
    readonly lang: string;
  };
  readonly settings: {
    register(namespace: "gardien", key: string, data: SettingRegistration): void;
    registerMenu(namespace: string, key: string, data: object): void;
    get(namespace: "gardien" | "core", key: string): unknown;
    set(namespace: "gardien", key: string, value: unknown): Promise<unknown>;
  };
}
declare const game: Game;
declare const ui: {
  readonly notifications: {
    info(m: string, o?: object): unknown;
    warn(m: string, o?: object): unknown;
    error(m: string, o?: object): unknown;
  };
};
declare const canvas: {
  readonly ready: boolean;
  readonly tokens: { readonly controlled: Token[]; get(id: string): Token | undefined } | null;
};

interface HookArguments {
  init: [];
  i18nInit: [];
  setup: [];
  ready: [];
  renderChatMessageHTML: [message: ChatMessage, html: HTMLElement, context: Record<string, unknown>];
  preCreateActor: [
    document: Actor,
    data: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  createActor: [document: Actor, options: foundry.abstract.DatabaseOperation, userId: string];
  preUpdateActor: [
    document: Actor,
    changed: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  updateActor: [
    document: Actor,
    changed: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  deleteActor: [document: Actor, options: foundry.abstract.DatabaseOperation, userId: string];
  createItem: [document: Item, options: foundry.abstract.DatabaseOperation, userId: string];
  updateItem: [
    document: Item,
    changed: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  targetToken: [user: User, token: Token, targeted: boolean];
  combatStart: [combat: Combat, updateData: { round: number; turn: number }];
  hotbarDrop: [hotbar: unknown, data: Record<string, unknown>, slot: number];
}
declare const Hooks: {
  on<K extends keyof HookArguments>(hook: K, fn: (...args: HookArguments[K]) => unknown): number;
  once<K extends keyof HookArguments>(hook: K, fn: (...args: HookArguments[K]) => unknown): number;
  off(hook: string, idOrFn: number | Function): void;
  call(hook: string, ...args: unknown[]): boolean;
  callAll(hook: string, ...args: unknown[]): true;
};

declare const CONFIG: {
  readonly Actor: {
    documentClass: new (...a: any[]) => Actor;
    dataModels: Record<string, foundry.abstract.AnyModelClass>;
    trackableAttributes: Record<string, { bar: string[]; value: string[] }>;
    typeLabels: Record<string, string>;
  };
  readonly Item: {
    documentClass: new (...a: any[]) => Item;
    dataModels: Record<string, foundry.abstract.AnyModelClass>;
  };
  readonly ActiveEffect: { documentClass: new (...a: any[]) => ActiveEffect; legacyTransferral: boolean };
  readonly ChatMessage: {
    documentClass: new (...a: any[]) => ChatMessage;
    dataModels: Record<string, foundry.abstract.AnyModelClass>;
    template: string;
  };
  readonly Combat: {
    documentClass: new (...a: any[]) => Combat;
    initiative: { formula: string | null; decimals: number };
  };
  readonly Combatant: { documentClass: new (...a: any[]) => Combatant };
  readonly Dice: {
    rolls: (new (...a: any[]) => foundry.dice.Roll<any>)[];
    terms: Record<string, Function>;
    randomUniform: () => number;
  };
  queries: Record<string, (data: any, options: { timeout?: number }) => unknown>;
  statusEffects: { id: string; name: string; img: string; hud?: boolean | object; changes?: EffectChangeData[] }[];
  specialStatusEffects: Record<string, string>;
  time: { roundTime: number; turnTime: number };
} & Record<string, any>;

declare const CONST: {
  readonly TOKEN_DISPOSITIONS: { readonly SECRET: -2; readonly HOSTILE: -1; readonly NEUTRAL: 0; readonly FRIENDLY: 1 };
  readonly TOKEN_DISPLAY_MODES: {
    readonly NONE: 0;
    readonly CONTROL: 10;
    readonly OWNER_HOVER: 20;
    readonly HOVER: 30;
    readonly OWNER: 40;
    readonly ALWAYS: 50;
  };
  readonly DOCUMENT_OWNERSHIP_LEVELS: {
    readonly INHERIT: -1;
    readonly NONE: 0;
    readonly LIMITED: 1;
    readonly OBSERVER: 2;
    readonly OWNER: 3;
  };
  readonly ACTIVE_EFFECT_MODES: {
    readonly CUSTOM: 0;
    readonly MULTIPLY: 1;
    readonly ADD: 2;
    readonly DOWNGRADE: 3;
    readonly UPGRADE: 4;
    readonly OVERRIDE: 5;
  };
  readonly DICE_ROLL_MODES: {
    readonly PUBLIC: "publicroll";
    readonly PRIVATE: "gmroll";
    readonly BLIND: "blindroll";
    readonly SELF: "selfroll";
  };
};
declare function fromUuid(uuid: string): Promise<foundry.abstract.Document | null>;
declare function fromUuidSync(uuid: string, options?: { strict?: boolean }): foundry.abstract.Document | null;
