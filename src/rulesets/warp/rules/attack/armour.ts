/** WP-62, WP-88 — the figures of a piece of armour, in dice and points. */
export interface ArmourFigures {
  readonly regularDice: number;
  readonly regularPoints: number;
  readonly ballisticDice: number;
  /** A heavy one costs a malus die. */
  readonly heavy: boolean;
}

/** WP-62 — all that is worn, counted together; `malus` in dice. */
export interface WornArmour extends Omit<ArmourFigures, "heavy"> {
  readonly layers: number;
  readonly heavy: number;
  readonly malus: number;
}

/** WP-61, WP-62 — protections add up; each heavy one and each layer after the first costs a malus die (WD-58, WD-59). */
export function wornArmour(pieces: readonly ArmourFigures[]): WornArmour {
  const total = (figure: (piece: ArmourFigures) => number) => pieces.reduce((sum, piece) => sum + figure(piece), 0);
  const layers = pieces.length;
  const heavy = pieces.filter((piece) => piece.heavy).length;
  return {
    regularDice: total(({ regularDice }) => regularDice),
    regularPoints: total(({ regularPoints }) => regularPoints),
    ballisticDice: total(({ ballisticDice }) => ballisticDice),
    layers,
    heavy,
    malus: heavy + Math.max(0, layers - 1),
  };
}

/** WP-62, WP-82 — a roll that armour may hinder. */
export type HinderedRoll =
  | { readonly kind: "attack"; /** The weapon is aimed, not swung: a firearm (WD-60). */ readonly exempt: boolean }
  | { readonly kind: "defence" | "dodge" }
  | { readonly kind: "other"; /** The trait that is rolled is one of agility. */ readonly agility: boolean };

/** WP-62, WP-82 — whether the armour worn hinders a roll. */
export function armourHinders(roll: HinderedRoll): boolean {
  switch (roll.kind) {
    case "attack":
      return !roll.exempt;
    case "defence":
    case "dodge":
      return true;
    case "other":
      return roll.agility;
  }
}
