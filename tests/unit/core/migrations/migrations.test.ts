import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migrations, newestVersion } from "../../../../src/core/migrations/list.js";
import { concernedBy, persistMigrated, type MigratedDocument } from "../../../../src/core/migrations/persist.js";
import { migrateSource } from "../../../../src/core/migrations/runner.js";
import "../../../support/rulesets.js";

interface Stored {
  name: string;
  type: string;
  system: Record<string, unknown>;
}

const world = () =>
  JSON.parse(readFileSync("tests/fixtures/world-0.json", "utf8")) as { actors: (Stored & { items: Stored[] })[] };

const migratedItems = () => {
  const items = world().actors.flatMap((actor) => actor.items);
  for (const item of items) migrateSource(migrations(), item);
  return new Map(items.map((item) => [item.name, item.system]));
};

describe("a world of the first drafts", () => {
  it("keeps what an armour was: worn or not is `equipped`", () => {
    const items = migratedItems();
    expect(items.get("Blouson de cuir")).toEqual({
      kind: "armor",
      equipped: false,
      zones: { torso: 1, armLeft: 1 },
    });
    expect(items.get("Casque de moto")?.["equipped"]).toBe(true);
  });

  it("leaves the types a step does not name alone", () => {
    expect(migratedItems().get("Revolver .38")?.["worn"]).toBe(true);
  });

  it("gives the same result when it runs again", () => {
    for (const item of world().actors.flatMap((actor) => actor.items)) {
      migrateSource(migrations(), item);
      const once = structuredClone(item);
      migrateSource(migrations(), item);
      expect(item).toEqual(once);
    }
  });

  it("tolerates partial and malformed sources", () => {
    for (const source of [{}, { type: "gbArmor" }, { type: "gbArmor", system: null }, { type: 3, system: [] }]) {
      const before = structuredClone(source);
      migrateSource(migrations(), source);
      expect(source).toEqual(before);
    }
  });
});

describe("the list of migrations", () => {
  it("is numbered 1, 2, 3 … without a gap", () => {
    expect(migrations().map((step) => step.version)).toEqual(migrations().map((_, index) => index + 1));
    expect(newestVersion()).toBe(migrations().length);
  });
});

describe("writing a migrated world back", () => {
  const document = (name: string, update: MigratedDocument["update"]): MigratedDocument => ({
    name,
    type: "gbArmor",
    uuid: `Item.${name}`,
    toObject: () => ({ name, system: { equipped: true } }),
    update,
  });

  it("names the documents that fail and goes on with the others", async () => {
    const written: object[] = [];
    const good = (data: object) => Promise.resolve(written.push(data));
    const bad = () => Promise.reject(new Error("refused"));
    const failures = await persistMigrated([document("a", good), document("b", bad), document("c", good)]);
    expect(failures.map(({ name }) => name)).toEqual(["b (Item.b)"]);
    expect(written).toEqual([{ system: { equipped: true } }, { system: { equipped: true } }]);
  });

  it("leaves alone what no newer step concerns, because people play meanwhile", () => {
    const steps = [
      { version: 1, types: ["gbArmor"], migrate: () => undefined },
      { version: 2, types: ["gbWound"], migrate: () => undefined },
    ];
    const some = ["gbArmor", "gbWeapon", "gbWound"].map((type) => ({
      ...document(type, () => Promise.resolve()),
      type,
    }));
    const names = (version: number) => concernedBy(steps, version, some).map(({ name }) => name);
    expect(names(0)).toEqual(["gbArmor", "gbWound"]);
    expect(names(1)).toEqual(["gbWound"]);
    expect(names(2)).toEqual([]);
  });
});
