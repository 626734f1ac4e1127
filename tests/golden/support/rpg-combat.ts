import { placeLabel } from "../../../src/rulesets/rpg/labels.js";
import { layersAt, protection, rolledAt } from "../../../src/rulesets/rpg/rules/attack/armour.js";
import { attackDifficultyParts } from "../../../src/rulesets/rpg/rules/attack/attack.js";
import { resolveTest } from "../../../src/rulesets/rpg/rules/checks/test-result.js";
import { bonusThatCounts, resolveBlow, type DamageOptions } from "../../../src/rulesets/rpg/rules/attack/damage.js";
import { parseDice, type DiceFormula } from "../../../src/rulesets/rpg/rules/dice-formula.js";
import { LOCATION_TABLES, locationAt, type LocationTableId } from "../../../src/rulesets/rpg/rules/attack/locations.js";
import {
  parryRefusal,
  resolveParry,
  type ParryMeans,
  type ParryOptions,
  type Parried,
} from "../../../src/rulesets/rpg/rules/attack/parry.js";
import { effectiveScore } from "../../../src/rulesets/rpg/rules/checks/scores.js";
import type { ArmourStacking, Zone } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { french } from "./french.js";
import type { Adapter } from "./run.js";

/** Adapters for blows: attack, parry, place, damage, armour. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {
  attack: ({ score, defenseBonus, die, modifier = 0, ...given }: AttackCase) => {
    const parts = attackDifficultyParts({
      defenseBonus,
      circumstances: given.difficulty,
      aimed: given.aimed,
      helpless: given.inert,
    });
    const difficulty = parts.reduce((sum, { value }) => sum + value, 0);
    return { difficulty, ...resolveTest({ score: effectiveScore(score, false, [modifier]), difficulty, die }) };
  },

  parry: ({ means, score, attackerMargin, die, mastery = 0, against = "melee", ...options }: ParryCase) => {
    const allowed = parryRefusal(means, against, mastery) === null;
    return { allowed, ...(allowed && resolveParry({ means, against, score, attackerMargin }, die, options)) };
  },

  location: ({ die, table = "humanoid" }: { die: number; table?: LocationTableId }) => {
    const row = locationAt<(typeof LOCATION_TABLES)[LocationTableId][number]>(LOCATION_TABLES[table], die);
    return row ? { ...row, label: french(placeLabel(row.label)) } : {};
  },

  damage: ({ formula, dice, damageBonus = 0, melee = true, zone = "trunk", armor = 0, ...given }: DamageCase) => {
    const { multiplier } = LOCATION_TABLES.humanoid.find((row) => row.zone === zone) ?? { multiplier: 1 };
    const blow = resolveBlow(
      {
        formula: diceOf(formula),
        dice,
        damageBonus: bonusThatCounts(damageBonus, { melee, applies: true }),
        multiplier,
        armour: armor,
        criticalSuccess: given.criticalSuccess ?? false,
        piercing: Boolean(given.bladed) || Boolean(given.ranged),
      },
      given,
    );
    return { ...blow, armorIgnored: blow.armourIgnored, criticalTable: blow.criticalHit ? zone : null };
  },

  armorDie: ({ formula, die }: { formula: string; die: number }) => ({
    protection: protection(diceOf(formula), [die]),
  }),

  armorAt: ({ pieces, die, armorStacking }: ArmourCase) => {
    const worn = pieces.map(({ formula, coverage }) => ({ written: formula, formula: diceOf(formula), coverage }));
    const used = rolledAt(worn, die, armorStacking).map(({ written }) => written);
    return {
      layers: layersAt(worn, die).map(({ written }) => written),
      used: used.length === 0 ? null : used.join(" + "),
    };
  },
};

export function diceOf(written: string): DiceFormula {
  const formula = parseDice(written);
  if (!formula) throw new Error(`no dice: ${written}`);
  return formula;
}

interface AttackCase {
  readonly score: number;
  readonly defenseBonus: number;
  readonly die: number;
  readonly difficulty?: number;
  readonly aimed?: boolean;
  readonly inert?: boolean;
  readonly modifier?: number;
}

interface ParryCase extends ParryOptions {
  readonly means: ParryMeans;
  readonly score: number;
  readonly attackerMargin: number;
  readonly die: number;
  readonly mastery?: number;
  readonly against?: Parried;
}

interface DamageCase extends DamageOptions {
  readonly formula: string;
  readonly dice: readonly number[];
  readonly damageBonus?: number;
  readonly melee?: boolean;
  readonly zone?: Zone;
  readonly armor?: number;
  readonly criticalSuccess?: boolean;
  readonly bladed?: boolean;
  readonly ranged?: boolean;
}

interface ArmourCase {
  readonly pieces: readonly { readonly formula: string; readonly coverage: readonly number[] }[];
  readonly die: number;
  readonly armorStacking?: ArmourStacking;
}
