import { healed, json, mapOf, record, text, type Shape } from "../shape/shape.js";

/** A text by language key. Its data are numbers, names and other texts; the sentence is made on the reader's screen. */
export interface Text {
  readonly key: string;
  readonly data?: Readonly<Record<string, string | number | Text>>;
}

const datum = healed(json, (source): string | number | Text =>
  typeof source === "string" || typeof source === "number" ? source : TEXT.read(source),
);
/** A text as a flag keeps it. */
export const TEXT: Shape<Text> = record({ key: text, data: mapOf(datum) });

/** An allowance, in words, and how much of it is used. */
export interface Tally {
  readonly text: Text;
  readonly spent: number;
  readonly allowed: number;
}
