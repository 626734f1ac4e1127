import { beforeEach, describe, expect, test } from "vitest";
import { KEEPER } from "../../../../src/rulesets/d20d100/keeper/part.js";
import { openBedside, write } from "./deeds/bedside.js";

let hero: Actor;
let foe: Actor;
beforeEach(() => {
  ({ hero, foe } = openBedside());
  Object.assign(globalThis, { canvas: { ready: false } });
});

const tones = () => KEEPER.view(hero, 0).vitals.map(({ id, tone }) => [id, tone]);

describe("the keeper's screen", () => {
  test("DD-106: the group are investigators, and SAN is asked of them alone", () => {
    const { fits } = KEEPER.asks.find(({ id }) => id === "sanityRequest") ?? {};
    expect([hero, foe].map((actor) => [KEEPER.inGroup(actor), fits?.(actor)])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("DD-90, DD-106, DD-174, DD-178, DD-181: tells points, fate and experience; of adversaries points alone", async () => {
    await write(hero, { experience: { available: 4 } });
    const { vitals, facts, plights } = KEEPER.view(hero, 0);
    expect(vitals).toMatchObject([
      { id: "hp", value: 12, max: 12 },
      { id: "sanity", value: 65, max: 99 },
      { id: "mp", value: 13, max: 13 },
    ]);
    expect([facts?.map(({ value }) => value), plights]).toEqual([["4", "1"], []]);
    expect(KEEPER.view(foe, 0)).toMatchObject({ vitals: [{ id: "hp" }], facts: [] });
  });

  test("DD-92, DD-94, DD-108: what asks for a look stands out", async () => {
    expect(tones()).toEqual([
      ["hp", "good"],
      ["sanity", "good"],
      ["mp", "good"],
    ]);
    await write(hero, { hp: { value: 6 }, mp: { value: 0 }, sanity: { lossThisHour: 3 } });
    expect(tones()).toEqual([
      ["hp", "warn"],
      ["sanity", "warn"],
      ["mp", "warn"],
    ]);
    await write(hero, { hp: { value: -2 }, sanity: { value: 0, insanity: "indefinite" } });
    expect(tones()).toEqual([
      ["hp", "bad"],
      ["sanity", "bad"],
      ["mp", "warn"],
    ]);
    const told = KEEPER.view(hero, 0).plights.map(({ text }) => text.key);
    expect(told).toEqual(
      expect.arrayContaining(["GARDIEN.D20D100.FIGHT.body.dying", "GARDIEN.D20D100.INSANITY.indefinite"]),
    );
  });

  test("DD-100, DD-107, DD-108, DD-174: foresees what time gives back, and when a madness or an hour of SAN is over", async () => {
    expect(KEEPER.foreseen(hero, 0)).toEqual([]);
    const clocks = { magicAt: 100, woundedAt: 200 };
    await write(hero, { clocks, sanity: { hourOpened: 300, insanity: "temporary", insanityUntil: 900 } });
    const due = KEEPER.foreseen(hero, 0).map(({ at, rule }) => [rule, at]);
    expect(due).toEqual(
      expect.arrayContaining([
        ["DD-107", 900],
        ["DD-108", 3900],
        ["DD-174", 7300],
        ["DD-100", 200 + 7 * 86_400],
      ]),
    );
  });
});
