import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Text } from "../../../src/core/text/text.js";
import { filesUnder } from "../../support/files.js";
import { minimal } from "../../fixtures/minimal-ruleset/index.js";
import { RULESETS } from "../../support/rulesets.js";

const LANGUAGES = ["fr", "en"].map((lang) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as object);

/** Whether a text has words in both languages; the fixture's are nobody's to read. */
const isSaid = ({ key }: Text) =>
  key.startsWith("MINIMAL.") ||
  LANGUAGES.every((texts) => {
    const told = key
      .split(".")
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts);
    return typeof told === "string" && told !== "";
  });

describe.each([...RULESETS, minimal].map((ruleset) => [ruleset.id, ruleset] as const))(
  "deeds of %s",
  (_id, ruleset) => {
    test("have each a name in both languages, an icon, and somebody who may do it", async () => {
      const { procedures } = await ruleset.deeds();
      expect(Object.keys(procedures).length).toBeGreaterThan(0);
      for (const [id, { name, icon, by }] of Object.entries(procedures)) {
        expect({ id, said: isSaid(name), icon, by }).toEqual({
          ...{ id, said: true, icon: expect.stringMatching(/^fa-(?:solid|regular) fa-[a-z0-9-]+$/) as string },
          by: expect.stringMatching(/^(?:owner|keeper)$/) as string,
        });
      }
    });

    test("no two have one name", async () => {
      const { procedures } = await ruleset.deeds();
      const names = Object.values(procedures).map(({ name }) => JSON.stringify(name));
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    });
  },
);

/** What the kit of deeds finds words for by an id, and the part of the area where they lie. */
const BY_ID = [
  ["obstacle", /(?<![.\w])obstacle\(\s*"([\w.]+)"/g],
  ["fact", /(?<![.\w])(?:fact|numbers|secret)\(\s*"([\w.]+)"/g],
  ["edit", /(?<![.\w])(?:count|yesNo)\(\s*"([\w.]+)"(?![^)]*called)/g],
  [
    "field",
    /(?:^\s+|\bform: \{ )(\w+): field\.(?:number|numberOrNone|flag|text|choice|pick|owned|item|person|patient)\(/gm,
  ],
  [null, /(?<![.\w])say\(\s*"([\w.]+)"/g],
] as const;

// No key is written out there: without this a window shows GARDIEN.….DEED.field.hours where nobody looked.
test.each(RULESETS.map(({ id }) => id))("%s has words for all that its deeds ask, refuse and tell by an id", (id) => {
  const area = `GARDIEN.${id.toUpperCase()}.DEED`;
  const asked = filesUnder(`src/rulesets/${id}/deeds`, ".ts").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return BY_ID.flatMap(([part, by]) =>
      [...source.matchAll(by)].map(([, called = ""]) => [area, part, called].filter(Boolean).join(".")),
    );
  });
  expect(asked.filter((key) => !isSaid({ key }))).toEqual([]);
});
