import type { Choices } from "../../../core/play/contract/situation.js";
import { IMPROVED_CRITICAL_GB } from "../rules/character/feats.js";
import { hasFeatWith } from "./reading.js";
import { powerGain, powerPoints } from "./rounds.js";

/** GB-50, GB-53 — gravity that the attacker's feats add to a hit. */
export interface FeatGb {
  readonly powerGb: number;
  readonly criticalGb: number;
}

/** GB-50, GB-53 — the same for a weapon in the hands that hold it. */
export function featGb(weapon: Item | null, choices: Choices): FeatGb {
  const attacker = weapon?.actor ?? null;
  if (!weapon || !attacker) return { powerGb: 0, criticalGb: 0 };
  return {
    powerGb: powerGain(powerPoints(attacker, weapon, choices), false),
    criticalGb: hasFeatWith(attacker, "improvedCritical", weapon) ? IMPROVED_CRITICAL_GB : 0,
  };
}
