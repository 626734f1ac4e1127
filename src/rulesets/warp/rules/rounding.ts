import type { DamageRounding } from "./vocabulary.js";

/** WP-97 — whole points of damage left by a division, rounded when it is made (WD-04); halves go up. */
export function divideDamage(damage: number, divisor: number, rounding: DamageRounding = "nearest"): number {
  switch (rounding) {
    case "nearest":
      return Math.floor((2 * damage + divisor) / (2 * divisor));
    case "down":
      return Math.floor(damage / divisor);
    case "up":
      return Math.ceil(damage / divisor);
  }
}

/** WP-85, WP-97 — regular protection that is half as good against a bullet; always rounded down (WD-02). */
export function halveProtection(protection: number): number {
  return Math.floor(protection / 2);
}
