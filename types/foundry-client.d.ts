declare namespace foundry.dice {
  /**
   * Words and marks that a roll keeps beside its formula.
   * @see [13, 14] modules/foundry.dice
   */
  interface RollOptions {
    /** Says what the roll is for. */
    flavor?: string;
    [key: string]: unknown;
  }
  /**
   * What `Roll#toJSON` gives and `Roll.fromData` takes.
   * @see [13, 14] classes/foundry.dice.Roll
   */
  interface RollJSON {
    /** Names the class that reads it again, as CONFIG.Dice.rolls lists it. */
    class: string;
    /** Keeps the options of the roll. */
    options: RollOptions;
    /** Keeps dice that were rolled beside the terms. */
    dice: object[];
    /** Keeps the formula as it was rolled. */
    formula: string;
    /** Keeps the terms, each with its results. */
    terms: object[];
    /** Keeps the total of an evaluated roll. */
    total?: number;
    /** Tells whether it was evaluated. */
    evaluated: boolean;
  }
  /**
   * Reads a formula, rolls it once and is never changed afterwards.
   * @see [13, 14] classes/foundry.dice.Roll
   */
  class Roll<O extends object = RollOptions> {
    constructor(formula: string, data?: object, options?: O);
    /** Holds the data that `@names` of the formula stood for. */
    data: object;
    /** Holds the options given at its making, which are stored with it. */
    options: O;
    /** Lists what the formula was read as: dice, numbers, operators. */
    terms: terms.RollTerm[];
    /** Writes the formula anew from the terms. */
    readonly formula: string;
    /** Writes the terms with what they came to. */
    readonly result: string;
    /** Is the sum, once evaluated. */
    get total(): number | undefined;
    /** Is what it came to, whatever that is; the card of a roll shows it. */
    get product(): number | string | undefined;
    /** Lists all dice terms, those within pools and parentheses too. */
    readonly dice: terms.DiceTerm[];
    /** Tells whether no die is in it. */
    readonly isDeterministic: boolean;
    /** Tells whether it has been rolled. */
    _evaluated: boolean;
    /** Rolls, for good: a roll that was evaluated refuses. */
    evaluate(options?: {
      minimize?: boolean;
      maximize?: boolean;
      allowStrings?: boolean;
      allowInteractive?: boolean;
    }): Promise<this>;
    /** Rolls without waiting; dice that people roll by hand cannot be asked for. */
    evaluateSync(options?: { minimize?: boolean; maximize?: boolean; allowStrings?: boolean; strict?: boolean }): this;
    /** Makes a new roll of the same formula and rolls it. */
    reroll(options?: object): Promise<this>;
    /** Draws it with its CHAT_TEMPLATE, as its message shows it. */
    render(options?: { flavor?: string; template?: string; isPrivate?: boolean }): Promise<string>;
    /** Draws its dice, as they unfold under its total. */
    getTooltip(): Promise<string>;
    /**
     * Tells it as data that {@link fromData} reads again.
     * @assumed roll-stored
     */
    toJSON(): RollJSON;
    /**
     * Fills the context of CHAT_TEMPLATE, since 13.
     * @assumed roll-render-context
     */
    protected _prepareChatRenderContext(options?: object): Promise<Record<string, unknown>>;
    /** Is the template that {@link render} draws. */
    static CHAT_TEMPLATE: string;
    /** Makes a roll of the class that CONFIG.Dice.rolls has first. */
    static create(formula: string, data?: object, options?: object): Roll;
    /** Reads a formula into terms. */
    static parse(formula: string, data?: object): terms.RollTerm[];
    /** Tells whether a formula can be rolled. */
    static validate(formula: string): boolean;
    /** Makes a roll of terms instead of a formula. */
    static fromTerms(terms: terms.RollTerm[], options?: object): Roll;
    /**
     * Reads what was stored as text.
     * @assumed roll-stored
     */
    static fromJSON(json: string): Roll;
    /**
     * Reads what was stored as data, into the class it names.
     * @assumed roll-stored
     */
    static fromData<T extends Roll<any>>(this: new (...args: any[]) => T, data: RollJSON): T;
  }
  namespace terms {
    /**
     * One term of a roll.
     * @see [13, 14] classes/foundry.dice.terms.RollTerm
     */
    class RollTerm {
      /** Holds its options; `flavor` is what stands in brackets. */
      options: Record<string, unknown>;
      /** Writes the term as its formula had it. */
      readonly expression: string;
      /** Is what it came to. */
      readonly total: number | string | undefined;
      /** Is what stands in brackets behind it. */
      readonly flavor: string;
    }
    /**
     * Some dice of one kind, with what they showed.
     * @see [13, 14] classes/foundry.dice.terms.DiceTerm
     */
    class DiceTerm extends RollTerm {
      /** Is how many dice are rolled. */
      readonly number: number | undefined;
      /** Is how many faces each has. */
      readonly faces: number | undefined;
      /** Lists what is done to the results: `kh`, `x`… */
      modifiers: string[];
      /** Lists the faces that fell, and what became of each. */
      results: {
        result: number;
        active?: boolean;
        discarded?: boolean;
        exploded?: boolean;
        rerolled?: boolean;
        success?: boolean;
      }[];
      /** Lists the faces that count. */
      readonly values: number[];
    }
    /**
     * Dice with numbered faces.
     * @see [13, 14] classes/foundry.dice.terms.Die
     */
    class Die extends DiceTerm {
      constructor(data?: {
        number?: number;
        faces?: number;
        modifiers?: string[];
        results?: object[];
        options?: object;
      });
    }
    /**
     * A number in a formula.
     * @see [13, 14] classes/foundry.dice.terms.NumericTerm
     */
    class NumericTerm extends RollTerm {
      constructor(data?: { number?: number; options?: object });
      /** Is that number. */
      readonly number: number;
    }
    /**
     * A plus, a minus, or another sign between two terms.
     * @see [13, 14] classes/foundry.dice.terms.OperatorTerm
     */
    class OperatorTerm extends RollTerm {
      constructor(data?: { operator?: string; options?: object });
    }
  }
}
/**
 * Names the same class for everybody.
 * @see [13, 14] classes/foundry.dice.Roll
 */
declare const Roll: typeof foundry.dice.Roll;

declare namespace foundry.applications.types {
  /**
   * Where a window stands, in pixels of the page.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] interfaces/foundry.applications.types.ApplicationPosition
   */
  interface ApplicationPosition {
    /** Is the distance from the upper edge. */
    top?: number;
    /** Is the distance from the left edge. */
    left?: number;
    /** Is the width, or follows what is in it. */
    width?: number | "auto";
    /** Is the height, or follows what is in it. */
    height?: number | "auto";
    /** Is how much the window is enlarged. */
    scale?: number;
    /** Is its place among the windows. */
    zIndex?: number;
  }
  /**
   * What a `data-action` runs: `this` is the application, `target` the element that carries the action.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] types/foundry.applications.types.ApplicationClickAction
   */
  type ClickAction = (this: any, event: PointerEvent, target: HTMLElement) => unknown;
  /**
   * What a sent form runs; `this` is the application.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] types/foundry.applications.types.ApplicationFormSubmission
   */
  type FormHandler = (
    this: any,
    event: SubmitEvent | Event,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ) => Promise<unknown>;
  /**
   * The options of an application; those of its class chain are merged, `classes` and `window.controls` joined.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] interfaces/foundry.applications.types.ApplicationConfiguration
   */
  interface ApplicationConfiguration {
    /** Is the id of its element; `{id}` in it becomes {@link uniqueId}. */
    id: string;
    /** Lists the classes of its element. */
    classes: string[];
    /** Is the tag of its element: `div`, or `form` where it is one. */
    tag: string;
    /** Describes its frame: title, icon, buttons of the header, whether it can be shrunk and resized. */
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
    /** Maps each `data-action` to what it runs. */
    actions: Record<string, ClickAction | { handler: ClickAction; buttons: number[] }>;
    /** Says what a sent or changed form does. */
    form: { handler?: FormHandler; submitOnChange?: boolean; closeOnSubmit?: boolean };
    /** Says where it opens. */
    position: ApplicationPosition;
  }
  /**
   * How an application is drawn this time.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] interfaces/foundry.applications.types.ApplicationRenderOptions
   */
  interface RenderOptions {
    /** Opens it where it is closed, and brings it to the front. */
    force?: boolean;
    /** Tells the steps of a drawing whether there was none before. */
    isFirstRender?: boolean;
    /** Names the parts to draw; all of them where it is left out. */
    parts?: string[];
    /** Says which tab of each group opens. */
    tab?: Record<string, string>;
    [key: string]: unknown;
  }
  /**
   * One part of a window and the template that draws it.
   * @see [13, 14] functions/foundry.applications.api.HandlebarsApplicationMixin
   */
  interface HandlebarsTemplatePart {
    /** Is the path of its template, which has one root. */
    template: string;
    /** Is the id of its root element. */
    id?: string;
    /** Says that its children stand in the window itself. */
    root?: boolean;
    /** Lists classes of its root. */
    classes?: string[];
    /** Lists partials to load beforehand: they are loaded once, with the first drawing. */
    templates?: string[];
    /** Selects what keeps its scroll position over a redraw. */
    scrollable?: string[];
  }
  /**
   * A group of tabs, as `TABS` names it.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] interfaces/foundry.applications.types.ApplicationTabsConfiguration
   */
  interface ApplicationTabsConfiguration {
    /** Lists the tabs in order. */
    tabs: { id: string; icon?: string; label?: string; tooltip?: string; cssClass?: string }[];
    /** Is the id of the tab that opens first. */
    initial?: string;
    /** Begins the language keys of tabs without a label. */
    labelPrefix?: string;
  }
  /**
   * A tab as `_prepareTabs` gives it to a template.
   * @see [13] classes/foundry.applications.api.ApplicationV2
   * @see [14] interfaces/foundry.applications.types.ApplicationTab
   */
  interface ApplicationTab {
    /** Is its id. */
    id: string;
    /** Is the group it is in. */
    group: string;
    /** Is the classes of its icon. */
    icon?: string;
    /** Is the language key of its name. */
    label?: string;
    /** Tells whether it is open. */
    active: boolean;
    /** Is `active` where it is open, else empty. */
    cssClass: string;
  }
}
declare namespace foundry.applications {
  /**
   * Is the windows that are open, by their id.
   * @see [13, 14] variables/foundry.applications.instances
   */
  const instances: Map<string, foundry.applications.api.ApplicationV2>;
}

declare namespace foundry.applications.ux {
  /**
   * Reads a form by names: numbers as numbers, boxes as booleans, disabled ones not at all.
   * @see [13, 14] classes/foundry.applications.ux.FormDataExtended
   */
  class FormDataExtended extends FormData {
    constructor(
      form: HTMLFormElement,
      options?: { disabled?: boolean; readonly?: boolean; dtypes?: Record<string, string> },
    );
    /** Maps each name to its value, dotted names as they stand. */
    readonly object: Record<string, unknown>;
  }
  namespace ContextMenu {
    /**
     * Is the class in use, which packages may have replaced.
     * @see [13, 14] classes/foundry.applications.ux.ContextMenu
     */
    const implementation: new (
      container: HTMLElement,
      selector: string,
      menuItems: object[],
      options?: { jQuery?: boolean; fixed?: boolean; eventName?: string },
    ) => object;
  }
  namespace TextEditor {
    /**
     * Is the class in use. Its statics call each other by `this`: call them on it.
     * @see [13, 14] classes/foundry.applications.ux.TextEditor
     * @assumed enrich-this
     */
    const implementation: {
      /** Turns links to documents and rolls within a text into elements, and takes secrets out. */
      enrichHTML(
        content: string,
        options?: { secrets?: boolean; relativeTo?: foundry.abstract.Document; rollData?: object },
      ): Promise<string>;
      /** Reads what a drag carries. */
      getDragEventData(event: DragEvent): Record<string, unknown> & { type?: string; uuid?: string };
    };
  }
}
/**
 * Is markup that a template takes as it is.
 * @assumed handlebars
 */
interface SafeString {
  /** Is the markup. */
  toString(): string;
}
/**
 * Is the library that draws templates, with Foundry's helpers and ours.
 * @assumed handlebars
 */
declare const Handlebars: {
  /** Adds a helper that templates may call by its name. */
  registerHelper(name: string, helper: (...args: never[]) => string | SafeString): void;
  /** Is markup that a template takes as it is. */
  readonly SafeString: new (html: string) => SafeString;
};
declare namespace foundry.applications.handlebars {
  /**
   * Draws a template, which is fetched once.
   * @see [13, 14] modules/foundry.applications.handlebars
   */
  function renderTemplate(path: string, data: object): Promise<string>;
  /**
   * Fetches templates, so that others can use them as partials.
   * @see [13, 14] modules/foundry.applications.handlebars
   */
  function loadTemplates(paths: string[] | Record<string, string>): Promise<unknown>;
}
declare namespace foundry.applications.apps {
  /**
   * Knows which sheets a type of document may open with.
   * @see [13, 14] classes/foundry.applications.apps.DocumentSheetConfig
   */
  const DocumentSheetConfig: {
    /** Offers a sheet for types of a document. */
    registerSheet(
      documentClass: abstract new (...a: any[]) => foundry.abstract.Document,
      scope: string,
      sheetClass: Function,
      options?: { types?: string[]; makeDefault?: boolean; label?: string; canBeDefault?: boolean },
    ): void;
    /** Takes a sheet of another scope away. */
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
  /**
   * A window or another piece of the interface, drawn in steps: prepare, draw, put in place, listen.
   * @see [13, 14] classes/foundry.applications.api.ApplicationV2
   */
  class ApplicationV2 {
    constructor(options?: foundry.abstract.DeepPartial<T.ApplicationConfiguration> & Record<string, unknown>);
    /** Is merged with those of the classes it extends. */
    static DEFAULT_OPTIONS: foundry.abstract.DeepPartial<T.ApplicationConfiguration> & Record<string, unknown>;
    /** Describes its groups of tabs. */
    static TABS: Record<string, T.ApplicationTabsConfiguration>;
    /** Is its options, merged and frozen in part. */
    readonly options: T.ApplicationConfiguration & Record<string, unknown>;
    /** Is its outermost element. */
    readonly element: HTMLElement;
    /** Is that element where it is a form, or the first form within; a class must not hide it. */
    readonly form: HTMLFormElement | null;
    /** Is the id of its element. */
    readonly id: string;
    /** Is what its header says. */
    get title(): string;
    /** Tells whether it is on the page. */
    readonly rendered: boolean;
    /** Tells whether its user has made it a header alone. */
    readonly minimized: boolean;
    /** Is where it stands. */
    position: T.ApplicationPosition;
    /** Says which tab of each group is open. */
    tabGroups: Record<string, string | null>;
    /** Draws it, or parts of it; what is closed opens only with `force`. */
    render(options?: boolean | T.RenderOptions): Promise<this>;
    /** Takes it off the page. */
    close(options?: object): Promise<this>;
    /** Moves it; the first time after the hooks of its drawing. */
    setPosition(position?: T.ApplicationPosition): T.ApplicationPosition | void;
    /** Opens a tab of a group. */
    changeTab(tab: string, group: string, options?: object): void;
    /** Sends its form, as its button would. */
    submit(submitOptions?: object): Promise<unknown>;
    /** Keeps it from being drawn, with `false`. */
    protected _canRender(options: T.RenderOptions): false | void;
    /** Completes the options before a drawing, `parts` among them. */
    protected _configureRenderOptions(options: T.RenderOptions): void;
    /** Prepares what its templates read. */
    protected _prepareContext(options: T.RenderOptions): Promise<Record<string, unknown>>;
    /** Prepares a group of tabs for a template. */
    protected _prepareTabs(group: string): Record<string, T.ApplicationTab>;
    /** Comes before the first drawing, and is waited for. */
    protected _preFirstRender(context: object, options: T.RenderOptions): Promise<void>;
    /** Comes before each drawing, and is waited for. */
    protected _preRender(context: object, options: T.RenderOptions): Promise<void>;
    /** Comes after the first drawing. */
    protected _onFirstRender(context: object, options: T.RenderOptions): Promise<void>;
    /** Comes after each drawing; it has no position yet the first time. */
    protected _onRender(context: object, options: T.RenderOptions): Promise<void>;
    /** Comes after it was closed. */
    protected _onClose(options: object): void;
    /** Comes with each change in its form. */
    protected _onChangeForm(config: object, event: Event): void;
    /** Draws what {@link _replaceHTML} puts in place. */
    protected _renderHTML(context: object, options: T.RenderOptions): Promise<unknown>;
    /** Puts in place what was drawn. */
    protected _replaceHTML(result: unknown, content: HTMLElement, options: T.RenderOptions): void;
  }
  /**
   * The sheet of a document, drawn anew as it changes. Where it may not be edited, all of its form elements are locked, buttons too.
   * @see [13, 14] classes/foundry.applications.api.DocumentSheetV2
   * @assumed sheet-locked
   */
  class DocumentSheetV2<D extends foundry.abstract.Document> extends ApplicationV2 {
    /** Is the document. */
    readonly document: D;
    /** Tells whether the user may change it here and now: packs may be locked. */
    get isEditable(): boolean;
    /** Unfolds the dotted names of a sent form. */
    protected _processFormData(
      event: SubmitEvent | Event | null,
      form: HTMLFormElement,
      formData: foundry.applications.ux.FormDataExtended,
    ): Record<string, unknown>;
    /** Writes what was sent. */
    protected _processSubmitData(
      event: SubmitEvent | Event,
      form: HTMLFormElement,
      submitData: object,
      options?: object,
    ): Promise<void>;
  }
  /**
   * What the mixin adds to an application.
   * @see [13, 14] functions/foundry.applications.api.HandlebarsApplicationMixin
   */
  abstract class HandlebarsApplication {
    /** Maps each part to its root element. */
    readonly parts: Record<string, HTMLElement>;
    /** Prepares what one part's template reads besides. */
    protected _preparePartContext(
      partId: string,
      context: Record<string, unknown>,
      options: T.RenderOptions,
    ): Promise<Record<string, unknown>>;
  }
  /**
   * Draws an application by templates, one for each of its `PARTS`.
   * @see [13, 14] functions/foundry.applications.api.HandlebarsApplicationMixin
   */
  function HandlebarsApplicationMixin<C extends abstract new (...args: any[]) => ApplicationV2>(
    Base: C,
  ): C & (abstract new (...args: any[]) => HandlebarsApplication) & { PARTS: Record<string, T.HandlebarsTemplatePart> };

  /**
   * A button of a dialog.
   * @see [13, 14] classes/foundry.applications.api.DialogV2
   */
  interface DialogV2Button {
    /** Is what it answers with where it has no callback. */
    action: string;
    /** Is the language key of what it says. */
    label: string;
    /** Is the classes of its icon. */
    icon?: string;
    /** Is its own classes. */
    class?: string;
    /** Says that Enter presses it. */
    default?: boolean;
    /** Gives the answer. */
    callback?: (event: PointerEvent | SubmitEvent, button: HTMLButtonElement, dialog: DialogV2) => unknown;
  }
  /**
   * What a dialog says and does.
   * @see [13] classes/foundry.applications.api.DialogV2
   * @see [14] interfaces/foundry.DialogV2Configuration
   */
  interface DialogV2Config {
    /** Is its title and icon. */
    window?: { title?: string; icon?: string };
    /** Lists classes of its element. */
    classes?: string[];
    /** Says where it opens. */
    position?: T.ApplicationPosition;
    /** Is what stands in it: text is cleaned (14), an element is not. */
    content?: string | HTMLDivElement;
    /** Keeps everything else from being used meanwhile. */
    modal?: boolean;
    /** Makes closing it a failure instead of no answer. */
    rejectClose?: boolean;
    /** Is called with each drawing. */
    render?: (event: Event, dialog: DialogV2) => void;
    /** Is called as it closes. */
    close?: (event: Event, dialog: DialogV2) => unknown;
    /** Is called with the answer. */
    submit?: (result: unknown, dialog: DialogV2) => Promise<void>;
  }
  /**
   * A short question with buttons.
   * @see [13, 14] classes/foundry.applications.api.DialogV2
   */
  class DialogV2 extends ApplicationV2 {
    /** Asks, with buttons of one's own. */
    static wait(config: DialogV2Config & { buttons: DialogV2Button[] }): Promise<unknown>;
    /** Tells, with one button. */
    static prompt<R = unknown>(
      config: DialogV2Config & { ok?: Partial<DialogV2Button>; buttons?: DialogV2Button[] },
    ): Promise<R | null>;
    /** Asks for yes or no. */
    static confirm(
      config: DialogV2Config & { yes?: Partial<DialogV2Button>; no?: Partial<DialogV2Button> },
    ): Promise<boolean | null>;
    /** Asks for what its fields say. */
    static input(config: DialogV2Config & { ok?: Partial<DialogV2Button> }): Promise<Record<string, unknown> | null>;
    /** Asks another user, on their screen. */
    static query(user: User | string, type: "wait" | "prompt" | "confirm" | "input", config: object): Promise<unknown>;
  }
}
declare namespace foundry.nue {
  /**
   * A guided tour: steps that each point at a part of the page.
   * @see [13, 14] classes/foundry.nue.Tour
   */
  class Tour {
    constructor(config: object, options?: { id?: string; namespace?: string });
    /** Is the step it is at. */
    readonly currentStep: object | null;
    /** Begins it. */
    start(): Promise<void>;
    /** Prepares the page for the step. */
    protected _preStep(): Promise<void>;
    /** Finds what the step points at. */
    protected _getTargetElement(selector: string): Element | null;
  }
}
declare namespace foundry.applications.sheets {
  /**
   * The sheet of an actor: elements of class `draggable` can be dragged from it, documents dropped on it.
   * @see [13, 14] classes/foundry.applications.sheets.ActorSheetV2
   */
  class ActorSheetV2 extends foundry.applications.api.DocumentSheetV2<Actor> {
    /** Is the actor. */
    readonly actor: Actor;
    /** Is the token, where the actor is that of an unlinked one. */
    readonly token: TokenDocument | null;
    /** Puts on a drag what it carries: the document of the element. */
    protected _onDragStart(event: DragEvent): void;
    /** Takes an item: a copy of another's, a new place for one's own. */
    protected _onDropItem(event: DragEvent, item: Item): Promise<Item | null>;
  }
  /**
   * The sheet of an item.
   * @see [13, 14] classes/foundry.applications.sheets.ItemSheetV2
   */
  class ItemSheetV2 extends foundry.applications.api.DocumentSheetV2<Item> {
    /** Is the item. */
    readonly item: Item;
  }
}
declare namespace foundry.appv1.sheets {
  /**
   * The former sheet of actors, which Foundry offers by itself: taken away.
   * @see [13, 14] modules/foundry.appv1.sheets
   */
  class ActorSheet {}
  /**
   * The former sheet of items, which Foundry offers by itself: taken away.
   * @see [13, 14] modules/foundry.appv1.sheets
   */
  class ItemSheet {}
}

/**
 * What is said of a setting as it is registered.
 * @see [13, 14] classes/foundry.helpers.ClientSettings
 */
interface SettingRegistration {
  /** Is the language key of its name. */
  name?: string;
  /** Is the language key of what it does. */
  hint?: string;
  /**
   * Says whose it is: the world's, a browser's, or (from 13.332) a user's.
   * @assumed user-scope
   */
  scope: "world" | "client" | "user";
  /** Shows it in the settings. */
  config: boolean;
  /** Checks and casts its value. */
  type: foundry.data.fields.DataField<any, any>;
  /** Is its value until somebody sets it. */
  default?: unknown;
  /** Asks for a reload as it changes. */
  requiresReload?: boolean;
  /** Is called after a change; for the world's on every client. */
  onChange?: (value: unknown, options: object, userId: string) => void;
}
/**
 * The table that a client sits at.
 * @see [13, 14] classes/foundry.Game
 */
interface Game {
  /** Is who sits at this client. */
  readonly user: User;
  /** Is their id. */
  readonly userId: string;
  /** Is everybody; `activeGM` is the one keeper whose client acts for all. */
  readonly users: foundry.utils.Collection<User> & { readonly activeGM: User | null };
  /** Is the actors of the world. */
  readonly actors: foundry.documents.collections.WorldCollection<Actor>;
  /** Is the items of the world. */
  readonly items: foundry.documents.collections.WorldCollection<Item>;
  /** Is the messages of the log, in the order they were stored. */
  readonly messages: foundry.utils.Collection<ChatMessage>;
  /** Is the scenes; `active` is the table's, `viewed` this client's. */
  readonly scenes: foundry.utils.Collection<Scene> & { readonly active: Scene | null; readonly viewed: Scene | null };
  /** Is the journals. */
  readonly journal: foundry.utils.Collection<foundry.documents.JournalEntry>;
  /** Is the macros. */
  readonly macros: foundry.utils.Collection<Macro>;
  /** Is the fight in view. */
  readonly combat: Combat | null;
  /** Is all fights. */
  readonly combats: foundry.utils.Collection<Combat>;
  /** Is the guided tours, by `package.id`. */
  readonly tours: { register(namespace: string, id: string, tour: foundry.nue.Tour): void };
  /** Is the compendia, by `package.name`. */
  readonly packs: foundry.utils.Collection<foundry.documents.collections.CompendiumCollection> & {
    readonly folders: Iterable<{ name: string }>;
  };
  /** Is the line to the server and the other clients. */
  readonly socket: {
    on(event: string, handler: (...args: unknown[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
  };
  /** Says which Foundry this is. */
  readonly release: { readonly generation: number; readonly build: number };
  /** Is what the manifest says. */
  readonly system: {
    readonly id: string;
    readonly version: string;
    readonly languages: Iterable<{ readonly lang: string }>;
    readonly documentTypes: Record<string, Record<string, object>>;
    readonly packFolders: Iterable<{ readonly name: string; readonly packs: Iterable<string> }>;
  };
  /** Is the modules that are installed, with what their manifests say. */
  readonly modules: foundry.utils.Collection<{
    readonly id: string;
    readonly active: boolean;
    readonly flags: Record<string, unknown>;
  }>;
  /** Tells whether everything has been loaded. */
  readonly ready: boolean;
  /** Is the time of the world in seconds, and that of the server. */
  readonly time: { readonly worldTime: number; readonly serverTime: number; advance(delta: number): Promise<number> };
  /** Translates language keys. */
  readonly i18n: {
    localize(key: string): string;
    format(key: string, data?: Record<string, unknown>): string;
    has(key: string, fallback?: boolean): boolean;
    readonly lang: string;
  };
  /** Shows the tooltip of an element, beside which pointer or keyboard are, and hides it. */
  readonly tooltip: { activate(element: HTMLElement): void; deactivate(): void };
  /** Registers settings, reads and writes them. */
  readonly settings: {
    register(namespace: "gardien", key: string, data: SettingRegistration): void;
    registerMenu(namespace: string, key: string, data: object): void;
    /** The settings that are registered, by namespace and key. */
    readonly settings: { has(id: string): boolean };
    get(namespace: "gardien" | "core", key: string): unknown;
    set(namespace: "gardien", key: string, value: unknown): Promise<unknown>;
  };
}
/**
 * Is the one table.
 * @see [13, 14] classes/foundry.Game
 */
declare const game: Game;
/**
 * Is the pieces of the interface.
 * @see [13] classes/foundry.applications.ui.Notifications
 * @see [14] variables/foundry.ui
 */
declare const ui: {
  /** Says something at the top of the page; `localize` and `format` translate, `escape` and `clean` are options of 13 and 14. */
  readonly notifications: {
    info(m: string, o?: object): unknown;
    warn(m: string, o?: object): unknown;
    error(m: string, o?: object): unknown;
  };
};
/**
 * Is the scene in view.
 * @see [13, 14] classes/foundry.canvas.Canvas
 */
declare const canvas: {
  /** Tells whether it is drawn; without a scene, or with the canvas turned off, it never is. */
  readonly ready: boolean;
  /** Is its layer of tokens; `controlled` are those selected. */
  readonly tokens: { readonly controlled: Token[]; get(id: string): Token | undefined } | null;
};

/**
 * The hooks we listen to, with what they are called with. Hooks are never waited for.
 * @see [13, 14] modules/hookEvents
 */
interface HookArguments {
  /** Comes when classes and CONFIG can be registered: there is no document and no translation yet. */
  init: [];
  /** Comes when translations are there. */
  i18nInit: [];
  /** Comes when documents are there, before the canvas. */
  setup: [];
  /** Comes when everything is there. */
  ready: [];
  /** Comes in place of `ready` on the page `/stream`, once its chat is there. */
  streamReady: [];
  /** Comes at whoever creates an actor; `false` keeps them from it. */
  preCreateActor: [
    document: Actor,
    data: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  /** Comes at every client after an actor was created. */
  createActor: [document: Actor, options: foundry.abstract.DatabaseOperation, userId: string];
  /** Comes at whoever changes an actor; `false` keeps them from it. */
  preUpdateActor: [
    document: Actor,
    changed: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  /** Comes at every client after an actor changed. */
  updateActor: [
    document: Actor,
    changed: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  /** Comes at every client after an actor was deleted. */
  deleteActor: [document: Actor, options: foundry.abstract.DatabaseOperation, userId: string];
  /** Comes at every client after an item was created. */
  createItem: [document: Item, options: foundry.abstract.DatabaseOperation, userId: string];
  /** Comes at every client after an item changed. */
  updateItem: [
    document: Item,
    changed: Record<string, unknown>,
    options: foundry.abstract.DatabaseOperation,
    userId: string,
  ];
  /** Comes when a user aims at a token, or no more. */
  targetToken: [user: User, token: Token, targeted: boolean];
  /** Comes at whoever starts a fight, before it is written. */
  combatStart: [combat: Combat, updateData: { round: number; turn: number }];
  /** Comes when something is dropped on the hotbar; `false` keeps Foundry from making a macro. */
  hotbarDrop: [hotbar: unknown, data: Record<string, unknown>, slot: number];
}
/**
 * Calls whoever listens to a name. A listener that throws is reported and stops nobody.
 * @see [13, 14] classes/foundry.helpers.Hooks
 */
declare const Hooks: {
  /** Listens; answers with an id. */
  on<K extends keyof HookArguments>(hook: K, fn: (...args: HookArguments[K]) => unknown): number;
  /** Listens once. */
  once<K extends keyof HookArguments>(hook: K, fn: (...args: HookArguments[K]) => unknown): number;
  /** Stops listening. */
  off(hook: string, idOrFn: number | Function): void;
  /** Calls until one answers `false`, and answers with that. */
  call(hook: string, ...args: unknown[]): boolean;
  /** Calls all. */
  callAll(hook: string, ...args: unknown[]): true;
};

/**
 * What systems and modules set before `setup`.
 * @see [13, 14] modules/CONFIG
 */
declare const CONFIG: {
  /** Says what is made of patterns within formatted texts, in this order; `null` leaves the text. */
  readonly TextEditor: {
    enrichers: { pattern: RegExp; enricher: (match: RegExpMatchArray) => Promise<HTMLElement | null> }[];
  };
  /** Says which class actors have, which model each type, and what their bars may show. */
  readonly Actor: {
    documentClass: new (...a: any[]) => Actor;
    dataModels: Record<string, foundry.abstract.AnyModelClass>;
    trackableAttributes: Record<string, { bar: string[]; value: string[] }>;
    typeLabels: Record<string, string>;
    /** Paths that the indices of compendia hold besides the usual ones (CONFIG.Actor and CONFIG.Item of 13 and 14). */
    compendiumIndexFields: string[];
  };
  /** Says which class items have, and which model each type. */
  readonly Item: {
    documentClass: new (...a: any[]) => Item;
    /** Paths that the indices of compendia hold besides the usual ones (CONFIG.Actor and CONFIG.Item of 13 and 14). */
    compendiumIndexFields: string[];
    dataModels: Record<string, foundry.abstract.AnyModelClass>;
  };
  /** Says which class effects have, and whether they are copied from items to actors. */
  readonly ActiveEffect: { documentClass: new (...a: any[]) => ActiveEffect; legacyTransferral: boolean };
  /** Says which class messages have, which model each type, and how they are drawn. */
  readonly ChatMessage: {
    documentClass: new (...a: any[]) => ChatMessage;
    dataModels: Record<string, foundry.abstract.AnyModelClass>;
    template: string;
  };
  /** Says which class fights have, and how initiative is rolled where nobody says otherwise. */
  readonly Combat: {
    documentClass: new (...a: any[]) => Combat;
    initiative: { formula: string | null; decimals: number };
  };
  /** Says which class those in a fight have. */
  readonly Combatant: { documentClass: new (...a: any[]) => Combatant };
  /** Says which class adventures have. */
  readonly Adventure: { documentClass: new (...a: any[]) => foundry.documents.Adventure };
  /** Says which class journals have. */
  readonly JournalEntry: { documentClass: new (...a: any[]) => JournalEntry };
  /** Says which class tables have. */
  readonly RollTable: { documentClass: new (...a: any[]) => foundry.documents.RollTable };
  /** Says which class macros have. */
  readonly Macro: { documentClass: new (...a: any[]) => Macro };
  /**
   * Says where the addresses of what is no longer in a compendium lead, until `ready`.
   * @assumed redirects
   */
  readonly compendium: { readonly uuidRedirects: Record<string, string> };
  /** Lists the classes of rolls (core's first), the dice by letter, and where chance comes from. */
  readonly Dice: {
    rolls: (new (...a: any[]) => foundry.dice.Roll<any>)[];
    terms: Record<string, Function>;
    randomUniform: () => number;
  };
  /** Answers what users ask each other, by name. */
  queries: Record<string, (data: any, options: { timeout?: number }) => unknown>;
  /**
   * Lists the palette of statuses: a list in 13, a record by id in 14.
   * @assumed status-registry
   */
  statusEffects: { id: string; name: string; img: string; hud?: boolean | object; changes?: EffectChangeData[] }[];
  /** Says which statuses mean dead, blind, invisible… */
  specialStatusEffects: Record<string, string>;
  /** Says how many seconds a round and a turn take. */
  time: { roundTime: number; turnTime: number };
} & Record<string, any>;

/**
 * Numbers and words that never change.
 * @see [13, 14] modules/CONST
 */
declare const CONST: {
  /** Says how much somebody may do with a document. */
  readonly DOCUMENT_OWNERSHIP_LEVELS: {
    readonly NONE: 0;
    readonly LIMITED: 1;
    readonly OBSERVER: 2;
    readonly OWNER: 3;
  };
  /** Says how a token stands to the players. */
  readonly TOKEN_DISPOSITIONS: { readonly SECRET: -2; readonly HOSTILE: -1; readonly NEUTRAL: 0; readonly FRIENDLY: 1 };
  /** Says who sees name and bars of a token, and when. */
  readonly TOKEN_DISPLAY_MODES: {
    readonly NONE: 0;
    readonly CONTROL: 10;
    readonly OWNER_HOVER: 20;
    readonly HOVER: 30;
    readonly OWNER: 40;
    readonly ALWAYS: 50;
  };
};
/**
 * Finds a document, in a compendium too; `null` where there is none.
 * @see [13, 14] modules/foundry.utils
 */
declare function fromUuid(uuid: string): Promise<foundry.abstract.Document | null>;
/**
 * Finds a document without waiting: of a compendium its line in the index.
 * @see [13, 14] modules/foundry.utils
 */
declare function fromUuidSync(uuid: string, options?: { strict?: boolean }): foundry.abstract.Document | null;
