import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { keeperOnly, RULESETS, WHOLE } from "../../../support/rulesets.js";
import { whileTested } from "../../../support/hear.js";
import { type Data, KEEPER, PLAYER, settled, sitDown } from "../../../support/play/arbiter-table.js";

const KEEPER_ONLY = await keeperOnly();

interface Database {
  readonly backend: { request(request: Data): Promise<{ operation: Data }> };
  applyResponse(response: unknown): unknown;
}
const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { documentClasses } = (await load("../../../../playground/client/documents/index.js")) as {
  documentClasses: { Actor: unknown; Item: unknown };
};
// The classes of ours are built on the client's: those must stand in their place first.
Object.assign(foundry.documents, { Actor: documentClasses.Actor, Item: documentClasses.Item });
const { GardienItem } = await import("../../../../src/core/documents/item.js");
const { GardienActor } = await import("../../../../src/core/documents/actor.js");
const { watchKeeperOnly } = await import("../../../../src/core/documents/keeper-only.js");
const { database } = (await load("../../../../playground/client/database/index.js")) as { database: Database };

const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as { documentTypes: Data };
const KINDS = RULESETS.flatMap(({ actors }) => Object.entries(actors));
const THINGS = RULESETS.flatMap(({ items }) => Object.entries(items));
/** Values of fields that are no mere flags; all others that say what is given up by it are numbers. */
const OTHERS: Readonly<Record<string, string | number>> = {
  keeperNotes: "<p>Il ment.</p>",
  "fatigue.override": -2,
  "destiny.spent": 1,
  "destiny.bonus": 1,
  learnedPoints: 3,
};
const NOTES = { path: "keeperNotes", yields: undefined };
/** Every field that is a keeper's: its type, its path, and a value that it does not start with. */
const FIELDS = [
  ...Object.entries(KEEPER_ONLY),
  ...[...KINDS.map(([type]) => type), "gbGear"].map((type) => [type, [NOTES]] as const),
].flatMap(([type, fields]) =>
  fields.map(({ path, yields }) => [type, path, OTHERS[path] ?? (yields === 0 ? 3 : true), yields] as const),
);
/** What a character may start with, and what a thing keeps that changes hands. */
const COMES = ["warpSpell", "gbGear"];

const HERO = "hero000000000000";
const THING = "thing00000000000";
let told: string[] = [];

const isThing = (type: string): boolean => THINGS.some(([kind]) => kind === type);
const isSame = (type: string) => (ruleset: (typeof RULESETS)[number]) =>
  type in ruleset.actors || type in ruleset.items;

/** A table whose one actor is a player's: of a type, or with a thing of that type, which is given. */
function seat(type: string, system: object, who: string): Actor | Item {
  const [bearer = ""] = Object.keys(RULESETS.find(isSame(type))?.actors ?? {});
  const hero = isThing(type)
    ? { type: bearer, items: [{ _id: THING, name: "Livre", type, system }] }
    : { type, system };
  ({ told } = sitDown(
    [],
    (config) => {
      config.Actor["documentClass"] = GardienActor;
      config.Item["documentClass"] = GardienItem;
      config.Actor["dataModels"] = Object.fromEntries(KINDS.map(([kind, { model }]) => [kind, model]));
      config.Item["dataModels"] = Object.fromEntries(THINGS.map(([kind, { model }]) => [kind, model]));
      Object.assign(config, { statusEffects: RULESETS.flatMap(({ conditions }) => [...conditions]) });
    },
    { actors: [{ _id: HERO, name: "Ada", ownership: { default: 0, [PLAYER]: 3 }, ...hero }], documentTypes },
  ));
  sit(who);
  const actor = game.actors.get(HERO) as Actor;
  return isThing(type) ? (actor.items.get(THING) as Item) : actor;
}

/** Makes another of these. */
async function make(type: string, system: object): Promise<Actor | Item> {
  const source = { name: "Eve", type, system } as never;
  if (!isThing(type)) return (await GardienActor.create(source)) as unknown as Actor;
  const [made] = await (game.actors.get(HERO) as Actor).createEmbeddedDocuments("Item", [source] as never);
  return made as unknown as Item;
}

function sit(who: string): void {
  Object.assign(game, { userId: who });
}

const at = (actor: Actor | Item, path: string): unknown => foundry.utils.getProperty(actor, `system.${path}`);
const as = (path: string, value: unknown): object => {
  const system = {};
  foundry.utils.setProperty(system, path, value);
  return system;
};

/** A player's change that came past our code, as the server tells it. */
async function fromConsole(type: string, action: string, what: Data): Promise<void> {
  const parent = isThing(type) ? { parentUuid: `Actor.${HERO}` } : {};
  const operation = { ...what, ...parent };
  const response = await database.backend.request({ type: isThing(type) ? "Item" : "Actor", action, operation });
  database.applyResponse({ ...response, userId: PLAYER });
  await settled();
}

/** A keeper's window starts to watch, until the test ends. */
async function watch(): Promise<void> {
  await whileTested(watchKeeperOnly);
}

test("every whole ruleset keeps something for its keeper", () => {
  const keeping = WHOLE.filter(({ actors }) => Object.keys(actors).some((type) => KEEPER_ONLY[type]?.length));
  expect(keeping.map(({ id }) => id)).toEqual(WHOLE.map(({ id }) => id));
});

describe.each(FIELDS)("%s, %s", (type, path, value, yields) => {
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
    await hero.update({
      system: { [`==${first}`]: rest.length > 0 ? {} : typeof value === "number" ? 0 : "" },
    } as never);
    await hero.update({ "==system": {} } as never);
    await hero.update({ system: {} } as never, { recursive: false } as never);
    expect(at(hero, path)).toBe(yields ?? value); // what may be given up is
  });

  test("another value that comes with all of it leaves what stands there", async () => {
    const hero = seat(type, as(path, value), PLAYER);
    const other = typeof value === "number" ? 1 : typeof value === "string" ? "<p>Non.</p>" : false;
    await hero.update({ system: as(path, other) } as never, { recursive: false } as never);
    expect(at(hero, path)).toBe(other === yields ? yields : value);
  });

  test("what a player makes anew starts without it, a keeper's keeps it", async () => {
    seat(type, {}, PLAYER);
    const theirs = await make(type, as(path, value));
    sit(KEEPER);
    const ours = await make(type, as(path, value));
    expect([at(theirs, path) === value, at(ours, path)]).toEqual([COMES.includes(type), value]);
  });

  test("what a player writes from the console a keeper's window puts back", async () => {
    const hero = seat(type, {}, KEEPER);
    const before = at(hero, path);
    await watch();
    await fromConsole(type, "update", { updates: [{ _id: hero.id, system: as(path, value), name: "Eve" }] });
    expect([hero.name, at(hero, path)]).toEqual(["Eve", before]);
    expect(told).toHaveLength(1);
    await hero.update({ [`system.${path}`]: value } as never);
    expect(at(hero, path)).toBe(value);
  });

  test("what a player makes from the console has its first value again", async () => {
    seat(type, {}, KEEPER);
    await watch();
    await fromConsole(type, "create", { data: [{ name: "Eve", type, system: as(path, value) }] });
    const where = isThing(type) ? (game.actors.get(HERO) as Actor).items : game.actors;
    expect(at(where.getName("Eve") as Actor, path) === value).toBe(COMES.includes(type));
  });
});

test("a player may give an approval up, from the assistant as from the console", async () => {
  const hero = seat("warpCharacter", { approved: true }, PLAYER);
  await hero.update({ "system.approved": false } as never);
  expect([at(hero, "approved"), told]).toEqual([false, []]);
  const again = seat("warpCharacter", { approved: true }, KEEPER);
  await watch();
  await fromConsole("warpCharacter", "update", { updates: [{ _id: HERO, system: { approved: false } }] });
  expect([at(again, "approved"), told]).toEqual([false, []]);
});

test("things that come with somebody's new actor are known as they came, and watched from then on", async () => {
  seat("d20d100Skill", {}, KEEPER);
  await watch();
  const skill = { _id: THING, name: "Nager", type: "d20d100Skill", system: { experience: 2 } };
  const data = [{ _id: "eve0000000000000", name: "Eve", type: "d20d100Investigator", items: [skill] }];
  await fromConsole("d20d100Investigator", "create", { data, keepId: true });
  const made = game.actors.getName("Eve")?.items.get(THING) as Item;
  expect(at(made, "experience")).toBe(2);
  const response = await database.backend.request({
    ...{ type: "Item", action: "update" },
    operation: { updates: [{ _id: THING, system: { experience: 9 } }], parentUuid: "Actor.eve0000000000000" },
  });
  database.applyResponse({ ...response, userId: PLAYER });
  await settled();
  expect([at(made, "experience"), told]).toEqual([2, [expect.any(String)]]);
});
