import { expect, test } from "vitest";
import type { RpgWeapon } from "../../../../src/rulesets/rpg/data/items/weapon.js";
import { weaponView } from "../../../../src/rulesets/rpg/sheets/views/arms-view.js";
import { writeDice } from "../../../../src/rulesets/rpg/rules/dice-formula.js";
import { LOCATION_DIE } from "../../../../src/rulesets/rpg/rules/attack/locations.js";
import { ATTRIBUTES } from "../../../../src/rulesets/rpg/rules/vocabulary.js";
import { creature, type ItemSource } from "../../../support/models/rpg-models.js";
import { rpgActors, type RpgActorSource } from "../../../support/packs/rpg-packs.js";

/**
 * Who ships: Corps, Esprit, Habileté, Charisme; VR, Bdef, Bdeg, PV, metres and actions in a round; table of places;
 * attacks with their score and their dice, Bdeg included; armour by the numbers of the place that is struck.
 */
const PEOPLE = [
  ["Garde du guet", "6 5 6 5", "5 1 1 16 6 2", "humanoid", "Hallebarde 9 1d6+2, Gourdin 8 1d4+1", "5-9 1d4, 10 1d4-1"],
  [
    "Sergent du guet",
    "7 6 7 6",
    "6 1 1 17 7 2",
    "humanoid",
    "Épée courte 11 1d6+1, Mains nues 9 1d4/2+1",
    "5-9 1d6, 10 1d8",
  ],
  ["Coupe-bourse", "5 6 8 6", "7 2 0 15 6 2", "humanoid", "Dague 8 1d4", "7-9 1d4-1"],
  ["Brigand de grand chemin", "7 4 6 4", "5 1 1 17 6 2", "humanoid", "Hache 9 1d6+1, Arc court 8 1d6", "7-9 1d4-1"],
  ["Archère des haies", "5 6 8 5", "7 2 0 15 6 2", "humanoid", "Arc long 10 1d6+1, Dague 7 1d4", "5-9 1d4-1"],
  ["Lame louée", "6 6 9 6", "7 2 1 16 7 2", "humanoid", "Rapière 12 1d6+1, Dague 12 1d4+1", "7-9 1d4-1"],
  [
    "Chevalier errant",
    "8 5 6 7",
    "5 1 2 18 7 2",
    "humanoid",
    "Épée longue 11 1d8+2, Lance de cavalerie 10 1d8+2",
    "1-10 1d10",
  ],
  ["Lutteur de foire", "9 4 6 6", "5 1 2 19 7 2", "humanoid", "Mains nues 12 1d4/2+2, Coup de tête 12 1d4/2+2", ""],
  ["Mage de gouttière", "4 8 5 6", "6 0 0 14 4 2", "humanoid", "Bâton 5 1d4", ""],
  ["Guérisseuse de village", "5 7 6 7", "6 1 0 15 5 2", "humanoid", "Bâton 6 1d4", ""],
  ["Paysan en colère", "7 4 5 4", "4 0 1 17 6 2", "humanoid", "Fourche 7 1d6+1", ""],
  [
    "Nain de la mine",
    "10 5 5 4",
    "5 0 3 20 7 2",
    "humanoid",
    "Masse 10 1d6+3, Pioche de guerre 10 1d6+3",
    "1-4 1d6, 7-9 1d6, 10 1d8",
  ],
  ["Gobelin chapardeur", "3 4 8 3", "6 2 0 13 5 2", "humanoid", "Coutelas 7 1d4, Fronde 7 1d4/2", ""],
  ["Gobelin tambour-major", "5 5 7 6", "6 1 0 15 6 2", "humanoid", "Cimeterre 9 1d6", "5-9 1d4+1"],
  ["Ogre cuisinier", "13 3 4 3", "3 0 4 28 7 2", "humanoid", "Louche de fonte 10 1d8+4, Poigne 10 1d6+4", "1-10 1d4-1"],
  [
    "Troll de carrière",
    "15 2 4 2",
    "3 0 5 36 6 2",
    "humanoid",
    "Poing de pierre 11 1d8+5, Rocher lancé 10 1d10",
    "1-10 1d6",
  ],
  ["Squelette de caserne", "5 1 6 1", "3 1 0 12 5 2", "humanoid", "Sabre 8 1d6", "7-9 1d4-1"],
  ["Loup", "6 3 8 3", "7 2 1 16 14 2", "quadruped", "Morsure 11 1d6+1", "1-10 1d4-1"],
  ["Ours brun", "12 3 6 4", "4 1 4 28 10 2", "quadruped", "Griffes 12 1d6+4, Morsure 12 1d8+4", "1-10 1d4"],
  ["Sanglier", "9 2 5 2", "5 0 2 21 11 2", "quadruped", "Boutoir 10 1d6+2", "1-10 1d4-1"],
  ["Rat de cave géant", "3 2 8 1", "5 2 0 7 9 2", "quadruped", "Morsure 8 1d4", ""],
  ["Serpent des joncs", "4 1 9 1", "7 2 0 9 4 2", "serpent", "Morsure 11 1d4", ""],
  ["Pieuvre de bassin", "8 4 7 2", "5 1 2 22 6 4", "octopus", "Tentacule 11 1d4/2+2, Bec 11 1d6+2", ""],
  [
    "Araignée de grenier géante",
    "6 2 9 1",
    "5 2 1 14 8 2",
    "spider",
    "Crochets 11 1d6+1, Jet de toile 10",
    "1-10 1d4-1",
  ],
  [
    "Dragonnet des tourbières",
    "9 4 6 4",
    "5 2 2 26 10 2",
    "drakeling",
    "Morsure 11 1d8+2, Griffes 11 1d6+2",
    "1-4 1d6, 5-6 1d4-1, 7-10 1d6",
  ],
] as const;

/** What a sheet shows of somebody out of the pack. */
function reckoned({ name, system, items }: RpgActorSource): readonly string[] {
  const model = creature(system, items as unknown as readonly ItemSource[]);
  const { attributes, reaction, defenseBonus, damageBonus, hp, move, actions } = model;
  const figures = [reaction, defenseBonus, damageBonus].map(({ value }) => value);
  return [
    name,
    ATTRIBUTES.map((id) => attributes[id].value).join(" "),
    [...figures, hp.max, move.value, actions].join(" "),
    model.locationTable,
    attacksOf(model, items).join(", "),
    armourOf(model).join(", "),
  ];
}

/** Each weapon as it is used first; what serves thrown alone has no other way. */
function attacksOf(model: ReturnType<typeof creature>, items: readonly RpgActorSource["items"][number][]) {
  return items.flatMap(({ _id, name, img, type }, i) => {
    if (type !== "rpgWeapon") return [];
    const system = model.parent.items[i]?.system as RpgWeapon;
    const { uses, damage } = weaponView(model, { id: _id, name, img, system });
    return [[name, uses[0]?.value, damage].filter((told) => told !== "").join(" ")];
  });
}

/** Numbers in a row that wear the same stand together. */
function armourOf(model: ReturnType<typeof creature>): readonly string[] {
  const runs: { from: number; to: number; dice: string }[] = [];
  for (let number = 1; number <= LOCATION_DIE; number++) {
    const dice = model
      .armourAt(number)
      .map(({ formula }) => writeDice(formula))
      .join(" + ");
    const last = runs.at(-1);
    if (last?.to === number - 1 && last.dice === dice) last.to = number;
    else if (dice !== "") runs.push({ from: number, to: number, dice });
  }
  return runs.map(({ from, to, dice }) => `${from === to ? from : `${from}-${to}`} ${dice}`);
}

test.each(PEOPLE)("RP-21…RP-28, RP-50, RP-64, RP-105: %s is as told", (name, ...told) => {
  const found = rpgActors("creatures").find((one) => one.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  expect(reckoned(found)).toEqual([name, ...told]);
});

test("nobody else ships", () => {
  expect(new Set(rpgActors("creatures").map(({ name }) => name))).toEqual(new Set(PEOPLE.map(([name]) => name)));
});
