import { describe, expect, test } from "vitest";
import { rpgAttack } from "../../../../support/play/attacks.js";
import {
  answerTo,
  armed,
  BLADES,
  change,
  CLUB,
  fight,
  held,
  idOf,
  inRound,
  item,
  openRing,
  rpgGuard,
  SHIELD,
  situationOf,
  skill,
  strike,
  systemOf,
} from "./table.js";

const ARROWS = item("rpgGear", "arrows", { quantity: 2 });
const BOW = held("bow", {
  ...{ formula: "1d6", mode: "missile", skill: "archery", hands: 2, range: 30, reload: "bow", ammo: idOf("arrows") },
});
const REPEATER = held("repeater", {
  ...{ formula: "1d6", mode: "missile", skill: "crossbows", range: 50, reload: "magazine" },
  magazine: { value: 2, max: 5 },
});
const DAGGER = held("dagger", { formula: "1d4", mode: "meleeOrThrown", skill: "handWeapons", bladed: true });
const ARCHERY = skill("archery", 12);
const MINE = [ARCHERY, BLADES, skill("thrownWeapons", 9), BOW, ARROWS, DAGGER, REPEATER];

test("RP-72: what a bow shoots is told with what is left of it; nothing where nobody counts", () => {
  const { hero } = openRing(MINE, []);
  expect(rpgAttack.supply?.(armed(hero, "bow"))?.data).toEqual({ n: 2 });
  expect(rpgAttack.supply?.(armed(hero, "repeater"))).toBeNull();
  expect(rpgAttack.supply?.(armed(hero, "dagger"))).toBeNull();
});

const hindrance = (weapon: Item, target: Actor, metres: number | null, choices = {}) =>
  rpgAttack
    .hindrance?.(situationOf(weapon, target, choices, metres), 1)
    ?.key.split(".")
    .at(-1) ?? null;

describe("RP-72…RP-75: from afar", () => {
  test("RP-51, RP-72: a shot adds no Bdeg, unloads the bow, and costs an arrow; all of it comes back", async () => {
    const { hero, thug } = openRing(MINE);
    const { asked, outcome, undo } = await fight(armed(hero, "bow"), thug, { attack: [5, 8, 4], metres: 20 });
    expect(asked).toBe(false); // RP-42: no weapon of less than DM 4 parries an arrow
    expect(outcome).toMatchObject({ end: "lands", damageBonus: 0, loss: 4 });
    expect([systemOf(armed(hero, "bow")).loaded, systemOf(armed(hero, "arrows")).quantity]).toEqual([false, 1]);
    expect(hindrance(armed(hero, "bow"), thug, 20)).toBe("unloaded");
    await undo();
    expect([systemOf(armed(hero, "bow")).loaded, systemOf(armed(hero, "arrows")).quantity]).toEqual([true, 2]);
  });

  test("RP-73, RP-74: nothing is rolled beyond reach; two distances to choose from without a scene", () => {
    const { hero, thug } = openRing(MINE);
    const bow = armed(hero, "bow");
    expect([30, 31].map((metres) => hindrance(bow, thug, metres))).toEqual([null, "outOfRange"]);
    const thrown = { use: "thrown" };
    expect([16, 17].map((metres) => hindrance(armed(hero, "dagger"), thug, metres, thrown))).toEqual([
      null,
      "outOfRange",
    ]);
    expect(rpgAttack.bands(bow).map(({ metres }) => metres)).toEqual([30, 31]);
    expect(rpgAttack.bands(armed(hero, "dagger")).map(({ metres }) => metres)).toEqual([16, 17]);
  });

  test("no arrows, no shot", async () => {
    const { hero, thug } = openRing(MINE);
    await armed(hero, "arrows").update({ system: { quantity: 0 } } as never);
    expect(hindrance(armed(hero, "bow"), thug, 10)).toBe("noAmmunition");
  });

  test("RP-72: a magazine is paid by the shot, and empty it has to be loaded", async () => {
    const { hero, thug } = openRing(MINE);
    const repeater = armed(hero, "repeater");
    expect(rpgAttack.magazine(repeater)).toEqual({ value: 2, max: 5, path: "system.magazine.value" });
    expect(rpgAttack.rounds?.(repeater, {}, 1)).toBe(1);
    await fight(repeater, thug, { attack: [20] });
    expect(systemOf(repeater).loaded).toBe(true);
    await repeater.update({ system: { magazine: { value: 1 } } } as never);
    await fight(repeater, thug, { attack: [20] });
    expect(systemOf(repeater).loaded).toBe(false);
  });

  test("RP-68: a dagger is thrown with Armes de Jet at whoever stands far, and lies on the ground", async () => {
    const { hero, thug } = openRing(MINE);
    const dagger = armed(hero, "dagger");
    const proposed = rpgAttack.proposals({ attacker: hero, weapon: dagger, target: thug, metres: 9 });
    expect(proposed).toEqual({ use: "thrown" });
    const { outcome, undo } = await fight(dagger, thug, { attack: [7, 8, 3], choices: proposed, metres: 9 });
    expect(outcome).toMatchObject({ score: 9, end: "lands", damageBonus: 0, loss: 3 });
    expect(systemOf(dagger)).toMatchObject({ equipped: "none", onGround: true });
    await undo();
    expect(systemOf(dagger)).toMatchObject({ equipped: "main", onGround: false });
    await dagger.update({ system: { quantity: 3 } } as never);
    await fight(dagger, thug, { attack: [20], choices: proposed });
    expect(systemOf(dagger)).toMatchObject({ equipped: "main", quantity: 2 });
  });

  test("RP-40: one shot a round, or two where the table allows it; no plan is asked for", async () => {
    const { hero, thug, settings } = openRing(MINE);
    inRound(1);
    const bow = armed(hero, "bow");
    expect(rpgAttack.choices(situationOf(bow, thug)).map(({ id }) => id)).not.toContain("plan");
    await fight(bow, thug, { attack: [20] });
    expect(systemOf(hero).round).toMatchObject({ section: "missile", plan: null, attacks: 1 });
    await bow.update({ system: { loaded: true } } as never);
    expect(hindrance(bow, thug, 5)).toBe("noAction");
    change(settings, "rpgMissileShots", 2);
    expect(hindrance(bow, thug, 5)).toBeNull();
    expect(hindrance(armed(hero, "dagger"), thug, 1)).toBe("section");
  });
});

describe("RP-46: parrying missiles", () => {
  test("a shield as ever; a weapon from DM 4 on, with half of its chances", () => {
    const { hero, thug } = openRing(MINE, [
      skill("handWeapons", 15, { mastery: 4 }),
      skill("shield", 10),
      CLUB,
      SHIELD,
    ]);
    const blow = strike(armed(hero, "bow"), thug, { attack: [6] }); // a margin of 4
    const fields = rpgGuard.fields({ blow, choices: {}, refused: false });
    expect(fields[0]?.options?.map(({ value }) => value)).toEqual([idOf("club"), idOf("shield")]);
    const club = { means: idOf("club") };
    const parried = (die: number) => {
      const defence = answerTo(blow, { answer: [die], answers: club });
      return rpgAttack.outcome({ ...blow, defence, override: {} });
    };
    expect(parried(5)).toMatchObject({ end: "parried", parryTarget: 5, parryDifficulty: 0 });
    expect(parried(6)).toMatchObject({ end: "lands" });
    expect(rpgGuard.odds({ blow, choices: club, refused: false }, 0)?.chance).toBe(0.25);
    const shield = answerTo(blow, { answer: [8], answers: { means: idOf("shield") } });
    expect(rpgAttack.outcome({ ...blow, defence: shield, override: {} })).toMatchObject({
      end: "parried",
      parryTarget: 8,
    });
  });
});
