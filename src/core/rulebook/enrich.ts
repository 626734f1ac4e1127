import { t } from "../text/i18n.js";
import { ruleNumbered } from "./book.js";
import { rulesLinked } from "./linked.js";

/**
 * What a formatted text shows for `@Rule[GB-16]{label}`, or for a number that stands there by itself: a link, or the
 * words alone for a rule that no book tells, which keepers are told. `null` leaves the text as it is.
 */
export async function ruleEnriched([whole, asked, label]: RegExpMatchArray): Promise<HTMLElement | null> {
  const number = (asked ?? whole).trim();
  const known = (await ruleNumbered(number)) !== undefined;
  if (!known && asked === undefined) return null;
  const holder = document.createElement("template");
  holder.innerHTML = known ? rulesLinked(number) : "<span></span>";
  const shown = holder.content.firstElementChild as HTMLElement;
  shown.textContent = label ?? number;
  if (!known && game.user.isGM) {
    shown.className = "g-rule-unknown";
    shown.dataset["tooltip"] = foundry.utils.escapeHTML(t("GARDIEN.RULE.unknown", { rule: number }));
  }
  return shown;
}
