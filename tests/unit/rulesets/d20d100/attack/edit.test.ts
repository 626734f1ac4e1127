import { describe, expect, test } from "vitest";
import type { Blow } from "../../../../../src/core/play/contract/outcome.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { armed, fight, openRing, VEST } from "./table.js";

const DOUBLE = { choices: { mode: "double" }, attack: [15, 9, 10, 3, 3, 4], vest: [6] };

/** A volley of which the first bullet hits for 7, on a vest that shows 6. */
async function decided(override: Blow["override"], owed?: readonly number[]) {
  const { hero, foe } = openRing([VEST]);
  const { outcome } = await fight(armed(hero, "colt"), foe, { ...DOUBLE, override, ...(owed && { owed }) });
  return outcome;
}

describe("the keeper decides otherwise (F)", () => {
  test("a hit, a miss, a critical: what is owed is thrown", async () => {
    expect(await decided({})).toMatchObject({ hits: [{ dealt: 1 }] });
    expect(await decided({ shot1: "miss" })).toMatchObject({ hits: [], after: { hp: 10 } });
    expect(await decided({ shot1: "crit" })).toMatchObject({ hits: [{ before: 21, dealt: 15 }] });
    const more = await decided({ shot2: "hit" }, [5, 5]);
    expect(more).toMatchObject({ hits: [{ bullet: 1 }, { bullet: 2, before: 10 }] });
    expect(d20d100Attack.asksKeeper(await decided({ shot2: "hit" }), null)).toBe(true); // still to be thrown
  });

  test("DD-129: another Défense, DD-142: another increment", async () => {
    expect(await decided({ defence: 18 })).toMatchObject({ hits: [] });
    expect(await decided({ increment: 3 })).toMatchObject({ hits: [], bonus: -4, increments: 3 });
    expect(await decided({ increment: 11 })).toMatchObject({ outOfRange: true, hits: [] });
  });

  test("DD-133: head or limb, the vest does not count", async () => {
    expect(await decided({ covered: 0 })).toMatchObject({ bare: true, hits: [{ vest: null, dealt: 7 }] });
  });

  test("half, double, or so many points", async () => {
    expect(await decided({ share: "half", covered: 0 })).toMatchObject({ hits: [{ before: 3 }] });
    expect(await decided({ share: "double", covered: 0 })).toMatchObject({ hits: [{ before: 14 }] });
    expect(await decided({ damage1: 20 })).toMatchObject({ hits: [{ before: 20, dealt: 14 }] });
  });

  test("DD-131: a critical hit is multiplied on its card, unless so many points were decided", async () => {
    const how = async (override: Blow["override"]) =>
      d20d100Attack.view(await decided({ ...override, shot1: "crit", covered: 0 })).hits?.[0]?.how;
    expect(await how({})).toMatchObject({ key: "GARDIEN.D20D100.FIGHT.how.times", data: { once: 7, before: 21 } });
    expect(await how({ damage1: 9 })).toMatchObject({ key: "GARDIEN.D20D100.FIGHT.how.sum", data: { before: 9 } });
  });

  test("the dice of a hit are added up on its card, a single one that says it all is not repeated", async () => {
    const two = d20d100Attack.view(await decided({ covered: 0 })).hits?.[0];
    expect(two?.how).toMatchObject({ data: { parts: "3 + 4", before: 7 } });
    const { hero, foe } = openRing();
    const { outcome } = await fight(armed(hero, "knife"), foe, { attack: [15, 2] });
    const one = d20d100Attack.view(outcome).hits?.[0];
    expect(one).toMatchObject({ how: { data: { name: "" } }, dealt: 2 });
  });

  test("DD-91: how a shock is taken", async () => {
    const asked = await decided({ covered: 0 });
    expect(asked).toMatchObject({ shocked: true, asksShock: true, shock: "plain" });
    expect(d20d100Attack.answers(asked).map(({ override }) => override)).toEqual([
      { shock: "plain" },
      { shock: "violent" },
      { shock: "none" },
    ]);
    expect(await decided({ covered: 0, shock: "violent" })).toMatchObject({ asksShock: false, shock: "violent" });
    expect(await decided({ shock: "plain" })).toMatchObject({ shocked: false, shock: "plain" }); // of a light wound
  });

  test("DD-91, DD-96: the shock of a blow that kills is nobody's to decide", async () => {
    const dead = await decided({ covered: 0, damage1: 40 });
    expect(dead).toMatchObject({ state: "dead", shocked: false, asksShock: false });
    expect(d20d100Attack.answers(dead)).toEqual([]);
    const { severity } = d20d100Attack.view(dead);
    expect(severity?.level).toBe(5);
    expect(severity?.words.filter(({ key }) => key.endsWith(".dead"))).toEqual([]); // its label says it
  });

  test("what there is to decide is offered, with what the rules say", async () => {
    const { foe } = openRing([VEST]);
    const fields = d20d100Attack.edit(await decided({}), {}, foe);
    const said = (name: string) => fields.find((field) => field.name === name)?.placeholder;
    expect([said("defence"), said("increment"), said("covered"), said("damage1")]).toEqual(["17", "1", "1", "7"]);
    expect(said("damage2")).toBeUndefined();
  });
});

describe("an outcome that has waited", () => {
  test("is told again by the points of its target when it is written", async () => {
    const { hero, foe } = openRing();
    const { outcome } = await fight(armed(hero, "colt"), foe, { attack: [20, 1, 1] });
    await foe.update({ "system.hp.value": 5 } as never);
    const settled = d20d100Attack.finalOutcome?.(outcome, foe);
    expect(settled).toMatchObject({ before: { hp: 5 }, after: { hp: -1 }, state: "dying", shocked: false });
  });
});
