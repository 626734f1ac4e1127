import { factsNamed } from "../../../core/deeds/card.js";
import type { Text } from "../../../core/text.js";
import { AREA } from "./deed.js";

/** The facts that these cards tell. */
export const { fact, numbers, secret } = factsNamed(AREA);

/** A word of these deeds, with what it is about. */
export function told(key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text {
  return { key: `${AREA}.${key}`, data };
}

/** A name that somebody typed. */
export function named(name: string): Text {
  return told("named", { name });
}

/** A number as it stands. */
export function figure(value: number): Text {
  return told("figure", { value });
}
