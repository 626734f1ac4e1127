/** DD-170 — sizes up to which a row of the table goes, with Échelle and Masse. */
const STEPS = [
  { upTo: 0, scale: 8, mass: -16 },
  { upTo: 1, scale: 4, mass: -12 },
  { upTo: 3, scale: 2, mass: -8 },
  { upTo: 7, scale: 1, mass: -4 },
  { upTo: 19, scale: 0, mass: 0 },
  { upTo: 39, scale: -1, mass: 4 },
  { upTo: 59, scale: -2, mass: 8 },
  { upTo: 119, scale: -4, mass: 12 },
  { upTo: Number.POSITIVE_INFINITY, scale: -8, mass: 16 },
] as const;

/** DD-170 — Échelle and Masse. */
export interface ScaleAndMass {
  readonly scale: number;
  readonly mass: number;
}

const OF_PEOPLE: ScaleAndMass = { scale: 0, mass: 0 };

/**
 * DD-170 — Échelle and Masse by TAI.
 * @param human people and hybrids have neither, whatever their TAI
 */
export function scaleAndMass(size: number, human = false): ScaleAndMass {
  const step = human ? undefined : STEPS.find(({ upTo }) => size <= upTo);
  return step ? { scale: step.scale, mass: step.mass } : OF_PEOPLE;
}

/**
 * DD-172 — the Lutte proposed for an adversary.
 * @param converted its grapple as converted from a percentage; `null` where none is known
 */
export function adversaryGrapple(converted: number | null, strengthModifier: number, mass: number): number {
  return Math.max(converted ?? Number.NEGATIVE_INFINITY, strengthModifier - 1) + mass;
}

/** D-51 — how far a characteristic carries a weapon picked up, and what is taken off for want of practice. */
const HELD_MOST = 4;
const UNPRACTISED = { contact: -1, ranged: -2 } as const;

/** DD-169, D-51 — the modifier proposed with weapons picked up: FOR for those of contact, DEX for all the others. */
export function heldWeaponModifier(kind: keyof typeof UNPRACTISED, characteristicModifier: number): number {
  return Math.max(-HELD_MOST, Math.min(HELD_MOST, characteristicModifier)) + UNPRACTISED[kind];
}
