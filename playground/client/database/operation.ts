import type { Data, Value } from "../../common/types.js";

/** An operation taken apart: what it is about, and the options that travel to every client's callbacks. */
export interface SplitOperation {
  parent: Value;
  pack: string | null;
  noHook: boolean;
  options: Data;
}

const CONTENT = ["data", "updates", "ids", "query", "parent", "parentUuid", "pack", "noHook"];

/** Separates the options of an operation from its content; `noHook`, `pack` and `parent` are no options. */
export function splitOperation(operation: Data, defaults: Data = {}): SplitOperation {
  const options: Data = { render: true, broadcast: true, ...defaults };
  for (const [key, value] of Object.entries(operation)) {
    if (!CONTENT.includes(key) && value !== undefined) options[key] = value as unknown;
  }
  const parent: Value = operation.parent ?? null;
  const pack = (operation.pack ?? parent?.pack ?? null) as string | null;
  return { parent, pack, noHook: operation.noHook === true, options };
}

/** What a request says about where its documents live. */
export function address({ parent, pack }: SplitOperation): Data {
  return { parentUuid: (parent?.uuid ?? null) as unknown, pack };
}
