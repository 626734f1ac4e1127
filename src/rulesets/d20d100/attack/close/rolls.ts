import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Shot } from "../../../../core/play/contract/situation.js";
import { damageSpec, protectionSpec, testSpec } from "../../dice/specs.js";
import { damageTotal } from "../../dice/formulas.js";
import { minimumOf } from "../../rules/body/damage.js";
import { afterVest, throughSkin } from "../../rules/arms/protection.js";
import { boutOf, resists, type CloseBlow } from "./bout.js";
import { rolledFor } from "./sides.js";
import { MERCY } from "./ways.js";

/** Ids of the rolls: of whoever acts, of whoever resists, the damage, and the die of a vest. */
export const TEST = "test";
export const RESIST = "resist";
export const DAMAGE = "damage";
const VEST = "vest";

/** DD-133, DD-137, DD-163 — what whoever acts throws: the test and, unless it fails by itself, the damage that it may do. */
export function actingRolls(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const bout = boutOf(shot);
  if (!bout) return [];
  const { way, blow } = bout;
  const damage = blow && damageSpec(DAMAGE, { dice: blow.dice, factor: blow.factor });
  // Whoever resists throws for their own vest.
  const vest = blow && shot.target && !resists(way, shot.target) ? vestRolls(blow) : [];
  if (MERCY.includes(way)) return [...(damage ? [damage] : []), ...(vest ?? [])];
  const test = testSpec(TEST, { what: rolledFor(way), lines });
  return [damage ? { ...test, next: ([face]) => (face === 1 ? null : damage) } : test, ...(vest ?? [])];
}

/** DD-133 — the die of a vest that protects. */
export function vestRolls({ vest }: CloseBlow): readonly RollSpec[] {
  return vest > 0 ? [protectionSpec(VEST, vest)] : [];
}

/** DD-131, DD-133, DD-134, DD-163 — what is left of a blow for the body; `null` where its dice are not there. */
export function dealtBy({ dice, factor, vest, skin }: CloseBlow, thrown: Dice): number | null {
  const faces = thrown[DAMAGE];
  if (!faces) return null;
  const before = damageTotal({ dice, factor }, faces);
  const damage = afterVest(before, vest > 0 ? (thrown[VEST]?.[0] ?? null) : null);
  return skin ? throughSkin(skin, { damage, minimum: minimumOf(dice), multiplier: factor }) : damage;
}
