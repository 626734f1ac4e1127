import { readStore, writeStore } from "./store.js";
import type { Table } from "./table.js";

const HERO = "gbRuelleJournali";
const OLD_WEAPON = "oldWeapon0000000";
/** Types of which an item lies in the pierced bag, with nothing in it that could be right. */
export const ODD_TYPES = ["gbFeat", "gbSkill", "gbSpell", "gbHazard", "gbGear", "gbProfile", "gbWound"];
export const oddId = (type: string) => `odd${type}`.padEnd(16, "0");
const ODD_ITEMS = Object.fromEntries(
  ODD_TYPES.map((type) => [
    `!actors.items!oddBag0000000000.${oddId(type)}`,
    {
      ...{ _id: oddId(type), name: `Drôle de ${type}`, type },
      system: {
        ...{ key: 7, kind: [], ability: {}, modifiers: "aucun", rows: { 0: 3 }, places: null, lossRows: 2 },
        ...{ intervals: [], ranks: "trois", quantity: -4, damage: { a: 1 }, pvFormula: 8, hazard: "feu", gb: {} },
      },
    },
  ]),
);
const ACTORS = {
  ...ODD_ITEMS,
  "!actors!noSystem00000000": { _id: "noSystem00000000", name: "Sans système", type: "gbCreature" },
  "!actors!wrongTypes000000": {
    _id: "wrongTypes000000",
    name: "Chiffres en lettres",
    type: "gbInvestigator",
    system: { abilities: "fortes", pv: { value: "beaucoup" }, size: 7, profile: "martien", saves: null },
    items: "aucun",
  },
  "!actors!unknownType00000": { _id: "unknownType00000", name: "Type inconnu", type: "wizard", system: { mana: 3 } },
  "!actors!notAnActor000000": { _id: "notAnActor000000", name: 12, type: null, ownership: "tous" },
  "!actors!oddBag0000000000": {
    _id: "oddBag0000000000",
    name: "Sac percé",
    type: "gbInvestigator",
    system: {},
    items: ["strangeItem00000", "goodWeapon000000", "emptyItem0000000", ...ODD_TYPES.map(oddId)],
  },
  "!actors.items!oddBag0000000000.strangeItem00000": {
    _id: "strangeItem00000",
    name: "Sortilège",
    type: "spell",
    system: { power: 9 },
  },
  "!actors.items!oddBag0000000000.goodWeapon000000": {
    _id: "goodWeapon000000",
    name: "Bon couteau",
    type: "gbWeapon",
    system: { damage: "1d4", equipped: true },
  },
  "!actors.items!oddBag0000000000.emptyItem0000000": {
    _id: "emptyItem0000000",
    name: "Arme vide",
    type: "gbWeapon",
    system: { damage: { a: 1 }, magazine: "sept", count: -3 },
  },
};
const MESSAGES = Object.fromEntries(
  [
    { type: "attack", system: { version: 1, data: { ruleset: "gb", targets: "personne", attacker: 5 } } },
    { type: "attack", system: { version: 99, data: { ruleset: "inconnu", targets: [null, 3] } } },
    { type: "save", system: null },
    {
      type: "verdict",
      system: {
        version: 1,
        data: { subject: 5, targets: [{ stage: "awaiting", asked: "hier", answer: [] }, { stage: "ailleurs" }] },
      },
    },
    { type: "defence", system: { version: 1, data: { attack: 3, choices: [1], lines: "?", refused: "oui" } } },
    { type: "request", system: { data: "rien" } },
    { type: "parchemin", content: "?" },
  ].map((message, i) => {
    const _id = `message${i}00000000`;
    const author = "demoGardien00000";
    return [`!messages!${_id}`, { _id, author, timestamp: 1000 + i, content: "", rolls: ["{"], ...message }];
  }),
);

/** Writes into a world what no client of ours would have written: documents that are malformed in every way. */
export async function spoil(table: Table): Promise<void> {
  const hero = (await readStore(table, "actors", `!actors!${HERO}`)) as { items: string[] };
  await writeStore(table, "actors", {
    ...ACTORS,
    [`!actors!${HERO}`]: { ...hero, items: [...hero.items, OLD_WEAPON] },
    [`!actors.items!${HERO}.${OLD_WEAPON}`]: {
      _id: OLD_WEAPON,
      name: "Arme bancale",
      type: "gbWeapon",
      system: { damage: "2d6 + gros", equipped: true },
    },
  });
  await writeStore(table, "messages", MESSAGES);
}
