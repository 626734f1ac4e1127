import type { Text } from "../text.js";
import type { Field } from "./procedure.js";

/** Boxes of an assistant whose texts lie under one language key; a box is named `field.` and its path there. */
export function boxes(area: string) {
  /** A text of this assistant. */
  const word = (name: string, data?: Text["data"]): Text => ({ key: `${area}.${name}`, ...(data && { data }) });
  const labelled = (path: string) => ({ path, label: word(`field.${path}`) });
  return {
    word,

    /** A box for a line of text. */
    text: (path: string, value: string, more: Partial<Field> = {}): Field => {
      return { ...labelled(path), kind: "text", value, ...more };
    },

    /** A box for a number. */
    number: (path: string, value: number, min: number, max: number, more: Partial<Field> = {}): Field => {
      return { ...labelled(path), kind: "number", value, min, max, step: 1, ...more };
    },

    /** A box to choose from. */
    choice: (path: string, value: string, options: Field["options"] = [], label?: Text): Field => {
      return { ...labelled(path), ...(label && { label }), kind: "choice", value, options };
    },
  };
}
