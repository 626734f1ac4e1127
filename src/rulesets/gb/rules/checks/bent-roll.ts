/** GB-03 — an attack roll: the face of its d20, and the sum of what is added. */
export interface AttackRoll {
  readonly d20: number;
  readonly bonus: number;
}

/** GB-03 — how the keeper bends a roll: a face, 1 to 20, that takes the die's place, and what is added besides. */
export interface Bend {
  readonly reroll: number | null;
  readonly bonus: number;
}

/** GB-03 — an attack roll as a destiny point bends it; a face that no d20 has changes nothing. */
export function bentRoll({ d20, bonus }: AttackRoll, bend: Bend): AttackRoll {
  return { d20: isFace(bend.reroll) ? bend.reroll : d20, bonus: bonus + bend.bonus };
}

/** Whether this is a face of a d20. */
export function isFace(face: number | null): face is number {
  return face !== null && Number.isInteger(face) && face >= 1 && face <= 20;
}
