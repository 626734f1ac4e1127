import type { Known } from "../../../src/conversions/rules/weapon-likeness.js";
import type { CombatSkill } from "../../../src/rulesets/d20d100/rules/vocabulary.js";
import { d20d100Items } from "./d20d100-packs.js";

/** Skills and weapons of our compendia as conversions know them. */
export const KNOWN: Known = {
  skills: d20d100Items("skills").map(({ name, system }) => ({ key: system.key ?? "", names: [name] })),
  weapons: d20d100Items("weapons").map(({ name, system }) => ({
    ...{ key: system.key ?? "", names: [name] },
    skill: system["skill"] as CombatSkill,
    damageKind: String(system["damageKind"]),
  })),
};
