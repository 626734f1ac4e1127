/** A blow with what has become of its victim. */
export interface Felling {
  readonly outOfFight: boolean;
  readonly onGround: boolean;
  /** The victim was out of the fight and on the ground before the blow. */
  readonly wasDown?: boolean;
  /** No other blow has wounded it since. */
  readonly last?: boolean;
}

/** GB-48 — Cleave: one more attack for the blow after which the victim can no longer fight and is on the ground. */
export function cleaves({ outOfFight, onGround, wasDown = false, last = true }: Felling): boolean {
  return outOfFight && onGround && !wasDown && last;
}

/** GB-52 — metres up to which Point Blank Shot helps. */
const POINT_BLANK = 9;

/** GB-52 — what Point Blank Shot adds to a shot at a distance in metres; nothing to its gravity. */
export function pointBlankBonus(distance: number): number {
  return distance <= POINT_BLANK ? 1 : 0;
}

/** GB-53 — what Power Attack takes from the roll and adds to the gravity of a hit. */
export interface PowerAttack {
  readonly attack: number;
  readonly gb: number;
}

/** GB-53 — Power Attack; asking for more than the base attack bonus gives that much (D-31: melee only). */
export function powerAttack(requested: number, bab: number): PowerAttack {
  const n = Math.max(0, Math.min(Math.floor(requested), bab));
  return n === 0 ? { attack: 0, gb: 0 } : { attack: -n, gb: Math.floor(1.5 * n) };
}

/** GB-56 — factor on the range increment with Far Shot. */
export function farShotStretch(thrown: boolean): number {
  return thrown ? 2 : 1.5;
}
