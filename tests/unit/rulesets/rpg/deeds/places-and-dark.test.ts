import { expect, test, vi } from "vitest";
import * as distance from "../../../../../src/core/world/distance.js";
import * as world from "../../../../../src/core/world/world.js";
import { doDeed, openWard, procedure } from "./wards.js";

test("RP-47, RP-49 — where something strikes is rolled on one's own table, and the keeper may tell it otherwise", async () => {
  const { hero } = openWard();
  const done = await doDeed("locate", hero, {}, [10]);
  expect(done.outcome).toMatchObject({ place: "head", zone: "head" });
  expect(done.view).toMatchObject({ die: { faces: 10, value: 10 }, facts: [{ rule: "RP-47" }] });
  expect((await done.decide({ die: 5 })).outcome).toMatchObject({ place: "rightArm", zone: "arms" });
  await hero.update({ system: { locationTable: "octopus" } } as never);
  expect((await doDeed("locate", hero, {}, [6])).outcome).toMatchObject({ place: "tentacle" });
  const own = { from: 1, to: 10, label: "<b>Tronc</b>", zone: "trunk" };
  await hero.update({ system: { locationTable: "custom", customLocations: [own] } } as never);
  const { view } = await doDeed("locate", hero, {}, [3]);
  expect(view.verdict.data).toEqual({ name: "<b>Tronc</b>" });
});

test("RP-08, RP-79 — the window of a test says of whoever sees in the dark that darkness counts for nothing", async () => {
  const { hero } = openWard();
  const hint = (deed: string) =>
    procedure(deed)
      .fields([hero], {})
      .find(({ id }) => id === "rung")?.hint?.key;
  expect(hint("check")).toBeUndefined();
  const span = { clock: "world", first: 0, last: null };
  const sees = { state: { type: "boon", boon: "nightSight", formula: "1" }, span, ends: "time", wound: "w" };
  await hero.update({ system: { conditions: [sees] } } as never);
  for (const deed of ["check", "request", "oppose"]) expect(hint(deed), deed).toBe("GARDIEN.RPG.DEED.hint.nightSight");
});

test("RP-91 — whom an explosion does not reach is left out where others are struck, and told of where nobody is", () => {
  const { hero, other } = openWard();
  const { onto, obstacle, fields } = procedure("explosion");
  const metres = (actor: Actor) => `metres-${actor.id}`;
  const at = (far: number) => ({ charge: "blackPowder", centre: "typed", [metres(hero)]: 2, [metres(other)]: far });
  expect(onto?.([hero, other], at(40)).actors).toEqual([hero]);
  expect(onto?.([hero, other], at(3)).actors).toEqual([hero, other]);
  const hints = fields([hero, other], at(40)).map(({ hint }) => hint?.key.split(".").at(-1));
  expect(hints).toEqual(expect.arrayContaining(["blast", "unreached"]));
  expect(onto?.([other], at(40)).actors).toEqual([other]);
  expect(obstacle({ actor: other, choices: at(40) })?.key).toMatch(/outOfReach$/);
});

test("RP-91 — an explosion amid a token strikes whoever its distance leaves dice for, nearest first, told or not", async () => {
  const { hero, other } = openWard();
  const far = new Map([
    [hero, 2.5],
    [other, 0],
  ]);
  const scene: { tokens: unknown[] } = { tokens: [] };
  const tokens = [...far.keys()].map((actor) => ({ uuid: `Token.${actor.id}`, actor, hidden: false, parent: scene }));
  scene.tokens = [...tokens, { uuid: "Token.x", actor: { system: {} }, hidden: false, parent: scene }];
  const spies = [
    vi.spyOn(world, "tokenAt").mockImplementation((uuid) => tokens.find((one) => one.uuid === uuid) as never),
    vi.spyOn(world, "tokenOf").mockImplementation((actor) => tokens.find((one) => one.actor === actor) as never),
    vi.spyOn(distance, "metresFromAmid").mockImplementation((_, { actor }) => far.get(actor as Actor) ?? null),
  ];
  const choices = { charge: "other", blastDice: 2, centre: `Token.${other.id}` };
  const { onto } = procedure("explosion");
  const sent = onto?.([hero], choices);
  expect(sent?.actors).toEqual([other, hero]);
  expect(sent?.choices).toMatchObject({ [`metres-${hero.id}`]: 3, [`metres-${other.id}`]: 0 });
  far.set(hero, 4);
  expect(onto?.([hero], choices).actors).toEqual([other]);
  far.set(hero, 1);
  await other.update({ system: { hp: { dead: true } } } as never);
  expect(onto?.([other], choices).actors).toEqual([hero]);
  for (const spy of spies) spy.mockRestore();
});
