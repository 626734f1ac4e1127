import type { Root } from "../vocabulary.js";

/** RP-18, RP-19, RP-61 — what is known of a skill of the list. */
export interface SkillRow {
  readonly root: Root;
  /** RP-61 — it needs eyes. */
  readonly sightBased?: true;
  /** RP-18 — its rolls are the keeper's to read. */
  readonly hidden?: true;
}

/** RP-22 — the skills of the game, by Racine (D-68). */
export const SKILLS = {
  handWeapons: { root: "weapons" },
  poleArms: { root: "weapons" },
  flexibleWeapons: { root: "weapons" },
  unarmed: { root: "weapons" },
  shield: { root: "weapons" },
  archery: { root: "weapons", sightBased: true },
  crossbows: { root: "weapons", sightBased: true },
  thrownWeapons: { root: "weapons", sightBased: true },

  acrobatics: { root: "movement" },
  climbing: { root: "movement" },
  swimming: { root: "movement" },
  running: { root: "movement" },
  riding: { root: "movement" },
  featOfStrength: { root: "movement" },

  hiding: { root: "shadow", hidden: true },
  stealth: { root: "shadow", hidden: true },
  lockpicking: { root: "shadow" },
  pickpocketing: { root: "shadow" },
  disguise: { root: "shadow" },

  observation: { root: "instinct", sightBased: true, hidden: true },
  searching: { root: "instinct", sightBased: true, hidden: true },
  orientation: { root: "instinct", sightBased: true },
  tracking: { root: "instinct", sightBased: true },
  survival: { root: "instinct" },
  animalControl: { root: "instinct" },

  seduction: { root: "relations" },
  bargaining: { root: "relations" },
  customs: { root: "relations" },
  eloquence: { root: "relations" },
  command: { root: "relations" },

  history: { root: "lore" },
  foreignLanguages: { root: "lore" },
  zoology: { root: "lore" },
  geology: { root: "lore" },
  herbalism: { root: "lore" },

  care: { root: "crafts" },
  forging: { root: "crafts" },
  cooking: { root: "crafts" },
  mechanics: { root: "crafts" },

  spells: { root: "uncanny" },
  will: { root: "uncanny" },
  magicSense: { root: "uncanny" },
} as const satisfies Record<string, SkillRow>;
export type SkillId = keyof typeof SKILLS;

/** Whether an id is that of a skill of the list. */
export function isSkill(id: string): id is SkillId {
  return Object.hasOwn(SKILLS, id);
}

/** RP-15 — the Racine that stands in for a weapon's skill: one that the list does not know falls under Armes. */
export function rootOfWeaponSkill(id: string): Root {
  return isSkill(id) ? SKILLS[id].root : "weapons";
}

/** RP-19 — skills whose player says the words before rolling. */
export function asksForWords(root: Root): boolean {
  return root === "relations";
}
