import { EFFECT_CHOICES } from "../../../src/rulesets/rpg/sheets/views/effects-view.js";
import type { ItemSource } from "../models/rpg-models.js";
import { HOSTILE } from "../windows/sheet-templates.js";
import type { Sample } from "./sample.js";

/** One effect of each kind that a card offers, one that only compendia write, and one that is not told yet. */
const EFFECTS = [
  ...Object.keys(EFFECT_CHOICES).map((type) => ({
    type,
    formula: HOSTILE,
    until: { kind: "rounds", formula: HOSTILE },
  })),
  { type: "prone", stand: { kind: "rounds", formula: HOSTILE } },
  { type: "test", attribute: "body", onFail: [] },
  {
    type: "test",
    attribute: "body",
    when: "eachRound",
    onFail: [{ type: "bleed", formula: HOSTILE }, { type: HOSTILE }],
  },
  { type: "destroyHeld" },
  {},
];

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: Sample["cards"] = [
  ["rpgSkill", { mastery: 4 }],
  ["rpgWeapon", { mode: "missile", reload: "magazine", skill: HOSTILE, price: HOSTILE }],
  ["rpgWeapon", { mode: "meleeOrThrown", thrownSkill: HOSTILE, stuck: true }],
  ["rpgArmor", { formula: HOSTILE, coverage: [5, 6] }],
  ["rpgShield", { price: HOSTILE }],
  ["rpgGear", { healFormula: HOSTILE }],
  ["rpgSpell", { skill: HOSTILE, duration: HOSTILE, effects: EFFECTS }],
  ["rpgAffliction", { vector: HOSTILE, cure: { skill: HOSTILE }, effects: EFFECTS }],
];

/** What somebody carries. */
export const items: readonly ItemSource[] = [
  { type: "rpgSkill", system: { key: "handWeapons", mastery: 4, hidden: true, sightBased: true } },
  { type: "rpgSkill", system: { root: "lore", usedThisAdventure: true, learnedPoints: 2 } },
  { type: "rpgWeapon", system: { equipped: "main", skill: "handWeapons", mode: "meleeOrThrown", stuck: true } },
  {
    type: "rpgWeapon",
    system: { equipped: "both", mode: "missile", reload: "magazine", loaded: false, skill: HOSTILE },
  },
  { type: "rpgWeapon", system: { onGround: true, formula: HOSTILE } },
  { type: "rpgArmor", system: { formula: "1d6", coverage: [5, 7], worn: true } },
  { type: "rpgShield", system: { equipped: true, difficultyModifier: 1 } },
  { type: "rpgGear", system: { healFormula: HOSTILE, broken: true } },
  { type: "rpgSpell", system: { skill: HOSTILE, duration: HOSTILE, damage: HOSTILE, hpCost: 2, range: 3 } },
  { type: "rpgAffliction", system: { active: true, remaining: 2 } },
];

const until = { span: { clock: "world", first: 0, last: null }, ends: "care", wound: "w" };
/** Who carries it. */
export const system = {
  ...{ people: HOSTILE, occupation: HOSTILE, age: HOSTILE, appearance: HOSTILE, habits: HOSTILE },
  ...{ numberAppearing: HOSTILE },
  wounds: [{ id: "w", row: "legs-05", place: HOSTILE, zone: "legs", side: "left", source: HOSTILE }],
  conditions: [
    { state: { type: "bleed", formula: "1d4" }, ...until },
    { state: { type: "prone", stand: "free" }, ...until },
  ],
  sequels: [{ part: "ear", side: "left", partial: true }, { text: HOSTILE }],
  progressLog: [{ kind: "purchase", skill: HOSTILE, points: -4, text: HOSTILE }],
  locationTable: "custom",
  customLocations: [{ from: 1, to: 10, label: HOSTILE, zone: "trunk", multiplier: 2 }],
  naturalArmor: [{ formula: "1d4", coverage: [1, 2] }],
  immunities: ["bleed"],
  firstAidReceived: true,
};

export const rpg: Sample = {
  people: { rpgCharacter: { system, items }, rpgCreature: { system, items } },
  cards: CARDS,
};
