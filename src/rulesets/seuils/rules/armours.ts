import type { Protection } from "./protection.js";

/** SE-47 — an armour of the text; how rare it is and what it is worth (SE-74). */
export interface ArmourRow extends Protection {
  readonly rarity: number;
  readonly value: number;
}

/** SE-47 — the armours of the text. */
export const ARMOURS = {
  matelassee: { index: 1, specific: [{ against: "piercing", dice: 1 }], rarity: 1, value: 15 },
  giletPareBalles: { index: 1, specific: [{ against: "firearm", dice: 1 }], rarity: 3, value: 75 },
  cuirasseChitine: { index: 2, specific: [{ against: "slashing", dice: 1 }], rarity: 3, value: 80 },
} as const satisfies Record<string, ArmourRow>;
export type ArmourId = keyof typeof ARMOURS;
