import { describe, expect, test } from "vitest";
import {
  change,
  doDeed,
  hindrance,
  hp,
  inRound,
  lasting,
  openWard,
  procedure,
  settled,
  sheetOf,
  skill,
} from "./wards.js";

const ACROBATICS = skill("acrobatics", 12, { root: "movement" });

describe("falls (RP-84)", () => {
  test("RP-84: a die for each complete 3 m, one less for a successful Acrobaties: 6 m, 8 − 2 = 6", async () => {
    const { hero } = openWard([ACROBATICS]);
    const done = await doDeed("fall", hero, { height: 6 }, [10, 5, 3, 2]);
    expect(done.outcome).toMatchObject({ dice: 2, rolled: 8, spared: 2, loss: 6, result: "success" });
    expect(hp(hero)).toBe(12);
    await done.undo();
    expect(hp(hero)).toBe(18);
  });

  test("RP-84: a failure spares nothing, and whoever does not try throws no d20", async () => {
    const { hero } = openWard([ACROBATICS]);
    expect((await doDeed("fall", hero, { height: 6 }, [13, 5, 3])).outcome).toMatchObject({ spared: 0, loss: 8 });
    const { outcome, view } = await doDeed("fall", hero, { height: 3, acrobatics: false }, [4]);
    expect(outcome).toMatchObject({ loss: 4 });
    expect(view.die).toBeNull();
  });

  test("RP-84: rocks add a die, a soft landing takes one; under 3 m nobody is hurt, but where slices begun count (D-53)", async () => {
    const { hero, settings } = openWard();
    expect((await doDeed("fall", hero, { height: 3, ground: 1, acrobatics: false }, [1, 1])).outcome.loss).toBe(2);
    expect(hindrance("fall", hero, { height: 3, ground: -1 })).toBe("shortFall");
    expect(hindrance("fall", hero, { height: 2 })).toBe("shortFall");
    change(settings, "rpgFallSlices", "started");
    expect(hindrance("fall", hero, { height: 2 })).toBeNull();
  });

  test("RP-27: a fall that kills waits for the keeper's word", async () => {
    const { hero } = openWard();
    const done = await doDeed("fall", hero, { height: 30, acrobatics: false }, () => 6);
    expect(done.outcome).toMatchObject({ loss: 60, after: "dead" });
    expect(procedure("fall").asksKeeper?.(done.outcome, hero)).toBe(true);
  });
});

describe("points by the keeper's word", () => {
  test("RP-64: dice or a number; armour spares only what the keeper says (D-41)", async () => {
    const { hero } = openWard();
    expect((await doDeed("harm", hero, { damage: "2d6+1" }, [3, 4])).outcome.loss).toBe(8);
    expect((await doDeed("harm", hero, { damage: "5", spared: 2 })).outcome.loss).toBe(3);
    expect(hp(hero)).toBe(7);
    expect(hindrance("harm", hero, { damage: "1d4/2" })).toBe("badFormula");
    expect(hindrance("harm", hero, { damage: "much" })).toBe("badFormula");
  });
});

describe("fire (RP-86…RP-89)", () => {
  test("RP-86: clothes catch fire on a 6 of 6, and burn until put out", async () => {
    const { hero } = openWard();
    await doDeed("fire", hero, { fire: "clothes" }, [5]);
    expect(lasting(hero)).toEqual([]);
    await doDeed("fire", hero, { fire: "clothes" }, [6]);
    expect(lasting(hero)).toEqual(["burning"]);
    expect(hindrance("fire", hero, { fire: "clothes" })).toBe("nothingBurns");
    const out = await doDeed("putOut", hero);
    expect(lasting(hero)).toEqual([]);
    expect(hindrance("putOut", hero)).toBe("notBurning");
    await out.undo();
    expect(lasting(hero)).toEqual(["burning"]);
  });

  test("RP-86: clothes that cannot burn are not rolled for", async () => {
    const { hero } = openWard();
    expect(hindrance("fire", hero, { fire: "clothes", canBurn: false })).toBe("nothingBurns");
    expect((await doDeed("fire", hero, { fire: "shock", damage: "1d6", canBurn: false }, [4])).outcome.loss).toBe(4);
  });

  test("RP-86: a burning beam: 4 points, and an ignition die of 5 spares the clothes", async () => {
    const { hero } = openWard();
    const { outcome } = await doDeed("fire", hero, { fire: "shock", damage: "1d6" }, [4, 5]);
    expect(outcome).toMatchObject({ loss: 4, ignition: 5, alight: false });
  });

  test("RP-87: falling into a camp fire costs 1d6+2, then the clothes", async () => {
    const { hero } = openWard();
    const { outcome } = await doDeed("fire", hero, { fire: "campFire" }, [3, 6]);
    expect(outcome).toMatchObject({ loss: 5, alight: true });
    expect(hp(hero)).toBe(13);
    expect(lasting(hero)).toEqual(["burning"]);
    expect(sheetOf(hero).fireLoss).toBe(5);
  });

  test("RP-88: a blaze burns on 1 and 6, for that round (D-55)", async () => {
    const { hero } = openWard();
    expect((await doDeed("fire", hero, { fire: "blaze" }, [3])).changes).toBeNull();
    expect((await doDeed("fire", hero, { fire: "blaze" }, [1, 4])).outcome).toMatchObject({ loss: 4, alight: false });
    expect((await doDeed("fire", hero, { fire: "blaze" }, [6, 2])).outcome.loss).toBe(2);
  });

  test("RP-89: more than half of one's points to one fire cost 1d3 Charisme, once; another fire counts anew", async () => {
    const { hero } = openWard();
    await doDeed("fire", hero, { fire: "shock", damage: "9", canBurn: false });
    expect(sheetOf(hero)).toMatchObject({ fireLoss: 9, burnRolled: false });
    const done = await doDeed("fire", hero, { fire: "shock", damage: "1", canBurn: false }, [3]);
    expect(done.outcome).toMatchObject({ scarred: 3 });
    expect(sheetOf(hero)).toMatchObject({ fireLoss: 10, burnRolled: true, attributes: { charisma: { loss: 3 } } });
    await doDeed("fire", hero, { fire: "shock", damage: "1", canBurn: false });
    expect(sheetOf(hero)).toMatchObject({ fireLoss: 11, attributes: { charisma: { loss: 3 } } });
    await doDeed("fire", hero, { fire: "shock", damage: "2", canBurn: false, newFire: true });
    expect(sheetOf(hero)).toMatchObject({ fireLoss: 2, burnRolled: false });
  });
});

describe("want of air (RP-90)", () => {
  const BODY = { attributes: { body: { base: 7 } } };

  test("RP-90: Corps 7: 70 and 63 made, 56 missed for 3, then 4: 7 points in four rounds", async () => {
    const { other } = openWard([], [], BODY);
    const done = await doDeed("asphyxia", other, { airless: 4, goesOn: false }, [70, 63, 57, 3, 4]);
    expect(done.outcome).toMatchObject({ loss: 7, failed: true, rounds: 4 });
    expect(done.outcome.played).toMatchObject([{ threshold: 70 }, { threshold: 63 }, { threshold: 56 }, { die: 0 }]);
    expect(lasting(other)).toEqual([]);
    await done.undo();
    expect(hp(other)).toBe(17);
  });

  test("RP-90: the threshold itself succeeds, unless the table is strict (D-57)", async () => {
    const { other, settings } = openWard([], [], BODY);
    change(settings, "rpgAsphyxiaStrict", true);
    const told = procedure("asphyxia")
      .fields([other], {})
      .find(({ id }) => id === "airless")?.hint;
    expect(told?.data).toMatchObject({ threshold: 69 });
    const { outcome } = await doDeed("asphyxia", other, { airless: 1 }, [70, 2]);
    expect(outcome).toMatchObject({ failed: true, loss: 2, played: [{ die: 70, threshold: 69 }] });
  });

  test("RP-90: it goes on where it stood, and ends with rescue", async () => {
    const { other } = openWard([], [], BODY);
    inRound(5);
    await doDeed("asphyxia", other, { airless: 2 }, [70, 63]);
    expect(sheetOf(other).conditions).toMatchObject([{ state: { failed: false }, span: { clock: "round", first: 4 } }]);
    await doDeed("asphyxia", other, { airless: 1, goesOn: true }, [57, 5]);
    expect(sheetOf(other).conditions).toMatchObject([{ state: { failed: true }, span: { first: 3 } }]);
    expect(settled("asphyxia", other, {})).toMatchObject({ airless: 0, goesOn: false });
    const rescue = await doDeed("asphyxia", other);
    expect(lasting(other)).toEqual([]);
    await rescue.undo();
    expect(lasting(other)).toEqual(["choking"]);
  });

  test("RP-90: who needs no air does not choke", () => {
    const { other } = openWard([], [], { immunities: ["choke"] });
    expect(hindrance("asphyxia", other)).toBe("needsNoAir");
  });
});

describe("explosions (RP-91)", () => {
  test("RP-91: a home-made bomb: ten dice on the spot, one less for each 3 m begun; 39 on ten dice", async () => {
    const { hero, other } = openWard();
    const id = `metres-${hero.id ?? ""}`;
    const { outcome } = await doDeed("explosion", hero, { charge: "homemadeBomb", [id]: 0 }, [
      ...[6, 6, 6, 6, 6, 5, 1, 1, 1, 1],
    ]);
    expect(outcome).toMatchObject({ dice: 10, rolled: 39, loss: 39 });
    const choices = { charge: "homemadeBomb", [`metres-${other.id ?? ""}`]: 7 };
    expect((await doDeed("explosion", other, choices, () => 1)).outcome).toMatchObject({ dice: 7, metres: 7 });
    expect(hindrance("explosion", other, { charge: "blackPowder", [`metres-${other.id ?? ""}`]: 13 })).toBe(
      "outOfReach",
    );
  });

  test("RP-91: the keeper may name other charges, and let armour count", async () => {
    const { hero } = openWard();
    const choices = { charge: "other", blastDice: 3, spared: 4 };
    expect((await doDeed("explosion", hero, choices, [3, 3, 3])).outcome).toMatchObject({ dice: 3, loss: 5 });
  });
});
