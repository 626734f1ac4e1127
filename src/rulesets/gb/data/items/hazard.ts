import { itemModel } from "../../../../core/documents/models.js";
import { hazardBonus, hazardGrowth, type HazardLocation } from "../../rules/hazards/hazards.js";
import { choice, flag, line, prose } from "../fields.js";
import { knownMaximum } from "./known-maximum.js";

/** GB-58…GB-61 — what the world does to people by itself. */
export const HAZARD_KINDS = ["fire", "fall", "collision", "drowning", "other"] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

/** GB-60 — whether it strikes one place. */
export const HAZARD_LOCATIONS = ["none", "ask", "roll"] as const satisfies readonly HazardLocation[];

const schema = () => ({
  slug: line(),
  kind: choice(HAZARD_KINDS, "other"),
  damage: line("1d6"),
  repeats: flag(false),
  locationMode: choice(HAZARD_LOCATIONS, "none"),
  bodyVital: flag(true),
  description: prose(),
});

/** A natural cause of wounds (GB-58…GB-60). */
export class GbHazard extends itemModel(schema, "GARDIEN.GB.HAZARD") {
  /** Highest damage of the classic rules; 0 when the formula cannot be read. Derived. */
  declare maxDamage: number;
  /** GB-58 — added to the d10. Derived. */
  declare bonus: number;
  /** GB-59 — gravity that each further round adds. Derived. */
  declare growth: number;
  /** A damage formula that cannot be read, as it stands; `null` when all is well. Derived. */
  declare damageError: string | null;

  override prepareDerivedData(): void {
    const read = knownMaximum(this.damage);
    this.damageError = read === undefined ? this.damage : null;
    this.maxDamage = read ?? 0;
    this.bonus = hazardBonus(this.maxDamage);
    this.growth = hazardGrowth(this.bonus);
  }
}
