import { afterEach, describe, expect, it, vi } from "vitest";
import { clearAway, leftIn } from "../../../../src/core/check/leftovers.js";

afterEach(() => vi.unstubAllGlobals());

const RUN = "run";
const marked = (id: string, check: unknown = RUN) => ({ id, type: "base", flags: { gardien: { check } }, _source: {} });
const stranger = { id: "stranger", type: "base", flags: {}, _source: {} };

/** A world in which a check was cut short, with these messages. */
function world(folders: readonly object[], messages: readonly object[]): void {
  const shelves = { ChatMessage: messages, Folder: folders, Combat: [], Scene: [], Actor: [], Item: [] };
  vi.stubGlobal("game", { collections: new Map(Object.entries(shelves)) });
}

const messagesIn = (runs?: readonly string[]) => (leftIn(runs).found.get("ChatMessage") ?? []).map(({ id }) => id);

it("finds messages that bear the mark of a run that was cut short, and no others", () => {
  world([marked("folder", { run: RUN })], [marked("told"), stranger, marked("kept", null)]);
  expect(messagesIn()).toEqual(["told"]);
});

it("finds such messages when nothing else of the run is left", () => {
  world([], [marked("told"), stranger]);
  expect(messagesIn()).toEqual(["told"]);
});

it("leaves messages of other runs alone when asked for one", () => {
  world([marked("folder")], [marked("told"), marked("elsewhere", "another")]);
  expect(messagesIn([RUN])).toEqual(["told"]);
});

it("finds messages that tell of what a run made by its id, wherever it stands in them", () => {
  const made = "gardienTrial0001";
  const about = (id: string, named: string) => ({
    ...{ id, type: "attack", flags: {} },
    _source: { system: { targets: [{ uuid: `Scene.aaaaaaaaaaaaaaaa.Token.${named}` }] } },
  });
  world([marked(made)], [about("of the trial", made), about("of the table", "bbbbbbbbbbbbbbbb")]);
  expect(messagesIn()).toEqual(["of the trial"]);
});

describe("clearing away", () => {
  /** A world in which some kinds of document cannot be deleted; answers with what is still there. */
  function stubborn(kinds: readonly string[]): Map<string, Map<string, object>> {
    const shelf = (id: string) => new Map([[id, marked(id)]]);
    const world = new Map(
      Object.entries({ Combat: shelf("c"), Scene: shelf("s"), Actor: shelf("a"), Folder: shelf("f") }),
    );
    const collection = (kind: string) => {
      const held = world.get(kind) ?? new Map<string, object>();
      return { [Symbol.iterator]: () => held.values(), get: (id: string) => held.get(id) };
    };
    const kept = (kind: string) => ({
      documentClass: {
        deleteDocuments: (ids: readonly string[]) => {
          if (kinds.includes(kind)) return Promise.reject(new Error(`${kind} stays`));
          for (const id of ids) world.get(kind)?.delete(id);
          return Promise.resolve();
        },
      },
    });
    vi.stubGlobal("game", { collections: { get: collection } });
    vi.stubGlobal("CONFIG", Object.fromEntries([...world.keys()].map((kind) => [kind, kept(kind)])));
    return world;
  }

  const left = (world: ReadonlyMap<string, ReadonlyMap<string, object>>) =>
    [...world].filter(([, held]) => held.size > 0).map(([kind]) => kind);

  it("throws everything away, and says how much", async () => {
    const world = stubborn([]);
    expect(await clearAway(() => leftIn([RUN]))).toBe(4);
    expect(left(world)).toEqual([]);
  });

  it("throws the rest away where something cannot go, and says why it could not", async () => {
    const world = stubborn(["Scene"]);
    await expect(clearAway(() => leftIn([RUN]))).rejects.toThrow("Scene stays");
    expect(left(world)).toEqual(["Scene"]);
  });

  it("looks again for what jobs under way have written meanwhile", async () => {
    const world = stubborn([]);
    let looks = 0;
    await clearAway(() => {
      if (++looks === 2) world.get("Actor")?.set("late", marked("late"));
      return leftIn([RUN]);
    });
    expect(left(world)).toEqual([]);
  });
});
