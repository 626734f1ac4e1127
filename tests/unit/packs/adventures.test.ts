import { describe, expect, test } from "vitest";
import { wholeAdventure } from "../../../tools/packs/adventure.mjs";
import { faultsOf } from "../../../tools/packs/check.mjs";
import { entriesToldIn } from "../../../tools/packs/entries.mjs";
import { RULESETS } from "../../support/rulesets.js";
import { ROOT, SOURCES } from "../../support/packs/sources.js";

const sources = SOURCES;
const packs = sources.packs.filter(({ type }) => type === "Adventure");
const adventures = packs.flatMap(({ documents }) =>
  documents.map(({ data }) => ({ data, whole: wholeAdventure(sources, data) })),
);
const text: unknown = expect.any(String);
const kinds = new Map(RULESETS.flatMap(({ actors }) => Object.entries(actors)));
const named = adventures.map(({ whole }) => [whole.name, whole] as const);

describe.each(named)("the adventure %s", (_name, whole) => {
  const [scene] = whole.scenes;
  const ids = new Set(whole.actors.map(({ _id }) => _id));
  const within = ([x, y]: readonly [number, number]) =>
    x >= 0 && y >= 0 && x <= (scene?.width ?? 0) && y <= (scene?.height ?? 0);

  test("has one scene, for nobody yet, with light, walls and a picture that both generations find", () => {
    expect(whole.scenes).toHaveLength(1);
    expect(scene?.active).toBe(false);
    expect(scene?.environment.globalLight.enabled).toBe(true);
    expect(scene?.walls.length).toBeGreaterThan(2);
    expect(scene?.lights.length).toBeGreaterThan(0);
    expect(scene?.levels).toMatchObject([{ _id: "defaultLevel0000", background: scene?.background }]);
    expect(scene?.levels[0]?.name).not.toBe("");
  });

  test("keeps walls, lights and tokens in the scene, each under an id of its own", () => {
    const { walls = [], lights = [], tokens = [], grid } = scene ?? {};
    const size = grid?.size ?? 100;
    expect(
      walls.flatMap(({ c: [x1, y1, x2, y2] }) => [[x1, y1] as const, [x2, y2] as const]).filter((end) => !within(end)),
    ).toEqual([]);
    expect(lights.filter(({ x, y }) => !within([x, y]))).toEqual([]);
    for (const { x, y, width = 1, height = 1 } of tokens) {
      expect(within([x + width * size, y + height * size])).toBe(true);
      expect([x % size, y % size]).toEqual([0, 0]);
    }
    const places = tokens.map(({ x, y }) => `${String(x)},${String(y)}`);
    expect(new Set(places).size).toBe(tokens.length);
    for (const list of [walls, lights, tokens]) {
      const own = list.map(({ _id }) => _id);
      expect(new Set(own).size).toBe(own.length);
      expect(own.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id))).toEqual([]);
    }
  });

  test("places people it brings, and whoever may be played is linked, sees, and is there two times at least", () => {
    const tokens = scene?.tokens ?? [];
    expect(tokens.filter(({ actorId }) => !ids.has(actorId))).toEqual([]);
    const played = whole.actors.filter(({ type }) => kinds.get(type)?.token.disposition === "friendly");
    expect(played.length).toBeGreaterThan(1);
    for (const actor of played) {
      expect(actor.prototypeToken).toMatchObject({ actorLink: true, sight: { enabled: true } });
      const own = tokens.filter(({ actorId }) => actorId === actor._id);
      expect(own).toHaveLength(1);
      expect(own[0]).toMatchObject({ actorLink: true, sight: { enabled: true }, level: "defaultLevel0000" });
    }
    const adversaries = whole.actors.filter((actor) => !played.includes(actor));
    for (const { _id } of adversaries) expect(tokens.some(({ actorId }) => actorId === _id)).toBe(true);
  });

  test("has its people from our packs, with the figures that those have, all of one ruleset", () => {
    for (const actor of whole.actors) {
      const [, , pack, , id] = actor._stats.compendiumSource.split(".");
      const entry = sources.packs.find(({ name }) => name === pack)?.documents.find(({ data }) => data._id === id);
      expect(entry?.data.system).toEqual(actor.system);
      expect(entry?.data.items?.map(({ system }) => system)).toEqual(actor.items?.map(({ system }) => system));
    }
    const rulesets = RULESETS.filter(({ actors }) => whole.actors.some(({ type }) => actors[type]));
    expect(rulesets).toHaveLength(1);
  });

  test("has a page for everybody and one for the keeper, and no music", () => {
    const [entry] = whole.journal;
    expect(entry?.pages.map(({ ownership }) => ownership?.default)).toEqual([undefined, 0]);
    expect(scene?.journal).toBe(entry?._id);
    for (const { text } of entry?.pages ?? []) expect(text.content.length).toBeGreaterThan(800);
    expect([whole.playlists, whole.cards, whole.combats]).toEqual([[], [], []]);
    expect(whole.tables.length).toBeGreaterThan(0);
  });
});

describe("the adventures", () => {
  test("are there once each, and say what they say in English too", () => {
    expect(packs.map(({ documents }) => documents.length)).toEqual(packs.map(() => 1));
    const english = entriesToldIn(sources.packs, "en");
    for (const { name, documents } of packs)
      for (const { data } of documents) {
        const { folders, scenes, journal, tables } = wholeAdventure(sources, data);
        expect(english[name]?.[data._id]).toMatchObject({ written: data.name, name: text, caption: text });
        for (const one of [...folders, ...scenes, ...journal, ...tables])
          expect(english[name]?.[one._id]).toMatchObject({ written: one.name, name: text });
      }
  });

  test("share no id", () => {
    const ids = adventures.flatMap(({ whole: { folders, actors, scenes, journal, tables } }) =>
      [folders, actors, scenes, journal, tables].flat().map(({ _id }) => _id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("an adventure", () => {
  interface Written {
    description: string;
    actors: [{ fromPack: string }];
    scenes: [{ picture: string; tokens: [{ fromActor: string }] }];
  }
  const spoiled = (change: (data: Written) => void): string[] => {
    const copy = structuredClone(sources);
    const pack = copy.packs.find(({ type }) => type === "Adventure");
    change(pack?.documents[0]?.data as unknown as Written);
    return faultsOf(copy, ROOT);
  };

  test("that names somebody who is in no pack is refused", () => {
    const found = spoiled(({ actors: [first] }) => (first.fromPack = "gardien.creatures.nobody"));
    expect(found[0]).toContain("there is no gardien.creatures.nobody");
  });

  test("that places somebody whom it does not bring is refused", () => {
    const found = spoiled(({ scenes: [scene] }) => (scene.tokens[0].fromActor = "nobody"));
    expect(found[0]).toContain("there is no actor nobody");
  });

  test("that links to nothing, or shows a picture that is not there, is refused", () => {
    const linked = spoiled((data) => (data.description = "<p>@UUID[Actor.nobody000000000]{?}</p>"));
    expect(linked[0]).toContain("@UUID[Actor.nobody000000000] leads nowhere");
    const shown = spoiled(({ scenes: [scene] }) => (scene.picture = "nowhere"));
    expect(shown).toContainEqual(expect.stringContaining("scenes/nowhere.webp does not exist"));
  });
});
