import { rmSync } from "node:fs";
import fc from "fast-check";
import { ClassicLevel } from "classic-level";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { Database } from "../../../../playground/server/store/database.js";
import { primaryKind, type Kind } from "../../../../playground/server/store/hierarchy.js";
import { assemble, flatten } from "../../../../playground/server/store/tree.js";
import { scratchFolder } from "../../../support/scratch.js";

const kindOf = (name: string): Kind => {
  const kind = primaryKind(name);
  if (!kind) throw new Error(name);
  return kind;
};
const parsed = (flat: Map<string, string>) =>
  new Map([...flat].map(([key, value]) => [key, JSON.parse(value) as unknown]));

const SCENE = {
  _id: "s",
  name: "Ruelle",
  tokens: [
    {
      _id: "t",
      delta: {
        _id: "d",
        items: [
          { _id: "i", effects: [{ _id: "e" }] },
          { _id: "x", _tombstone: true },
        ],
      },
    },
  ],
};

async function openIn(folder: string, kind: Kind): Promise<Database> {
  const database = await Database.open(kind, folder);
  onTestFinished(() => database.close());
  return database;
}

const temporary = (): string => {
  const folder = scratchFolder("playground-store-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

describe("The keys of the database", () => {
  it("are Foundry's, down to an effect on an item of a token's delta (19.15)", () => {
    expect([...flatten(kindOf("Scene"), SCENE).keys()].sort()).toEqual([
      "!scenes!s",
      "!scenes.tokens!s.t",
      "!scenes.tokens.delta!s.t.d",
      "!scenes.tokens.delta.items!s.t.d.i",
      "!scenes.tokens.delta.items!s.t.d.x",
      "!scenes.tokens.delta.items.effects!s.t.d.i.e",
    ]);
  });

  it("let parents hold the ids of their children", () => {
    const flat = parsed(flatten(kindOf("Scene"), SCENE));
    expect(flat.get("!scenes!s")).toMatchObject({ tokens: ["t"] });
    expect(flat.get("!scenes.tokens!s.t")).toMatchObject({ delta: "d" });
    expect(flat.get("!scenes.tokens.delta!s.t.d")).toMatchObject({ items: ["i", "x"] });
  });

  it("give back what was stored", () => {
    const flat = parsed(flatten(kindOf("Scene"), SCENE));
    expect(assemble(kindOf("Scene"), flat, ["scenes"], ["s"])).toEqual(SCENE);
  });

  it("keep whatever stands where children belong", () => {
    const child = fc.oneof(fc.jsonValue(), fc.record({ _id: fc.string(), name: fc.string() }));
    const actor = fc.record({
      _id: fc.constant("a"),
      items: fc.oneof(fc.uniqueArray(child, { selector: idOf }), fc.jsonValue()),
    });
    fc.assert(
      fc.property(actor, (source) => {
        const stored = JSON.parse(JSON.stringify(source)) as Data;
        const flat = parsed(flatten(kindOf("Actor"), stored));
        expect(JSON.parse(JSON.stringify(assemble(kindOf("Actor"), flat, ["actors"], ["a"])))).toEqual(stored);
      }),
    );
  });
});

const idOf = (value: unknown): unknown => (value as Data | null)?._id ?? value;

describe("A database", () => {
  it("reads what it wrote after a restart", async () => {
    const folder = temporary();
    const first = await openIn(folder, kindOf("Scene"));
    await first.commit(new Map([["s", SCENE]]));
    await first.close();
    const second = await openIn(folder, kindOf("Scene"));
    expect(second.documents.get("s")).toEqual(SCENE);
  });

  it("removes the keys of deleted children and nothing else", async () => {
    const folder = temporary();
    const database = await openIn(folder, kindOf("Actor"));
    await database.commit(new Map([["a", { _id: "a", items: [{ _id: "i", effects: [{ _id: "e" }] }, { _id: "j" }] }]]));
    await database.commit(new Map([["a", { _id: "a", items: [{ _id: "j" }] }]]));
    await database.close();
    const level = new ClassicLevel(folder);
    expect(await level.keys().all()).toEqual(["!actors!a", "!actors.items!a.j"]);
    await level.close();
  });

  it("sets aside what is no object, heals a missing id from the key, and loses neither", async () => {
    const folder = temporary();
    const level = new ClassicLevel(folder);
    await level.put("!actors!bad", JSON.stringify("a text"));
    await level.put("!actors!odd", JSON.stringify({ name: "Sans id", items: ["lost", "kept"] }));
    await level.put("!actors.items!odd.kept", JSON.stringify({ _id: "kept" }));
    await level.close();
    const database = await openIn(folder, kindOf("Actor"));
    expect(database.unreadable).toEqual(["!actors!bad"]);
    const odd = database.documents.get("odd");
    expect(odd).toEqual({ _id: "odd", name: "Sans id", items: ["lost", { _id: "kept" }] });
    await database.commit(new Map([["odd", { ...odd, name: "Avec" }]]));
    await database.close();
    const again = new ClassicLevel(folder);
    expect(await again.get("!actors!bad")).toBe('"a text"');
    expect(JSON.parse(await again.get("!actors!odd"))).toMatchObject({ name: "Avec", items: ["lost", "kept"] });
    await again.close();
  });
});
