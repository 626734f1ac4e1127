import type { Block, Field } from "../../../core/assistant/procedure.js";
import type { Text } from "../../../core/text.js";

/** A text of this assistant. */
export const word = (name: string, data?: Text["data"]): Text => ({
  key: `GARDIEN.GB.CREATION.${name}`,
  ...(data && { data }),
});

/** A box for a line of text. */
export function text(path: string, value: string): Field {
  return { path, kind: "text", label: word(`field.${path}`), value };
}

/** A box for a number. */
export function number(path: string, value: number, min: number, max: number, more: Partial<Field> = {}): Field {
  return { path, kind: "number", label: word(`field.${path}`), value, min, max, step: 1, ...more };
}

/** A box to choose from. */
export function choice(path: string, value: string, options: Field["options"], label?: Text): Field {
  return { path, kind: "choice", label: label ?? word(`field.${path}`), value, options: options ?? [] };
}

/** How much of an allowance is used. */
export function spentNote(key: string, spent: number, allowed: number): Block {
  return { kind: "note", text: word(key, { spent, allowed }) };
}
