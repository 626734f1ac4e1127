/**
 * Minimal ambient description of the part of Foundry's public API that this system uses.
 * Written by hand from the published API documentation. Extend it when a new member is needed.
 */
declare namespace foundry.data.fields {
  /**
   * Marks what a field's value is in a model, for the compiler.
   * @ours
   */
  const INIT: unique symbol;
  /**
   * Marks what a field's value is in storage, for the compiler.
   * @ours
   */
  const SRC: unique symbol;

  /**
   * The options that every field has.
   * @see [13] classes/foundry.data.fields.DataField
   * @see [14] interfaces/foundry.data.types.DataFieldOptions
   */
  interface DataFieldOptions<T = unknown> {
    /** Refuses a source in which it is left out. */
    readonly required?: boolean;
    /** Takes `null`. */
    readonly nullable?: boolean;
    /** Is what it begins as, or a function that tells. */
    readonly initial?: T | null | undefined | ((data?: unknown) => T | null);
    /** Keeps it as it was first. */
    readonly readonly?: boolean;
    /**
     * Is not used: 14 refuses to let players create a type that has one.
     * @assumed gm-only
     */
    readonly gmOnly?: boolean;
    /** Is the language key of its name; LOCALIZATION_PREFIXES fill it in. */
    readonly label?: string;
    /** Is the language key of what it is for. */
    readonly hint?: string;
    /** Is what an empty box of it says. */
    readonly placeholder?: string;
    /** Refuses by `false` or an error. */
    readonly validate?: (value: unknown, options?: unknown) => boolean | void;
    /** Says why. */
    readonly validationError?: string;
  }
  /**
   * The options of a number.
   * @see [13] classes/foundry.data.fields.NumberField
   * @see [14] interfaces/foundry.data.types.NumberFieldOptions
   */
  interface NumberFieldOptions extends DataFieldOptions<number> {
    /** Is the least; less is raised to it. */
    readonly min?: number;
    /** Is the most; more is lowered to it. */
    readonly max?: number;
    /** Is what it is rounded to. */
    readonly step?: number;
    /** Rounds it to whole numbers. */
    readonly integer?: boolean;
    /** Refuses zero and less. */
    readonly positive?: boolean;
    /** Lists the only values. */
    readonly choices?: readonly number[] | Readonly<Record<number, string>> | (() => object);
  }
  /**
   * The options of a text.
   * @see [13] classes/foundry.data.fields.StringField
   * @see [14] interfaces/foundry.data.types.StringFieldOptions
   */
  interface StringFieldOptions extends DataFieldOptions<string> {
    /** Takes an empty text. */
    readonly blank?: boolean;
    /** Takes off the spaces around it. */
    readonly trim?: boolean;
    /** Lists the only values. */
    readonly choices?: readonly string[] | Readonly<Record<string, string>> | (() => object);
  }

  /**
   * Reads an option of a field, or the class's default.
   * @ours
   */
  type Flag<O, K extends PropertyKey, D extends boolean> =
    O extends Readonly<Record<K, infer V>> ? (V extends boolean ? V : D) : D;
  /**
   * Tells whether a field's options name what it begins as.
   * @ours
   */
  type HasInitial<O> = O extends { readonly initial: infer I } ? ([I] extends [undefined] ? false : true) : false;
  /**
   * Value type of a field: T, plus null / undefined according to the options and the class defaults.
   * @ours
   */
  type Val<T, O, N extends boolean, R extends boolean, I extends boolean> =
    | T
    | (Flag<O, "nullable", N> extends true ? null : never)
    | (Flag<O, "required", R> extends true
        ? never
        : HasInitial<O> extends true
          ? never
          : I extends true
            ? never
            : undefined);
  /**
   * Reads the values that a text may have.
   * @ours
   */
  type Choice<O> = O extends { readonly choices: readonly (infer C extends string)[] }
    ? C
    : O extends { readonly choices: Readonly<Record<infer C extends string, string>> }
      ? C
      : string;

  /**
   * A named, checked place in a model.
   * @see [13, 14] classes/foundry.data.fields.DataField
   */
  abstract class DataField<Init = unknown, Src = Init> {
    /** Tells the compiler what it is in a model. */
    readonly [INIT]: Init;
    /** Tells the compiler what it is in storage. */
    readonly [SRC]: Src;
    /** Is its name in the schema. */
    readonly name: string | undefined;
    /** Is its name for people. */
    readonly label: string;
    /** Is what it is for, for people. */
    readonly hint: string;
    /** Tells whether it must be there. */
    readonly required: boolean;
    /** Tells whether `null` will do. */
    readonly nullable: boolean;
    /** Is its path from the model's root. */
    readonly fieldPath: string;
    /** Casts and completes a value. */
    clean(value: unknown, options?: { partial?: boolean; source?: object }): Src;
    /** Refuses a value that does not fit. */
    validate(value: unknown, options?: object): unknown;
    /** Is what it begins as. */
    getInitialValue(data?: unknown): Src;
    /** Draws a labelled box for it. */
    toFormGroup(groupConfig?: object, inputConfig?: object): HTMLDivElement;
    /** Draws a box for it. */
    toInput(config?: object): HTMLElement;
  }
  /**
   * Yes or no; required, begins as no.
   * @see [13, 14] classes/foundry.data.fields.BooleanField
   */
  class BooleanField<const O extends DataFieldOptions<boolean> = {}> extends DataField<
    Val<boolean, O, false, true, true>
  > {
    constructor(options?: O);
  }
  /**
   * A number; `null` will do unless it says otherwise.
   * @see [13, 14] classes/foundry.data.fields.NumberField
   */
  class NumberField<const O extends NumberFieldOptions = {}> extends DataField<Val<number, O, true, false, true>> {
    constructor(options?: O);
  }
  /**
   * A text; with choices, not an empty one unless it says so.
   * @see [13, 14] classes/foundry.data.fields.StringField
   */
  class StringField<const O extends StringFieldOptions = {}> extends DataField<
    Val<
      Choice<O> | (Flag<O, "blank", O extends { readonly choices: unknown } ? false : true> extends true ? "" : never),
      O,
      false,
      false,
      false
    >
  > {
    constructor(options?: O);
  }
  /**
   * A written text with markup; the manifest's `htmlFields` have the server clean it.
   * @see [13, 14] classes/foundry.data.fields.HTMLField
   */
  class HTMLField<const O extends StringFieldOptions = {}> extends DataField<Val<string, O, false, true, true>> {
    constructor(options?: O);
  }
  /**
   * The path of a file of some kinds.
   * @see [13, 14] classes/foundry.data.fields.FilePathField
   */
  class FilePathField<
    const O extends StringFieldOptions & { readonly categories: readonly string[] },
  > extends DataField<Val<string, O, true, false, true>> {
    constructor(options: O);
  }
  /**
   * A colour.
   * @see [13, 14] classes/foundry.data.fields.ColorField
   */
  class ColorField<const O extends StringFieldOptions = {}> extends DataField<Val<string, O, true, false, true>> {
    constructor(options?: O);
  }
  /**
   * The address of a document.
   * @see [13, 14] classes/foundry.data.fields.DocumentUUIDField
   */
  class DocumentUUIDField<
    const O extends StringFieldOptions & { readonly type?: string; readonly embedded?: boolean } = {},
  > extends DataField<Val<string, O, true, true, true>> {
    constructor(options?: O);
  }
  /**
   * An object of any shape.
   * @see [13, 14] classes/foundry.data.fields.ObjectField
   */
  class ObjectField<
    T extends object = Record<string, unknown>,
    const O extends DataFieldOptions<T> = {},
  > extends DataField<Val<T, O, false, true, true>> {
    constructor(options?: O);
  }
  /**
   * A list; an update replaces it whole.
   * @see [13, 14] classes/foundry.data.fields.ArrayField
   */
  class ArrayField<
    E extends DataField<any, any>,
    const O extends DataFieldOptions<unknown[]> & { readonly min?: number; readonly max?: number } = {},
  > extends DataField<Val<abstract.InitOf<E>[], O, false, true, true>, Val<abstract.SrcOf<E>[], O, false, true, true>> {
    constructor(element: E, options?: O);
    /** Is the field of its elements. */
    readonly element: E;
  }
  /**
   * A set, stored as a list.
   * @see [13, 14] classes/foundry.data.fields.SetField
   */
  class SetField<
    E extends DataField<any, any>,
    const O extends DataFieldOptions<Iterable<unknown>> = {},
  > extends DataField<
    Val<Set<abstract.InitOf<E>>, O, false, true, true>,
    Val<abstract.SrcOf<E>[], O, false, true, true>
  > {
    constructor(element: E, options?: O);
  }
  /**
   * A record whose values are of one kind.
   * @see [13, 14] classes/foundry.data.fields.TypedObjectField
   */
  class TypedObjectField<
    E extends DataField<any, any>,
    const O extends DataFieldOptions & { validateKey?: (k: string) => boolean } = {},
  > extends DataField<
    Val<Record<string, abstract.InitOf<E>>, O, false, true, true>,
    Val<Record<string, abstract.SrcOf<E>>, O, false, true, true>
  > {
    constructor(element: E, options?: O);
  }
  /**
   * Fields within a field.
   * @see [13, 14] classes/foundry.data.fields.SchemaField
   */
  class SchemaField<S extends abstract.DataSchema, const O extends DataFieldOptions = {}> extends DataField<
    Val<abstract.Initialized<S>, O, false, true, true>,
    Val<abstract.Source<S>, O, false, true, true>
  > {
    constructor(fields: S, options?: O);
    /** Is those fields by name. */
    readonly fields: S;
    /** Finds one by its path. */
    getField(path: string | string[]): DataField<unknown> | undefined;
  }
  /**
   * A model within a model.
   * @see [13, 14] classes/foundry.data.fields.EmbeddedDataField
   */
  class EmbeddedDataField<M, const O extends DataFieldOptions = {}> extends DataField<
    Val<M, O, false, true, true>,
    object
  > {
    constructor(model: abstract.AnyModelClass<M>, options?: O);
  }
}

declare namespace foundry.data.fields {
  /**
   * The fields of a model, where fields are told.
   * @ours
   */
  type DataSchema = foundry.abstract.DataSchema;
}

declare namespace foundry.abstract {
  /**
   * The fields of a model by name.
   * @see [13, 14] modules/foundry.abstract.types
   */
  type DataSchema = Record<string, data.fields.DataField<any, any>>;
  /**
   * Reads what a field is in a model.
   * @ours
   */
  type InitOf<F> = F extends data.fields.DataField<infer I, any> ? I : never;
  /**
   * Reads what a field is in storage.
   * @ours
   */
  type SrcOf<F> = F extends data.fields.DataField<any, infer S> ? S : never;
  /**
   * Is what a schema is in a model.
   * @ours
   */
  type Initialized<S extends DataSchema> = { -readonly [K in keyof S]: InitOf<S[K]> };
  /**
   * Is what a schema is in storage.
   * @ours
   */
  type Source<S extends DataSchema> = { -readonly [K in keyof S]: SrcOf<S[K]> };
  /**
   * Is an object of which parts are left out.
   * @ours
   */
  type DeepPartial<T> = T extends readonly unknown[] | Set<unknown>
    ? T
    : T extends object
      ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
      : T;

  /**
   * How a model is made.
   * @see [13, 14] classes/foundry.abstract.DataModel
   */
  interface ModelContext<P> {
    /** Is the document or model it is in. */
    parent?: P | null;
    /** Makes what is wrong in its source an error. */
    strict?: boolean;
  }
  /**
   * A model: a checked source, and values made of it.
   * @see [13, 14] classes/foundry.abstract.DataModel
   */
  interface DataModelInstance<S extends DataSchema, P> {
    /** Is what is stored. */
    readonly _source: Source<S>;
    /** Is the document or model it is in. */
    readonly parent: P;
    /** Is its fields. */
    readonly schema: data.fields.SchemaField<S>;
    /** Tells whether its source was refused. */
    readonly invalid: boolean;
    /** Refuses a source, or changes to it. */
    validate(options?: {
      changes?: object;
      clean?: boolean;
      fallback?: boolean;
      strict?: boolean;
      fields?: boolean;
      joint?: boolean;
    }): boolean;
    /** Changes the source in memory, and what is made of it. */
    updateSource(changes?: object, options?: { dryRun?: boolean; fallback?: boolean; recursive?: boolean }): object;
    /** Copies the source, or with `false` the values. */
    toObject(source?: true): Source<S>;
    toObject(source: false): Initialized<S>;
    /** Copies the source. */
    toJSON(): Source<S>;
    /** Makes the values anew from the source. */
    reset(): void;
  }
  /**
   * The model of a type of document: its `system`.
   * @see [13, 14] classes/foundry.abstract.TypeDataModel
   */
  interface TypeDataModelInstance<S extends DataSchema, P> extends DataModelInstance<S, P> {
    /** Works out values before effects change them. */
    prepareBaseData(): void;
    /** Works out values after. */
    prepareDerivedData(): void;
    /** Comes at whoever creates the document; `false` keeps them from it. */
    _preCreate(data: object, options: object, user: User): Promise<boolean | void>;
    /** Comes at whoever changes it; `false` keeps them from it. */
    _preUpdate(changed: Record<string, unknown>, options: object, user: User): Promise<boolean | void>;
    /** Comes at every client after it was created. */
    _onCreate(data: object, options: object, userId: string): void;
    /** Comes at every client after it changed. */
    _onUpdate(changed: object, options: object, userId: string): void;
    /** Comes at every client after it was deleted. */
    _onDelete(options: object, userId: string): void;
  }
  /**
   * What the class of a model has.
   * @see [13, 14] classes/foundry.abstract.DataModel
   */
  interface DataModelStatics {
    /** Is its fields, made once. */
    readonly schema: data.fields.SchemaField<any>;
    /** Lists where the language keys of its fields begin. */
    LOCALIZATION_PREFIXES: string[];
    /** Says its fields. */
    defineSchema(): DataSchema;
    /** Brings an older source up to date, before it is cleaned; has to hand on what it was given. */
    migrateData(source: Record<string, unknown>): object;
    /** Casts and completes a source. */
    cleanData(source?: object, options?: object): object;
    /** Refuses values that do not fit together. */
    validateJoint(data: object): void;
  }
  /**
   * The class of any model.
   * @ours
   */
  interface AnyModelClass<M = object> extends DataModelStatics {
    new (...args: any[]): M;
  }
  /**
   * The class DataModel, whose instances know their schema.
   * @ours
   */
  interface DataModelConstructor extends DataModelStatics {
    new <S extends DataSchema, P = unknown>(
      data?: DeepPartial<Source<S>>,
      options?: ModelContext<P>,
    ): DataModelInstance<S, P> & Initialized<S>;
  }
  /**
   * A model of a type, with its fields.
   * @see [13, 14] classes/foundry.abstract.TypeDataModel
   */
  type TypeDataModel<S extends DataSchema, P> = TypeDataModelInstance<S, P> & Initialized<S>;
  /**
   * The class TypeDataModel, whose instances know their schema.
   * @ours
   */
  interface TypeDataModelConstructor extends DataModelStatics {
    new <S extends DataSchema, P = unknown>(
      data?: DeepPartial<Source<S>>,
      options?: ModelContext<P>,
    ): TypeDataModel<S, P>;
  }
  /**
   * The base of all models.
   * @see [13, 14] classes/foundry.abstract.DataModel
   */
  const DataModel: DataModelConstructor;
  /**
   * The base of the models of types.
   * @see [13, 14] classes/foundry.abstract.TypeDataModel
   */
  const TypeDataModel: TypeDataModelConstructor;
}
