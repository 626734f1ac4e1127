import { describe, expect, it } from "vitest";
import { spellings } from "../../../src/core/notation/words.js";
import { RULESETS } from "../../support/rulesets.js";

interface Model {
  readonly schema: { getField(path: string): unknown };
}

const written = await Promise.all(
  RULESETS.flatMap((ruleset) => (ruleset.blocks ? [ruleset.blocks().then((notation) => ({ ruleset, notation }))] : [])),
);

it("all our rulesets write blocks", () => {
  expect(written.map(({ ruleset }) => ruleset.id)).toEqual(RULESETS.map(({ id }) => id));
});

describe.each(written.map((one) => ({ id: one.ruleset.id, ...one })))("the blocks of $id", ({ ruleset, notation }) => {
  it("are of its own actors, the first a keeper's, and have a place for what is left over", () => {
    for (const type of notation.types) expect(Object.keys(ruleset.actors)).toContain(type);
    expect(ruleset.actors[notation.types[0]]?.token.actorLink).toBe(false);
    const { schema } = ruleset.actors[notation.types[0]]?.model as unknown as Model;
    expect(schema.getField(notation.notesAt)).toBeDefined();
  });

  it("call each line otherwise, in both languages", () => {
    const labels = notation.lines.flatMap(({ words }) => spellings(words));
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});
