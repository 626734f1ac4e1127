import { choice, flag, line, measure, optionalChoice, whole } from "../../../core/data/fields.js";
import { LOCATION_DIE } from "../rules/attack/locations.js";
import { SIDES, ZONES } from "../rules/vocabulary.js";

/** RP-65 — numbers of the die of places. */
export function placeNumbers() {
  const { ArrayField, NumberField } = foundry.data.fields;
  const number = new NumberField({
    required: true,
    nullable: false,
    integer: true,
    min: 1,
    max: LOCATION_DIE,
    initial: 1,
  });
  return new ArrayField(number, { max: LOCATION_DIE });
}

/** RP-61 — what a spell, a poison or a wound does, as `EFFECT_LIST` reads it. */
export function effectList() {
  const { ArrayField, ObjectField } = foundry.data.fields;
  return new ArrayField(new ObjectField());
}

/** A part of a body: whose critical table it has, and its side if it has one. */
export const bodyPlace = () => ({ zone: choice(ZONES, "trunk"), side: optionalChoice(SIDES) });

/** What every belonging has. Kilograms; the price is in the words of the table (RP-29). */
export const belonging = () => ({ slug: line(), weight: measure(10_000, 0), price: line() });

/** RP-55, RP-57 — what may become of a thing in a fight. */
export const mishaps = () => ({ onGround: flag(false), broken: flag(false) });

/** A second of the story. */
export const moment = () => whole(0, Number.MAX_SAFE_INTEGER, 0);
