import { describe, expect, test } from "vitest";
import { documentsOf } from "../../support/packs/of-rulesets.js";
import { WHOLE } from "../../support/rulesets.js";

/** A data model as the packs need it: it refuses what it does not know, and says what it made of the rest. */
type Model = new (source: object, options: object) => { toObject(): object };

describe.each(documentsOf("Actor", "Item"))("the data models of %s", (_id, { ruleset, documents }) => {
  const kinds = { ...ruleset.actors, ...ruleset.items };
  const all = [...documents, ...documents.flatMap(({ items = [] }) => items)];

  test("take everything that ships as it is written, and so they do what is carried", () => {
    if (WHOLE.includes(ruleset)) expect(all.length).toBeGreaterThan(100);
    for (const { name, type, system = {} } of all) {
      const Model = kinds[type]?.model as unknown as Model | undefined;
      const made = Model && new Model(structuredClone(system), { parent: null }).toObject();
      expect({ name, type, system: made }).toMatchObject({ name, type, system });
    }
  });
});
