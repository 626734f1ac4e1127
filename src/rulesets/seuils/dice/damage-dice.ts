import type { DiceGroup } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import {
  damageExplosion,
  damagePool,
  sortDamage,
  woundOf,
  type DamageDice,
  type DamagePool,
  type WeaponDamage,
} from "../rules/damage/damage.js";
import { damageFormula } from "../rules/checks/formulas.js";
import type { Thresholds } from "../rules/damage/thresholds.js";
import type { Row } from "../rules/vocabulary.js";
import { firstDice, groupsIn } from "./groups.js";
import { diceIn } from "./line-dice.js";

/** SE-40 — what damage dice are made of. */
export interface DamageMade {
  /** XD/Y of the weapon. */
  readonly weapon: WeaponDamage;
  /** Dice of the margin and of traits, and those that armour takes before the roll (SE-43). */
  readonly lines: readonly Line[];
  /** SE-44 — best dice that armour discards. */
  readonly specific: number;
  readonly thresholds: Thresholds;
  readonly damageExplodes: boolean;
}

/** SE-40 — damage dice ready to be thrown. */
export interface DamageThrow {
  readonly pool: DamagePool;
  readonly formula: string;
  readonly groups: readonly DiceGroup[];
  readonly faces: readonly number[];
}

/** SE-41, SE-42 — what damage dice came to. */
export interface DamageResult extends DamageDice {
  readonly rolled: number;
  /** One for each die that is compared. */
  readonly wounds: readonly (Row | "none")[];
}

/** SE-40, SE-45 — the damage dice of an attack; `null`: absorbed, none is rolled. */
export function damageDice(made: DamageMade): DamageThrow | null {
  const pool = poolOf(made);
  const formula = damageFormula(pool, made.weapon.keep, made);
  if (formula === null) return null;
  const kinds = [{ dice: pool.rolled, from: damageExplosion(made) }];
  return { pool, formula, groups: groupsIn(formula, kinds), faces: firstDice(kinds) };
}

function poolOf({ weapon, lines, specific }: DamageMade): DamagePool {
  return damagePool(weapon, { extraDice: diceIn(lines) }, { index: 0, specific });
}

/** SE-41, SE-42, SE-44 — what faces come to; throws where they are not the dice called for. */
export function damageResult(made: DamageMade, faces: readonly number[]): DamageResult {
  const pool = poolOf(made);
  const dice = sortDamage(pool, made.weapon.keep, faces, made);
  const wounds = dice.keptFaces.map((face) => woundOf(face, made.thresholds));
  return { ...dice, rolled: pool.rolled, wounds };
}

/** SE-41, SE-44 — which of the dice are compared; of equal ones the first. */
export function comparedAmong(made: DamageMade, faces: readonly number[]): readonly boolean[] {
  const left = [...damageResult(made, faces).discardedFaces];
  const kept = [...damageResult(made, faces).keptFaces];
  return faces.map((face) => {
    const away = left.indexOf(face);
    if (away >= 0) {
      left.splice(away, 1);
      return false;
    }
    const at = kept.indexOf(face);
    if (at >= 0) kept.splice(at, 1);
    return at >= 0;
  });
}

/** SE-42 — how many wounds they are. */
export function woundCount({ wounds }: Pick<DamageResult, "wounds">): number {
  return wounds.filter((wound) => wound !== "none").length;
}
