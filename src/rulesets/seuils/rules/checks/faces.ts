/** SE-01 — faces of every die. */
export const DIE_FACES = 10;

/** SE-03 — dice that explode from a face on; `null`: none does. */
export type Explosion = number | null;

/**
 * SE-03 — dice still to be rolled once some faces lie there, in their order: the first dice, then what they granted;
 * below 0 where a die lies there that nothing granted.
 */
export function stillToRoll(faces: readonly number[], dice: number, from: Explosion): number {
  let granted = dice;
  for (const [place, face] of faces.entries()) {
    if (place >= granted) return granted - faces.length;
    if (from !== null && face >= from) granted += 1;
  }
  return granted - faces.length;
}

/** SE-03 — how many of some faces, the first ones, the dice and what they grant call for; `null`: more than there are. */
export function facesDue(faces: readonly number[], dice: number, from: Explosion): number | null {
  const due = faces.findIndex((_, place) => stillToRoll(faces.slice(0, place), dice, from) === 0);
  if (due >= 0) return due;
  return stillToRoll(faces, dice, from) === 0 ? faces.length : null;
}

/** SE-01, SE-03 — whether faces can be those of some dice, in the order in which they fell. */
export function facesFit(faces: readonly number[], dice: number, from: Explosion): boolean {
  return faces.every(isFace) && stillToRoll(faces, dice, from) === 0;
}

function isFace(face: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= DIE_FACES;
}
