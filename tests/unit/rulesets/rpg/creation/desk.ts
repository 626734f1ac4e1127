import type { Desk, Entry } from "../../../../../src/core/creation/procedure.js";
import { SETTINGS } from "../../../../../src/rulesets/rpg/settings.js";
import { deskOn, entry, openWorldOf, within } from "../../../../support/play/creation-desk.js";
import { character, type ItemSource } from "../../../../support/models/rpg-models.js";

/** A world with the settings given, the others at their default. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}): void {
  openWorldOf(SETTINGS, settings, { time: { worldTime: 77 } });
}

const skill = (key: string, root: string, more: object = {}) =>
  entry(`skill.${key}`, "rpgSkill", { key, root, ...more });
const ODILE = {
  people: "Humaine",
  occupation: "Garde",
  attributes: { body: { base: 8 }, mind: { base: 5 }, agility: { base: 7 }, charisma: { base: 4 } },
};

/** What the compendia of the tests hold. */
export const SHELF: readonly Entry[] = [
  skill("handWeapons", "weapons"),
  skill("shield", "weapons"),
  skill("care", "crafts"),
  skill("herbalism", "lore"),
  skill("spells", "uncanny"),
  entry("fists", "rpgWeapon", { slug: "rpgMainsNuesArme", natural: true, skill: "unarmed" }),
  entry("sword", "rpgWeapon", { formula: "1d8" }),
  entry("claymore", "rpgWeapon", { formula: "1d10", hands: 2 }),
  entry("buckler", "rpgShield", {}),
  entry("mail", "rpgArmor", { formula: "1d6", coverage: [7, 8, 9] }),
  entry("plates", "rpgArmor", { formula: "1d10", coverage: [7, 8, 9] }),
  entry("bow", "rpgWeapon", { mode: "missile", hands: 2, skill: "archery" }),
  entry("arrows", "rpgGear", { slug: "rpgVingtFleches", quantity: 20, consumable: true }),
  entry("slap", "rpgSpell", { difficulty: 0 }),
  entry("cat", "rpgSpell", { difficulty: 0 }),
  entry("odile", "rpgCharacter", ODILE),
  within("odile", skill("handWeapons", "weapons", { creationMastery: 4, mastery: 4 })),
  within("odile", entry("sword", "rpgWeapon", { formula: "1d8", equipped: "main" })),
  within("odile", entry("bow", "rpgWeapon", { mode: "missile", hands: 2, skill: "archery", ammo: "arrows" })),
  within("odile", entry("arrows", "rpgGear", { slug: "rpgVingtFleches", quantity: 20, consumable: true })),
];

/** A sheet with what it carries, and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly (ItemSource & { readonly name?: string })[] = []): Desk {
  const actor = { name: "Recrue", img: "new.svg", type: "rpgCharacter" };
  return deskOn(SHELF, actor, character(system, items), items);
}
