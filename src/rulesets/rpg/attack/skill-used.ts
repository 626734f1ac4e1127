import type { ItemChange } from "../../../core/play/contract/changes.js";
import type { RpgSkill } from "../data/items/skill.js";

/** RP-96 — a roll is what a skill was used for in this adventure: what to write on it, once. */
export function skillUsed(skill: RpgSkill | null): readonly ItemChange[] {
  const id = skill?.parent.id;
  return skill && id && !skill.usedThisAdventure ? [{ id, path: "system.usedThisAdventure", after: true }] : [];
}
