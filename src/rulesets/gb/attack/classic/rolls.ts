import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Shot } from "../../../../core/play/contract/situation.js";
import { damageDice } from "../../rules/attack/damage-dice.js";
import { pointBlankBonus } from "../../rules/attack/combat-feats.js";
import { doubledThreat } from "../../rules/attack/traditional.js";
import { hasFeat, hasFeatWith, kindOf, throwable } from "../reading.js";
import { weaponOf } from "../../data/reading.js";
import { powerGain, powerPoints } from "../rounds.js";

/** GB-43 — what a weapon does in the classic rules, in the hands that hold it. */
export interface ClassicFigures {
  /** Faces of the dice rolled once, and again for each multiple of a critical hit. */
  readonly faces: readonly number[];
  /** Added each time: the formula's own number, Strength, and what feats add. */
  readonly bonus: number;
  readonly threatMin: number;
  readonly multiplier: number;
}

/** GB-43, D-36 — those figures for one shot; a weapon that is gone does nothing. */
export function classicFigures({ weapon, metres, choices }: Omit<Shot, "target">): ClassicFigures {
  if (!weapon) return { faces: [], bonus: 0, threatMin: 20, multiplier: 2 };
  const { damage, category, threatMin, multiplier, wielder } = weaponOf(weapon);
  const { actor } = weapon;
  const { faces, plus } = damageDice(damage) ?? { faces: [], plus: 0 };
  const kind = kindOf(weapon, choices);
  const strong = kind === "melee" || category === "thrown" || throwable(weapon);
  const close = kind === "ranged" && metres !== null && actor !== null && hasFeat(actor, "pointBlankShot");
  const keen = actor !== null && hasFeatWith(actor, "improvedCritical", weapon);
  return {
    faces,
    bonus:
      plus +
      (strong ? (wielder?.abilities.str.mod ?? 0) : 0) +
      powerGain(powerPoints(actor, weapon, choices), true) +
      (close ? pointBlankBonus(metres) : 0),
    threatMin: keen ? doubledThreat(threatMin) : threatMin,
    multiplier,
  };
}

/** GB-43 — the damage, and what a critical hit adds to it; both are rolled at once, whatever the d20 says. */
export function classicRolls(shot: Shot): readonly RollSpec[] {
  const { faces, bonus, multiplier } = classicFigures(shot);
  return [damageSpec("damage", faces, bonus, 1), damageSpec("critical", faces, bonus, multiplier - 1)];
}

function damageSpec(id: string, faces: readonly number[], bonus: number, times: number): RollSpec {
  const thrown = Array.from({ length: times }, () => faces).flat();
  const plus = bonus * times;
  const dice = [...new Set(faces)].map((sides) => `${thrown.filter((one) => one === sides).length}d${sides}`);
  const formula = [dice.join(" + ") || "0", ...(plus === 0 ? [] : [`${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`])];
  return {
    id,
    who: "attacker",
    roll: "GbDamageRoll",
    formula: formula.join(" "),
    faces: [...thrown].sort((a, b) => faces.indexOf(a) - faces.indexOf(b)),
    plus,
    options: { ruleset: "gb", lines: [] },
  };
}
