import type { ItemSource } from "../models/d20d100-models.js";
import { HOSTILE } from "../windows/sheet-templates.js";
import type { Sample } from "./sample.js";

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: Sample["cards"] = [
  ["d20d100Skill", { characteristics: [{ key: "power" }, { sign: -1 }], opposedBy: HOSTILE }],
  ["d20d100Weapon", { damage: HOSTILE, typeCode: HOSTILE, overrideBase: HOSTILE }],
  ["d20d100Weapon", { action: "explosive", capacity: 1, cadences: ["burst10", "simple"] }],
  ["d20d100Armor", { protection: 8, covers: HOSTILE, notes: HOSTILE }],
  ["d20d100Trait", { key: "weaponHandling", effects: [{ target: "jet", key: "luck" }, {}] }],
  ["d20d100Trait", { parameter: HOSTILE, requirement: { characteristic: "power", above: 9 } }],
  ["d20d100Profession", { skills: ["law", HOSTILE], equipment: HOSTILE }],
  ["d20d100Spell", { cost: HOSTILE, components: ["V"], range: HOSTILE }],
  ["d20d100Tome", { language: HOSTILE, mythosGain: 4, spells: ["Item.here", HOSTILE] }],
  ["d20d100Gear", { price: HOSTILE }],
  ["d20d100Power", { cost: HOSTILE }],
];

/** What somebody carries. */
export const items: readonly ItemSource[] = [
  { type: "d20d100Skill", system: { key: "swim", family: "physical", asterisk: true, professional: true } },
  { type: "d20d100Skill", system: { key: "handgun", family: "combat", flat: 7 } },
  {
    type: "d20d100Weapon",
    system: { skill: "handgun", capacity: 6, loaded: 2, state: "jammed", cadences: ["triple"] },
  },
  {
    type: "d20d100Weapon",
    system: { skill: "automaticWeapons", action: "auto", cadences: ["burst10"], damage: HOSTILE },
  },
  { type: "d20d100Weapon", system: { skill: "meleeWeapons", canThrow: true, throwIncrement: 3, typeCode: HOSTILE } },
  { type: "d20d100Armor", system: { protection: 6, penalty: -2, equipped: true, covers: HOSTILE } },
  { type: "d20d100Trait", system: { key: "gifted", parameter: HOSTILE, effects: [{ target: "skill", value: 3 }] } },
  { type: "d20d100Profession", system: { skills: ["swim", HOSTILE] } },
  { type: "d20d100Spell", system: { cost: HOSTILE, learned: true } },
  { type: "d20d100Tome", system: { language: HOSTILE, weeks: 4 } },
  { type: "d20d100Gear", system: { quantity: 3, price: HOSTILE } },
  { type: "d20d100Power", system: { cost: "2" } },
];
const kept = { value: 14, automaticFailure: true, label: HOSTILE, time: 0 };
/** An investigator who carries it. */
export const person = {
  details: {
    profession: HOSTILE,
    era: HOSTILE,
    age: HOSTILE,
    description: "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
  },
  hp: { value: 4 },
  temporaryDamage: 2,
  sanity: { insanity: "indefinite", insanityNote: HOSTILE },
  passive: { swim: kept },
  states: { prone: true },
  experience: { log: [{ purchase: "skill", target: HOSTILE, cost: 2, before: 1, after: 2 }] },
  creation: { rolls: [[10, 11, 12, 13, 14, 15, 16]], assignment: { strength: 0 } },
};
/** An adversary that has it. */
export const being = {
  ...{ move: HOSTILE, regeneration: 2, group: 3, damageBonus: HOSTILE, negativeHp: true },
  characteristics: { dexterity: { score: 14 }, education: { score: null } },
  protections: [
    { mode: "fixed", value: 4, note: HOSTILE },
    { mode: "minimal", scope: "firearms" },
  ],
  sanityLoss: { success: "1", failure: "1d10" },
  fixedScores: { swim: 12 },
  passive: { swim: kept },
  special: "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
};

export const d20d100: Sample = {
  people: { d20d100Investigator: { system: person, items }, d20d100Adversary: { system: being, items } },
  cards: CARDS,
};
