import {
  ASSIGNED_CHARACTERISTICS,
  CHARACTERISTICS,
  type AssignedCharacteristic,
  type CharacteristicKey,
} from "../rules/vocabulary.js";

/** Lines of the back of the form. */
export const DETAILS = ["era", "age", "gender", "nationality", "birthplace", "residence"] as const;
export type Detail = (typeof DETAILS)[number];

/** A value for each characteristic. */
export function eachScore<T>(value: (id: CharacteristicKey) => T): Readonly<Record<CharacteristicKey, T>> {
  return Object.fromEntries(CHARACTERISTICS.map((id) => [id, value(id)])) as Record<CharacteristicKey, T>;
}

/** A value for each characteristic that takes a result. */
export function eachAssigned<T>(value: (id: AssignedCharacteristic) => T): Readonly<Record<AssignedCharacteristic, T>> {
  return Object.fromEntries(ASSIGNED_CHARACTERISTICS.map((id) => [id, value(id)])) as Record<AssignedCharacteristic, T>;
}

/** A value for each line of the back of the form. */
export function eachDetail<T>(value: (id: Detail) => T): Readonly<Record<Detail, T>> {
  return Object.fromEntries(DETAILS.map((id) => [id, value(id)])) as Record<Detail, T>;
}
