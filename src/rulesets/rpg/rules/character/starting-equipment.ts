import { mostProtection, type ArmourPiece } from "../attack/armour.js";

/** RP-29 — what the keeper usually grants a new character. */
const USUAL = { weapons: 2, shields: 1, armourPoints: 6, helmetPoints: 8 } as const;

/** RP-47, RP-65 — the number of the head. */
const HEAD_NUMBER = 10;

/** RP-29 — what is beyond the usual: a warning, never a lock. */
const EQUIPMENT_WARNINGS = ["weapons", "shields", "armour", "helmet"] as const;
export type EquipmentWarning = (typeof EQUIPMENT_WARNINGS)[number];

/** RP-29 — what a new character is to start with. */
export interface StartingEquipment {
  readonly weapons: number;
  readonly shields: number;
  readonly armour: readonly ArmourPiece[];
}

/** RP-29 — two weapons, a shield, armour up to 1d6, a helmet up to 1d8. */
export function equipmentWarnings({ weapons, shields, armour }: StartingEquipment): readonly EquipmentWarning[] {
  const beyond = (pieces: readonly ArmourPiece[], most: number) =>
    pieces.some(({ formula }) => mostProtection(formula) > most);
  const found: Readonly<Record<EquipmentWarning, boolean>> = {
    weapons: weapons > USUAL.weapons,
    shields: shields > USUAL.shields,
    armour: beyond(
      armour.filter((piece) => !isHelmet(piece)),
      USUAL.armourPoints,
    ),
    helmet: beyond(armour.filter(isHelmet), USUAL.helmetPoints),
  };
  return EQUIPMENT_WARNINGS.filter((warning) => found[warning]);
}

/** A piece for the head alone. */
function isHelmet({ coverage }: ArmourPiece): boolean {
  return coverage.length > 0 && coverage.every((number) => number === HEAD_NUMBER);
}
