import { t } from "../text/i18n.js";
import { requestRead, requestWritten } from "./request.js";

/**
 * What a formatted text shows for `@Request[save of=group dc=15]{label}`: to keepers a link that asks, to everybody else
 * its words alone, so that nothing of what is hidden stands on their page. `null` leaves the text as it is.
 */
export function requestEnriched([, asked = "", label]: RegExpMatchArray): HTMLElement | null {
  const told = requestRead(asked);
  if (!told) return null;
  const shown = document.createElement(game.user.isGM ? "a" : "span");
  shown.textContent = label ?? t("GARDIEN.REQUEST.link");
  if (!game.user.isGM) return shown;
  shown.className = "g-request-link";
  shown.setAttribute("role", "button");
  shown.tabIndex = 0;
  shown.dataset["gardienRequest"] = requestWritten(told);
  shown.dataset["tooltip"] = foundry.utils.escapeHTML(t("GARDIEN.REQUEST.linkHint"));
  return shown;
}
