import { describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { warpDeeds } from "../../../../../src/rulesets/warp/deeds/index.js";
import { expectTakenBack } from "../../../../support/play/decisions.js";
import { procedure as deedOf, doDeed, earlier, found, idOf, item, openTable, systemOf } from "./table.js";

const STEALTH = item("warpTrait", "stealth", { score: 3 });
const stealth = { trait: idOf("stealth") };

describe("a roll, as the keeper decides it (WP-12)", () => {
  test("WP-07: success and margin follow from the total and from the difficulty", async () => {
    const { hero } = openTable({}, [STEALTH]);
    const done = await doDeed("check", hero, { ...stealth, difficulty: "typed", number: 12 }, [4, 3, 3]);
    expect(done.outcome).toMatchObject({ total: 10, result: "failure", margin: -2 });
    const better = await done.decide({ total: 13 });
    expect(better.outcome).toMatchObject({ total: 13, result: "success", margin: 1, decided: ["total"] });
    expect((await better.decide({ target: 10 })).outcome).toMatchObject({ total: 10, result: "draw", margin: 0 });
  });

  test("the result may be decided too, and a difficulty that nobody told", async () => {
    const { hero } = openTable({}, [STEALTH]);
    const done = await doDeed("check", hero, stealth, [4, 3, 3]);
    expect(done.outcome).toMatchObject({ result: "", target: null });
    expect((await done.decide({ target: 8 })).outcome).toMatchObject({ result: "success", margin: 2 });
    expect((await done.decide({ target: 8, result: "failure" })).outcome).toMatchObject({ result: "failure" });
  });

  test("WD-18: against whoever failed critically no total loses", async () => {
    const { hero } = openTable({}, [STEALTH]);
    const against = await earlier("check", "Lou", { total: 3, criticalFailure: true });
    const done = await doDeed("check", hero, { ...stealth, against }, [1, 2, 1]);
    expect((await done.decide({ total: 2 })).outcome).toMatchObject({ result: "success", margin: -1 });
  });

  test("WP-15: dice of experience are given back", async () => {
    const { hero } = openTable({ xp: { total: 2, used: 0 } }, [STEALTH]);
    const done = await doDeed("check", hero, { ...stealth, experience: 1 }, [4, 3, 3, 1]);
    expect(systemOf(hero).xp).toMatchObject({ used: 1 });
    await done.decide({ experience: 0 });
    expect(systemOf(hero).xp).toMatchObject({ used: 0 });
  });

  test("WP-10: what the keeper keeps stays the keeper's when it is corrected", async () => {
    const { hero } = openTable({}, [STEALTH]);
    const { outcome } = await doDeed("check", hero, { ...stealth, difficulty: "hard", hidden: true }, [4, 3, 3]);
    const read = (id: string, of = outcome) =>
      deedOf("check")
        .edit?.figures(of)
        .find((one) => one.id === id)?.audience;
    expect([read("total"), read("target"), read("result")]).toEqual(["all", "keeper", "all"]);
  });

  test("WP-103, WP-118: a power costs what the keeper says, and does what its total says", async () => {
    const SKIN = item("warpPower", "skin", { score: 2, effectKey: "steelSkin" });
    const { hero } = openTable({ psy: { max: 3, value: 3 } }, [SKIN]);
    const done = await doDeed("power", hero, {}, [5, 3]);
    const other = await done.decide({ total: 11, charges: 0 });
    expect(other.outcome).toMatchObject({ total: 11, charges: 0, left: 3 });
    expect(systemOf(hero)).toMatchObject({ psy: { value: 3 }, steelSkin: { absorb: 11, hits: 5 } });
    await other.undo();
    expect(systemOf(hero)).toMatchObject({ psy: { value: 3 }, steelSkin: { absorb: 0 } });
  });

  test("WP-118: a skin rolled anew may be the other of the two", async () => {
    const SKIN = item("warpPower", "skin", { score: 2, effectKey: "steelSkin" });
    const system = { psy: { max: 3, value: 3 }, steelSkin: { absorb: 9, hits: 5, dice: 2 } };
    const { hero } = openTable(system, [SKIN]);
    const done = await doDeed("rollSkin", hero, {}, [2, 1]);
    expect(systemOf(hero).steelSkin).toMatchObject({ absorb: 9, hits: 5 });
    await done.decide({ choice: "rolled" });
    expect(systemOf(hero).steelSkin).toMatchObject({ absorb: 3, hits: 2 });
  });

  test("WP-13: fate turns with its total", async () => {
    const { hero } = openTable();
    const done = await doDeed("fate", hero, {}, [6, 5]);
    expect((await done.decide({ total: 7 })).outcome).toMatchObject({ result: "middling" });
  });
});

describe("hit points, as the keeper decides them", () => {
  test("WP-64, WP-60: a rest gives back so many, of temporary damage too", async () => {
    const { hero } = openTable({ hp: { max: 22, value: 12, fightStart: 22, temp: 4 } });
    const done = await doDeed("recovery", hero);
    const less = await done.decide({ regained: 2, temp: 1 });
    expect(systemOf(hero).hp).toMatchObject({ value: 14, temp: 3, fightStart: null });
    await less.undo();
    expect(systemOf(hero).hp).toMatchObject({ value: 12, temp: 4, fightStart: 22 });
  });

  test("WP-66: days bring so many or cost so many, never beyond the maximum", async () => {
    const { hero } = openTable({ hp: { max: 22, value: 20 } });
    const done = await doDeed("healing", hero, { days: 1 });
    const worse = await done.decide({ moved: -4 });
    expect(systemOf(hero).hp).toMatchObject({ value: 16 });
    await worse.decide({ moved: 90 });
    expect(systemOf(hero).hp).toMatchObject({ value: 22 });
  });
});

describe("dice of experience and charges, as the keeper decides them", () => {
  test("WP-17: so many are awarded", async () => {
    const { hero } = openTable();
    const done = await doDeed("award", hero, { session: true, more: 6 });
    const fewer = await done.decide({ dice: 4 });
    expect([fewer.outcome.total, systemOf(hero).xp]).toMatchObject([5, { total: 5 }]);
    await fewer.undo();
    expect(systemOf(hero).xp).toMatchObject({ total: 1 });
  });

  test("WP-15: so many come back with a session", async () => {
    const { hero } = openTable({ xp: { total: 3, used: 2 } });
    const some = await (await doDeed("session", hero)).decide({ back: 1 });
    expect([some.outcome.available, systemOf(hero).xp]).toMatchObject([2, { used: 1 }]);
  });

  test("WP-79, WP-81: a trait costs and brings so much", async () => {
    const BOXER = item("warpTrait", "boxer", { score: 3, hitPoints: true });
    const { hero } = openTable({ xp: { total: 10 }, hp: { max: 21, value: 21 } }, [BOXER]);
    const done = await doDeed("raise", hero, { trait: idOf("boxer") });
    await done.decide({ cost: 0, points: 3, score: 5 });
    expect(systemOf(hero)).toMatchObject({ xp: { total: 10 }, hp: { max: 24, value: 24 } });
    expect(systemOf(found(hero, "boxer")).score).toBe(5);
  });

  test("WP-78: so does a new trait", async () => {
    const { hero } = openTable({ xp: { total: 11 } });
    const done = await doDeed("newTrait", hero, { trait: "Poker", sign: "Sourit peu" });
    await done.decide({ cost: 2, score: 2 });
    expect(systemOf(hero).xp).toMatchObject({ total: 9 });
    const traits = [...hero.items].filter(({ name }) => name === "Poker");
    expect(traits.map(systemOf)).toMatchObject([{ score: 2 }]);
  });

  test("WP-102: charges are bought at the keeper's price", async () => {
    const { hero } = openTable({ xp: { total: 10 }, psy: { max: 2, value: 1 } });
    const done = await doDeed("charges", hero, { count: 1 });
    const two = await done.decide({ count: 2 });
    expect(systemOf(hero)).toMatchObject({ xp: { total: 6 }, psy: { max: 4, value: 3 } });
    expect((await two.decide({ cost: 1 })).outcome).toMatchObject({ count: 1, cost: 1, max: 3 });
    expect(systemOf(hero)).toMatchObject({ xp: { total: 9 }, psy: { max: 3, value: 2 } });
  });

  test("WP-108: a reserve fills by so many", async () => {
    const { hero } = openTable({ psy: { max: 6, value: 1 } });
    const done = await doDeed("recharge", hero, { hours: 4 });
    const more = await done.decide({ charges: 3 });
    expect([more.outcome.value, systemOf(hero).psy]).toMatchObject([4, { value: 4 }]);
    await more.decide({ charges: 50 });
    expect(systemOf(hero).psy).toMatchObject({ value: 6 });
  });

  test("WP-125: a spell costs no charge where the keeper says so", async () => {
    const RING = item("warpSpell", "ring", { level: 9, learned: true });
    const { hero } = openTable({ psy: { max: 3, value: 3 } }, [RING]);
    const done = await doDeed("cast", hero);
    expect((await done.decide({ charges: 0 })).outcome).toMatchObject({ left: 3 });
    expect(systemOf(hero).psy).toMatchObject({ value: 3 });
  });
});

describe("what is learned, as the keeper decides it", () => {
  test("WP-124: a total that reaches the level teaches the spell; or the keeper says it does", async () => {
    const GRIP = item("warpSpell", "grip", { level: 12 });
    const { hero } = openTable({ xp: { total: 9 }, psy: { max: 1, value: 1 } }, [GRIP]);
    const done = await doDeed("study", hero, {}, [4]);
    expect(systemOf(found(hero, "grip"))).toMatchObject({ learned: false, attempts: 1 });
    const reached = await done.decide({ total: 12 });
    expect(systemOf(found(hero, "grip"))).toMatchObject({ learned: true });
    const nearly = await reached.decide({ total: 12, learned: "no", cost: 1, attempts: 3 });
    expect(systemOf(found(hero, "grip"))).toMatchObject({ learned: false, attempts: 3 });
    expect(systemOf(hero).xp).toMatchObject({ total: 8 });
    await nearly.undo();
    expect(systemOf(found(hero, "grip"))).toMatchObject({ learned: false, attempts: 0 });
  });

  test("WP-99, WP-100: a power is learned, unless its bearer is found to be a mutant", async () => {
    const { hero, settings } = openTable({ xp: { total: 4 } });
    settings.set("warpPsyMutants", true);
    Hooks.callAll("gardien.settingChanged", "warpPsyMutants");
    const done = await doDeed("learnPower", hero, { learned: "Soin", stake: 1 }, [6, 5]);
    const powers = () => [...hero.items].filter(({ type }) => type === "warpPower").length;
    const { mutant } = done.outcome;
    expect([mutant, powers()]).toEqual([false, 1]);
    const barred = await done.decide({ mutant: "yes" });
    expect([powers(), systemOf(hero).psy]).toMatchObject([0, { mutant: true }]);
    await barred.decide({ mutant: "yes", learned: "yes" });
    expect(powers()).toBe(1);
  });

  test("WP-123, WP-25, WP-59: a talent, a flaw and a last wish are as the keeper says", async () => {
    const CURSED = item("warpTrait", "cursed", { kind: "flaw", flawMode: "chance" });
    const { hero } = openTable({}, [CURSED]);
    const flaw = await doDeed("flaw", hero, {}, [6]);
    const strikes = flaw.outcome.strikes === true;
    expect((await flaw.decide({ strikes: strikes ? "no" : "yes" })).outcome.strikes).toBe(!strikes);
  });
});

describe("rounds, as the keeper decides them (WP-89)", () => {
  const GUN = item("warpWeapon", "gun", { category: "firearm", magazine: 6, loaded: 2 });

  test("go into the weapon, and come from the stock", async () => {
    const { hero } = openTable({}, [GUN, item("warpAmmo", "balls", { quantity: 30 })]);
    const done = await doDeed("reload", hero);
    const fewer = await done.decide({ loaded: 3 });
    expect(systemOf(found(hero, "gun"))).toMatchObject({ loaded: 3 });
    expect(systemOf(found(hero, "balls"))).toMatchObject({ quantity: 29 });
    await fewer.undo();
    expect(systemOf(found(hero, "balls"))).toMatchObject({ quantity: 30 });
  });

  test("never more than there are", async () => {
    const { hero } = openTable({}, [GUN, item("warpAmmo", "balls", { quantity: 1 })]);
    const done = await doDeed("reload", hero);
    expect(done.outcome).toMatchObject({ loaded: 3, left: 0 });
    expect((await done.decide({ loaded: 6 })).outcome).toEqual(done.outcome);
  });
});

describe("is taken back without a trace, whatever the keeper decides:", () => {
  const SYSTEM = {
    hp: { max: 21, value: 9, fightStart: 21, temp: 2 },
    xp: { total: 20, used: 1 },
    psy: { max: 3, value: 2 },
    steelSkin: { absorb: 4, hits: 2, dice: 2 },
  };
  const ITEMS = [
    item("warpTrait", "stealth", { score: 3, agility: true, hitPoints: true }),
    item("warpTrait", "cursed", { kind: "flaw", flawMode: "chance" }),
    item("warpPower", "skin", { score: 2, effectKey: "steelSkin" }),
    item("warpSpell", "grip", { level: 12, learned: true }),
    item("warpSpell", "ring", { level: 15 }),
    item("warpWeapon", "gun", { category: "firearm", magazine: 6, loaded: 2 }),
    item("warpWeapon", "spear", { quantity: 1, thrown: 2 }),
    item("warpAmmo", "balls", { quantity: 3, ammoType: "ap" }),
  ];
  const choices: Readonly<Record<string, DeedChoices>> = {
    check: { ...stealth, experience: 1, difficulty: "hard" },
    harm: { dice: 2 },
    learnPower: { learned: "Soin", stake: 2 },
    newTrait: { trait: "Poker", hitPoints: true },
    request: { difficulty: "hard" },
    setDifficulty: { difficulty: "hard" },
  };
  /** Done only by the dying, in a fight, or to what others were called for. */
  const ELSEWHERE = ["death", "edge", "conclude", "concludeGestalt", "join", "gestalt", "swapSkin"];
  const deeds = Object.keys(warpDeeds.procedures).filter((id) => deedOf(id).edit && !ELSEWHERE.includes(id));

  test.each(deeds)("%s", async (id) => {
    const { hero, settings } = openTable(SYSTEM, ITEMS);
    settings.set("warpMagicTalent", id === "talent" ? "oneInSix" : "none");
    Hooks.callAll("gardien.settingChanged", "warpMagicTalent");
    await hero.update({ system: { psy: { value: id === "rollSkin" ? 3 : 2 } } } as never);
    const done = await doDeed(id, hero, choices[id] ?? {}, () => 4);
    const figures = deedOf(id).edit?.figures(done.outcome) ?? [];
    expect(figures).not.toEqual([]);
    await expectTakenBack(hero, done, figures);
  });
});
