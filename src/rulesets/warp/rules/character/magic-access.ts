import type { MagicTalent } from "../vocabulary.js";

const CHANCES: Readonly<Record<MagicTalent, number>> = { none: 6, oneInSix: 1, twoInSix: 2 };

/** WP-123 — whether a die shows the talent; where it is not rare, everybody has it. */
export function hasMagicTalent(face: number, rarity: MagicTalent): boolean {
  return face <= CHANCES[rarity];
}

/** WP-123 — restrictions that a table plays. */
export interface MagicRestrictions {
  readonly talent: MagicTalent;
  /** Powers of another kind keep from magic. */
  readonly exclusive: boolean;
  /** Only those who are magicians from the start learn spells. */
  readonly studiesOnly: boolean;
}

/** WP-123 — somebody who wants to learn a spell; `talented` is `null` until the die has been rolled. */
export interface Student {
  readonly magician: boolean;
  readonly talented: boolean | null;
  readonly otherPowers: boolean;
}

/** WP-123 — what keeps somebody from learning spells; empty: nothing. */
export function magicObstacles(
  { magician, talented, otherPowers }: Student,
  { talent, exclusive, studiesOnly }: MagicRestrictions,
): readonly ("studies" | "talent" | "talentUnknown" | "powers")[] {
  return [
    ...(studiesOnly && !magician ? (["studies"] as const) : []),
    ...(talent !== "none" && talented === null ? (["talentUnknown"] as const) : []),
    ...(talent !== "none" && talented === false ? (["talent"] as const) : []),
    ...(exclusive && otherPowers ? (["powers"] as const) : []),
  ];
}
