import type { CardFact } from "../../../core/play/contract/card-parts.js";
import { sending, telekinesis, telepathy, wanderingEye } from "../rules/powers/power-effects.js";
import type { PowerEffect } from "../rules/powers/power-kinds.js";
import { steelSkin } from "../rules/powers/steel-skin.js";
import { fact, say } from "./kit.js";

/** WP-110…WP-121 — what a total means, effect by effect; orders of magnitude (WP-109). */
export function effectFacts(effect: PowerEffect, total: number, kept: readonly number[]): readonly CardFact[] {
  const says = (rule: string, data: Readonly<Record<string, number>>) => [
    fact("effect", say(`effect.${effect}`, data), rule),
  ];
  switch (effect) {
    case "mindReading":
      return says("WP-114", { metres: total, inView: 2 * total });
    case "wanderingEye":
      return says("WP-116", wanderingEye(total));
    case "sending":
      return says("WP-117", sending(total));
    case "steelSkin":
      return says("WP-118", { absorb: total, hits: steelSkin(kept).hits });
    case "telekinesis":
      return says("WP-119", telekinesis(total));
    case "telekineticFist":
      return says("WP-120", { total });
    case "telepathy":
      return says("WP-121", telepathy(total));
    default:
      return [];
  }
}
