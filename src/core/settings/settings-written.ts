import { t } from "../text/i18n.js";
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

/** Has the window of settings say which text is not understood, instead of saving it; what was typed stays. */
export function checkWritten(html: HTMLElement, definitions: readonly SettingDefinition[]): void {
  for (const { key, notation } of definitions) {
    const field = notation && html.querySelector<HTMLInputElement>(`input[name="gardien.${key}"]`);
    if (field) check(field, notation);
  }
}

/** Fields that are followed already: the window may be told of twice. */
const followed = new WeakSet<HTMLElement>();

function check(field: HTMLInputElement, notation: Notation): void {
  if (followed.has(field)) return;
  followed.add(field);
  const update = (): void => {
    const reason = t(`GARDIEN.SETTINGS.notation.${notation}`, { text: field.value });
    field.setCustomValidity(isWrittenIn(notation, field.value) ? "" : reason);
  };
  field.addEventListener("input", update);
  update();
}
