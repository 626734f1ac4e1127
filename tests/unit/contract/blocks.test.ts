import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nested, type Block, type BlockRead, type Notation } from "../../../src/core/notation/block.js";
import { blocksIn, readBlock } from "../../../src/core/notation/read.js";
import { SHEET, writeBlock } from "../../../src/core/notation/write.js";
import { spellings } from "../../../src/core/notation/words.js";
import type { Ruleset } from "../../../src/core/ruleset.js";
import { peopleOf, type Source } from "../../support/packs/people.js";
import { RULESETS } from "../../support/rulesets.js";

interface Model {
  readonly schema: { getField(path: string): unknown; getInitialValue?(): unknown };
  new (data: object): { toObject(): object };
}

/** All figures of somebody, those too that are as at first: what the world stores. */
function stored({ actors, items }: Ruleset, { name, type, system }: Source): Omit<Source, "items"> {
  const Kind = (actors[type] ?? items[type])?.model as unknown as Model;
  return { name, type, system: new Kind(structuredClone(system)).toObject() };
}

/** The actor that a block makes, where things are what they were. */
function made(ruleset: Ruleset, { name, figures, things }: BlockRead, before: Block): Block {
  const put = (system: object, read: object) => foundry.utils.mergeObject(structuredClone(system), read) as object;
  return {
    ...stored(ruleset, { name, type: before.type, system: nested(figures) }),
    things: things.map((thing) => {
      const known = before.things.find((one) => one.name === thing.name)?.system ?? {};
      return stored(ruleset, {
        name: thing.name,
        type: thing.types[0],
        system: put(known, nested(thing.settled(known))),
      });
    }),
  };
}

function blockOf(ruleset: Ruleset, source: Source): Block {
  return { ...stored(ruleset, source), things: (source.items ?? []).map((item) => stored(ruleset, item)) };
}

/** The one block of a text, as somebody of a type. */
function readAs(text: string, notation: Notation, type: string): BlockRead {
  const [found, ...others] = blocksIn(text, [notation]);
  expect(others, text).toEqual([]);
  if (!found) throw new Error(text);
  return readBlock(found, notation, "fr", type);
}

/** Somebody whose figures are others, each within the bounds of its field. */
function changed(ruleset: Ruleset, block: Block, figures: readonly string[], dice: fc.GeneratorValue): Block {
  const { schema } = ruleset.actors[block.type]?.model as unknown as Model;
  const system = structuredClone(block.system);
  for (const path of figures) {
    const field = schema.getField(path) as { readonly min?: number; readonly max?: number } | undefined;
    if (!field) continue;
    const { min = 0, max = 20 } = field;
    foundry.utils.setProperty(system, path, dice(fc.integer, { min: Math.max(min, -9), max: Math.min(max, 30) }));
  }
  return { ...block, system };
}

const written = await Promise.all(
  RULESETS.flatMap((ruleset) => (ruleset.blocks ? [ruleset.blocks().then((notation) => ({ ruleset, notation }))] : [])),
);

describe.each(written.map((one) => ({ id: one.ruleset.id, ...one })))("the blocks of $id", ({ ruleset, notation }) => {
  it("are of its own actors, the first a keeper's, and have a place for what is left over", () => {
    for (const type of notation.types) expect(Object.keys(ruleset.actors)).toContain(type);
    expect(ruleset.actors[notation.types[0]]?.token.actorLink).toBe(false);
    const { schema } = ruleset.actors[notation.types[0]]?.model as unknown as Model;
    expect(schema.getField(notation.notesAt)).toBeDefined();
  });

  it("make whom they were written of, with all that a sheet stores", () => {
    for (const source of peopleOf(ruleset)) {
      const block = blockOf(ruleset, source);
      const text = writeBlock(block, notation, "en");
      const read = readAs(text, notation, source.type);
      expect(read.left, text).toEqual([]);
      expect(read.said ?? notation.types[0]).toBe(source.type);
      expect(writeBlock(made(ruleset, read, block), notation, "en")).toBe(text);
    }
  });

  it("say any figures that a sheet can hold, and make them again", () => {
    const sources = peopleOf(ruleset);
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.constantFrom("fr", "en"), fc.gen(), (source, lang, dice) => {
        const before = blockOf(ruleset, source);
        const numbers = Object.entries(readAs(writeBlock(before, notation, lang), notation, source.type).figures);
        const paths = numbers.flatMap(([path, value]) => (typeof value === "number" ? [path] : []));
        const block = changed(ruleset, before, paths, dice);
        const text = writeBlock(block, notation, lang);
        const read = readAs(text, notation, source.type);
        expect(read.left, text).toEqual([]);
        expect(writeBlock(made(ruleset, read, block), notation, lang)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  it("call each line otherwise, in both languages", () => {
    const labels = [SHEET, ...notation.lines.map(({ words }) => words)].flatMap(spellings);
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});
