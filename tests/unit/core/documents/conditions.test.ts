// Alone: our actor is built on the client's here, and whoever loads it later would have it so too.
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { RULESETS } from "../../../support/rulesets.js";
import { whileTested } from "../../../support/hear.js";
import { type Data, PLAYER, settled, sitDown } from "../../../support/play/arbiter-table.js";

const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { documentClasses } = (await load("../../../../playground/client/documents/index.js")) as {
  documentClasses: { Actor: unknown };
};
// The class of ours is built on the client's: that one must stand in its place first.
Object.assign(foundry.documents, { Actor: documentClasses.Actor });
type OurActor = InstanceType<typeof GardienActor>;
const { GardienActor } = await import("../../../../src/core/documents/actor.js");
const { followConditions } = await import("../../../../src/core/documents/conditions.js");
const { followClocked } = await import("../../../../src/core/documents/clocked.js");
const { registerConditions } = await import("../../../../src/core/registry.js");

const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as { documentTypes: Data };
const HERO = "hero000000000000";

/** A table whose one actor is of a type, with the palette that we register. */
function seat(type: string): OurActor {
  const models = RULESETS.flatMap(({ actors }) => Object.entries(actors)).map(([kind, { model }]) => [kind, model]);
  const hero = { _id: HERO, name: "Ada", type, ownership: { default: 0, [PLAYER]: 3 } };
  sitDown(
    [],
    (config) => {
      config.Actor["documentClass"] = GardienActor;
      config.Actor["dataModels"] = Object.fromEntries(models);
    },
    { actors: [hero], documentTypes },
  );
  registerConditions();
  void whileTested(followConditions);
  return game.actors.get(HERO) as unknown as OurActor;
}

/** The statuses of each effect of an actor. */
const effects = ({ effects: all }: OurActor): string[][] => [...all].map(({ statuses }) => [...statuses].sort());
const states = ({ system }: OurActor): readonly string[] =>
  (system as unknown as { stateStatuses: readonly string[] }).stateStatuses;
test.each([
  ["gbInvestigator", [["prone", "unconscious"]]],
  ["d20d100Investigator", [["prone", "unconscious"]]],
  ["seuilsCharacter", [["unconscious"]]],
  ["rpgCharacter", [["unconscious"], ["prone"]]], // RP-61: it follows from the state, as a status of its own
])("whom a keeper knocks out by hand is so, by the rules of a %s", async (type, expected) => {
  const hero = seat(type);
  await hero.toggleStatusEffect("unconscious", { active: true });
  await settled();
  expect(effects(hero)).toEqual(expected);
});

test("Seuils: whom circles knock out is not written to lie on the ground besides", async () => {
  const hero = seat("seuilsCharacter");
  vi.spyOn(hero.system as unknown as { stateStatuses: string[] }, "stateStatuses", "get").mockReturnValue([
    "unconscious",
  ]);
  hero.followState();
  await settled();
  expect(effects(hero)).toEqual([["unconscious"]]);
  expect(hero.system).toMatchObject({ suffers: { prone: false } });
});

test("two conditions of one effect are both written, each into what the one before made of the sheet", async () => {
  const hero = seat("rpgCharacter");
  await hero.createEmbeddedDocuments("ActiveEffect", [
    { name: "Assommé", statuses: ["unconscious", "prone"] },
  ] as never);
  await settled();
  expect([...states(hero)].sort()).toEqual(["prone", "unconscious"]);
});

test("RP-61: what lasts for hours goes with the clock of the world, and its mark with it", async () => {
  const hero = seat("rpgCharacter");
  void whileTested(followClocked);
  const at = async (worldTime: number) => {
    Object.assign(game, { time: { worldTime } });
    Hooks.callAll("updateWorldTime" as never, ...([worldTime] as never[]));
    await settled();
    return effects(hero);
  };
  const span = { clock: "world", first: 10, last: 3600 };
  const conditions = [{ state: { type: "halveSkills" }, span, ends: "hours", wound: "w" }];
  await hero.update({ system: { conditions } } as never);
  expect([await at(9), await at(10), await at(3600), await at(3601)]).toEqual([
    [],
    [["rpgHalfSkills"]],
    [["rpgHalfSkills"]],
    [],
  ]);
});

describe("a condition that somebody else's effect stands for", () => {
  test.each([
    ["is taken with its effect", ["dead", "prone"], []],
    ["is taken from an effect that stands for more", ["dead", "prone", "theirs"], [["theirs"]]],
  ])("%s", async (_what, statuses, left) => {
    const hero = seat("gbInvestigator");
    await hero.update({ "system.pv.value": 0 } as never);
    await settled();
    await hero.deleteEmbeddedDocuments(
      "ActiveEffect",
      [...hero.effects].map(({ id }) => id ?? ""),
    );
    await hero.createEmbeddedDocuments("ActiveEffect", [{ name: "Une bombe", statuses }] as never);
    await settled();
    await hero.update({ "system.pv.value": 5 } as never);
    await settled();
    expect(effects(hero).map((all) => all.filter((one) => one !== "prone"))).toEqual(left);
  });
});
