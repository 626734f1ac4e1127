import type { EffectRules } from "../../core/ruleset.js";
import { abilityLabel, saveCallLabel } from "./labels.js";
import { ABILITIES } from "./rules/vocabulary.js";

const TARGET = "GARDIEN.EFFECT.TARGET";

/** GB-01, GB-15 — what a keeper's own effect may add to: attacks, the CA of all zones, checks and saves. */
export const EFFECTS: EffectRules = {
  targets: [
    ...["attack", "attack.melee", "attack.ranged"].map((id) => ({ id, name: `${TARGET}.${id.replace(".", "-")}` })),
    { id: "defence", name: "GARDIEN.GB.EFFECT.defence" },
    ...["checks", "saves"].map((id) => ({ id, name: `${TARGET}.${id}` })),
    ...(["fort", "ref", "will"] as const).map((id) => ({ id: `save.${id}`, name: saveCallLabel(id) })),
    ...ABILITIES.map((id) => ({ id: `ability.${id}`, name: abilityLabel(id) })),
  ],
  items: [{ type: "gbSkill", id: "skill" }],
  most: 20,
};
