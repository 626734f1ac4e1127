import { describe, expect, test, vi } from "vitest";
import { doDeed, earlier, found, hindrance, idOf, item, openTable, procedure, settled, systemOf } from "./table.js";

const READER = item("warpPower", "reader", { score: 2, effectKey: "telepathy", opposes: ["mindReading"] });
const SKIN = item("warpPower", "skin", { score: 2, effectKey: "steelSkin" });
const HEALER = item("warpPower", "healer", { score: 2, effectKey: "healing" });
const FIST = item("warpPower", "fist", { score: 2, effectKey: "telekineticFist" });
const WILL = item("warpTrait", "will", { score: 4, resistance: true });
const psy = { psy: { max: 3, value: 3 } };

const formulas = (id: string, actor: Actor, choices: object) =>
  procedure(id)
    .rolls({ actor, choices: settled(id, actor, choices as never) })
    .map(({ formula }) => formula);

describe("a power", () => {
  test("WP-103: costs a charge and rolls its score; taken back, the charge is there again", async () => {
    const { hero } = openTable(psy, [READER]);
    const { outcome, undo } = await doDeed("power", hero, {}, [5, 3]);
    expect(outcome).toMatchObject({ power: "reader", total: 8, charges: 1, left: 2 });
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
    await undo();
    expect(systemOf(hero).psy).toMatchObject({ value: 3 });
  });

  test("WP-104: forced it costs two, for twice the dice of which the best count", async () => {
    const { hero } = openTable(psy, [READER]);
    expect(formulas("power", hero, { forced: true })).toEqual(["4d6kh2"]);
    expect(formulas("power", hero, { forced: true, malus: 1 })).toEqual(["3d6kh2"]);
    await doDeed("power", hero, { forced: true }, [5, 3, 1, 1]);
    expect(systemOf(hero).psy).toMatchObject({ value: 1 });
    expect(hindrance("power", hero, { forced: true })).toBe("noCharge");
    expect(hindrance("power", hero)).toBeNull();
  });

  test("WP-108: charges that time has brought back count when one is paid", async () => {
    const { hero } = openTable({ psy: { max: 6, value: 0, lastTime: 0 } }, [READER]);
    expect(hindrance("power", hero)).toBe("noCharge");
    Object.assign(game.time, { worldTime: 9 * 3600 });
    await doDeed("power", hero, {}, [5, 3]);
    expect(systemOf(hero).psy).toMatchObject({ value: 1, lastTime: 8 * 3600 });
  });

  test("WP-108: a charge spent from a full reserve starts the clock", async () => {
    const { hero } = openTable(psy, [READER]);
    Object.assign(game.time, { worldTime: 5000 });
    await doDeed("power", hero, {}, [5, 3]);
    expect(systemOf(hero).psy).toMatchObject({ value: 2, lastTime: 5000 });
  });

  test("WP-118: a skin of steel takes the total off as many blows as the best die shows", async () => {
    const { hero } = openTable(psy, [SKIN]);
    const { undo } = await doDeed("power", hero, {}, [5, 3]);
    expect(systemOf(hero).steelSkin).toMatchObject({ absorb: 8, hits: 5, dice: 2 });
    await undo();
    expect(systemOf(hero).steelSkin).toMatchObject({ absorb: 0, hits: 0 });
  });

  test("WP-111: a disease is treated against its difficulty; nothing but ones passes it on", async () => {
    const { hero } = openTable(psy, [HEALER]);
    const cured = await doDeed("power", hero, { ill: "minor" }, [5, 3]);
    expect(cured.outcome).toMatchObject({ result: "success", caught: false });
    const { outcome } = await doDeed("power", hero, { ill: "grave" }, [1, 1]);
    expect(outcome).toMatchObject({ result: "failure", caught: true });
    expect(systemOf(found(hero, "healer")).suspended).toBe(true);
    expect(hindrance("power", hero)).toBe("suspended");
  });

  test("WP-112: intuition rolls one die, whose worth the keeper alone reads", async () => {
    const { hero } = openTable(psy, [item("warpPower", "hunch", { score: 2, effectKey: "intuition" })]);
    const { outcome } = await doDeed("power", hero, {}, [4]);
    expect(procedure("power").view(outcome).total).toBe(4);
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    const seen = vi.spyOn(game, "user", "get").mockReturnValue(player);
    expect(procedure("power").view(outcome)).toMatchObject({ total: null, dice: [] });
    seen.mockRestore();
  });

  test("WP-113, WP-120: what strikes belongs to attacks", () => {
    expect(hindrance("power", openTable(psy, [FIST]).hero)).toBe("noPower");
  });

  test("WP-98: not where the table plays without powers", () => {
    const { hero, settings } = openTable(psy, [READER]);
    settings.set("warpParanormal", false);
    Hooks.callAll("gardien.settingChanged", "warpParanormal");
    expect(hindrance("power", hero)).toBe("noPower");
  });
});

describe("resistance (WP-105…WP-107, WP-126)", () => {
  const attack = (effect: string, total: number) =>
    earlier("power", "Brute", { power: "p", effect, total, criticalFailure: false });

  test("WP-105: two dice, or the trait that serves for it", () => {
    expect(formulas("resist", openTable().hero, {})).toEqual(["2d6"]);
    expect(formulas("resist", openTable({}, [WILL]).hero, {})).toEqual(["4d6"]);
  });

  test("WP-07, WD-62: a higher total resists; equality stops thoughts being read, else it is a draw", async () => {
    const { hero } = openTable();
    const result = async (effect: string, faces: number[]) => {
      const against = await attack(effect, 7);
      return (await doDeed("resist", hero, { against }, faces)).outcome.result;
    };
    expect(await result("telekinesis", [6, 2])).toBe("resisted");
    expect(await result("telekinesis", [5, 2])).toBe("draw");
    expect(await result("mindReading", [5, 2])).toBe("resisted");
    expect(await result("mindReading", [4, 2])).toBe("through");
  });

  test("WP-114: thoughts are clear at twice the resistance", async () => {
    const { hero } = openTable();
    const against = await attack("mindReading", 8);
    expect((await doDeed("resist", hero, { against }, [3, 1])).outcome.clear).toBe(true);
    expect((await doDeed("resist", hero, { against }, [3, 2])).outcome.clear).toBe(false);
  });

  test("WP-106, WP-107: a charge buys bonus dice, or the dice of a power that opposes; one of the two (WD-45)", async () => {
    const { hero, settings } = openTable(psy, [READER]);
    const against = await attack("mindReading", 7);
    expect(formulas("resist", hero, { against, ownPower: true })).toEqual(["4d6kh2"]);
    expect(formulas("resist", hero, { against, opposingPower: true })).toEqual(["4d6"]);
    expect(formulas("resist", hero, { against, opposingPower: true, ownPower: true })).toEqual(["4d6"]);
    await doDeed("resist", hero, { against, opposingPower: true }, [3, 2, 1, 1]);
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
    settings.set("warpPsychicResistBoth", true);
    Hooks.callAll("gardien.settingChanged", "warpPsychicResistBoth");
    expect(formulas("resist", hero, { against, opposingPower: true, ownPower: true })).toEqual(["6d6kh4"]);
    const other = await attack("telekinesis", 7);
    expect(settled("resist", hero, { against: other })).not.toHaveProperty("opposingPower");
  });

  test("WP-126: a spell is resisted by reaching its level", async () => {
    const { hero } = openTable(psy, [item("warpSpell", "grip", { level: 12, learned: true, resistMode: "physical" })]);
    const cast = await doDeed("cast", hero, {});
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
    const against = await earlier("cast", "Ada", cast.outcome);
    expect((await doDeed("resist", hero, { against }, [6, 6])).outcome.result).toBe("resisted");
    expect((await doDeed("resist", hero, { against }, [6, 5])).outcome.result).toBe("through");
  });

  test("needs something to resist", () => {
    expect(hindrance("resist", openTable().hero)).toBe("nothingToResist");
  });
});

describe("a spell (WP-125)", () => {
  test("needs to be learned, and a charge", () => {
    const spell = (learned: boolean) => item("warpSpell", "grip", { level: 12, learned });
    expect(hindrance("cast", openTable(psy, [spell(false)]).hero)).toBe("noSpell");
    expect(hindrance("cast", openTable({}, [spell(true)]).hero)).toBe("noCharge");
    expect(hindrance("cast", openTable(psy, [spell(true)]).hero)).toBeNull();
  });

  test("WP-129…WP-132: leaves its effect on the caster, and is taken back with it", async () => {
    const charm = item("warpSpell", "tongue", { level: 9, learned: true, effectKey: "charm" });
    const { hero } = openTable(psy, [charm]);
    const { undo } = await doDeed("cast", hero);
    expect(systemOf(hero).spellbound).toMatchObject({ charm: true });
    expect(formulas("check", hero, { social: true })).toEqual(["3d6kh2"]);
    expect(formulas("check", hero, {})).toEqual(["2d6"]);
    await undo();
    expect(systemOf(hero).spellbound).toMatchObject({ charm: false });
  });

  test("WP-130: whoever it holds acts by the keeper's leave alone", () => {
    const { hero } = openTable({ spellbound: { paralysis: true } });
    expect(procedure("check").doubt?.({ actor: hero, choices: {} })?.key).toMatch(/paralysed$/);
  });

  test("whose level is hidden tells it to the keeper alone", async () => {
    const { hero } = openTable(psy, [item("warpSpell", "grip", { level: 12, learned: true, levelHidden: true })]);
    const { view } = await doDeed("cast", hero);
    expect(view.facts[0]).toMatchObject({ audience: "keeper", value: { data: { value: 12 } } });
  });
});

describe("healing received (WP-111)", () => {
  const healing = (total: number) => earlier("power", "Soigneuse", { effect: "healing", ill: "", total });

  test("gives back twice the total before the recovery, the total after it, never above the maximum", async () => {
    const { hero } = openTable({ hp: { max: 22, value: 12, fightStart: 22 } });
    const healer = await healing(3);
    await doDeed("treat", hero, { healer });
    expect(systemOf(hero).hp).toMatchObject({ value: 18 });
    await doDeed("recovery", hero);
    expect(systemOf(hero).hp).toMatchObject({ value: 20 });
    await doDeed("treat", hero, { healer });
    expect(systemOf(hero).hp).toMatchObject({ value: 22 });
    expect(hindrance("treat", hero, { healer })).toBe("unhurt");
  });

  test("asks the keeper, and needs a healer", () => {
    expect(procedure("treat").by).toBe("keeper");
    expect(hindrance("treat", openTable({ hp: { value: 3 } }).hero, { healer: idOf("x") })).toBe("noHealer");
  });
});
