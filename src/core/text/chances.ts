import { percentage, t } from "./i18n.js";

/** Chances, 0 to 1, from the least to the best, in the reader's language; empty where there are none. */
export function chancesText(chances: readonly number[]): string {
  if (chances.length === 0) return "";
  const [least = "", most = ""] = [Math.min(...chances), Math.max(...chances)].map((chance) => percentage(chance));
  return least === most ? most : t("GARDIEN.DEED.chances", { least, most });
}
