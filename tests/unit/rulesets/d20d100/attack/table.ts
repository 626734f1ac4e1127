import { d20d100Attack } from "../../../../support/play/attacks.js";
import { D20d100Adversary } from "../../../../../src/rulesets/d20d100/data/actors/adversary.js";
import { D20d100Investigator } from "../../../../../src/rulesets/d20d100/data/actors/investigator.js";
import { D20D100_ROLLS } from "../../../../../src/rulesets/d20d100/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import { PLAYER, type Data } from "../../../../support/play/arbiter-table.js";
import { boutsOf, type Fought, type Played } from "../../../../support/play/bout.js";
import { D20D100_ITEMS } from "../../../../support/models/d20d100-models.js";
import { idOf, item } from "../../../../support/play/deeds.js";
import { seatPeople } from "../../../../support/play/ring.js";

export { armed, change, inRound } from "../../../../support/play/ring.js";
export { item } from "../../../../support/play/deeds.js";

const GAME = {
  actors: { d20d100Investigator: D20d100Investigator, d20d100Adversary: D20d100Adversary },
  items: D20D100_ITEMS,
  rolls: D20D100_ROLLS,
  settings: SETTINGS,
};

const skill = (key: string, flat: number): Data => item("d20d100Skill", key, { key, family: "combat", flat });

/** DD-56 — John's revolver: +6/+1, +2//-3, -2///-7. */
export const COLT = item("d20d100Weapon", "colt", {
  ...{ skill: "handgun", action: "revolver", damageKind: "bullet", cadences: ["triple"], addsDamageBonus: false },
  ...{ penetration: 4, recoil: 4, criticalMultiplier: 3, damage: "2d8", rangeIncrement: 6, capacity: 6, loaded: 6 },
});
/** DD-151 — a pistol that loads itself, and jams. */
export const PISTOL = item("d20d100Weapon", "pistol", {
  ...{ skill: "handgun", action: "semiAuto", damageKind: "bullet", cadences: ["triple"], addsDamageBonus: false },
  ...{ penetration: 4, recoil: 4, criticalMultiplier: 3, damage: "2d8", rangeIncrement: 6, capacity: 7, loaded: 7 },
});
export const KNIFE = item("d20d100Weapon", "knife", {
  ...{ skill: "meleeWeapons", action: "melee", damageKind: "piercing", damage: "1d4", criticalMin: 19 },
  ...{ canThrow: true, throwIncrement: 3 },
});
export const SHOTGUN = item("d20d100Weapon", "shotgun", {
  ...{ skill: "handgun", action: "pump", damageKind: "shot", criticalMultiplier: 3, addsDamageBonus: false },
  ...{ damage: "3d6", damageMid: "2d6", damageFar: "1d6", rangeIncrement: 10, capacity: 5, loaded: 5 },
});
export const FISTS = item("d20d100Weapon", "fists", {
  ...{ skill: "boxing", damage: "1d3", damageType: "temporary", criticalMultiplier: 2 },
});
/** DD-133 — protection 6 without a penalty, so that the Défense stays what it is. */
export const VEST = item("d20d100Armor", "vest", { protection: 6, penalty: 0, equipped: true });

const ARMS = [COLT, PISTOL, KNIFE, SHOTGUN, FISTS];
const SKILLS = [skill("handgun", 6), skill("meleeWeapons", 5), skill("thrownWeapons", 4), skill("boxing", 6)];

/** A player's investigator, armed, and one of another player's; PV 10 each, Réflexes +2. */
export function openRing(theirs: readonly Data[] = [], foe: Data = {}) {
  const nimble = { characteristics: { dexterity: { score: 14 } } };
  const { people, settings } = seatPeople(GAME, [
    {
      ...{ _id: idOf("hero"), name: "John", type: "d20d100Investigator", ownership: { default: 0, [PLAYER]: 3 } },
      ...{ system: { ...nimble, hp: { value: 10 } }, items: [...ARMS, ...SKILLS] },
    },
    {
      ...{ _id: idOf("foe"), name: "Marthe", type: "d20d100Investigator", items: theirs, ownership: { default: 1 } },
      ...foe,
      system: { ...nimble, hp: { value: 10 }, ...(foe.system as Data) },
    },
  ]);
  const [hero, other] = people as [Actor, Actor];
  return { hero, foe: other, settings };
}

const bouts = boutsOf(d20d100Attack);
export const { guard: d20d100Guard, situationOf, strike } = bouts;

/** Plays an attack to its end; `vest` are the faces of what its target wears. */
export const fight = (
  weapon: Item,
  target: Actor,
  { vest, ...played }: Omit<Played, "answer" | "answers"> & { readonly vest?: readonly number[] },
): Promise<Fought> => bouts.fight(weapon, target, { ...played, answer: vest });
