import { DEFAULTS, type Options } from "../../../src/rulesets/d20d100/rules/options.js";

/** The options of the table of a case, which stand among its inputs under the names of the settings. */
export function optionsOf(given: object): Options {
  const set = Object.entries(given).filter(([key]) => Object.hasOwn(DEFAULTS, key));
  return { ...DEFAULTS, ...(Object.fromEntries(set) as Partial<Options>) };
}
