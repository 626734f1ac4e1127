import type { EffectRules } from "../../core/ruleset.js";
import { characteristicLabel, jetLabel } from "./labels.js";
import { CHARACTERISTICS, JETS } from "./rules/vocabulary.js";

const TARGET = "GARDIEN.EFFECT.TARGET";

/** DD-01, DD-09, DD-129 — what a keeper's own effect may add to: attacks, the Défense, tests of a d20. */
export const EFFECTS: EffectRules = {
  targets: [
    ...["attack", "attack.melee", "attack.ranged"].map((id) => ({ id, name: `${TARGET}.${id.replace(".", "-")}` })),
    { id: "defence", name: "GARDIEN.D20D100.EFFECT.defence" },
    { id: "checks", name: `${TARGET}.checks` },
    ...JETS.map((id) => ({ id: `jet.${id}`, name: jetLabel(id) })),
    ...CHARACTERISTICS.map((id) => ({ id: `characteristic.${id}`, name: characteristicLabel(id) })),
  ],
  items: [{ type: "d20d100Skill", id: "skill" }],
  most: 20,
};
