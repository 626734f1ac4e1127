import { loadAct } from "../../play/loaded/acts.js";
import { rulesetById } from "../../rulesets.js";
import { t } from "../../text/i18n.js";
import { sayAloud } from "../../ui/live.js";
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
    sayAloud(t("GARDIEN.VOTE.announcement", asker));
  }
  const sentences = outcomesTold(verdict);
  if (sentences.length > 0) sayAloud(sentences.join(" "));
}
