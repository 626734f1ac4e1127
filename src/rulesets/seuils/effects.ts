import type { EffectRules } from "../../core/ruleset.js";
import { characteristicLabel } from "./labels.js";
import { CHARACTERISTICS } from "./rules/vocabulary.js";

const TARGET = "GARDIEN.EFFECT.TARGET";

/** SE-06 — what a keeper's own effect may add dice to: attacks, defences, tests, all rolls of a Caractéristique. */
export const EFFECTS: EffectRules = {
  targets: [
    ...["attack", "attack.melee", "attack.ranged", "defence", "checks"].map((id) => ({
      id,
      name: `${TARGET}.${id.replace(".", "-")}`,
    })),
    ...CHARACTERISTICS.map((id) => ({ id: `characteristic.${id}`, name: characteristicLabel(id) })),
  ],
  unit: "GARDIEN.SEUILS.EFFECT.dice",
  most: 15,
};
