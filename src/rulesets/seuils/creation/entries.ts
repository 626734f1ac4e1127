import { within } from "../../../core/creation/bounded.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { flag, flagged, list, oneOf, record, text } from "../../../core/shape/shape.js";
import {
  ATTACK_TYPES,
  CHARACTERISTICS,
  DAMAGE_TYPES,
  RARITY,
  SCALES,
  SCORE_START,
  SHIELD_RANGE,
  type Characteristic,
} from "../rules/vocabulary.js";
import { DAMAGE_BOUNDS } from "../rules/attack/weapons.js";

const { dice, keep } = DAMAGE_BOUNDS;
const { min, max } = SCALES.character;

/** SE-09 — something for each Caractéristique. */
export function eachScore<T>(value: (id: Characteristic) => T): Record<Characteristic, T> {
  return Object.fromEntries(CHARACTERISTICS.map((id) => [id, value(id)])) as Record<Characteristic, T>;
}

/** What lists of compendia tell of a thing; what one leaves out is what its model would put there anyway. */
const LISTED = record({
  /** SE-10, SE-60 — of a Spécialité: with what it is usually rolled, whether it is a medical one. */
  ...{ characteristic: oneOf(CHARACTERISTICS, "agilite"), medical: flag },
  /** SE-74 — of equipment, in units of barter. */
  ...{ rarity: within(RARITY.min, RARITY.max, 0), value: within(0, 1_000_000, 0), quantity: within(0, 9999, 1) },
  /** SE-20, SE-39 — of a weapon; claws and bare hands are nothing that one takes up, or pays for. */
  ...{ natural: flag, hands: within(0, 2, 1), attackType: oneOf(ATTACK_TYPES, "melee") },
  damage: record({ dice: within(dice.min, dice.max, 2), keep: within(keep.min, keep.max, 1) }),
  /** SE-43, SE-44 — what an armour takes from damage. */
  index: within(0, 10, 1),
  specific: list(record({ against: oneOf(DAMAGE_TYPES), dice: within(1, 10, 1) })),
  /** SE-37 — what a shield gives a parry. */
  bonus: within(SHIELD_RANGE.min, SHIELD_RANGE.max, SHIELD_RANGE.min),
  /** SE-04 — dE of a piece of equipment. */
  equipmentDice: within(0, 5, 0),
  /** Of a ready-made character. */
  identity: record({ concept: text, group: text }),
  characteristics: record(eachScore(() => record({ value: within(min, max, SCORE_START.character) }))),
});

/** What a list tells of a thing, or of a ready-made character. */
export const listed = ({ system }: Entry) => LISTED.read(system);

/** Whether it is in hand, worn, or on the arm. */
export function isOn({ type, system }: Entry): boolean {
  return flagged(type === "seuilsArmor" || type === "seuilsShield").read(system["equipped"]);
}

/** Hands that a thing takes once it is taken up. */
export function handsOf(entry: Entry): number {
  if (entry.type === "seuilsShield") return 1;
  return entry.type === "seuilsWeapon" ? listed(entry).hands : 0;
}
