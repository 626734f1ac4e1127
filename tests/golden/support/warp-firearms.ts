import { absorb } from "../../../src/rulesets/warp/rules/attack/absorption.js";
import type { AmmoType } from "../../../src/rulesets/warp/rules/attack/ammunition.js";
import { resolveBlow } from "../../../src/rulesets/warp/rules/attack/damage.js";
import { factorParts, totalFactor } from "../../../src/rulesets/warp/rules/attack/factors.js";
import { FIRE_RATES, recoil, tacticEffect } from "../../../src/rulesets/warp/rules/attack/fire.js";
import { healthOf } from "../../../src/rulesets/warp/rules/body/hit-points.js";
import { spendRounds } from "../../../src/rulesets/warp/rules/attack/magazine.js";
import { divideDamage, halveProtection } from "../../../src/rulesets/warp/rules/rounding.js";
import type { Adapter } from "./run.js";
import { protectionOf } from "./warp-combat.js";
import type { ArmourCase } from "./warp-combat.js";
import type { Band, DamageRounding, FireMode, Tactic } from "../../../src/rulesets/warp/rules/vocabulary.js";

/** Adapters for firearms, their rounds, and armour against everything. */
export const firearmAdapters: Readonly<Record<string, Adapter>> = {
  tactic: ({ tactic, band }: { tactic: Tactic; band: Band }) => tacticEffect(tactic, band),

  ammoCheck: (given: { tactic: Tactic; loaded: number; targets: number; shots: number }) => spendRounds(given),

  rateOfFire: ({ mode }: { mode: FireMode }) => {
    const { shots, tactics } = FIRE_RATES[mode];
    return { shotsPerTurn: shots, tactics: tactics.toSorted(), secondShotMalus: recoil(mode, 2, 2) };
  },

  firearmAttack: ({ ammo, tactic, band, divideByRangeDice, hp, max, ...given }: FirearmCase) => {
    const factor = totalFactor(factorParts(given.factor, { tactic: tacticEffect(tactic, band), ammunition: ammo }));
    const { attack, defence } = given;
    const blow = resolveBlow({
      attack,
      defence,
      factor,
      harm: ammo,
      worn: protectionOf(given),
      rangeDice: divideByRangeDice,
    });
    if (hp === undefined || max === undefined) return { factor, ...blow };
    const after = { hp: hp - blow.damage, max, temp: 0 };
    return { factor, ...blow, hpAfter: after.hp, status: healthOf(after) };
  },

  absorb: ({ raw, ammo, ...given }: ArmourCase & { raw: number; ammo: AmmoType | null }) =>
    absorb(raw, ammo ?? "normal", protectionOf(given)),

  roundDamage: (given: { numerator: number; denominator: number; mode: DamageRounding }) => ({
    value: divideDamage(given.numerator, given.denominator, given.mode),
  }),

  halveProtection: ({ protection }: { protection: number }) => ({ value: halveProtection(protection) }),
};

interface FirearmCase extends ArmourCase {
  readonly attack: number;
  readonly defence: number;
  readonly factor: number;
  readonly ammo: AmmoType;
  readonly tactic: Tactic;
  readonly band: Band;
  readonly divideByRangeDice: number | null;
  readonly hp?: number;
  readonly max?: number;
}
