import { describe, expect, test } from "vitest";
import { doDeed, found, hindrance, idOf, item, openTable, procedure, systemOf } from "./table.js";

test("WP-17: the keeper awards a die for each thing worth it, and takes it back", async () => {
  const { hero } = openTable();
  const { view, undo } = await doDeed("award", hero, { session: true, roleplay: true, more: 1 });
  expect(systemOf(hero).xp).toMatchObject({ total: 4 });
  expect(view.verdict).toEqual({ key: "GARDIEN.WARP.DEED.award.other", data: { dice: 3 } });
  await undo();
  expect(systemOf(hero).xp).toMatchObject({ total: 1 });
});

test("WP-17, WP-77: the log says how dice came and what they went for; what is taken back leaves it", async () => {
  const { hero } = openTable({ xp: { total: 4 } }, [item("warpTrait", "voice", { score: 1 })]);
  const log = () => (systemOf(hero).xp as unknown as { log: readonly object[] }).log;
  await doDeed("award", hero, { session: true });
  const { undo } = await doDeed("raise", hero, { trait: idOf("voice") });
  const { name } = found(hero, "voice");
  expect(log()).toEqual([
    { time: game.time.worldTime, kind: "award", name: "", dice: 1 },
    { time: game.time.worldTime, kind: "raise", name, dice: -5 },
  ]);
  await undo();
  expect(log()).toHaveLength(1);
  await doDeed("award", hero, {});
  expect(log()).toHaveLength(1); // nothing was given
});

test("WP-15: a new session gives every die back", async () => {
  const { hero } = openTable({ xp: { total: 3, used: 2 } });
  await doDeed("session", hero);
  expect(systemOf(hero).xp).toMatchObject({ total: 3, used: 0, available: 3 });
  expect(hindrance("session", hero)).toBe("noneUsed");
});

test("WP-15: a new session is everybody's, unless it is told for one alone", async () => {
  const { hero, thug } = openTable({ xp: { total: 3, used: 2 } });
  await thug.update({ system: { xp: { total: 2, used: 1 } } } as never);
  const { onto } = procedure("session");
  expect(onto?.([hero], {}).actors).toEqual([hero, thug]);
  const alone = [hero];
  expect(onto?.(alone, { everybody: false }).actors).toBe(alone);
});

describe("improvements", () => {
  const BOXER = item("warpTrait", "boxer", { score: 3, hitPoints: true });
  const TOUGH = item("warpTrait", "tough", { score: 3, hitPoints: true });
  const CENTRAL = item("warpTrait", "central", { score: 3, kind: "central" });
  const NIGHT = item("warpTrait", "night", { score: 5 });

  test("WP-79: a die more for dice of experience; WD-27: those used already may be among them", async () => {
    const { hero } = openTable({ xp: { total: 12, used: 12 } }, [item("warpTrait", "voice", { score: 3 })]);
    const { undo } = await doDeed("raise", hero, { trait: idOf("voice") });
    expect(systemOf(found(hero, "voice")).score).toBe(4);
    expect(systemOf(hero).xp).toMatchObject({ total: 2, used: 2 });
    await undo();
    expect(systemOf(found(hero, "voice")).score).toBe(3);
    expect(systemOf(hero).xp).toMatchObject({ total: 12, used: 12 });
  });

  test("WP-77, WP-79, WP-80: too dear, or beyond the rules", () => {
    const { hero } = openTable({ xp: { total: 19 } }, [CENTRAL, NIGHT]);
    expect(hindrance("raise", hero, { trait: idOf("central") })).toBe("tooFewDice");
    expect(hindrance("raise", hero, { trait: idOf("night") })).toBe("notRaised");
  });

  test("WP-81: the only linked trait brings 7 points, or two dice", async () => {
    const sure = openTable({ xp: { total: 10 }, hp: { max: 21, value: 10 } }, [BOXER]).hero;
    await doDeed("raise", sure, { trait: idOf("boxer") });
    expect(systemOf(sure).hp).toMatchObject({ max: 28, value: 17 });
    const rolled = openTable({ xp: { total: 10 }, hp: { max: 21, value: 10 } }, [BOXER]).hero;
    await doDeed("raise", rolled, { trait: idOf("boxer"), points: "rolled" }, [6, 5]);
    expect(systemOf(rolled).hp).toMatchObject({ max: 32, value: 21 });
  });

  test("WP-81: beside another linked trait all its dice are rolled: 12 points more at most, never fewer", async () => {
    const { hero } = openTable({ xp: { total: 20 }, hp: { max: 22, value: 22 } }, [BOXER, TOUGH]);
    await doDeed("raise", hero, { trait: idOf("boxer") }, [5, 5, 5, 4, 4, 4, 4, 4]);
    expect(systemOf(hero).hp).toMatchObject({ max: 34, value: 34 });
    const { view } = await doDeed("raise", hero, { trait: idOf("tough") }, [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(systemOf(hero).hp).toMatchObject({ max: 34, value: 34 });
    const told = view.facts
      .filter(({ rule }) => rule === "WP-81")
      .map(({ value }) => [value.key.split(".").at(-1), value.data]);
    expect(told).toEqual([
      ["pointsThrown", { total: 8, dice: 8 }],
      ["maximumStays", {}],
    ]);
  });

  test("WP-78: a new trait is narrow, with a sign, at 3 or at 1", async () => {
    const { hero } = openTable({ xp: { total: 11 } });
    const { undo } = await doDeed("newTrait", hero, { trait: "Poker", sign: "Sourit peu", resistance: true });
    await doDeed("newTrait", hero, { trait: "Serrures", scale: "technical" });
    const traits = hero.items.contents.map(({ name, system }) => [name, system]);
    expect(traits).toEqual([
      ["Poker", expect.objectContaining({ kind: "side", score: 3, sign: "Sourit peu", resistance: true })],
      ["Serrures", expect.objectContaining({ scale: "technical", score: 1 })],
    ]);
    expect(systemOf(hero).xp).toMatchObject({ total: 1 });
    expect(hindrance("newTrait", hero, { trait: "Danse" })).toBe("tooFewDice");
    expect(hindrance("newTrait", hero)).toBe("unnamed");
    await undo();
    expect(hero.items.contents.map(({ name }) => name)).toEqual(["Serrures"]);
  });

  test("WP-102: two dice buy a charge, there at once", async () => {
    const { hero } = openTable({ xp: { total: 5 }, psy: { max: 3, value: 1 } });
    await doDeed("charges", hero, { count: 2 });
    expect(systemOf(hero).psy).toMatchObject({ max: 5, value: 3 });
    expect(systemOf(hero).xp).toMatchObject({ total: 1 });
    expect(hindrance("charges", hero)).toBe("tooFewDice");
    expect(hindrance("charges", openTable().hero)).toBe("noReserve");
  });
});
