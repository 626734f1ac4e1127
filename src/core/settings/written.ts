import type { SettingDefinition } from "./settings.js";

type Notation = NonNullable<SettingDefinition["notation"]>;

const TERM = String.raw`(?:\d{0,2}d[1-9]\d{0,2}|\d{1,3})`;
/** What a text of each notation is. */
const NOTATIONS: Readonly<Record<Notation, RegExp>> = {
  dice: new RegExp(String.raw`^\s*${TERM}(?:\s*[+−-]\s*${TERM})*\s*$`, "i"),
};

/** Whether a text is of a notation. */
export function isWrittenIn(notation: Notation, text: string): boolean {
  return NOTATIONS[notation].test(text);
}
