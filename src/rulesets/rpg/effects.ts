import type { EffectRules } from "../../core/ruleset.js";
import { attributeLabel, rootLabel } from "./labels.js";
import { ATTRIBUTES, ROOTS } from "./rules/vocabulary.js";

const TARGET = "GARDIEN.EFFECT.TARGET";

/** RP-08, RP-25, RP-42 — what a keeper's own effect may add to: attacks, the Bdef, parries, tests; what helps lowers the FD. */
export const EFFECTS: EffectRules = {
  targets: [
    ...["attack", "attack.melee", "attack.ranged"].map((id) => ({ id, name: `${TARGET}.${id.replace(".", "-")}` })),
    { id: "defence", name: "GARDIEN.RPG.EFFECT.defence" },
    { id: "parry", name: "GARDIEN.RPG.EFFECT.parry" },
    { id: "checks", name: `${TARGET}.checks` },
    ...ATTRIBUTES.map((id) => ({ id: `attribute.${id}`, name: attributeLabel(id) })),
    ...ROOTS.map((id) => ({ id: `root.${id}`, name: rootLabel(id) })),
  ],
  items: [{ type: "rpgSkill", id: "skill" }],
  most: 20,
};
