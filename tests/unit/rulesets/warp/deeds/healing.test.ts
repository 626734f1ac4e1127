import { describe, expect, test } from "vitest";
import { doDeed, hindrance, item, openTable, procedure, settled, systemOf } from "./table.js";

const recovered = async (hp: object, choices = {}) => {
  const { hero } = openTable({ hp: { max: 22, ...hp } });
  await doDeed("recovery", hero, choices);
  return systemOf(hero).hp as unknown as { value: number; temp: number; fightStart: number | null };
};

describe("recovery (WP-64, WP-65)", () => {
  test("half of what the fight cost comes back, rounded up", async () => {
    expect(await recovered({ value: 12, fightStart: 22 })).toMatchObject({ value: 17, fightStart: null });
    expect(await recovered({ value: 7, fightStart: 17 })).toMatchObject({ value: 12 });
    expect(await recovered({ value: 15, fightStart: 22 })).toMatchObject({ value: 19 });
  });

  test("or another share, as the table or the keeper says", async () => {
    expect(await recovered({ value: 10, fightStart: 22 }, { share: "twoThirds" })).toMatchObject({ value: 18 });
    const { hero, settings } = openTable({ hp: { max: 22, value: 10, fightStart: 22 } });
    settings.set("warpRecoveryDefault", "third");
    Hooks.callAll("gardien.settingChanged", "warpRecoveryDefault");
    expect(settled("recovery", hero, {}).share).toBe("third");
  });

  test("WP-60: temporary damage goes away; nothing is lowered", async () => {
    expect(await recovered({ value: 22, temp: 9, fightStart: 20 })).toMatchObject({ value: 22, temp: 0 });
  });

  test("is taken back whole, and needs something lost", async () => {
    const { hero } = openTable({ hp: { max: 22, value: 12, fightStart: 22, temp: 4 } });
    const { undo } = await doDeed("recovery", hero);
    await undo();
    expect(systemOf(hero).hp).toMatchObject({ value: 12, fightStart: 22, temp: 4 });
    expect(hindrance("recovery", openTable().hero)).toBe("nothingLost");
  });
});

describe("days of healing (WP-66)", () => {
  test("the column is read each day; halves wait until they are whole (WD-41)", async () => {
    const { hero } = openTable({ hp: { max: 22, value: -1 } });
    const { outcome, undo } = await doDeed("healing", hero, { days: 5, activity: "rest" });
    expect(systemOf(hero).hp).toMatchObject({ value: 2, healCarry: 0 });
    expect(outcome).toMatchObject({ moved: 3, mayWorsen: true });
    await undo();
    expect(systemOf(hero).hp).toMatchObject({ value: -1 });
  });

  test("care heals two a day, never above the maximum; whoever is down is not up and about", async () => {
    const { hero } = openTable({ hp: { max: 22, value: 19 } });
    await doDeed("healing", hero, { days: 4, activity: "care" });
    expect(systemOf(hero).hp).toMatchObject({ value: 22 });
    expect(hindrance("healing", openTable({ hp: { value: 0 } }).hero, { activity: "active" })).toBe("notActive");
  });

  test("WP-75: a wound that does not heal halves it, a lethal one costs points", async () => {
    const grave = item("warpWound", "grave", { nature: "nonHealing" });
    const lethal = item("warpWound", "lethal", { nature: "lethal", dailyLoss: 3 });
    const halved = openTable({ hp: { max: 22, value: 10 } }, [grave]).hero;
    await doDeed("healing", halved, { days: 3 });
    expect(systemOf(halved).hp).toMatchObject({ value: 11, healCarry: 0.5 });
    const bled = openTable({ hp: { max: 22, value: 10 } }, [lethal]).hero;
    expect((await doDeed("healing", bled, { days: 2 })).view.tone).toBe("bad");
    expect(systemOf(bled).hp).toMatchObject({ value: 6 });
  });

  test("moves the clock of the world where the keeper says so", async () => {
    const { hero } = openTable({ hp: { max: 22, value: 10 } });
    const { passes } = procedure("healing");
    expect(passes?.((await doDeed("healing", hero, { days: 2 })).outcome)).toBe(2 * 86400);
    expect(passes?.((await doDeed("healing", hero, { days: 2, advance: false })).outcome)).toBe(0);
  });
});

describe("recharge (WP-108)", () => {
  test("a charge each time the hours of one have passed", async () => {
    const { hero } = openTable({ psy: { max: 6, value: 1 } });
    const { undo } = await doDeed("recharge", hero, { hours: 9 });
    expect(systemOf(hero).psy).toMatchObject({ value: 3 });
    await undo();
    expect(systemOf(hero).psy).toMatchObject({ value: 1 });
    await doDeed("recharge", hero);
    expect(hindrance("recharge", hero)).toBe("reserveFull");
    expect(hindrance("recharge", openTable().hero)).toBe("noReserve");
  });
});
