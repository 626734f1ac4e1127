import type { WindowChoice } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";

/** Where the words of fights are. */
export const FIGHT = "GARDIEN.WARP.FIGHT";

/** A word of fights, with what it is about. */
export function fight(key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text {
  return { key: `${FIGHT}.${key}`, data };
}

type Where = Pick<WindowChoice, "hint" | "ofTarget"> & {
  /** Heading in the folded part of the window. */
  readonly group: string;
};

const placed = (id: string, { group, ...more }: Where) => ({
  ...{ id, key: "", label: fight(`choice.${id}`), group: fight(`group.${group}`) },
  ...more,
});

/** Something that holds or does not. */
export function flagChoice(id: string, on: boolean, where: Where): WindowChoice {
  return { ...placed(id, where), kind: "flag", value: on ? "1" : "0", options: [] };
}

/** So many of something, from 0. */
export function countChoice(id: string, count: number, most: number, where: Where): WindowChoice {
  const options = Array.from({ length: most + 1 }, (_, i) => ({
    value: String(i),
    label: fight("count", { count: i }),
  }));
  return { ...placed(id, where), value: String(count), options };
}

/** Something that is typed; `note` is said under it. */
export function textChoice(id: string, value: string, where: Where & { readonly note?: Text }): WindowChoice {
  const { note, ...place } = where;
  return { ...placed(id, place), kind: "text", value, options: [], ...(note && { shown: note }) };
}

/** Whether a choice is ticked. */
export function isOn(value: string | undefined): boolean {
  return value === "1";
}

/** How many of something were chosen, from 0 to the most allowed. */
export function countIn(value: string | undefined, most: number): number {
  const count = Math.trunc(Number(value ?? 0)) || 0;
  return Math.min(most, Math.max(0, count));
}
