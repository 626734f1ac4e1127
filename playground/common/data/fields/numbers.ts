import type { Value } from "../../types.js";
import type { CleanOptions, DataFieldOptions } from "./data-field.js";
import { NumberField } from "./scalars.js";

/** An angle in degrees. */
export class AngleField extends NumberField {
  declare base: number;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0, base: 0, normalize: true };
  }

  override _cleanType(value: Value, options: CleanOptions): Value {
    const angle: Value = super._cleanType(value, options);
    if (typeof angle !== "number" || !(this as { normalize?: boolean }).normalize) return angle;
    const turned = ((angle % 360) + 360) % 360;
    return turned === 0 && this.base === 360 ? 360 : turned;
  }
}

/** An opacity from 0 to 1. */
export class AlphaField extends NumberField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 1, min: 0, max: 1 };
  }
}

/** The order among siblings. */
export class IntegerSortField extends NumberField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0 };
  }
}
