import type { Text } from "../text/text.js";
import type { Block, Entry, Field, Step } from "./procedure.js";

/**
 * What the steps of an assistant are made of whose texts lie under one language key: there a box is named `field.` and
 * its path, a step `step.` and its id with `intro.` and its id below, and a list to choose from `offer.` and its id.
 */
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

    /** A step; its drafts are those of the assistant. */
    step: (id: string, blocks: Step["blocks"]): Step => {
      return { id, name: word(`step.${id}`), intro: word(`intro.${id}`), blocks };
    },

    /** A list to choose from, each entry with a word on what it is; `add` is handed back with what is chosen. */
    picker: (id: string, entries: readonly Entry[], noteOf: (entry: Entry) => string, add = "add"): Block => {
      const rows = entries.map((entry) => ({ id: entry.id, name: entry.name, img: entry.img, note: noteOf(entry) }));
      return { kind: "picker", id, caption: word(`offer.${id}`), empty: word("nothingOffered"), add, rows };
    },

    /** The ready-made character that a draft started from, to be taken back by `noModel`. */
    startedFrom: (model: Entry | undefined): readonly Block[] => {
      if (!model) return [];
      const { id, name, img } = model;
      const rows = [{ key: id, from: id, name, img, note: "", fields: [] }];
      const [caption, empty] = [word("startedFrom"), word("nothingOffered")];
      return [{ kind: "chosen", caption, empty, remove: "noModel", rows }];
    },
  };
}

/** A row of what was chosen, with a word on what it is. */
export function rowOf({ key, entry }: { readonly key: string; readonly entry: Entry }, note: string) {
  return { key, from: entry.id, name: entry.name, img: entry.img, note };
}
