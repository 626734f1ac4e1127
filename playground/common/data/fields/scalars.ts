import type { Data, Value } from "../../types.js";
import { DataFieldValidationError } from "../validation.js";
import { DataField, type CleanOptions, type DataFieldOptions, type ValidateOptions } from "./data-field.js";
import type { EffectChange } from "./effect-changes.js";

/** The allowed values of a field with choices, or nothing when all are allowed. */
function choiceValues(choices: Value): Value[] | undefined {
  const given: Value = typeof choices === "function" ? choices() : choices;
  if (!given) return undefined;
  if (Array.isArray(given)) return given;
  return given instanceof Map || given instanceof Set ? [...given.keys()] : Object.keys(given);
}

export class BooleanField extends DataField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }

  override _cast(value: Value): Value {
    if (typeof value === "string") return value.trim().toLowerCase() === "true";
    return typeof value === "object" ? (value as unknown) : Boolean(value);
  }

  override _validateType(value: Value): void {
    if (typeof value !== "boolean") throw new DataFieldValidationError("must be a boolean");
  }

  override _castChangeDelta(delta: Value): Value {
    return typeof delta === "string" ? ["true", "1"].includes(delta.trim().toLowerCase()) : Boolean(delta);
  }

  override _applyChangeAdd(value: Value, delta: Value): Value {
    return Boolean(value) || Boolean(delta);
  }

  override _applyChangeSubtract(value: Value, delta: Value): Value {
    return Boolean(value) && !delta;
  }

  override _applyChangeMultiply(value: Value, delta: Value): Value {
    return Boolean(value) && Boolean(delta);
  }
}

export class NumberField extends DataField {
  declare min: number | undefined;
  declare max: number | undefined;
  declare step: number | undefined;
  declare integer: boolean;
  declare positive: boolean;

  static override get _defaults(): DataFieldOptions {
    const own = { min: undefined, max: undefined, step: undefined, integer: false, positive: false };
    return { ...super._defaults, nullable: true, initial: null, choices: undefined, ...own };
  }

  override getInitialValue(data?: Data): Value {
    const value: Value = super.getInitialValue(data);
    // The class's own `null` is no initial value where null is refused.
    if (value !== null || this.nullable) return value;
    return this.required ? this._getDefaultInitial() : undefined;
  }

  override _getDefaultInitial(): Value {
    if (this.choices) return choiceValues(this.choices)?.map(Number)[0];
    return this.positive ? (this.integer ? 1 : (this.step ?? 1)) : (this._round(0) as unknown);
  }

  override _cast(value: Value): Value {
    if (typeof value === "string") return value.trim() === "" ? null : Number(value);
    return typeof value === "object" ? (value as unknown) : Number(value);
  }

  override _cleanType(value: Value, _options: CleanOptions): Value {
    return typeof value === "number" && Number.isFinite(value) ? this._round(value) : (value as unknown);
  }

  /** Rounds to an integer or to the step, within the bounds. */
  _round(value: number): number {
    let result = this.integer ? Math.round(value) : value;
    if (this.min !== undefined) result = Math.max(result, this.min);
    if (this.max !== undefined) result = Math.min(result, this.max);
    if (this.step === undefined) return result;
    const base = this.min ?? 0;
    const digits = (String(this.step).split(".")[1] ?? "").length;
    const steps = Math.round((result - base) / this.step);
    const stepped = Number((base + steps * this.step).toFixed(Math.max(digits, 0)));
    return this.max !== undefined && stepped > this.max ? stepped - this.step : stepped;
  }

  override _validateSpecial(value: Value): boolean {
    if (value === null && !this.nullable) throw new DataFieldValidationError("must be a finite number");
    return super._validateSpecial(value);
  }

  override _validateType(value: Value): void {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throw new DataFieldValidationError("must be a finite number");
    }
    if (this.integer && !Number.isInteger(value)) throw new DataFieldValidationError("must be an integer");
    if (this.positive && value <= 0) throw new DataFieldValidationError("must be a positive number");
    if (this.min !== undefined && value < this.min) throw new DataFieldValidationError(`must be at least ${this.min}`);
    if (this.max !== undefined && value > this.max) throw new DataFieldValidationError(`must be at most ${this.max}`);
    if (choiceValues(this.choices)?.some((choice) => Number(choice) === value) === false) {
      throw new DataFieldValidationError(`${value} is not a valid choice`);
    }
  }

  override _castChangeDelta(delta: Value): Value {
    const number = Number(delta);
    return Number.isFinite(number) ? number : 0;
  }

  override applyChange(value: Value, model: Value, change: EffectChange): Value {
    const result: Value = super.applyChange(value, model, change);
    // Effects may leave the bounds that storage keeps, but an integer stays one.
    return this.integer && typeof result === "number" ? Math.round(result) : result;
  }
}

export class StringField extends DataField {
  declare blank: boolean;
  declare trim: boolean;
  declare textSearch: boolean;

  constructor(options: DataFieldOptions = {}, context = {}) {
    // Choices rule out the blank string unless it is asked for.
    super(options.choices && options.blank === undefined ? { ...options, blank: false } : options, context);
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, blank: true, trim: true, nullable: false, choices: undefined, textSearch: false };
  }

  override _getDefaultInitial(): Value {
    return this.blank ? "" : undefined;
  }

  override getInitialValue(data?: Data): Value {
    if (this.initial === undefined && this.required && this.blank) return "";
    return super.getInitialValue(data);
  }

  override clean(value: Value, options: CleanOptions = {}): Value {
    const cleaned: Value = super.clean(value, options);
    // A cleared input of a field that may be null but not blank.
    return cleaned === "" && !this.blank && this.nullable ? null : cleaned;
  }

  override _cast(value: Value): Value {
    return typeof value === "object" ? (value as unknown) : String(value);
  }

  override _cleanType(value: Value, _options: CleanOptions): Value {
    return typeof value === "string" && this.trim ? value.trim() : (value as unknown);
  }

  override _validateSpecial(value: Value): boolean {
    if (value !== "") return super._validateSpecial(value);
    if (this.blank) return true;
    throw new DataFieldValidationError("may not be a blank string");
  }

  override _validateType(value: Value, _options?: ValidateOptions): void {
    if (typeof value !== "string") throw new DataFieldValidationError("must be a string");
    if (choiceValues(this.choices)?.includes(value) === false) {
      throw new DataFieldValidationError(`${value} is not a valid choice`);
    }
  }

  override _applyChangeSubtract(value: Value): Value {
    return value as unknown;
  }

  override _applyChangeMultiply(value: Value): Value {
    return value as unknown;
  }

  override _applyChangeAdd(value: Value, delta: Value): Value {
    return `${value ?? ""}${delta}`;
  }
}

/** Accepts anything. */
export class AnyField extends DataField {
  override _cast(value: Value): Value {
    return value as unknown;
  }
}
