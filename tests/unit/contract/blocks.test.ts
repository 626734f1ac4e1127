import { describe, expect, it } from "vitest";
import { nested, type Block, type BlockRead } from "../../../src/core/notation/block.js";
import { readBlocks } from "../../../src/core/notation/read.js";
import { writeBlock } from "../../../src/core/notation/write.js";
import { spellings } from "../../../src/core/notation/words.js";
import type { Ruleset } from "../../../src/core/ruleset.js";
import { written as packed } from "../../support/packs/sources.js";
import { RULESETS } from "../../support/rulesets.js";

interface Model {
  readonly schema: { getField(path: string): unknown; getInitialValue?(): unknown };
  new (data: object): { toObject(): object };
}

interface Source {
  readonly name: string;
  readonly type: string;
  readonly system: object;
  readonly items?: readonly Source[];
}

const PEOPLE: Readonly<Record<string, string>> = {
  ...{ gb: "creatures", warp: "warp-npcs", rpg: "rpg-creatures" },
  ...{ seuils: "seuils-creatures", d20d100: "d20d100-adversaries" },
};

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
    for (const source of packed(PEOPLE[ruleset.id] ?? "") as unknown as readonly Source[]) {
      const things = (source.items ?? []).map((item) => stored(ruleset, item));
      const block = { ...stored(ruleset, source), things };
      const text = writeBlock(block, notation, "en");
      const [read] = readBlocks(text, notation);
      if (!read) throw new Error(text);
      expect(read.left, text).toEqual([]);
      expect(writeBlock(made(ruleset, read, block), notation, "en")).toBe(text);
    }
  });

  it("call each line otherwise, in both languages", () => {
    const labels = notation.lines.flatMap(({ words }) => spellings(words));
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});
