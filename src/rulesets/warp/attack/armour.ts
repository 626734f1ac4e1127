import type { Dice, RollSpec } from "../../../core/attack/procedure.js";
import { figuresOf } from "../deeds/reading.js";
import { diceRolls } from "../dice/specs.js";
import type { Protection } from "../rules/absorption.js";

/** Ids of the rolls of an armour. */
export const ARMOUR = { regular: "armour", ballistic: "ballistic" } as const;

/** WP-61, WP-86 — the dice of all that the target wears, thrown for each attack. */
export function armourRolls(target: Actor): readonly RollSpec[] {
  const { regularDice, ballisticDice } = figuresOf(target).armour;
  return [
    ...diceRolls(ARMOUR.regular, "armourRegular", regularDice, "defender"),
    ...diceRolls(ARMOUR.ballistic, "armourBallistic", ballisticDice, "defender"),
  ];
}

/** WP-61, WP-86, WP-118 — what protects the target, with the dice as they fell. */
export function protectionOf(target: Actor, dice: Dice): Protection {
  const { armour, steelSkin } = figuresOf(target);
  return {
    regularDice: dice[ARMOUR.regular] ?? [],
    regularPoints: armour.regularPoints,
    ballisticDice: dice[ARMOUR.ballistic] ?? [],
    ...(steelSkin.hits > 0 && { skin: { total: steelSkin.absorb, dice: steelSkin.dice } }),
  };
}
