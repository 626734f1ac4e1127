import { figureIn } from "../../../core/notation/block.js";
import { figuresOf } from "../rules/character/figures.js";
import type { AttributeValues } from "../rules/character/roots.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";

/** RP-20 — what a new attribute has. */
const START = 5;

/** RP-20 — the attributes of somebody stored, or of a block that is read. */
export function valuesOf(from: object): AttributeValues {
  const value = (id: string) =>
    Math.max(0, (figureIn(from, `attributes.${id}.base`) ?? START) - (figureIn(from, `attributes.${id}.loss`) ?? 0));
  return Object.fromEntries(ATTRIBUTES.map((id) => [id, value(id)])) as unknown as AttributeValues;
}

/** RP-26 — Bdeg of somebody stored, or of a block that is read. */
export function damageBonusIn(from: object): number {
  return figureIn(from, "damageBonus.override") ?? figuresOf(valuesOf(from)).damageBonus;
}
