import { boxes } from "../../../core/creation/boxes.js";
import type { Block } from "../../../core/creation/procedure.js";

export const { word, text, number, choice, step, picker } = boxes("GARDIEN.GB.CREATION");

/** How much of an allowance is used. */
export function spentNote(key: string, spent: number, allowed: number): Block {
  return { kind: "tally", text: word(key, { spent, allowed }), spent, allowed };
}
