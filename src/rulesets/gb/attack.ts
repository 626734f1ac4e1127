import type { AttackProcedure } from "../../core/attack/procedure.js";
import { zoneChoice } from "./attack/aim.js";
import { changesOf, needsConfirmation } from "./attack/changes.js";
import { editFields } from "./attack/edit.js";
import { explain, modifiersOf, rangeOf } from "./attack/modifiers.js";
import { oddsOf, targetNote } from "./attack/odds-view.js";
import { outcomeOf } from "./attack/outcome.js";
import { weaponOf } from "./attack/reading.js";
import { rollsFor } from "./attack/rolls.js";
import { saves } from "./attack/saves.js";
import { viewOf } from "./attack/view.js";
import { rangePenalty } from "./rules/range.js";

/** A blade does not reach farther than two squares, in metres: beyond, the window warns. */
const MELEE_REACH = 3;

/**
 * An attack of this ruleset (GB-15…GB-33): the attacker rolls the d20 and, unless one zone was called, the location;
 * the arbiter compares with the armour class of that zone and reads the wound. No defence, no damage roll.
 */
export const gbAttack: AttackProcedure = {
  weapons: ["gbWeapon"],
  obstacle: (weapon) => {
    const { damageError } = weaponOf(weapon);
    return damageError === null
      ? null
      : { key: "GARDIEN.GB.ATTACK.badFormula", data: { name: weapon.name, formula: damageError } };
  },
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: (weapon) => {
    const { value, max } = weaponOf(weapon).magazine;
    return max === null ? null : { value: Math.min(max, Math.max(0, value ?? 0)), max, path: "system.magazine.value" };
  },
  bands: (weapon) => {
    const { increment, maxIncrements } = weaponOf(weapon);
    if (increment === null || increment <= 0) return [];
    return Array.from({ length: maxIncrements }, (_, i) => {
      const metres = Math.round(increment * (i + 1) * 100) / 100;
      const { malus } = rangePenalty(metres, { increment, maxIncrements });
      return {
        metres,
        label: { key: "GARDIEN.GB.ATTACK.band", data: { metres, malus: malus === 0 ? "+0" : `−${Math.abs(malus)}` } },
      };
    });
  },
  warning: (situation) => {
    if (rangeOf(situation)?.outOfRange) return { key: "GARDIEN.GB.ATTACK.outOfRange" };
    const melee = weaponOf(situation.weapon).attackType === "melee";
    return melee && (situation.metres ?? 0) > MELEE_REACH ? { key: "GARDIEN.GB.ATTACK.outOfReach" } : null;
  },
  repeats: () => 1,
  targetNote: (_weapon, target, choices) => targetNote(target, choices),
  choices: ({ target, choices }) => [zoneChoice(target, choices)],
  proposals: () => ({}),
  doubts: () => [],
  modifiers: modifiersOf,
  explain,
  rolls: rollsFor,
  odds: oddsOf,
  outcome: outcomeOf,
  needsConfirmation,
  changes: changesOf,
  aftermath: () => null,
  oneMore: () => null,
  view: viewOf,
  numberLabel: (path) => ({ key: path.includes(".pv.") ? "GARDIEN.GB.POOL_SHORT.pv" : "GARDIEN.GB.POOL_SHORT.pf" }),
  edit: editFields,
  saves,
};
