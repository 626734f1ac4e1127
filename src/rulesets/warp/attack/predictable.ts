import type { Dice } from "../../../core/attack/contract/dice.js";
import type { Line } from "../../../core/attack/contract/modifiers.js";
import type { Blow } from "../../../core/attack/contract/outcome.js";
import { lineOf } from "../dice/lines.js";
import { poolOf } from "../dice/line-dice.js";
import { ATTACK } from "./attack-roll.js";
import { toldNumber } from "../../../core/attack/override.js";

/**
 * WP-56 — the dice of an attack with the malus die that the keeper finds it deserves once it is rolled: one more is thrown
 * at the table and told by its face, or the last bonus die thrown is put aside.
 */
export function withMalus({ dice, lines, override }: Pick<Blow, "dice" | "lines" | "override">): {
  readonly dice: Dice;
  readonly lines: readonly Line[];
} {
  const face = toldNumber(override, "malus");
  const fallen = dice[ATTACK];
  if (face === null || face < 1 || face > 6 || !fallen) return { dice, lines };
  const malus: Line = { ...lineOf({ id: "predictable", kind: "malus", count: 1 }), on: true, by: "rules", reason: "" };
  const all = [...lines, malus];
  return { lines: all, dice: { ...dice, [ATTACK]: [...fallen, face].slice(0, poolOf(0, all).roll) } };
}
