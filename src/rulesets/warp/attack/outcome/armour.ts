import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { figuresOf } from "../../deeds/reading.js";
import { diceRolls } from "../../dice/specs.js";
import { armourDiceFall, type Harm, type Protection } from "../../rules/attack/absorption.js";

/** Ids of the rolls of an armour. */
const ARMOUR = { regular: "armour", ballistic: "ballistic" } as const;

/** WP-61, WP-86, WP-94 — the dice of all that the target wears, thrown for each attack; none of those that count by number. */
export function armourRolls(target: Actor, harm: Harm | "taser"): readonly RollSpec[] {
  const { regularDice, ballisticDice } = figuresOf(target).armour;
  const fall = armourDiceFall(harm);
  return [
    ...(fall.regular ? diceRolls(ARMOUR.regular, "armourRegular", regularDice, "defender") : []),
    ...(fall.ballistic ? diceRolls(ARMOUR.ballistic, "armourBallistic", ballisticDice, "defender") : []),
  ];
}

/** WP-61, WP-86, WP-118 — what protects the target, with the dice as they fell. */
export function protectionOf(target: Actor, dice: Dice, harm: Harm | "taser"): Protection {
  const { armour, steelSkin } = figuresOf(target);
  const fall = armourDiceFall(harm);
  return {
    regularDice: fall.regular ? (dice[ARMOUR.regular] ?? []) : least(armour.regularDice),
    regularPoints: armour.regularPoints,
    ballisticDice: fall.ballistic ? (dice[ARMOUR.ballistic] ?? []) : least(armour.ballisticDice),
    ...(steelSkin.hits > 0 && { skin: { total: steelSkin.absorb, dice: steelSkin.dice } }),
  };
}

/** Dice that count by their number, as if each had shown 1. */
function least(dice: number): readonly number[] {
  return Array<number>(dice).fill(1);
}
