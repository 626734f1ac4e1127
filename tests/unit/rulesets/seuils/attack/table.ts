import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { SeuilsCharacter } from "../../../../../src/rulesets/seuils/data/actors/character.js";
import { SeuilsCreature } from "../../../../../src/rulesets/seuils/data/actors/creature.js";
import { SEUILS_ROLLS } from "../../../../../src/rulesets/seuils/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/seuils/settings.js";
import { PLAYER, type Data } from "../../../../support/play/arbiter-table.js";
import { boutsOf } from "../../../../support/play/bout.js";
import { idOf, item } from "../../../../support/play/deeds.js";
import { seatPeople } from "../../../../support/play/ring.js";
import { SEUILS_ITEMS } from "../../../../support/models/seuils-models.js";

export { idOf, item, systemOf } from "../../../../support/play/deeds.js";
export { armed, change, inRound } from "../../../../support/play/ring.js";

const GAME = {
  actors: { seuilsCharacter: SeuilsCharacter, seuilsCreature: SeuilsCreature },
  items: SEUILS_ITEMS,
  rolls: SEUILS_ROLLS,
  settings: SETTINGS,
};

/** A weapon in hand. */
export const weapon = (id: string, system: Data): Data => item("seuilsWeapon", id, { equipped: true, ...system });
export const specialty = (id: string, uses: readonly string[]): Data => item("seuilsSpecialty", id, { uses });

/** XD/Y and what else is usual for a blade: 3D/1, cutting, and it parries. */
export const BLADE = weapon("blade", {
  ...{ attackType: "melee", group: "blades", canParry: true, damageTypes: ["slashing", "piercing"] },
  damage: { dice: 3, keep: 1 },
});
export const BLADES = specialty("blades", ["weaponGroup:blades"]);

/** Agilité 4, Force 3, Santé 3 (5/7/9), the rest as it comes. */
const SOUND = {
  characteristics: {
    agilite: { value: 4 },
    reflexes: { value: 3 },
    precision: { value: 4 },
    force: { value: 3 },
    sante: { value: 3 },
  },
};

/** A player's character and one of the keeper's, face to face. */
export function openRing(mine: readonly Data[] = [BLADE], theirs: readonly Data[] = [BLADE], foe: Data = {}) {
  const { people, settings } = seatPeople(GAME, [
    {
      ...{ _id: idOf("hero"), name: "Maude", type: "seuilsCharacter", ownership: { default: 0, [PLAYER]: 3 } },
      ...{ system: SOUND, items: mine },
    },
    {
      ...{ _id: idOf("foe"), name: "Pillard", type: "seuilsCreature", items: theirs, ownership: { default: 1 } },
      ...foe,
      system: { ...SOUND, ...(foe.system as Data) },
    },
  ]);
  const [hero, other] = people as [Actor, Actor];
  return { hero, foe: other, settings };
}

export const { guard: seuilsGuard, situationOf, strike, answerTo, fight } = boutsOf(seuilsAttack);
