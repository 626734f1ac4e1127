import { DEFAULTS, type Options } from "../options.js";
import { BAND_DIFFICULTY } from "./range.js";
import type { AttackType, Band } from "../vocabulary.js";

/** SE-25 — a target, as far as aiming goes. */
export interface AimedAt {
  /** Whether it has any protection to aim past. */
  readonly isProtected: boolean;
  /** Armour or hide that leaves nothing bare. */
  readonly coversAll: boolean;
  readonly noGap: boolean;
}

/** SE-25 — why there is nothing to aim at. */
export type AimRefusal = "notProtected" | "coversAll" | "noGap";

/** SE-25 — why nobody can aim at a bare part; `null`: one can. */
export function aimRefusal({ isProtected, coversAll, noGap }: AimedAt): AimRefusal | null {
  if (noGap) return "noGap";
  if (coversAll) return "coversAll";
  return isProtected ? null : "notProtected";
}

/** SE-23, SE-25, SE-26 — what the Difficulté of an attack depends on. */
export interface AttackTerms {
  readonly attackType: AttackType;
  /** SE-24 — of a shot; a blow has none. */
  readonly band?: Band | null;
  readonly aim?: boolean;
  /** The keeper's word, in successes. */
  readonly modifier?: number;
}

/** SE-21…SE-26 — successes that an attack needs: the band's, more when it is aimed; 0 for a plain blow. */
export function attackDifficulty(
  { attackType, band = null, aim = false, modifier = 0 }: AttackTerms,
  { aimSurcharge }: Pick<Options, "aimSurcharge"> = DEFAULTS,
): number {
  const distance = attackType === "ranged" && band !== null ? BAND_DIFFICULTY[band] : 0;
  return Math.max(0, distance + (aim ? aimSurcharge : 0) + modifier);
}
