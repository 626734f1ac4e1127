import { signed } from "../../../../core/text/i18n.js";

/** A penalty as it is printed: 0, −1, −2 … */
export function penalty(value: number): string {
  return value === 0 ? "0" : signed(value);
}
