import { describe, expect, it } from "vitest";
import type { WarpTrait } from "../../../../../src/rulesets/warp/data/items/trait.js";
import { warpDeeds } from "../../../../../src/rulesets/warp/deeds/index.js";
import { actsFor } from "../../../../../src/rulesets/warp/sheets/actor/acts.js";
import { protectionTexts, skinText, wornTexts } from "../../../../../src/rulesets/warp/sheets/views/armour-view.js";
import { gaugeView } from "../../../../../src/rulesets/warp/sheets/views/gauge-view.js";
import { KNOWN, knownOf, storedOf } from "../../../../../src/rulesets/warp/sheets/views/known.js";
import { withRange } from "../../../../../src/rulesets/warp/sheets/item/item-clicks.js";
import { poolView } from "../../../../../src/rulesets/warp/sheets/views/pool-view.js";
import { powerViews, spellViews } from "../../../../../src/rulesets/warp/sheets/views/powers-view.js";
import { reserveView } from "../../../../../src/rulesets/warp/sheets/views/reserve-view.js";
import { tokensView } from "../../../../../src/rulesets/warp/sheets/views/tokens-view.js";
import { sealedView, traitViews } from "../../../../../src/rulesets/warp/sheets/views/traits-view.js";
import { inTurn } from "../../../../../src/rulesets/warp/sheets/views/turn-dice.js";
import { weaponView } from "../../../../../src/rulesets/warp/sheets/views/weapons-view.js";
import { character, preparedItem } from "../../../../support/models/warp-models.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

const item = <S extends object>(name: string, system: S) => ({ id: name, name, img: "i", system });
const trait = (system: object) => preparedItem("warpTrait", system);

describe("WP-01…WP-04: a pool drawn as its dice", () => {
  it("draws the dice that count first, then those that bonus or malus dice add", () => {
    expect(poolView(3, []).dice).toEqual(["own", "own", "own"]);
    expect(poolView(2, [{ id: "wounded", kind: "malus", count: 1 }]).dice).toEqual(["own", "own", "malus"]);
    expect(poolView(1, [{ id: "advantage", kind: "bonus", count: 2 }]).dice).toEqual(["own", "bonus", "bonus"]);
  });

  it("draws nothing of dice that cancel, and says the words with their number", () => {
    const even = poolView(2, [
      { id: "wounded", kind: "malus", count: 1 },
      { id: "advantage", kind: "bonus", count: 1 },
    ]);
    expect(even.dice).toEqual(["own", "own"]);
    expect(even.words).toEqual([{ key: "GARDIEN.WARP.DIE.dice.other", data: { count: 2 } }]);
    expect(even.reasons).toHaveLength(2);
  });

  it("WD-15: has nothing to roll without a die of its own; leaves more dice than fit to the words", () => {
    expect(poolView(0, [{ id: "advantage", kind: "bonus", count: 2 }])).toMatchObject({ possible: false, dice: [] });
    expect(poolView(12, [])).toMatchObject({ possible: true, dice: [] });
  });
});

describe("WP-28: a trait that is the keeper's to know", () => {
  it("says to others what kind it is, and nothing else", () => {
    const system = {
      kind: "central",
      scale: "technical",
      superior: true,
      sign: "Griffes",
      coverage: "Loup",
      combat: true,
    };
    const actor = character({}, [{ type: "warpTrait", system }]);
    const [view] = traitViews(actor, [item("Loup-garou", trait({ ...system, unknown: true }))]);
    expect(view).toMatchObject({ name: "Loup-garou", unknown: true, sealed: false });
    const sealed = view && sealedView(view);
    expect(sealed).toMatchObject({ id: "Loup-garou", kind: "central", unknown: true, sealed: true, pool: null });
    expect(JSON.stringify({ ...sealed, id: "" })).not.toMatch(/Loup|Griffes|technical|combat/);
  });
});

describe("WP-57…WP-60: the gauge", () => {
  const gauge = (hp: object) => gaugeView(character({ hp }).hp);

  it("runs from the maximum to as many below 0, and names its thresholds", () => {
    const { marks } = gauge({ value: 21, max: 21 });
    expect(marks.map(({ value }) => value)).toEqual(["21", "10", "0", "−21"]);
    expect(marks.map(({ at }) => Math.round(at))).toEqual([100, 74, 50, 0]);
  });

  it("fills what is left to act with, and shows temporary damage above it", () => {
    const hurt = gauge({ value: 14, max: 28, temp: 7 });
    expect(hurt).toMatchObject({ value: "14", effective: "7", status: "wounded", malus: 1, below: false });
    expect(hurt.fill).toEqual({ from: 50, size: 12.5 });
    expect(hurt.lent).toEqual({ from: 62.5, size: 12.5 });
  });

  it("goes down from 0 for somebody below it, and no further than its foot", () => {
    expect(gauge({ value: -7, max: 14 })).toMatchObject({ below: true, fill: { from: 25, size: 25 }, value: "−7" });
    expect(gauge({ value: -40, max: 14 })).toMatchObject({ status: "dying", fill: { from: 0, size: 50 } });
  });
});

describe("tokens of experience and charges", () => {
  it("WP-15: used ones stand last; clicking one uses those from it on, or gives them back", () => {
    const { left, tokens } = tokensView(4, 1);
    expect(left).toBe(3);
    expect(tokens.map(({ used }) => used)).toEqual([false, false, false, true]);
    expect(tokens.map(({ sets }) => sets)).toEqual([4, 3, 2, 0]);
  });

  it("more than fit have none, and no more are used than there are", () => {
    expect(tokensView(40, 2)).toMatchObject({ left: 38, tokens: [] });
    expect(tokensView(2, 5)).toMatchObject({ left: 0, used: 2 });
  });

  it("WP-108: a reserve says when the next charge is back", () => {
    const at = (now: number, psy: object = {}) =>
      reserveView(character({ psy: { max: 3, value: 1, lastTime: 0, ...psy } }), now)?.next;
    expect(at(0)).toEqual({ key: "GARDIEN.WARP.SHEET.chargeInHours", data: { n: 8 } });
    expect(at(8 * 3600 - 90)).toEqual({ key: "GARDIEN.WARP.SHEET.chargeInMinutes", data: { n: 2 } });
    expect(at(9 * 3600)).toEqual({ key: "GARDIEN.WARP.SHEET.chargeInHours", data: { n: 7 } });
    expect(reserveView(character({ psy: { max: 3, value: 1, lastTime: 0 } }), 9 * 3600)?.left).toBe(2);
    expect(at(0, { value: 3 })).toBeNull();
    expect(reserveView(character(), 0)).toBeNull();
  });
});

describe("points and charges by hand", () => {
  it("WP-64: the first point lost notes the level before it, later ones and points given do not", () => {
    const hp = (given: object) => character({ hp: given });
    expect(hp({ value: 14, max: 14 }).pointsChange(-1)).toEqual({ hp: { value: 13, fightStart: 14 } });
    expect(hp({ value: 10, max: 14, fightStart: 14 }).pointsChange(-2)).toEqual({ hp: { value: 8, fightStart: 14 } });
    expect(hp({ value: 10, max: 14 }).pointsChange(1)).toEqual({ hp: { value: 11 } });
  });

  it("WP-108: a full reserve starts to fill from the first charge spent", () => {
    const psy = (given: object) => character({ psy: { max: 3, lastTime: 10, ...given } });
    expect(psy({ value: 3 }).chargesChange(2, 500)).toEqual({ psy: { value: 2, lastTime: 500 } });
    expect(psy({ value: 2 }).chargesChange(0, 500)).toEqual({ psy: { value: 0, lastTime: 10 } });
  });
});

describe("traits", () => {
  const views = (system: object, traits: readonly WarpTrait[]) =>
    traitViews(
      character(system),
      traits.map((one, i) => item(`t${i}`, one)),
    );

  it("WP-18: the central one first, flaws last, without dice of their own", () => {
    const all = views({}, [trait({ kind: "flaw" }), trait({ kind: "side" }), trait({ kind: "central" })]);
    expect(all.map(({ kind }) => kind)).toEqual(["central", "side", "flaw"]);
    expect(all[2]).toMatchObject({ pool: null, printed: "", raiseCost: null, flawMode: "malus" });
  });

  it("WP-11, WP-57: printed with its asterisk, rolled with what weighs on every action", () => {
    const [one] = views({ hp: { value: 7, max: 14 } }, [trait({ scale: "technical", score: 2, combat: true })]);
    expect(one?.printed).toBe("2*");
    expect(one?.pool?.dice).toEqual(["own", "own", "malus"]);
    expect(one?.uses).toEqual(["GARDIEN.WARP.USE.combat"]);
  });
});

it("WP-39: traits, weapons and powers show the dice that actions beyond the first leave", () => {
  const model = character({}, [{ type: "warpTrait", system: { combat: true, score: 4 } }]);
  const drawn = (extra: number) => [
    traitViews(inTurn(model, extra), [item("t", trait({ score: 4 }))])[0]?.pool?.dice,
    weaponView(inTurn(model, extra), item("w", preparedItem("warpWeapon", {})), new Map(), true).pool.dice,
    powerViews(inTurn(model, extra), [item("p", preparedItem("warpPower", { score: 2 }))], 1)[0]?.pool.dice,
  ];
  const [own, malus] = ["own", "malus"];
  expect(drawn(0)).toEqual([
    [own, own, own, own],
    [own, own, own, own],
    [own, own],
  ]);
  expect(drawn(1)).toEqual([
    [own, own, own, own, malus],
    [own, own, own, own, malus],
    [own, own, malus],
  ]);
  expect(drawn(2)).toEqual([[own, own, own], [own, own, own], [own]]);
});

describe("weapons and armour", () => {
  const weapon = (system: object, scores: ReadonlyMap<string, number> = new Map(), counted = true) =>
    weaponView(
      character({}, [{ type: "warpTrait", system: { combat: true, score: 4 } }]),
      item("w", preparedItem("warpWeapon", system)),
      scores,
      counted,
    );

  it("WP-89: show their rounds where rounds are counted", () => {
    const gun = { category: "firearm", magazine: 6, loaded: 0 };
    expect(weapon(gun)).toMatchObject({ magazine: { value: 0, max: 6 }, empty: true });
    expect(weapon(gun, new Map(), false)).toMatchObject({ magazine: null, empty: false });
  });

  it("WP-53: say how many are left, and that all were thrown", () => {
    expect([0, 1, 3].map((quantity) => weapon({ quantity }).quantity)).toEqual([0, null, 3]);
  });

  it("WP-48: are used with their own trait, else the best in fighting, and never worse than anybody", () => {
    expect(weapon({}).pool.dice).toHaveLength(4);
    expect(weapon({ traitId: "t" }, new Map([["t", 3]])).pool.dice).toHaveLength(3);
    expect(weapon({ traitId: "t" }, new Map([["t", 1]])).pool.dice).toHaveLength(2);
  });

  it("WP-54, WP-95: tell their ranges, and the factor with what is loaded", () => {
    const gun = weapon({
      category: "firearm",
      rangeRow: "pistol",
      factor: 4,
      ammoType: "hollow",
      magazine: 3,
      loaded: 1,
    });
    expect(gun.factor).toBe(6);
    expect(gun.ranges[1]).toEqual({ metres: "10", dice: 2 });
    expect(gun.magazine).toEqual({ value: 1, max: 3, full: false, rounds: [true, false, false] });
    expect(weapon({})).toMatchObject({ ranges: [], magazine: null });
  });

  it("WP-54: own ranges change one by one", () => {
    expect(withRange([2, 4], 1, 6)).toEqual([2, 6]);
    expect(withRange([2], 3, 20)).toEqual([2, 0, 0, 20]);
  });

  it("WP-62: armour says what it gives, and all of it what it costs", () => {
    const plain = { regularDice: 3, regularPoints: 0, ballisticDice: 1 };
    expect(protectionTexts(plain).map(({ key }) => key)).toEqual([
      "GARDIEN.WARP.ARMOUR.dice.other",
      "GARDIEN.WARP.ARMOUR.ballistic.one",
    ]);
    const worn = (system: object) => wornTexts(character({}, [{ type: "warpArmor", system }]).armour);
    expect(worn({ regularPoints: 1 }).at(-1)?.key).toBe("GARDIEN.WARP.ARMOUR.noMalus");
    expect(worn({ heavy: true }).at(-1)?.key).toBe("GARDIEN.WARP.ARMOUR.malus.one");
    expect(worn({ worn: false })).toEqual([]);
  });
});

describe("powers and spells", () => {
  it("WP-103, WP-104, WP-111: a power needs charges, two of them to be forced, and must not be lost", () => {
    const view = (value: number, system: object = {}) =>
      powerViews(character(), [item("p", preparedItem("warpPower", system))], value)[0];
    expect(view(2)).toMatchObject({ usable: true, forcible: true });
    expect(view(1)).toMatchObject({ usable: true, forcible: false });
    expect(view(0)).toMatchObject({ usable: false });
    expect(view(3, { suspended: true })).toMatchObject({ usable: false, forcible: false });
  });

  it("WP-112: intuition shows the one die that it rolls", () => {
    const system = { score: 2, effectKey: "intuition" };
    const [view] = powerViews(character(), [item("p", preparedItem("warpPower", system))], 3);
    expect(view?.pool.dice).toEqual(["own"]);
  });

  it("WP-111: all that is turned on people can be used without a target, but healing", () => {
    const untargeted = (effectKey: string) =>
      powerViews(character(), [item("p", preparedItem("warpPower", { effectKey }))], 3)[0]?.untargeted;
    expect(["auraReading", "telekineticFist", "healing", "steelSkin"].map(untargeted)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it("WP-124, WP-125: a hidden level is the keeper's; a spell is cast once it is learned", () => {
    const view = (keeper: boolean, system: object = {}) =>
      spellViews([item("s", preparedItem("warpSpell", system))], { charges: 1, keeper })[0];
    expect(view(false, { levelHidden: true, level: 9 })?.level).toBeNull();
    expect(view(true, { levelHidden: true, level: 9 })?.level).toBe(9);
    expect(view(false, { attempts: 2 })).toMatchObject({ studyDice: 3, castable: false });
    expect(view(false, { learned: true })?.castable).toBe(true);
  });
});

describe("the deeds beside the points", () => {
  const deeds = (who: Partial<Parameters<typeof actsFor>[0]>) =>
    actsFor({
      reserve: false,
      paranormal: false,
      talent: false,
      skin: false,
      dying: false,
      gestalt: false,
      fight: false,
      experience: 0,
      keeper: false,
      ...who,
    }).map(({ deed }) => deed);

  it("are those of the ruleset", () => {
    const known = Object.keys(warpDeeds.procedures);
    expect(known).toEqual(
      expect.arrayContaining(
        deeds({
          ...{ reserve: true, paranormal: true, talent: true, skin: true, dying: true, gestalt: true, fight: true },
          keeper: true,
        }),
      ),
    );
  });

  it("leave out what the keeper alone decides, and the reserve of whoever has none", () => {
    expect(deeds({ reserve: false, keeper: false })).toEqual(["fate", "recovery", "healing", "group"]);
    expect(deeds({ fight: true })).toContain("edge");
    expect(deeds({ paranormal: true })).toContain("learnPower");
    expect(deeds({ talent: true })).not.toContain("talent");
    expect(deeds({ talent: true, keeper: true })).toContain("talent");
    expect(deeds({ reserve: true, keeper: false })).toContain("recharge");
    expect(deeds({ reserve: false, keeper: true })).not.toContain("charges");
  });

  it("WP-77: a player asks for what their dice of experience can pay", () => {
    expect(deeds({ reserve: true, experience: 1 })).not.toContain("charges");
    expect(deeds({ reserve: true, experience: 4 })).toContain("charges");
    expect(deeds({ experience: 4 })).not.toContain("newTrait");
    expect(deeds({ experience: 5 })).toContain("newTrait");
    expect(deeds({ experience: 0, keeper: true })).toContain("newTrait");
  });
});

it("WP-100, WP-123: what nobody has found out is a word of its own", () => {
  expect(KNOWN.map(storedOf)).toEqual([null, true, false]);
  expect([null, true, false].map(knownOf)).toEqual([...KNOWN]);
  expect(storedOf("toString")).toBeUndefined();
});

it("WP-109, WP-118: a skin of steel is told while it lasts, with a reminder after ten minutes", () => {
  const skin = { absorb: 9, hits: 5, dice: 2, since: 100 };
  expect(skinText({ ...skin, hits: 0 }, 100)).toBeNull();
  expect(skinText(skin, 100)).toEqual({ key: "GARDIEN.WARP.SHEET.skin", data: { absorb: 9, hits: 5 } });
  expect(skinText(skin, 699)?.key).toBe("GARDIEN.WARP.SHEET.skin");
  expect(skinText(skin, 700)?.key).toBe("GARDIEN.WARP.SHEET.skinOver");
});
