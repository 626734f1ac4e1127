import type { TimeLeft } from "../../../../core/ruleset.js";
import { spanText } from "../../../../core/text/clock-text.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { STEEL_SKIN_MINUTES } from "../../rules/powers/steel-skin.js";
import { WarpActor } from "./warp-actor.js";

/** WP-118 — the blows and minutes that are left of a skin of steel. */
export const timeLeft: TimeLeft = ({ system }, condition) => {
  if (condition !== "warpSteelSkin" || !(system instanceof WarpActor)) return null;
  const { hits, since } = system.steelSkin;
  const span = spanText(since + STEEL_SKIN_MINUTES * 60 - secondsNow());
  return { key: "GARDIEN.WARP.SHEET.skinLeft", data: { hits, span } };
};
