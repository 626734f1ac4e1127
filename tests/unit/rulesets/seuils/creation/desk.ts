import type { Desk, Entry } from "../../../../../src/core/creation/procedure.js";
import { SETTINGS } from "../../../../../src/rulesets/seuils/settings.js";
import { deskOn, entry, openWorldOf, within } from "../../../../support/play/creation-desk.js";
import { character, type ItemSource } from "../../../../support/models/seuils-models.js";

/** A world with the settings given, the others at their default; texts say what they are told. */
export function openWorld(settings: Readonly<Record<string, unknown>> = {}): void {
  const format = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  openWorldOf(SETTINGS, settings, { i18n: { lang: "fr", has: () => false, localize: (key: string) => key, format } });
}

const specialty = (id: string, characteristic: string) => entry(id, "seuilsSpecialty", { slug: id, characteristic });
const weapon = (id: string, value: number, more: object = {}) =>
  entry(id, "seuilsWeapon", { slug: id, rarity: 1, value, damage: { dice: 3, keep: 1 }, ...more });

const scores = (...values: readonly number[]) => {
  const [sante, force, rapidite, precision, reflexes, agilite, volonte, perception, connaissance, ...social] = values;
  const [psychologie, empathie, persuasion] = social;
  const all = { sante, force, rapidite, precision, reflexes, agilite, volonte, perception, connaissance };
  const twelve = { ...all, psychologie, empathie, persuasion };
  return Object.fromEntries(Object.entries(twelve).map(([id, value]) => [id, { value }]));
};

const MAUDE = {
  characteristics: scores(3, 2, 3, 3, 3, 3, 2, 4, 1, 2, 2, 2),
  identity: { concept: "Éclaireuse", group: "", age: 31 },
  biography: "<p>Elle dessine chaque chemin.</p>",
  wealth: 50,
};

/** What the compendia of the tests hold. */
export const SHELF: readonly Entry[] = [
  specialty("blades", "agilite"),
  specialty("dodge", "agilite"),
  specialty("hide", "agilite"),
  specialty("grapple", "agilite"),
  specialty("track", "perception"),
  specialty("run", "rapidite"),
  entry("fists", "seuilsWeapon", { slug: "seuilsMainsNues", natural: true, hands: 0, damage: { dice: 1, keep: 1 } }),
  weapon("knife", 15),
  weapon("bow", 40, { attackType: "ranged", hands: 2 }),
  weapon("cannon", 60, { rarity: 5 }),
  entry("jacket", "seuilsArmor", { index: 1, rarity: 1, value: 20 }),
  entry("vest", "seuilsArmor", { index: 1, specific: [{ against: "firearm", dice: 1 }], rarity: 3, value: 75 }),
  entry("buckler", "seuilsShield", { bonus: 2, rarity: 1, value: 12 }),
  entry("tools", "seuilsGear", { equipmentDice: 1, rarity: 2, value: 40 }),
  entry("maude", "seuilsCharacter", MAUDE),
  ...[
    specialty("track", "perception"),
    specialty("run", "rapidite"),
    weapon("bow", 40, { attackType: "ranged", hands: 2, equipped: true }),
    weapon("knife", 15),
    entry("jacket", "seuilsArmor", { index: 1, rarity: 1, value: 20 }),
    entry("fists", "seuilsWeapon", { slug: "seuilsMainsNues", natural: true, hands: 0, damage: { dice: 1, keep: 1 } }),
  ].map((one) => within("maude", one)),
];

/** A sheet with what it carries, and the compendia beside it. */
export function deskOf(system: object = {}, items: readonly (ItemSource & { readonly name?: string })[] = []): Desk {
  const actor = { name: "Recrue", img: "new.svg", type: "seuilsCharacter" };
  return deskOn(SHELF, actor, character(system, items), items);
}
