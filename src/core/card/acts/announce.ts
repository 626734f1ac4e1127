import { loadAct } from "../../play/loaded/acts.js";
import { rulesetById } from "../../rulesets.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { knownAs } from "../../world/names.js";
import { isSealed } from "../../play/log/seal.js";
import type { Verdict } from "../../play/record/verdict.js";
import { actOf, viewFor } from "../../play/act/act-of.js";

/** Announces a verdict to a screen reader, as far as this user may know it; nothing of a ruleset not played here. */
export async function announce(verdict: Verdict): Promise<void> {
  if (!rulesetById(verdict.intent.ruleset)) return;
  await loadAct(verdict);
  const act = actOf(verdict);
  const attacker = knownAs(verdict.intent.attacker).name;
  if (verdict.standing === "voting") {
    const asker = { name: attacker, deed: act.title(null) };
    liveRegion().textContent = t("GARDIEN.VOTE.announcement", asker);
  }
  if (verdict.standing !== "judged") return;
  const parts = verdict.targets.flatMap(({ outcome, ...target }) => {
    if (!outcome || target.stage === "planned" || target.stage === "undoing") return [];
    const { summary } = viewFor(outcome, isSealed({ ...target, outcome }, verdict), act);
    const state = target.stage === "undone" ? t("GARDIEN.CARD.stage.undone") : say(summary);
    return [act.announced({ attacker, target: knownAs(target).name, result: state })];
  });
  if (parts.length > 0) liveRegion().textContent = parts.join(" ");
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
