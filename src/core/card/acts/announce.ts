import { loadAct } from "../../play/loaded/acts.js";
import { rulesetById } from "../../rulesets.js";
import { t } from "../../text/i18n.js";
import { knownAs } from "../../world/names.js";
import type { Verdict } from "../../play/record/verdict.js";
import { actOf } from "../../play/act/act-of.js";
import { outcomesTold } from "../../play/act/told.js";

/** Announces a verdict to a screen reader, as far as this user may know it; nothing of a ruleset not played here. */
export async function announce(verdict: Verdict): Promise<void> {
  if (!rulesetById(verdict.intent.ruleset)) return;
  await loadAct(verdict);
  if (verdict.standing === "voting") {
    const asker = { name: knownAs(verdict.intent.attacker).name, deed: actOf(verdict).title(null) };
    liveRegion().textContent = t("GARDIEN.VOTE.announcement", asker);
  }
  const sentences = outcomesTold(verdict);
  if (sentences.length > 0) liveRegion().textContent = sentences.join(" ");
}

function liveRegion(): HTMLElement {
  const known = document.getElementById("gardien-live");
  if (known) return known;
  const region = document.createElement("div");
  region.id = "gardien-live";
  region.className = "gardien g-sr";
  region.role = "status";
  region.ariaLive = "polite";
  document.body.append(region);
  return region;
}
