import type { ItemSource } from "../models/gb-models.js";
import { HOSTILE } from "../windows/sheet-templates.js";
import type { Sample } from "./sample.js";

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const ITEMS = {
  gbWeapon: { damage: HOSTILE },
  gbArmor: { kind: "shield" },
  gbWound: { gb: 7, weaponName: HOSTILE, description: HOSTILE },
  gbFeat: { key: "weaponFocus", weapon: HOSTILE, modifiers: [{ skill: HOSTILE, value: 2 }, { target: "fort" }] },
  gbSkill: { ability: "dex", ranks: 2 },
  gbSpell: { kind: "heal", pvFormula: HOSTILE },
  gbHazard: { damage: HOSTILE, repeats: true },
  gbGear: { quantity: 2 },
  gbProfile: { places: "own", rows: [{ zone: "head", upTo: 5 }, {}], losses: "own", worsening: "own" },
};

/** What somebody carries. */
export const items: readonly ItemSource[] = [
  {
    type: "gbWeapon",
    system: { damage: HOSTILE, category: "handgun", increment: 9, magazine: { value: 0, max: 6 }, description: "" },
  },
  { type: "gbWeapon", system: { count: 2, magazine: { value: 2, max: 6 } } },
  { type: "gbArmor", system: { zones: { torso: 1 }, maxDex: 8 } },
  { type: "gbWound", system: { gb: 7, zone: "torso", weaponName: HOSTILE, description: HOSTILE, treated: true } },
  { type: "gbWound", system: { gb: 2, zone: "head", healed: true, partState: "hampered" } },
  { type: "gbWound", system: { gb: 8, zone: "legLeft", pvLost: 2 } },
  { type: "gbSkill", system: { ability: "str", trainedOnly: true } },
  { type: "gbFeat", system: { key: "weaponFocus", weapon: HOSTILE, converted: true } },
  { type: "gbSpell", system: { kind: "heal", pvFormula: "1d8" } },
  { type: "gbSpell", system: { kind: "harmTouch", maxDamageFormula: "8 + @casterLevel" } },
  { type: "gbGear", system: { quantity: 2, weight: 1.5 } },
];
const passing = { posture: { prone: true }, shock: { kind: "simple" }, aim: { rounds: 1 }, drowning: { active: true } };
/** Who carries it. */
export const figures = {
  ...passing,
  occupation: HOSTILE,
  category: HOSTILE,
  hd: HOSTILE,
  pf: { value: 0 },
  pv: { value: 3 },
};

export const gb: Sample = {
  people: { gbInvestigator: { system: figures, items }, gbCreature: { system: figures, items } },
  cards: Object.entries(ITEMS),
};
