import { describe, expect, test, vi } from "vitest";
import { doDeed, earlier, hindrance, item, openTable, procedure, settled, systemOf } from "./table.js";

const READER = item("warpPower", "reader", { score: 2, effectKey: "wanderingEye" });
const SKIN = item("warpPower", "skin", { score: 2, effectKey: "steelSkin" });
const FIST = item("warpPower", "fist", { score: 2, effectKey: "telekineticFist" });
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

  test("WP-118: for one more charge the skin is rolled anew; the better one is kept, or the other after all", async () => {
    const { hero } = openTable(psy, [SKIN]);
    await doDeed("power", hero, {}, [5, 4]);
    const again = await doDeed("rollSkin", hero, {}, [6, 1]);
    expect(again.outcome).toMatchObject({
      before: { absorb: 9, hits: 5 },
      rolled: { absorb: 7, hits: 6 },
      choice: "before",
    });
    expect(systemOf(hero)).toMatchObject({ steelSkin: { absorb: 9, hits: 5, dice: 2 }, psy: { value: 1 } });
    expect(hindrance("swapSkin", hero)).toBe("noOtherSkin");
    await earlier("rollSkin", "Ada", again.outcome, hero.uuid);
    const { undo } = await doDeed("swapSkin", hero);
    expect(systemOf(hero).steelSkin).toMatchObject({ absorb: 7, hits: 6 });
    await undo();
    expect(systemOf(hero).steelSkin).toMatchObject({ absorb: 9, hits: 5 });
    const better = await doDeed("rollSkin", hero, {}, [6, 5]);
    expect(systemOf(hero)).toMatchObject({ steelSkin: { absorb: 11, hits: 6 }, psy: { value: 0 } });
    await better.undo();
    expect(systemOf(hero)).toMatchObject({ steelSkin: { absorb: 9, hits: 5 }, psy: { value: 1 } });
  });

  test("WP-118: a skin that was forced is forced anew, and no skin is rolled where there is none", async () => {
    const { hero } = openTable(psy, [SKIN]);
    expect(hindrance("rollSkin", hero)).toBe("noSkin");
    const first = await doDeed("power", hero, { forced: true }, [5, 4, 1, 1]);
    await earlier("power", "Ada", first.outcome, hero.uuid);
    expect(formulas("rollSkin", hero, {})).toEqual(["4d6kh2"]);
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

  test("WP-111, WP-113: a healer needs somebody to touch, and what strengthens blows belongs to attacks", () => {
    for (const effectKey of ["healing", "lightningStrike"])
      expect(hindrance("power", openTable(psy, [item("warpPower", "x", { effectKey })]).hero)).toBe("noPower");
  });

  test("WP-110, WP-114, WP-120: one that is turned on people works on things and places, and stands after the others", async () => {
    const { hero } = openTable(psy, [FIST, READER]);
    const [field] = procedure("power").fields([hero], {});
    const labels = (field?.options ?? []).map(({ label }) => [label.key.split(".").at(-1), label.data?.name]);
    expect(labels).toEqual([
      ["named", "reader 2*"],
      ["untargeted", "fist 2*"],
    ]);
    const power = field?.options?.[1]?.value ?? "";
    expect(procedure("power").fields([hero], { power })[0]?.hint?.key).toMatch(/untargeted$/);
    const { view, outcome } = await doDeed("power", hero, { power }, [5, 3]);
    expect(outcome).toMatchObject({ power: "fist", total: 8 });
    expect(view.facts).toContainEqual(expect.objectContaining({ rule: "WP-120" }));
    expect(systemOf(hero).psy).toMatchObject({ value: 2 });
  });

  test("WD-42: one that takes more than a turn says how long", async () => {
    const { hero } = openTable(psy, [item("warpPower", "ritual", { score: 2, effectKey: "custom", castTurns: 10 })]);
    const { view } = await doDeed("power", hero, {}, [5, 3]);
    const time = view.facts.find(({ label }) => label.key.endsWith(".time"));
    expect(time?.value.data).toEqual({ turns: 10, seconds: 30 });
  });

  test("WP-98: not where the table plays without powers", () => {
    const { hero, settings } = openTable(psy, [READER]);
    settings.set("warpParanormal", false);
    Hooks.callAll("gardien.settingChanged", "warpParanormal");
    expect(hindrance("power", hero)).toBe("noPower");
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
