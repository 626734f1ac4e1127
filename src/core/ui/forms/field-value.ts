import { isA } from "../pages.js";

/** A box of a form that one types into, ticks or chooses from. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a box says: ticked or not, a number, a text; `null`: a box of a number that was emptied. */
export function fieldValue(field: FormField): string | number | boolean | null {
  if (isA(field, "select") || isA(field, "textarea")) return field.value;
  if (field.type === "checkbox") return field.checked;
  if (!["number", "range"].includes(field.type)) return field.value;
  return Number.isNaN(field.valueAsNumber) ? null : field.valueAsNumber;
}

/** The same as the choices of an attack store it: a text, where a tick is "1" or "0". */
export function choiceValue(field: HTMLInputElement | HTMLSelectElement): string {
  const value = fieldValue(field);
  return typeof value === "boolean" ? String(Number(value)) : field.value;
}
