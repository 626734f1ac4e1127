import { beforeEach, describe, expect, test } from "vitest";
import { deskRow, investigators, peopleAsked, peopleMeant } from "../../../../src/rulesets/d20d100/keeper/people.js";
import { KEEPER_TOOL } from "../../../../src/rulesets/d20d100/keeper/tool.js";
import { openBedside, write } from "./deeds/bedside.js";

let hero: Actor;
let foe: Actor;
beforeEach(() => {
  ({ hero, foe } = openBedside());
  Object.assign(globalThis, { canvas: { ready: false } });
});

const tones = () => deskRow(hero)?.points.map(({ id, tone }) => [id, tone]);

describe("the keeper's desk", () => {
  test("is offered where somebody plays by these rules, and means whom players play", () => {
    expect(KEEPER_TOOL.offered?.()).toBe(true);
    expect(investigators().map(({ name }) => name)).toEqual(["John"]);
    expect(peopleMeant()).toEqual(investigators());
  });

  test("DD-106: SAN is asked of investigators, a creature that is selected has none", () => {
    const select = (...actors: readonly Actor[]) =>
      Object.assign(globalThis, {
        canvas: { ready: true, tokens: { controlled: actors.map((actor) => ({ actor })) } },
      });
    select(foe);
    expect([peopleAsked("request"), peopleAsked("sanityRequest")]).toEqual([[foe], [hero]]);
    select(foe, hero);
    expect(peopleAsked("sanityRequest")).toEqual([hero]);
  });

  test("DD-90, DD-106, DD-174, DD-178, DD-181: somebody's points, fate and experience in a line", async () => {
    await write(hero, { experience: { available: 4 } });
    expect(deskRow(hero)).toMatchObject({
      points: [
        { id: "hp", value: 12, max: 12 },
        { id: "sanity", value: 65, max: 99 },
        { id: "mp", value: 13, max: 13 },
      ],
      ...{ experience: 4, destiny: 1, states: [] },
    });
    expect(deskRow(foe)).toBeNull();
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
    expect(deskRow(hero)?.states).toEqual(["GARDIEN.D20D100.FIGHT.body.dying", "GARDIEN.D20D100.INSANITY.indefinite"]);
  });
});
