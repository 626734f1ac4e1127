import type { Situation } from "../../../../core/play/contract/situation.js";
import { doubtsWhetherAble } from "../../deeds/reading.js";
import { UNABLE } from "../../dice/lines.js";

/** WP-58, WP-130 — the doubt whether somebody in their state can attack, or use a power, at all. */
export function ableDoubts({ attacker }: Pick<Situation, "attacker">): readonly string[] {
  return doubtsWhetherAble(attacker) ? [UNABLE] : [];
}
