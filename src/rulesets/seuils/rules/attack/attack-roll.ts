import type { AttackType, Characteristic } from "../vocabulary.js";

/** SE-21…SE-23 — what an attack is rolled with. */
export function attackCharacteristic(attackType: AttackType): Characteristic {
  return attackType === "ranged" ? "precision" : "agilite";
}
