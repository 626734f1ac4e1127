import type { Desk, Entry } from "../../../../../src/core/assistant/procedure.js";
import { SETTINGS } from "../../../../../src/rulesets/rpg/settings.js";
import { character, type ItemSource } from "../../../../support/rpg-models.js";

/** A world with the settings given, the others at their default. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}): void {
  const initial = (key: string) => SETTINGS.find((one) => one.key === key)?.initial;
  Object.assign(globalThis, {
    game: {
      settings: { get: (_scope: string, key: string) => settings[key] ?? initial(key) },
      user: { isGM: false },
      i18n: { lang: "fr", localize: (key: string) => key, format: (key: string) => key },
      time: { worldTime: 77 },
    },
    Hooks: { on: () => 0 },
  });
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

function entry(id: string, type: string, system: Entry["system"]): Entry {
  return { id, type, name: id, img: `${id}.svg`, owned: false, system };
}

function within(actor: string, one: Entry): Entry {
  return { ...one, id: `${actor}.${one.id}`, within: actor };
}

/** A sheet with what it carries, its items under ids of their own (`own0…`), and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly (ItemSource & { readonly name?: string })[] = []): Desk {
  const model = character(system, items);
  const own = items.map(({ type, name }, i) => ({
    ...entry(ownId(i), type, model.parent.items[i]?.system as unknown as Entry["system"]),
    name: name ?? ownId(i),
    owned: true,
  }));
  const actor = { name: "Recrue", img: "new.svg", type: "rpgCharacter", system: model, items: { size: items.length } };
  return { actor: actor as unknown as Actor, shelf: new Map([...SHELF, ...own].map((one) => [one.id, one])) };
}

export const ownId = (i: number): string => `own${i}`.padEnd(16, "0");
