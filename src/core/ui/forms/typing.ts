/** What a user has typed into a box without leaving it. */
export interface Typing {
  readonly name: string;
  readonly value: string;
}

/** Text typed but not yet sent in the focused box of a sheet; another client's update must not wipe it. */
export function unsentTyping(sheet: HTMLElement): Typing | undefined {
  const box = sheet.ownerDocument.activeElement;
  if (!isBox(box) || !sheet.contains(box) || box.value === box.defaultValue) return undefined;
  return { name: box.name, value: box.value };
}

/**
 * Puts the text back into the box of the same name, unless a render brought that very text. Browsers do not announce a
 * change of a text they did not see typed: leaving the box announces it.
 */
export function restoreTyping(sheet: HTMLElement, { name, value }: Typing): void {
  const box = [...sheet.querySelectorAll("input, textarea")].find((other) => isBox(other) && other.name === name);
  if (!isBox(box)) return;
  if (box.value === value) {
    typeOn(box);
    return;
  }
  box.value = value;
  const announce = (): void => void box.dispatchEvent(new Event("change", { bubbles: true }));
  box.addEventListener("blur", announce, { once: true });
  box.addEventListener("change", () => box.removeEventListener("blur", announce), { once: true });
}

/** A number that was drawn as it is typed goes on at its end: of a number nobody can say where the caret is. */
function typeOn(box: HTMLInputElement | HTMLTextAreaElement): void {
  const { type, value } = box;
  if (type !== "number") return;
  box.value = "";
  box.value = value;
}

/** Whether what is being typed in a field can be read already; of a number a sign alone, or nothing, cannot. */
export function isReadable(field: EventTarget | null): boolean {
  if (!isBox(field)) return false;
  return field.type !== "number" || (field.value !== "" && !field.validity.badInput);
}

/**
 * Selects the number of the focused box, as the Tab key that led there did before the redrawing: otherwise the next
 * digits would join the old ones, and 10 would become 1014.
 */
export function selectNumber(sheet: HTMLElement): void {
  const box = sheet.ownerDocument.activeElement;
  if (isBox(box) && box.type === "number" && sheet.contains(box)) box.select();
}

/**
 * Sends what a number's box holds, and shows in it what is stored then: a number that cannot be stored as it was typed,
 * and comes to what was stored already, changes nothing that would have the sheet drawn anew.
 */
export async function sendNumber(target: unknown, stored: () => unknown, send: () => Promise<unknown>): Promise<void> {
  const { tagName, type } = (target ?? {}) as HTMLInputElement;
  const box = tagName === "INPUT" && type === "number" ? (target as HTMLInputElement) : null;
  const typed = box?.value;
  await send();
  if (!box || box.value !== typed) return;
  const kept = stored();
  if (kept === null || typeof kept === "number") box.value = kept === null ? "" : String(kept);
}

/** Where the next letter goes in the focused box of a sheet; numbers are selected whole instead. */
export interface Caret {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export function caretOf(sheet: HTMLElement): Caret | undefined {
  const box = sheet.ownerDocument.activeElement;
  if (!isBox(box) || !sheet.contains(box)) return undefined;
  const { name, selectionStart: start, selectionEnd: end } = box;
  return start === null || end === null ? undefined : { name, start, end };
}

/** Puts the caret where it was, if the box of that name has the focus again. */
export function putCaret(sheet: HTMLElement, { name, start, end }: Caret): void {
  const box = sheet.ownerDocument.activeElement;
  if (isBox(box) && box.name === name && sheet.contains(box)) box.setSelectionRange(start, end);
}

function isBox(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  const { tagName, type, name } = (element ?? {}) as HTMLInputElement;
  return (tagName === "TEXTAREA" || (tagName === "INPUT" && (type === "text" || type === "number"))) && name !== "";
}
