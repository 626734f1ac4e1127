import { percentage } from "../../text/i18n.js";
import type { Draft } from "../../play/draft/draft.js";
import { oddsFor } from "../odds-context.js";

/** Returns the chance against the targets as far as the user may know it, as a range; empty where one is hidden. */
export function chanceOf(draft: Draft): string {
  const chances = draft.present.flatMap((target) => {
    const odds = oddsFor(draft, target);
    return odds ? [odds.chance * (odds.arrives ?? 1)] : [];
  });
  if (chances.length === 0 || chances.length < draft.present.length) return "";
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map((one) => Math.round(one * 100));
  return least === most ? percentage(Number(most) / 100, 0) : `${least}–${percentage(Number(most) / 100, 0)}`;
}
