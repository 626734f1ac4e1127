import type { Text } from "../../../../core/text/text.js";
import type { ArmourFigures, WornArmour } from "../../rules/attack/armour.js";
import { STEEL_SKIN_MINUTES, type SteelSkin } from "../../rules/powers/steel-skin.js";

type Protection = Pick<ArmourFigures, "regularDice" | "regularPoints" | "ballisticDice">;

/** WP-61, WP-62, WP-86 — what armour gives, kind by kind; what it does not give is left out. */
export function protectionTexts({ regularDice, regularPoints, ballisticDice }: Protection): readonly Text[] {
  return [...counted("dice", regularDice), ...counted("points", regularPoints), ...counted("ballistic", ballisticDice)];
}

/** WP-62 — all that is worn, with what it costs. */
export function wornTexts(worn: WornArmour): readonly Text[] {
  if (worn.layers === 0) return [];
  const malus = worn.malus === 0 ? [{ key: "GARDIEN.WARP.ARMOUR.noMalus" }] : counted("malus", worn.malus);
  return [...protectionTexts(worn), ...malus];
}

/** WP-118 — a skin of steel while it lasts, and a reminder once its time is up (WP-109); `now` in seconds of world time. */
export function skinText(skin: SteelSkin & { readonly since: number }, now: number): Text | null {
  const { absorb, hits, since } = skin;
  if (hits === 0) return null;
  const over = now - since >= STEEL_SKIN_MINUTES * 60;
  return { key: `GARDIEN.WARP.SHEET.${over ? "skinOver" : "skin"}`, data: { absorb, hits } };
}

function counted(kind: "dice" | "points" | "ballistic" | "malus", count: number): readonly Text[] {
  return count > 0 ? [{ key: `GARDIEN.WARP.ARMOUR.${kind}.${count === 1 ? "one" : "other"}`, data: { count } }] : [];
}
