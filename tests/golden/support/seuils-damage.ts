import { reaches } from "../../../src/rulesets/seuils/rules/attack/area.js";
import { damageBonus, type HitFigures } from "../../../src/rulesets/seuils/rules/damage/damage-bonus.js";
import {
  damagePool,
  sortDamage,
  woundOf,
  type MoreDice,
  type WeaponDamage,
} from "../../../src/rulesets/seuils/rules/damage/damage.js";
import {
  chooseProtection,
  protectionAgainst,
  type Protection,
  type SpecificIndex,
} from "../../../src/rulesets/seuils/rules/damage/protection.js";
import { thresholdsOf } from "../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { swarmWounds } from "../../../src/rulesets/seuils/rules/character/traits.js";
import {
  SHIELD_RANGE,
  type AttackType,
  type DamageType,
  type Row,
} from "../../../src/rulesets/seuils/rules/vocabulary.js";
import { optionsOf, type AtTable } from "./seuils-options.js";
import { seuilsItems } from "../../support/packs/seuils-packs.js";
import { Unsupported, type Adapter } from "./run.js";

/** Adapters for what a hit does: bonus dice, protections, damage dice, whom they wound. */
export const damageAdapters: Readonly<Record<string, Adapter>> = {
  computeDamageBonus: (given: HitFigures & AtTable) => damageBonus(given, optionsOf(given)),

  woundsFromDice: (given: WoundsCase) => woundsOf(given),

  damagePool: (given: DamageCase) => poolOf(given),

  chooseProtection: (given: Pick<DamageCase, "damageType" | "protections"> & AtTable) =>
    chooseProtection(protectionsOf(given), given.damageType, optionsOf(given)),

  lookUpProtection: ({ key }: { key: string }) => (key === "shieldRange" ? SHIELD_RANGE : shippedArmour(key)),

  blastTargets: ({ radius, targets }: { radius: number; targets: { id: string; distance: number }[] }) => ({
    affected: targets.filter(({ distance }) => reaches(radius, distance)).map(({ id }) => id),
  }),

  limitSwarmWounds: ({ wounds, area = false }: { wounds: readonly (Row | "none")[]; area?: boolean }) => ({
    wounds: swarmWounds(wounds, area),
  }),
};

/** SE-47 — an armour as it ships. */
function shippedArmour(key: string): object {
  const slug = `seuils${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const found = seuilsItems("armors").find(({ system }) => system.slug === slug);
  if (!found) throw new Unsupported(`${key} does not ship`);
  const { index, specific, rarity, value } = found.system;
  return { index, specific, rarity, value };
}

/** Damage dice of an attack. */
export function poolOf(given: DamageCase) {
  const { attackType = "melee", damageType, aimed = false } = given;
  const protection = protectionAgainst(protectionsOf(given), { attackType, damageType, aimed }, optionsOf(given));
  return damagePool(given.weapon, given, protection);
}

/** What damage dice do to somebody; nothing where all was absorbed. */
export function woundsOf(given: WoundsCase) {
  const options = optionsOf(given);
  const pool = poolOf(given);
  const { discardedFaces, keptFaces } = sortDamage(pool, given.weapon.keep, pool.absorbed ? [] : given.faces, options);
  const thresholds = thresholdsOf(given.sante, options);
  return {
    rolled: pool.rolled,
    absorbed: pool.absorbed,
    discardedFaces,
    keptFaces,
    wounds: keptFaces.map((face) => woundOf(face, thresholds)),
  };
}

function protectionsOf({ protections = [] }: Pick<DamageCase, "protections">): readonly Protection[] {
  return protections.map(({ index, specific = [] }) => ({ index, specific }));
}

/** The inputs of damage. */
export interface DamageCase extends AtTable, MoreDice {
  readonly weapon: WeaponDamage;
  readonly damageType: DamageType;
  readonly attackType?: AttackType;
  readonly protections?: readonly { readonly index: number; readonly specific?: readonly SpecificIndex[] }[];
  readonly aimed?: boolean;
}

interface WoundsCase extends DamageCase {
  readonly sante: number;
  readonly faces: readonly number[];
}
