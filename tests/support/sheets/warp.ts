import type { ItemSource } from "../models/warp-models.js";
import { HOSTILE } from "../windows/sheet-templates.js";
import type { Sample } from "./sample.js";

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: Sample["cards"] = [
  ["warpTrait", { sign: HOSTILE, progress: HOSTILE }],
  ["warpTrait", { kind: "flaw", flawMode: "chance", sign: HOSTILE }],
  ["warpPower", { sign: HOSTILE, duration: HOSTILE, opposes: ["telepathy"] }],
  ["warpSpell", { duration: HOSTILE, level: 9 }],
  ["warpWeapon", { category: "firearm", fireMode: "automatic", magazine: 8, loaded: 3 }],
  ["warpWeapon", { category: "thrown", rangeRow: "custom", customRange: [2, 4] }],
  ["warpArmor", { regularDice: 2, heavy: true, condition: HOSTILE }],
  ["warpAmmo", { caliber: HOSTILE, quantity: 12 }],
  ["warpGear", { value: HOSTILE }],
  ["warpWound", { malusScope: "agility", dailyLoss: 3 }],
];

/** What somebody carries. */
export const items: readonly ItemSource[] = [
  { type: "warpTrait", system: { kind: "central", combat: true, superior: true, score: 4, sign: HOSTILE } },
  { type: "warpTrait", system: { kind: "flaw", unknown: true, sign: HOSTILE } },
  { type: "warpPower", system: { duration: HOSTILE, range: HOSTILE, sign: HOSTILE } },
  { type: "warpSpell", system: { range: HOSTILE, levelHidden: true } },
  { type: "warpSpell", system: { learned: true } },
  { type: "warpWeapon", system: { category: "firearm", rangeRow: "pistol", magazine: 15, loaded: 9, quantity: 2 } },
  { type: "warpWeapon", system: { equipped: false } },
  { type: "warpArmor", system: { regularPoints: 1 } },
  { type: "warpAmmo", system: { caliber: HOSTILE } },
  { type: "warpGear", system: { value: HOSTILE } },
  { type: "warpWound", system: { dailyLoss: 2, malusScope: "attack" } },
];
/** Who carries it. */
export const system = {
  concept: HOSTILE,
  kindOf: HOSTILE,
  size: HOSTILE,
  motivation: HOSTILE,
  secret: HOSTILE,
  importantPerson: { name: HOSTILE, reason: HOSTILE },
  unknown: { secret: true },
  finances: HOSTILE,
  hp: { value: 8, max: 21, temp: 3, description: HOSTILE },
  xp: { total: 4, used: 1 },
  psy: { max: 3, value: 1, label: HOSTILE },
  spellbound: { paralysis: true },
  count: 3,
};

export const warp: Sample = {
  people: { warpCharacter: { system, items }, warpNpc: { system, items } },
  others: [["warpNpc", { system: { ...system, xp: { total: 60, used: 0 } }, items }]],
  cards: CARDS,
};
