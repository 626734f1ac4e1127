import { beforeEach, describe, expect, test } from "vitest";
import { previewOf } from "../../../../src/core/undo/preview.js";
import { figuresOf } from "../../../../src/rulesets/seuils/data/reading.js";
import { ROWS } from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { systemOf } from "../../../support/play/deeds.js";
import {
  attack,
  doDeed,
  KEEPER,
  ofPack,
  PLAYER,
  readIn,
  RIVAL,
  seat,
  type Fallen,
} from "../../../support/play/play.js";

let maude: Actor;
let wasp: Actor;
let raider: Actor;
let solveig: Actor;

const giant = (file: string) => ofPack(`seuils-creatures/insectes-et-autres-geants/${file}`);
const grenade = ofPack("seuils-weapons/armes-de-lancer/grenade-artisanale");
const held = { ...grenade, system: { ...(grenade["system"] as object), equipped: true } };

beforeEach(async () => {
  const bandit = ofPack("seuils-creatures/pillards/pillard");
  await seat("seuils", [
    { ...ofPack("seuils-characters/maude-ferrand"), ownership: { default: 1, [PLAYER]: 3 } },
    { ...giant("guepe-geante"), ownership: { default: 1 } },
    { ...bandit, items: [...(bandit["items"] as object[]), held], ownership: { default: 1 } },
    { ...ofPack("seuils-characters/solveig-amar"), ownership: { default: 1, [RIVAL]: 3 } },
  ]);
  [maude, wasp, raider, solveig] = game.actors.contents as [Actor, Actor, Actor, Actor];
});

const d10 = (...faces: readonly number[]): readonly Fallen[] => faces.map((face) => [10, face] as const);
const weaponOf = (actor: Actor, name: string) => actor.items.find((item) => item.name === name) as Item;
const circlesOf = (actor: Actor) => ROWS.map((row) => figuresOf(actor).rows[row].lethal);

describe("an attack", () => {
  test("SE-39: its damage waits for whoever struck, and for nobody who reads the card beside them", async () => {
    const blow = await attack(weaponOf(raider, "Machette"), maude, {}, d10(4, 1, 1), { by: KEEPER });
    await blow.answer("still", [], { by: PLAYER });
    const [own, struck] = [await blow.card(KEEPER), await blow.card(PLAYER)];
    expect(own.text).toContain("sont à lancer : c’est à vous");
    expect(struck.text).toContain("sont à lancer : on attend");
    expect([own, struck].map(({ buttons }) => buttons.includes("damage"))).toEqual([true, false]);
    await blow.throwDamage(d10(8, 3), { by: KEEPER }); // 3D − 1D for the jacket
    for (const reader of [KEEPER, PLAYER, RIVAL]) {
      const { text } = await blow.card(reader);
      expect(text).toContain("1 cercle Blessé");
      expect(text).toContain("Touche");
    }
    expect(systemOf(maude)).toMatchObject({ care: { firstAid: "pending", bleeding: true } });
    await blow.undo();
    expect(circlesOf(maude)).toEqual([0, 0, 0]);
  });

  test("SE-64: taken back, it tells of no care that other wounds need now, nor of care that ends with the last of them", async () => {
    readIn("fr");
    const strike = async () => {
      const blow = await attack(weaponOf(raider, "Machette"), maude, {}, d10(4, 1, 1), { by: KEEPER });
      await blow.answer("still", [], { by: PLAYER });
      await blow.throwDamage(d10(8, 3), { by: KEEPER });
      return blow;
    };
    const first = await strike();
    await strike();
    const told = async (later: boolean) =>
      (await previewOf(first.record.message, { targets: null, later, back: [] }))?.not.join(" ");
    expect([await told(false), await told(true)].join()).not.toContain("a changé depuis");
    await doDeed("firstAid", maude, {}, [], { by: KEEPER });
    expect(await told(true)).not.toContain("a changé depuis"); // care goes with the last circle, as before
    await first.undo();
    expect(first.verdict.targets[0]?.leftovers).toEqual([{ kind: "valueChanged", name: "system.care.firstAid" }]);
  });

  test("SE-75: a grenade is thrown once; each dodges or not, has wounds of their own, and all is taken back at once", async () => {
    const both = [maude, wasp];
    const thrown = await attack(weaponOf(raider, "Grenade artisanale"), both, {}, d10(10, 6, 6), {
      ...{ by: KEEPER, metres: 6 },
    });
    await thrown.answer("still", [], { by: PLAYER, target: 0 });
    await thrown.throwDamage(d10(5, 5, 1), { by: KEEPER, target: 0 }); // 4D/4, one stopped by the jacket
    expect([circlesOf(maude), circlesOf(wasp)]).toEqual([
      [2, 0, 0],
      [0, 0, 0],
    ]);
    await thrown.answer("still", [], { by: KEEPER, target: 1 });
    await thrown.throwDamage(d10(4, 1, 1, 1), { by: KEEPER, target: 1 });
    expect(circlesOf(wasp)).toEqual([1, 0, 0]);
    const { text } = await thrown.card(PLAYER);
    for (const told of ["Maude Ferrand", "Guêpe géante", "2 cercles Touché", "1 cercle Touché"])
      expect(text).toContain(told);
    await thrown.undo();
    expect([circlesOf(maude), circlesOf(wasp)].flat()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("SE-54: a death is the keeper's to confirm on its card, and falls with the wounds that brought it", async () => {
    await maude.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
    const sting = await attack(weaponOf(wasp, "Dard"), maude, {}, d10(1, 1, 1, 1, 9, 1), { by: KEEPER }); // nobody dying avoids it
    expect((await sting.card(KEEPER)).text).toContain("Confirmer la mort");
    expect((await sting.card(PLAYER)).text).not.toContain("Confirmer la mort");
    const death = await doDeed("death", maude, {}, [], { by: KEEPER });
    expect(death.verdict).toMatchObject({ standing: "judged", problems: [], targets: [{ stage: "applied" }] });
    expect(figuresOf(maude).deathConfirmed).toBe(true);
    await sting.undo();
    expect(figuresOf(maude).deathConfirmed).toBe(false);
  });
});

describe("a test", () => {
  test("SE-04…SE-06: of a player who helps themselves waits for the keeper, and counts as it was once they agree", async () => {
    const choices = { characteristic: "persuasion", difficulty: 1, dice: 1 };
    const tried = await doDeed("check", maude, choices, d10(2, 2, 6));
    expect(tried.verdict.standing).toBe("review");
    await tried.press("accept");
    const { text } = await tried.card(RIVAL);
    for (const told of ["Réussite", "Difficulté 1", "3D"]) expect(text).toContain(told);
  });

  test("SE-05: is corrected by the keeper, and its card with it", async () => {
    const tried = await doDeed("check", maude, { characteristic: "persuasion" }, d10(6, 7));
    expect((await tried.card(RIVAL)).text).toMatch(/Échec.*−1/);
    await tried.decide({ difficulty: 2 });
    expect((await tried.card(RIVAL)).text).toContain("Réussite");
  });

  test("SE-05: that the keeper asked for in secret is read by them alone", async () => {
    const hidden = { characteristic: "volonte", difficulty: 4, hidden: true, secret: true };
    const call = await doDeed("request", solveig, hidden, [], { by: KEEPER });
    expect((await call.card(RIVAL)).text).not.toContain("4");
    const rolled = await doDeed("check", solveig, {}, d10(7, 8), { by: RIVAL, about: call });
    expect((await rolled.card(KEEPER)).text).toMatch(/Échec.*−2/);
    expect([PLAYER, RIVAL].map((reader) => rolled.isFor(reader))).toEqual([false, false]);
    expect((await call.card(RIVAL)).text).not.toMatch(/Échec|−2/);
  });

  test("SE-08: of two against each other fills one card with a place for each; a tie is the defender's", async () => {
    const sides = { opponent: maude.uuid, characteristic: "force", theirCharacteristic: "agilite" };
    const both = await doDeed("oppose", raider, sides, [], { by: KEEPER });
    expect((await both.card(PLAYER)).text).toMatch(/Force.*agit.*Agilité.*se défend/);
    await doDeed("check", raider, {}, d10(6, 7, 2), { by: KEEPER, about: both });
    expect((await both.card(RIVAL)).text).toContain("2 succès");
    await doDeed("check", maude, {}, d10(6, 8, 1), { about: both });
    expect((await both.card(RIVAL)).text).toContain("Égalité : Maude Ferrand se défend");
  });
});

test("SE-14, SE-61, SE-70: a comrade’s first aid fails, and the blood is stopped by another deed; all read it, and all of it is taken back", async () => {
  await maude.update({
    system: { wounds: { blesse: { lethal: 1 } }, care: { firstAid: "pending", bleeding: true, woundedAt: 0 } },
  } as never);
  const patient = maude.uuid;
  const aid = await doDeed("firstAid", solveig, { patient }, d10(1, 1, 1), { by: RIVAL });
  for (const reader of [KEEPER, PLAYER, RIVAL])
    expect((await aid.card(reader)).text).toContain("Premiers secours ratés");
  expect(systemOf(maude)).toMatchObject({ care: { firstAid: "failed", watch: true, bleeding: true } });
  const stopped = await doDeed("stopBleeding", solveig, { patient }, d10(6, 7, 8), { by: RIVAL });
  expect((await stopped.card(PLAYER)).text).toContain("L’hémorragie s’arrête");
  expect(figuresOf(maude).stateStatuses).toEqual(["seuilsWatched"]);
  await stopped.undo();
  await aid.undo();
  expect(systemOf(maude)).toMatchObject({ care: { firstAid: "pending", watch: false, bleeding: true } });
});

test("SE-50, SE-64: wounds by the keeper's word are told to all, and taken back", async () => {
  const harm = await doDeed("harm", maude, { cause: "Une poutre", touche: 1, blesse: 1 }, [], { by: KEEPER });
  for (const reader of [KEEPER, PLAYER, RIVAL]) {
    const { text } = await harm.card(reader);
    for (const told of ["Maude Ferrand", "Une poutre", "1 cercle Touché", "1 cercle Blessé"])
      expect(text).toContain(told);
  }
  expect([circlesOf(maude), figuresOf(maude).stateStatuses]).toEqual([[1, 1, 0], ["seuilsBleeding"]]);
  await harm.undo();
  expect([circlesOf(maude), figuresOf(maude).stateStatuses]).toEqual([[0, 0, 0], []]);
});
