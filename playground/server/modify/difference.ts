import type { Data } from "../../common/types.js";
import { equals } from "../../common/utils/types.js";
import { isRecord } from "../store/hierarchy.js";

/** The changes that lead from one source to another: differences only, `-=key` for what is gone, arrays whole. */
export function differenceOf(before: Data, after: Data): Data {
  const difference: Data = {};
  for (const [key, value] of Object.entries(after)) {
    const current: unknown = Object.hasOwn(before, key) ? before[key] : undefined;
    if (isRecord(value) && isRecord(current)) {
      const inner = differenceOf(current, value);
      if (Object.keys(inner).length) difference[key] = inner;
    } else if (value !== undefined && !equals(current, value)) difference[key] = value;
  }
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && after[key] === undefined && !isSuperseded(key, after))
      difference[`-=${key}`] = null;
  }
  return difference;
}

/** In a token's delta, deletions are data: a key that gave way to another form of itself is told by that form. */
function isSuperseded(key: string, after: Data): boolean {
  const name = key.replace(/^[-=]=/, "");
  return [name, `-=${name}`, `==${name}`].some((form) => after[form] !== undefined);
}
