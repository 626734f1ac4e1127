import { rulesetsInSight } from "../settings/in-sight.js";
import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";
import { labelled, say } from "../ui/labelled.js";
import { conversionsFor, openConversion } from "./start.js";

/** Puts the door to conversions and blocks above the list of actors, for keepers, where there is anything behind it. */
export function offerInDirectory(element: HTMLElement): void {
  const place = element.querySelector(".header-actions");
  const drawn = place?.querySelector(".g-convert-door");
  const wanted = game.user.isGM && (rulesetsInSight().some(({ blocks }) => blocks) || conversionsFor(null).length > 0);
  if (!wanted) drawn?.remove();
  if (!place || drawn || !wanted) return;
  const button = labelled(element.ownerDocument, "g-make g-convert-door", "fa-paste");
  say(button, t("GARDIEN.BLOCK.door"));
  button.addEventListener("click", () => work(button, "conversion", () => openConversion(null)));
  place.append(button);
}
