import { configOf } from "../../foundry/types/config.js";
import type { Figures } from "../../notation/block.js";

/** A figure that a block says and that its sheet cannot hold as it is said. */
export interface Bounded {
  readonly path: string;
  readonly value: number;
  readonly within: number;
}

/** Whether a type of actor or item has anything at a path under `system`; yes where nobody knows its fields. */
export function hasField(document: "Actor" | "Item", type: string, path: string): boolean {
  const schema = schemaOf(document, type);
  if (!schema?.getField) return true;
  const steps = path.split(".");
  for (let length = steps.length; length > 0; length--) {
    const field = schema.getField(steps.slice(0, length).join("."));
    // What is no group of named fields holds anything within it.
    if (field) return length === steps.length || !("fields" in field);
  }
  return false;
}

/** The name of a field, as a language key; empty where it has none. */
export function labelOf(document: "Actor" | "Item", type: string, path: string): string {
  return schemaOf(document, type)?.getField?.(path)?.label ?? "";
}

/** Figures as a type of item can hold them, and those of them that were others before. */
export function withinBounds(
  type: string,
  figures: Figures,
): { readonly figures: Figures; readonly over: readonly Bounded[] } {
  const schema = schemaOf("Item", type);
  const over = Object.entries(figures).flatMap(([path, value]) => {
    if (typeof value !== "number") return [];
    const { min, max } = schema?.getField?.(path) ?? {};
    const within = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, value));
    return within === value ? [] : [{ path, value, within }];
  });
  return { figures: { ...figures, ...Object.fromEntries(over.map(({ path, within }) => [path, within])) }, over };
}

function schemaOf(document: "Actor" | "Item", type: string) {
  const { dataModels = {} } = configOf(document);
  return Object.hasOwn(dataModels, type) ? dataModels[type]?.schema : undefined;
}
