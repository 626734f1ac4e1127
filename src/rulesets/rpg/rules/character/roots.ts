import { roundDown } from "../rounding.js";
import { type Attribute, ROOTS, type Root } from "../vocabulary.js";

/** RP-20 — the values of the four attributes, losses taken off. */
export type AttributeValues = Readonly<Record<Attribute, number>>;

/** RP-21 — the two attributes of each Racine (D-10). */
export const ROOT_ATTRIBUTES: Readonly<Record<Root, readonly [Attribute, Attribute]>> = {
  weapons: ["body", "agility"],
  movement: ["body", "agility"],
  shadow: ["agility", "mind"],
  instinct: ["body", "mind"],
  relations: ["charisma", "mind"],
  lore: ["mind", "mind"],
  crafts: ["agility", "mind"],
  uncanny: ["mind", "charisma"],
};

/** RP-21 — half the sum of a Racine's attributes. */
export function rootValue(root: Root, values: AttributeValues): number {
  const [first, second] = ROOT_ATTRIBUTES[root];
  return roundDown(values[first] + values[second], 2);
}

/** RP-21 — the values of all eight. */
export function rootValues(values: AttributeValues): Readonly<Record<Root, number>> {
  const entries = ROOTS.map((root) => [root, rootValue(root, values)] as const);
  return Object.fromEntries(entries) as Record<Root, number>;
}
