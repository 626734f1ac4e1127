import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { unlisten } from "../../../../src/core/types/hooks.js";
import { RULESETS } from "../../../../src/rulesets/index.js";
import { type Data, KEEPER, PLAYER, settled, sitDown } from "../../../support/arbiter-table.js";

interface Database {
  readonly backend: { request(request: Data): Promise<{ operation: Data }> };
  applyResponse(response: unknown): unknown;
}
const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { documentClasses } = (await load("../../../../playground/client/documents/index.js")) as {
  documentClasses: { Actor: unknown };
};
// The class of ours is built on the client's: that one must stand in its place first.
Object.assign(foundry.documents, { Actor: documentClasses.Actor });
const { GardienActor } = await import("../../../../src/core/documents/actor.js");
const { watchKeeperOnly } = await import("../../../../src/core/documents/keeper-only.js");
const { database } = (await load("../../../../playground/client/database/index.js")) as { database: Database };

const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as { documentTypes: Data };
const KINDS = RULESETS.flatMap(({ actors }) => Object.entries(actors));
/** Values of fields that are no mere flags. */
const OTHERS: Readonly<Record<string, string | number>> = {
  keeperNotes: "<p>Il ment.</p>",
  "fatigue.override": -2,
  "destiny.spent": 1,
  "destiny.bonus": 1,
};
/** Every field that is a keeper's: its type, its path, and a value that it does not start with. */
const FIELDS = KINDS.flatMap(([type, { keeperOnly = [] }]) =>
  keeperOnly.map(({ path }) => [type, path, OTHERS[path] ?? true] as const),
);

const HERO = "hero000000000000";
let told: string[] = [];

/** A table whose one actor is a player's, of a type. */
function seat(type: string, system: object, who: string): Actor {
  const hero = { _id: HERO, name: "Ada", type, system, ownership: { default: 0, [PLAYER]: 3 } };
  ({ told } = sitDown(
    [],
    (config) => {
      config.Actor["documentClass"] = GardienActor;
      config.Actor["dataModels"] = Object.fromEntries(KINDS.map(([kind, { model }]) => [kind, model]));
      Object.assign(config, { statusEffects: RULESETS.flatMap(({ conditions }) => [...conditions]) });
    },
    { actors: [hero], documentTypes },
  ));
  sit(who);
  return game.actors.get(HERO) as Actor;
}

function sit(who: string): void {
  Object.assign(game, { userId: who });
}

const at = (actor: Actor, path: string): unknown => foundry.utils.getProperty(actor, `system.${path}`);
const as = (path: string, value: unknown): object => {
  const system = {};
  foundry.utils.setProperty(system, path, value);
  return system;
};

/** A player's change that came past our code, as the server tells it. */
async function fromConsole(action: string, operation: Data): Promise<void> {
  const response = await database.backend.request({ type: "Actor", action, operation });
  database.applyResponse({ ...response, userId: PLAYER });
  await settled();
}

/** A keeper's window starts to watch, until the test ends. */
function watch(): void {
  const listening = vi.spyOn(Hooks, "on");
  watchKeeperOnly();
  const listeners = listening.mock.calls.map(
    ([hook], i) => [hook, listening.mock.results[i]?.value as number] as const,
  );
  listening.mockRestore();
  onTestFinished(() => {
    for (const [hook, listener] of listeners) unlisten(hook, listener);
  });
}

test("every ruleset keeps something for its keeper", () => {
  const keeping = RULESETS.filter(({ actors }) => Object.values(actors).some(({ keeperOnly }) => keeperOnly?.length));
  expect(keeping.map(({ id }) => id)).toEqual(RULESETS.map(({ id }) => id));
});

describe.each(FIELDS)("%s, %s", (type, path, value) => {
  test("a player cannot write it, is told so, and the rest is written", async () => {
    const hero = seat(type, {}, PLAYER);
    const before = at(hero, path);
    await hero.update({ name: "Eve", [`system.${path}`]: value } as never);
    expect([hero.name, at(hero, path)]).toEqual(["Eve", before]);
    expect(told).toHaveLength(1);
  });

  test("a keeper writes it", async () => {
    const hero = seat(type, {}, KEEPER);
    await hero.update({ [`system.${path}`]: value } as never);
    expect(at(hero, path)).toBe(value);
    expect(told).toEqual([]);
  });

  test("a player changes everything else without a word of it", async () => {
    const hero = seat(type, as(path, value), PLAYER);
    await hero.update({ name: "Eve", [`system.${path}`]: value } as never);
    expect([hero.name, at(hero, path), told]).toEqual(["Eve", value, []]);
  });

  test("deleting or replacing what it lies in is no way round", async () => {
    const hero = seat(type, as(path, value), PLAYER);
    const [first = "", ...rest] = path.split(".");
    await hero.update({ system: { [`-=${first}`]: null } } as never);
    await hero.update({ system: { [`==${first}`]: rest.length > 0 ? {} : "" } } as never);
    await hero.update({ "==system": {} } as never);
    await hero.update({ system: {} } as never, { recursive: false } as never);
    expect(at(hero, path)).toBe(path === "approved" ? false : value); // an approval may be given up
  });

  test("a player's new actor starts without it, a keeper's keeps it", async () => {
    seat(type, {}, PLAYER);
    const source = { name: "Eve", type, system: as(path, value) } as never;
    const theirs = (await GardienActor.create(source)) as unknown as Actor;
    sit(KEEPER);
    const ours = (await GardienActor.create(source)) as unknown as Actor;
    expect([at(theirs, path) === value, at(ours, path)]).toEqual([false, value]);
  });

  test("what a player writes from the console a keeper's window puts back", async () => {
    const hero = seat(type, {}, KEEPER);
    const before = at(hero, path);
    watch();
    await fromConsole("update", { updates: [{ _id: HERO, system: as(path, value), name: "Eve" }] });
    expect([hero.name, at(hero, path)]).toEqual(["Eve", before]);
    expect(told).toHaveLength(1);
    await hero.update({ [`system.${path}`]: value } as never);
    expect(at(hero, path)).toBe(value);
  });

  test("what a player makes from the console has its first value again", async () => {
    seat(type, {}, KEEPER);
    watch();
    await fromConsole("create", { data: [{ name: "Eve", type, system: as(path, value) }] });
    const made = game.actors.getName("Eve") as Actor;
    expect(at(made, path)).not.toBe(value);
  });
});

test("a player may give an approval up, from the assistant as from the console", async () => {
  const hero = seat("warpCharacter", { approved: true }, PLAYER);
  await hero.update({ "system.approved": false } as never);
  expect([at(hero, "approved"), told]).toEqual([false, []]);
  const again = seat("warpCharacter", { approved: true }, KEEPER);
  watch();
  await fromConsole("update", { updates: [{ _id: HERO, system: { approved: false } }] });
  expect([at(again, "approved"), told]).toEqual([false, []]);
});
