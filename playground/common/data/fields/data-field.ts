import type { Data, Value } from "../../types.js";
import { deepClone } from "../../utils/clone.js";
import { equals } from "../../utils/types.js";
import { DataFieldValidationError, DataModelValidationFailure } from "../validation.js";
import { applyChangeDelta, type EffectChange } from "./effect-changes.js";
import { formInputs } from "./form-inputs.js";

export interface DataFieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: Value;
  readonly?: boolean;
  gmOnly?: boolean;
  label?: string;
  hint?: string;
  placeholder?: string;
  validate?: (value: Value, options?: Data) => Value;
  validationError?: string;
  /** Generation 14: `false` means never stored. */
  persisted?: boolean;
  [extra: string]: Value;
}

export interface DataFieldContext {
  name?: string;
  parent?: DataField;
}

export interface CleanOptions {
  /** Only the keys present; otherwise missing ones are filled. */
  partial?: boolean;
  /** The whole source that is being cleaned. */
  source?: Data;
}

export interface ValidateOptions {
  /** Replace a bad value by its initial one. */
  fallback?: boolean;
  partial?: boolean;
  source?: Data;
}

export interface MergeOptions {
  recursive: boolean;
  fallback: boolean;
  /** The source of the model that is being updated. */
  source: Data;
}

/** What merging a change into a value gives: the new value and what was wrong with the change. */
export interface Merged {
  value: Value;
  failure?: DataModelValidationFailure | undefined;
}

/** One place of a schema: how its value is cast, checked, initialised and changed. */
export abstract class DataField {
  declare options: DataFieldOptions;
  declare required: boolean;
  declare nullable: boolean;
  declare initial: Value;
  declare readonly: boolean;
  declare gmOnly: boolean;
  declare persisted: boolean;
  declare label: string;
  declare hint: string;
  declare placeholder: string | undefined;
  declare validationError: string;
  declare choices: Value;
  declare name: string | undefined;
  declare parent: DataField | undefined;
  #validator: DataFieldOptions["validate"];

  constructor(options: DataFieldOptions = {}, context: DataFieldContext = {}) {
    const { validate, ...rest } = options;
    this.options = options;
    this.name = context.name;
    this.parent = context.parent;
    this.#validator = validate;
    Object.assign(this, (this.constructor as typeof DataField)._defaults, rest);
  }

  /** True for fields whose value has fields of its own. */
  static recursive = false;

  static get _defaults(): DataFieldOptions {
    return {
      required: false,
      nullable: false,
      initial: undefined,
      readonly: false,
      gmOnly: false,
      persisted: true,
      label: "",
      hint: "",
      validationError: "is not a valid value",
    };
  }

  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name].filter((part) => !!part).join(".");
  }

  /** The value given to a field that has none: the option `initial`, else what `required` and `nullable` allow. */
  getInitialValue(data: Data = {}): Value {
    const { initial } = this as { initial: Value };
    if (typeof initial === "function") return initial.call(this, data) as unknown;
    if (initial !== undefined) return deepClone(initial as unknown);
    if (!this.required) return undefined;
    if (this.nullable) return null;
    return this._getDefaultInitial(data);
  }

  /** The type's own initial value for a required field that names none. */
  _getDefaultInitial(_data: Data): Value {
    return undefined;
  }

  clean(value: Value, options: CleanOptions = {}): Value {
    if (value === undefined) return this.getInitialValue(options.source);
    if (value === null) return null;
    return this._cleanType(this._cast(value), options);
  }

  /** Turns a value of another type into one of this type, as far as that is possible. */
  _cast(value: Value): Value {
    return value as unknown;
  }

  _cleanType(value: Value, _options: CleanOptions): Value {
    return value as unknown;
  }

  /** Checks a value; a failure says what is wrong, nothing means valid. */
  validate(value: Value, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    try {
      if (this._validateSpecial(value)) return undefined;
      const checked = this._validateType(value, options);
      if (checked instanceof DataModelValidationFailure) return checked;
      if (checked === false) throw new DataFieldValidationError(this.validationError);
      const own: unknown = this.#validator?.call(this, value, options as Data);
      if (own instanceof DataModelValidationFailure) return own;
      if (own === false) throw new DataFieldValidationError(this.validationError);
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return new DataModelValidationFailure({ invalidValue: value as unknown, message });
    }
  }

  /** True when the value is one of the allowed `undefined`, `null`; throws when it is one that is not allowed. */
  _validateSpecial(value: Value): boolean {
    if (value === undefined) {
      if (this.required) throw new DataFieldValidationError("may not be undefined");
      return true;
    }
    if (value === null) {
      if (!this.nullable) throw new DataFieldValidationError("may not be null");
      return true;
    }
    return false;
  }

  _validateType(_value: Value, _options: ValidateOptions): DataModelValidationFailure | boolean | void {
    return undefined;
  }

  /** Checks rules across the values of a nested model. */
  _validateModel(_value: Value, _options?: Data): void {}

  /** The value as the model shows it. A function becomes a getter. */
  initialize(value: Value, _model?: Value, _options: Data = {}): Value {
    return value as unknown;
  }

  toObject(value: Value): Value {
    return deepClone(value as unknown);
  }

  /** Migrates the models nested in a value. */
  migrateSource(_sourceData: Data, _fieldData: Value): void {}

  /** Merges a change into the present value: cleaned, and valid or said to be not. */
  merge(current: Value, change: Value, options: MergeOptions): Merged {
    const value: Value = this.clean(change, { source: options.source });
    const failure = this.validate(value, { fallback: options.fallback, source: options.source });
    if (!failure?.unresolved) return { value, failure };
    if (!options.fallback) return { value: current as unknown, failure };
    return { value: resolveFailure(this, failure, options.source), failure };
  }

  /** What has changed between two values of this field, in the form of an update. */
  difference(before: Value, after: Value): Value {
    return equals(before, after) ? undefined : deepClone(after as unknown);
  }

  /** The field at a path below this one. */
  _getField(path: string[]): DataField | undefined {
    return path.length ? undefined : this;
  }

  apply(
    fn: string | ((this: DataField, value: Value, options: Data) => Value),
    value?: Value,
    options: Data = {},
  ): Value {
    const method: Value = typeof fn === "string" ? (this as Data)[fn] : fn;
    return method.call(this, value, options) as unknown;
  }

  toInput(config: Data = {}): Value {
    const { value = this.getInitialValue(), ...rest } = config;
    const defaults = { name: this.fieldPath, placeholder: this.placeholder };
    return formInputs.createInput(this, { ...defaults, ...rest, value });
  }

  toFormGroup(groupConfig: Data = {}, inputConfig: Data = {}): Value {
    return formInputs.createGroup(this, groupConfig, inputConfig);
  }

  /** Casts the value of an effect's change to this field's type. */
  _castChangeDelta(delta: Value): Value {
    return this._cast(delta);
  }

  applyChange(value: Value, model: Value, change: EffectChange): Value {
    return applyChangeDelta(this, value, model, change);
  }

  _applyChangeAdd(value: Value, delta: Value, _model: Value, _change: EffectChange): Value {
    return (value ?? 0) + delta;
  }

  _applyChangeSubtract(value: Value, delta: Value, _model: Value, _change: EffectChange): Value {
    return (value ?? 0) - delta;
  }

  _applyChangeMultiply(value: Value, delta: Value, _model: Value, _change: EffectChange): Value {
    return (value ?? 0) * delta;
  }

  _applyChangeOverride(_value: Value, delta: Value, _model: Value, _change: EffectChange): Value {
    return delta as unknown;
  }

  _applyChangeUpgrade(value: Value, delta: Value, _model: Value, _change: EffectChange): Value {
    return value === undefined || value === null || delta > value ? (delta as unknown) : (value as unknown);
  }

  _applyChangeDowngrade(value: Value, delta: Value, _model: Value, _change: EffectChange): Value {
    return value === undefined || value === null || delta < value ? (delta as unknown) : (value as unknown);
  }

  _applyChangeCustom(value: Value, _delta: Value, _model: Value, _change: EffectChange): Value {
    return value as unknown;
  }
}

/** Puts the initial value of a field in the place of a bad one, and says so in the failure; throws nothing. */
export function resolveFailure(field: DataField, failure: DataModelValidationFailure, source: Data): Value {
  const initial: Value = field.getInitialValue(source);
  if (field.validate(initial, { source })) return failure.invalidValue;
  failure.fallback = initial;
  failure.unresolved = false;
  return initial;
}
