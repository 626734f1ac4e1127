/**
 * Minimal ambient description of the part of Foundry's public API that this system uses.
 * Written by hand from the published API documentation. Extend it when a new member is needed.
 */
declare namespace foundry.data.fields {
  const INIT: unique symbol;
  const SRC: unique symbol;

  interface DataFieldOptions<T = unknown> {
    readonly required?: boolean;
    readonly nullable?: boolean;
    readonly initial?: T | null | undefined | ((data?: unknown) => T | null);
    readonly readonly?: boolean;
    readonly gmOnly?: boolean;
    readonly label?: string;
    readonly hint?: string;
    readonly placeholder?: string;
    readonly validate?: (value: unknown, options?: unknown) => boolean | void;
    readonly validationError?: string;
  }
  interface NumberFieldOptions extends DataFieldOptions<number> {
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    readonly integer?: boolean;
    readonly positive?: boolean;
    readonly choices?: readonly number[] | Readonly<Record<number, string>> | (() => object);
  }
  interface StringFieldOptions extends DataFieldOptions<string> {
    readonly blank?: boolean;
    readonly trim?: boolean;
    readonly textSearch?: boolean;
    readonly choices?: readonly string[] | Readonly<Record<string, string>> | (() => object);
  }

  type Flag<O, K extends PropertyKey, D extends boolean> =
    O extends Readonly<Record<K, infer V>> ? (V extends boolean ? V : D) : D;
  type HasInitial<O> = O extends { readonly initial: infer I } ? ([I] extends [undefined] ? false : true) : false;
  /** Value type of a field: T, plus null / undefined according to the options and the class defaults. */
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
  type Choice<O> = O extends { readonly choices: readonly (infer C extends string)[] }
    ? C
    : O extends { readonly choices: Readonly<Record<infer C extends string, string>> }
      ? C
      : string;

  abstract class DataField<Init = unknown, Src = Init> {
    readonly [INIT]: Init;
    readonly [SRC]: Src;
    readonly name: string | undefined;
    readonly label: string;
    readonly hint: string;
    readonly required: boolean;
    readonly nullable: boolean;
    readonly fieldPath: string;
    clean(value: unknown, options?: { partial?: boolean; source?: object }): Src;
    validate(value: unknown, options?: object): unknown;
    getInitialValue(data?: unknown): Src;
    toFormGroup(groupConfig?: object, inputConfig?: object): HTMLDivElement;
    toInput(config?: object): HTMLElement;
  }
  class BooleanField<const O extends DataFieldOptions<boolean> = {}> extends DataField<
    Val<boolean, O, false, true, true>
  > {
    constructor(options?: O);
  }
  class NumberField<const O extends NumberFieldOptions = {}> extends DataField<Val<number, O, true, false, true>> {
    constructor(options?: O);
  }
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
  class HTMLField<const O extends StringFieldOptions = {}> extends DataField<Val<string, O, false, true, true>> {
    constructor(options?: O);
  }
  class FilePathField<
    const O extends StringFieldOptions & { readonly categories: readonly string[] },
  > extends DataField<Val<string, O, true, false, true>> {
    constructor(options: O);
  }
  class ColorField<const O extends StringFieldOptions = {}> extends DataField<Val<string, O, true, false, true>> {
    constructor(options?: O);
  }
  class DocumentUUIDField<
    const O extends StringFieldOptions & { readonly type?: string; readonly embedded?: boolean } = {},
  > extends DataField<Val<string, O, true, true, true>> {
    constructor(options?: O);
  }
  class ObjectField<
    T extends object = Record<string, unknown>,
    const O extends DataFieldOptions<T> = {},
  > extends DataField<Val<T, O, false, true, true>> {
    constructor(options?: O);
  }
  class ArrayField<
    E extends DataField<any, any>,
    const O extends DataFieldOptions<unknown[]> & { readonly min?: number; readonly max?: number } = {},
  > extends DataField<Val<abstract.InitOf<E>[], O, false, true, true>, Val<abstract.SrcOf<E>[], O, false, true, true>> {
    constructor(element: E, options?: O);
    readonly element: E;
  }
  class SetField<
    E extends DataField<any, any>,
    const O extends DataFieldOptions<Iterable<unknown>> = {},
  > extends DataField<
    Val<Set<abstract.InitOf<E>>, O, false, true, true>,
    Val<abstract.SrcOf<E>[], O, false, true, true>
  > {
    constructor(element: E, options?: O);
  }
  class TypedObjectField<
    E extends DataField<any, any>,
    const O extends DataFieldOptions & { validateKey?: (k: string) => boolean } = {},
  > extends DataField<
    Val<Record<string, abstract.InitOf<E>>, O, false, true, true>,
    Val<Record<string, abstract.SrcOf<E>>, O, false, true, true>
  > {
    constructor(element: E, options?: O);
  }
  class SchemaField<S extends abstract.DataSchema, const O extends DataFieldOptions = {}> extends DataField<
    Val<abstract.Initialized<S>, O, false, true, true>,
    Val<abstract.Source<S>, O, false, true, true>
  > {
    constructor(fields: S, options?: O);
    readonly fields: S;
    getField(path: string | string[]): DataField<unknown> | undefined;
  }
  class EmbeddedDataField<M, const O extends DataFieldOptions = {}> extends DataField<
    Val<M, O, false, true, true>,
    object
  > {
    constructor(model: abstract.AnyModelClass<M>, options?: O);
  }
}

declare namespace foundry.data.fields {
  type DataSchema = foundry.abstract.DataSchema;
}

declare namespace foundry.abstract {
  type DataSchema = Record<string, data.fields.DataField<any, any>>;
  type InitOf<F> = F extends data.fields.DataField<infer I, any> ? I : never;
  type SrcOf<F> = F extends data.fields.DataField<any, infer S> ? S : never;
  type Initialized<S extends DataSchema> = { -readonly [K in keyof S]: InitOf<S[K]> };
  type Source<S extends DataSchema> = { -readonly [K in keyof S]: SrcOf<S[K]> };
  type DeepPartial<T> = T extends readonly unknown[] | Set<unknown>
    ? T
    : T extends object
      ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
      : T;

  interface ModelContext<P> {
    parent?: P | null;
    strict?: boolean;
  }
  interface DataModelInstance<S extends DataSchema, P> {
    readonly _source: Source<S>;
    readonly parent: P;
    readonly schema: data.fields.SchemaField<S>;
    readonly invalid: boolean;
    validate(options?: {
      changes?: object;
      clean?: boolean;
      fallback?: boolean;
      strict?: boolean;
      fields?: boolean;
      joint?: boolean;
    }): boolean;
    updateSource(changes?: object, options?: { dryRun?: boolean; fallback?: boolean; recursive?: boolean }): object;
    toObject(source?: true): Source<S>;
    toObject(source: false): Initialized<S>;
    toJSON(): Source<S>;
    reset(): void;
  }
  interface TypeDataModelInstance<S extends DataSchema, P> extends DataModelInstance<S, P> {
    prepareBaseData(): void;
    prepareDerivedData(): void;
    _preCreate(data: object, options: object, user: User): Promise<boolean | void>;
    _preUpdate(changed: Record<string, unknown>, options: object, user: User): Promise<boolean | void>;
    _onCreate(data: object, options: object, userId: string): void;
    _onUpdate(changed: object, options: object, userId: string): void;
    _onDelete(options: object, userId: string): void;
  }
  interface DataModelStatics {
    readonly schema: data.fields.SchemaField<any>;
    LOCALIZATION_PREFIXES: string[];
    defineSchema(): DataSchema;
    migrateData(source: Record<string, unknown>): object;
    cleanData(source?: object, options?: object): object;
    validateJoint(data: object): void;
    shimData(data: object, options?: object): object;
  }
  interface AnyModelClass<M = object> extends DataModelStatics {
    new (...args: any[]): M;
  }
  interface DataModelConstructor extends DataModelStatics {
    new <S extends DataSchema, P = unknown>(
      data?: DeepPartial<Source<S>>,
      options?: ModelContext<P>,
    ): DataModelInstance<S, P> & Initialized<S>;
  }
  interface TypeDataModelConstructor extends DataModelStatics {
    new <S extends DataSchema, P = unknown>(
      data?: DeepPartial<Source<S>>,
      options?: ModelContext<P>,
    ): TypeDataModelInstance<S, P> & Initialized<S>;
  }
  const DataModel: DataModelConstructor;
  const TypeDataModel: TypeDataModelConstructor;
}
