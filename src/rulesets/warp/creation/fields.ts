import { boxes } from "../../../core/creation/boxes.js";
import type { Field } from "../../../core/creation/procedure.js";

export const { word, text, number, choice, step, picker } = boxes("GARDIEN.WARP.CREATION");

/** A yes or no. */
export function flag(path: string, value: boolean, label = word(`field.${path}`)): Field {
  return { path, kind: "flag", label, value, wide: true };
}

/** A box for a longer text. */
export function lines(path: string, value: string, more: Partial<Field> = {}): Field {
  return { path, kind: "lines", label: word(`field.${path}`), value, wide: true, ...more };
}
