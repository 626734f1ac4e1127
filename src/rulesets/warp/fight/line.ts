import { t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { healthLabel } from "../labels.js";

/** WP-57…WP-60 — hit points, what of their loss a rest takes away, and the state of somebody hurt; empty for whom other rules play. */
export function fightLine(actor: { readonly system: object }): string {
  const { system } = actor;
  if (!(system instanceof WarpActor)) return "";
  const { effective, max, temp, status } = system.hp;
  return [
    `${t("GARDIEN.WARP.SHEET.hpShort")} ${figure(effective)}/${max}`,
    ...(temp === 0 ? [] : [t("GARDIEN.WARP.SHEET.tempShort", { n: temp })]),
    ...(status === "fit" ? [] : [t(healthLabel(status))]),
  ].join(" · ");
}
