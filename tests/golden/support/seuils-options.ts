import { DEFAULTS, type Options } from "../../../src/rulesets/seuils/rules/options.js";

/** What every case may set otherwise. */
export interface AtTable {
  readonly settings?: Partial<Options>;
}

/** The options of the table of a case. */
export function optionsOf({ settings }: AtTable): Options {
  return { ...DEFAULTS, ...settings };
}
