import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import { lineOf } from "../../dice/lines.js";
import { poolOf } from "../../dice/line-dice.js";
import { diceRolls } from "../../dice/specs.js";
import { ATTACK } from "../attack-roll.js";
import { decidedNumber } from "../../../../core/play/record/override.js";

/** The keeper finds an attack predictable: one die more is thrown for it. */
export const PREDICTABLE = "predictable";

const MALUS: Line = { ...lineOf({ id: "predictable", kind: "malus", count: 1 }), on: true, by: "rules", reason: "" };

type Rolled = Pick<Blow, "dice" | "lines" | "override">;

/** WP-56 — whether a die more falls for the malus: an attack with a bonus die puts that aside instead. */
function isOneMore({ dice, lines }: Rolled): boolean {
  const fallen = dice[ATTACK];
  return fallen !== undefined && poolOf(0, [...lines, MALUS]).roll > fallen.length;
}

/** WP-56 — the die that the keeper's word calls for, once the attack is rolled; `null` where it has fallen, or none does. */
export function owedMalus(blow: Rolled): RollSpec | null {
  const due = decidedNumber(blow.override, PREDICTABLE) === 1 && !blow.dice[PREDICTABLE] && isOneMore(blow);
  return (due && diceRolls(PREDICTABLE, "predictable", 1)[0]) || null;
}

/**
 * WP-56 — the dice of an attack with the malus die that the keeper finds it deserves once it is rolled: one more is
 * thrown, or the last bonus die thrown is put aside. Cards of earlier days tell its face.
 */
export function withMalus({ dice, lines, override }: Rolled): {
  readonly dice: Dice;
  readonly lines: readonly Line[];
} {
  const fallen = dice[ATTACK];
  const found = decidedNumber(override, PREDICTABLE) === 1;
  const face = decidedNumber(override, "malus") ?? (found ? (dice[PREDICTABLE]?.[0] ?? null) : null);
  if (!fallen || (face === null && !(found && !isOneMore({ dice, lines, override })))) return { dice, lines };
  if (face !== null && (face < 1 || face > 6)) return { dice, lines };
  const all = [...lines, MALUS];
  const thrown = face === null ? fallen : [...fallen, face];
  return { lines: all, dice: { ...dice, [ATTACK]: thrown.slice(0, poolOf(0, all).roll) } };
}
