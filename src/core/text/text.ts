import { decimal, t } from "./i18n.js";
import type { Text } from "./key.js";

export { TEXT, type Text } from "./key.js";

/** The text in the reader's language. */
export function say({ key, data }: Text): string {
  if (!data) return t(key);
  const told = Object.entries(data).map(([name, value]) => [name, tell(value)]);
  return t(key, Object.fromEntries(told) as Record<string, unknown>);
}

function tell(value: string | number | Text): string {
  if (typeof value === "object") return say(value);
  return typeof value === "number" ? figure(value) : value;
}

/** A number as the reader writes it, with a minus that reads as one. */
export function figure(value: number): string {
  return decimal(value, 2).replace("-", "−");
}
