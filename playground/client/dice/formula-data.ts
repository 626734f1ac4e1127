import { getProperty } from "../../common/utils/paths.js";
import { host, localize } from "../applications/host.js";
import { FormulaError } from "./errors.js";

const REFERENCE = /@([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?)/gu;

export interface ReplacementOptions {
  /** Stands for data that is not there; without it the reference stays in the formula. */
  missing?: string | number | null;
  /** Tell the user about data that is not there. */
  warn?: boolean;
}

/**
 * Replaces `@path` by the value at that path of the data.
 * @throws FormulaError if the value is an object
 */
export function replaceFormulaData(
  formula: string,
  data: object = {},
  { missing, warn = false }: ReplacementOptions = {},
): string {
  return String(formula).replace(REFERENCE, (reference: string, path: string) => {
    const found = lookUp(data, path);
    if (found) return textOf(found.value, formula, reference) + found.rest;
    if (warn) host.ui["notifications"]?.warn(localize("PLAYGROUND.Dice.MissingData", { reference, formula }));
    return missing === undefined || missing === null ? reference : String(missing);
  });
}

/** The value of the longest part of the path that exists: in `@level-1` the `-1` may be a subtraction. */
function lookUp(data: object, path: string): { value: unknown; rest: string } | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf("-", end - 1)) {
    const value: unknown = getProperty(data, path.slice(0, end));
    if (value !== undefined && value !== null) return { value, rest: path.slice(end) };
  }
  return undefined;
}

function textOf(value: unknown, formula: string, reference: string): string {
  if (typeof value === "object" || typeof value === "function") {
    throw new FormulaError(formula, `${reference} is an object, not a value`);
  }
  return String(value).trim();
}
