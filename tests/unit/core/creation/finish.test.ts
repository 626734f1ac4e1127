import { beforeEach, describe, expect, it, vi } from "vitest";
import { matches } from "../../../../src/core/creation/context.js";
import { finish } from "../../../../src/core/creation/finish.js";
import type { Making } from "../../../../src/core/creation/making.js";
import type { Result } from "../../../../src/core/creation/procedure.js";

interface Source {
  readonly _id: string;
  readonly name: string;
  readonly system: object;
}

/** An actor that notes what is written to it. */
function actorWith(...ids: string[]) {
  const items = new Map<string, object>(ids.map((id) => [id, {}]));
  const written: string[] = [];
  const updates: Record<string, unknown>[] = [];
  return {
    items,
    written,
    updates,
    name: "Investigateur",
    img: "new.svg",
    prototypeToken: { name: "Investigateur", texture: { src: "token.svg" } },
    createEmbeddedDocuments: (_type: string, sources: Source[], options: object) => {
      expect(options).toMatchObject({ keepId: true });
      for (const source of sources) items.set(source._id, source);
      written.push(`create ${sources.map(({ _id }) => _id).join()}`);
      return Promise.resolve([]);
    },
    updateEmbeddedDocuments: (_type: string, changes: Source[]) => {
      written.push(`change ${changes.map(({ _id }) => _id).join()}`);
      return Promise.resolve([]);
    },
    deleteEmbeddedDocuments: (_type: string, gone: string[]) => {
      written.push(`remove ${gone.join()}`);
      return Promise.resolve([]);
    },
    update: (change: Record<string, unknown>) => {
      written.push("update");
      updates.push(change);
      return Promise.resolve();
    },
  };
}

const nothing: Result = { update: {}, create: [], change: [], remove: [] };
const making = (actor: object, result: Partial<Result>, procedure: object = {}) =>
  ({
    actor,
    draft: {},
    desk: {},
    procedure: { result: () => ({ ...nothing, ...result }), ...procedure },
  }) as unknown as Making;

const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  Object.assign(globalThis, {
    fromUuid: (uuid: string) => Promise.resolve(uuid === "gone" ? null : { name: uuid, system: { weight: 1 } }),
    game: {
      items: { fromCompendium: (item: object) => structuredClone(item) },
      i18n: { localize: (key: string) => key, format: (key: string) => key },
    },
    ui: { notifications: { warn } },
  });
});

describe("finishing", () => {
  it("creates copies under the keys of the draft, changes, removes, then writes the actor and ends the draft", async () => {
    const actor = actorWith("had", "old");
    await finish(
      making(actor, {
        update: { "system.level": 2 },
        create: [{ id: "key", from: "knife", system: { ranks: 2 } }],
        change: [
          { id: "had", system: { ranks: 3 } },
          { id: "lost", system: {} },
        ],
        remove: ["old", "older"],
      }),
    );
    expect(actor.written).toEqual(["create key", "change had", "remove old", "update"]);
    expect(actor.items.get("key")).toEqual({ _id: "key", name: "knife", system: { weight: 1, ranks: 2 } });
    expect(actor.updates).toEqual([{ "system.level": 2, "flags.gardien.assistant": null }]);
  });

  it("makes items of what was answered, and copies under names of their own", async () => {
    const actor = actorWith();
    await finish(
      making(actor, {
        create: [
          { id: "typed", type: "trait", name: "Dompteuse", img: "t.svg", system: { score: 3 } },
          { id: "copied", from: "knife", name: "Surin", system: {} },
        ],
      }),
    );
    expect(actor.items.get("typed")).toEqual({
      _id: "typed",
      type: "trait",
      name: "Dompteuse",
      img: "t.svg",
      system: { score: 3 },
    });
    expect(actor.items.get("copied")).toMatchObject({ _id: "copied", name: "Surin", system: { weight: 1 } });
  });

  it.each([true, false])(
    "approves where a keeper has to, and only as a keeper; else it waits for one (%s)",
    async (isGM) => {
      Object.assign(game, { user: { isGM } });
      const actor = actorWith();
      await finish(making(actor, {}, { approval: "system.approved" }));
      const waits = { "flags.gardien.awaitsApproval": !isGM };
      expect(actor.updates).toEqual([{ "system.approved": isGM, ...waits }, { "flags.gardien.assistant": null }]);
    },
  );

  it("makes nothing where the approval may not be written", async () => {
    Object.assign(game, { user: { isGM: false } });
    const actor = actorWith("old");
    const wanted = { create: [{ id: "key", from: "knife", system: {} }], remove: ["old"] };
    const refused = { ...actor, update: () => Promise.reject(new Error("refused")) };
    await expect(finish(making(refused, wanted, { approval: "system.approved" }))).rejects.toThrow("refused");
    expect(actor.written).toEqual([]);
  });

  it("adds nothing twice when it is done again", async () => {
    const actor = actorWith();
    const again = making(actor, { create: [{ id: "key", from: "knife", system: {} }] });
    await finish(again);
    await finish(again);
    expect(actor.written).toEqual(["create key", "update", "update"]);
  });

  it("names what cannot be found any more and goes on", async () => {
    const actor = actorWith();
    await finish(making(actor, { create: [{ id: "key", from: "gone", system: {} }] }));
    expect(actor.written).toEqual(["update"]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it("lets the token go on bearing the actor's name, and a picture of its own alone", async () => {
    const actor = actorWith();
    await finish(making(actor, { update: { name: "Paul", img: "paul.svg" } }));
    expect(actor.updates[0]).toMatchObject({ name: "Paul", "prototypeToken.name": "Paul" });
    expect(actor.updates[0]).not.toHaveProperty(["prototypeToken.texture.src"]);
  });
});

describe("searching by name", () => {
  it.each([
    ["Épée courte", "epee", true],
    ["Épée courte", " COURTE ", true],
    ["Épée courte", "hache", false],
    ["Épée courte", "", true],
  ])("%s, %s: %s", (name, query, found) => {
    expect(matches(name, query)).toBe(found);
  });
});
