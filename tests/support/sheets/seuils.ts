import type { ItemSource } from "../models/seuils-models.js";
import { HOSTILE } from "../windows/sheet-templates.js";
import type { Sample } from "./sample.js";

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: Sample["cards"] = [
  ["seuilsWeapon", { damageTypes: ["slashing", "piercing"], description: HOSTILE }],
  ["seuilsWeapon", { attackType: "ranged", ranges: { short: 9, medium: 5 } }],
  ["seuilsArmor", { specific: [{ against: "blunt", dice: 2 }, {}] }],
  ["seuilsShield", { bonus: 3 }],
  ["seuilsSpecialty", { uses: ["dodge", HOSTILE, `skill:${HOSTILE}`] }],
  ["seuilsGear", { equipmentDice: 2, uses: ["characteristic:force", HOSTILE] }],
  ["seuilsTrait", { key: "venom", value: 3 }],
  ["seuilsTrait", { key: HOSTILE }],
];

/** What a character carries. */
export const belongings: readonly ItemSource[] = [
  { type: "seuilsSpecialty", system: { slug: HOSTILE, uses: ["weaponGroup:blades", "firstAid"], medical: true } },
  { type: "seuilsWeapon", system: { equipped: true, canParry: true, ammo: { value: 2, max: 6 }, areaRadius: 5 } },
  {
    type: "seuilsWeapon",
    system: { equipped: true, attackType: "ranged", missile: "thrown", ranges: { short: 5, medium: 12, extreme: 20 } },
  },
  { type: "seuilsWeapon", system: { equipped: false } },
  { type: "seuilsArmor", system: { index: 2, specific: [{ against: "piercing", dice: 1 }], coversAll: true } },
  { type: "seuilsShield", system: { bonus: 2 } },
  { type: "seuilsGear", system: { equipmentDice: 1, uses: [`skill:${HOSTILE}`], quantity: 3 } },
  { type: "seuilsTrait", system: { key: "noBleeding" } },
];
/** A character who carries it. */
export const character = {
  identity: { concept: HOSTILE, group: HOSTILE, age: 30 },
  wounds: { touche: { lethal: 2, temporary: 1 }, blesse: { lethal: 1 }, surplus: 1 },
  care: { bleeding: true, watch: true, firstAid: "pending", infection: "infection", disease: HOSTILE },
  biography: "<p>&lt;img src=x onerror=alert(1)&gt; raconte.</p>",
  suffers: { held: true },
};

/** What a creature has and strikes with. */
export const claws: readonly ItemSource[] = [
  { type: "seuilsWeapon", system: { natural: true } },
  { type: "seuilsWeapon", system: { equipped: true, attackType: "ranged", ranges: { short: 5, extreme: 30 } } },
  { type: "seuilsArmor", system: { specific: [{ against: "blunt", dice: 2 }] } },
  { type: "seuilsShield", system: { bonus: 2 } },
  { type: "seuilsSpecialty", system: { uses: ["dodge", `skill:${HOSTILE}`], medical: true } },
  { type: "seuilsGear", system: { equipmentDice: 1, uses: [HOSTILE] } },
  { type: "seuilsTrait", system: { key: "venom", value: 4 } },
  { type: "seuilsTrait", system: { key: HOSTILE } },
];
/** A creature that has it. */
export const creature = {
  characteristics: { sante: { value: 7 }, rapidite: { value: 1 }, precision: { value: 0 } },
  wounds: { touche: { max: 8, lethal: 2, temporary: 1 } },
  care: { bleeding: true, infection: "fievre", disease: HOSTILE },
  suffers: { held: true },
  hide: { index: 2, specific: [{ against: "slashing", dice: 1 }] },
  coversAll: true,
  behaviour: HOSTILE,
};

export const seuils: Sample = {
  people: {
    seuilsCharacter: { system: character, items: belongings },
    seuilsCreature: { system: creature, items: claws },
  },
  others: [["seuilsCharacter", { system: { ...character, care: { firstAid: "none" } }, items: belongings }]],
  cards: CARDS,
};
