import { t } from "../../text/i18n.js";
import { isDeferred } from "../../play/apply/deferred.js";
import { planOf } from "../../play/apply/planned.js";
import { automationFor, waits } from "../../play/arbiter/rights.js";
import type { Stage, Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Tells whether an effect is yet to be written: the keeper, or everybody, is asked, or it waits for a click. */
export function isOutstanding(stage: Stage | undefined, label: string, verdict: Verdict | undefined): boolean {
  if (verdict?.standing !== "judged") return verdict?.standing === "review" || verdict?.standing === "voting";
  return stage === "resolved" && label !== "";
}

/** Returns the stage of a target in words; of a sealed one, readers who may not know it learn no more than that. */
export function stageLabel(target: VerdictTarget, index: number, verdict: Verdict, veiled: boolean): string {
  const { stage, outcome } = target;
  if (stage === "missing" || (target.actor !== null && !actorOf(target))) return t("GARDIEN.CARD.stage.missing");
  if (verdict.standing !== "judged" || !outcome) return "";
  if (stage === "resolved") {
    if (veiled) return t("GARDIEN.CARD.stage.sealed");
    if (isDeferred(target, verdict)) return planOf(target, index, verdict) ? t("GARDIEN.CARD.stage.held") : "";
    if (waits(target, verdict)) return t("GARDIEN.CARD.stage.confirm");
    const byClick = automationFor(verdict) === "click" || automationFor(verdict) === "keeper";
    return byClick && planOf(target, index, verdict) ? t("GARDIEN.CARD.stage.open") : "";
  }
  return t(`GARDIEN.CARD.stage.${stage === "undone" && verdict.passed ? "undoneLater" : stage}`);
}
