import { expect, test } from "vitest";
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
