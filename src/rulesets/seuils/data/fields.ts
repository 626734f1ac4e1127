import { line, whole } from "../../../core/data/fields.js";
import { isUse, type Use } from "../rules/checks/uses.js";
import { RARITY } from "../rules/vocabulary.js";

/** SE-74 — what every belonging has; its Valeur is in units of barter. */
export const belonging = () => ({
  slug: line(),
  rarity: whole(RARITY.min, RARITY.max, 0),
  value: whole(0, 1_000_000, 0),
});

/** SE-04 — the most dE that a piece of equipment gives. */
const MOST_EQUIPMENT_DICE = 5;

/** SE-04 — dE of a piece of equipment. */
export const equipmentDice = () => whole(0, MOST_EQUIPMENT_DICE, 0);

/** SE-04, SE-10 — what a thing serves for, as `readUses` reads it. */
export function useList() {
  const { ArrayField, StringField } = foundry.data.fields;
  return new ArrayField(new StringField({ required: true, nullable: false, blank: false, trim: true }));
}

/** SE-04, SE-10 — those of the words that are a use. */
export function readUses(words: readonly string[]): readonly Use[] {
  return words.filter(isUse);
}

/** SE-43, SE-44 — dice that a protection takes before the roll. */
export const protectionIndex = (initial: number) => whole(0, 10, initial);
