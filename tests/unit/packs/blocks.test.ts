import { describe, expect, it } from "vitest";
import { at, nested, type Block, type BlockRead, type Notation, type Thing } from "../../../src/core/notation/block.js";
import { readBlocks } from "../../../src/core/notation/read.js";
import { writeBlock } from "../../../src/core/notation/write.js";
import { isWord, words, type Lang } from "../../../src/core/notation/words.js";
import { notation as d20d100 } from "../../../src/rulesets/d20d100/block/notation.js";
import { notation as gb } from "../../../src/rulesets/gb/block/notation.js";
import { notation as rpg } from "../../../src/rulesets/rpg/block/notation.js";
import { notation as seuils } from "../../../src/rulesets/seuils/block/notation.js";
import { notation as warp } from "../../../src/rulesets/warp/block/notation.js";
import { written } from "../../support/packs/sources.js";

interface Source extends Thing {
  readonly items?: readonly Thing[];
}

const GAMES: readonly {
  readonly id: string;
  readonly notation: Notation;
  readonly people: string;
  readonly things: readonly string[];
}[] = [
  { id: "gb", notation: gb, people: "creatures", things: ["weapons", "armors", "gear", "feats", "skills", "spells"] },
  {
    id: "warp",
    notation: warp,
    people: "warp-npcs",
    things: ["armors", "gear", "powers", "spells", "traits", "weapons"],
  },
  {
    id: "rpg",
    notation: rpg,
    people: "rpg-creatures",
    things: ["afflictions", "armors", "gear", "skills", "spells", "weapons"],
  },
  {
    id: "seuils",
    notation: seuils,
    people: "seuils-creatures",
    things: ["armors", "gear", "specialties", "traits", "weapons"],
  },
  {
    id: "d20d100",
    notation: d20d100,
    people: "d20d100-adversaries",
    things: ["armors", "gear", "magic", "skills", "traits", "weapons"],
  },
];

/** Paths under `system` that a block does not say: what follows from others, and what only keepers read. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  gb: ["pf.value", "pv.value", "slug"],
  warp: ["hp.value", "keeperNotes", "psy.value", "slug"],
  rpg: ["hp.value", "slug"],
  seuils: ["slug"],
  d20d100: ["fixedScores.moveSilently", "slug"],
};

function leavesOf(object: object, before = ""): readonly string[] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? leavesOf(value, `${before}${key}.`)
      : [`${before}${key}`],
  );
}

const sources = (pack: string) => written(pack) as unknown as readonly Source[];
const blockOf = ({ name, type, system, items = [] }: Source): Block => ({ name, type, system, things: items });

/** What was read, as the actor that it would make: things as the compendia know them, with what the block says. */
function made({ name, figures, things }: BlockRead, shelf: readonly Source[], type: string): Block {
  return {
    name,
    type,
    system: nested(figures),
    things: things.map((thing) => {
      const known = shelf.find((one) => thing.types.includes(one.type) && isWord(thing.name, words(one.name)));
      const base = known ? structuredClone(known.system) : nested(thing.base);
      const system = structuredClone(base) as Record<string, unknown>;
      for (const [path, value] of Object.entries(thing.settled(base))) put(system, path, value);
      return { name: thing.name, type: known?.type ?? thing.types[0], system };
    }),
  };
}

function put(object: Record<string, unknown>, path: string, value: unknown): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) object[first] = value;
  else put((object[first] ??= {}) as Record<string, unknown>, rest.join("."), value);
}

describe.each(GAMES)("a block of $id", ({ id, notation, people, things }) => {
  const prefix = id === "gb" ? "" : `${id}-`;
  const shelf = things.flatMap((pack) => sources(`${prefix}${pack}`));

  describe.each(["fr", "en"] as const)("in %s", (lang: Lang) => {
    it.each(sources(people).map((source) => [source.name, source] as const))(
      "says all figures of %s",
      (_name, source) => {
        const block = blockOf(source);
        const text = writeBlock(block, notation, lang);
        const read = readBlocks(text, notation);
        expect(read.map(({ name }) => name)).toEqual([source.name]);
        const [one] = read;
        if (!one) return;
        expect(one.left, text).toEqual([]);
        const again = made(one, shelf, source.type);
        expect(writeBlock(again, notation, lang)).toBe(text);
        for (const [path, value] of Object.entries(one.figures)) {
          const before = at(source.system, path);
          if (before !== undefined && typeof before !== "string") expect({ [path]: value }).toEqual({ [path]: before });
        }
      },
    );
  });

  it("leaves out of a creature itself only what is named here", () => {
    const missing = new Set<string>();
    for (const source of sources(people)) {
      const [one] = readBlocks(writeBlock(blockOf(source), notation, "fr"), notation);
      const told = Object.keys(one?.figures ?? {});
      for (const path of leavesOf(source.system)) if (!told.some((one) => path === one)) missing.add(path);
    }
    expect([...missing].toSorted()).toEqual(UNSAID[id]);
  });

  it("reads all of them at once, in either language", () => {
    const all = sources(people);
    const text = all.map((source, i) => writeBlock(blockOf(source), notation, i % 2 ? "en" : "fr")).join("\n\n");
    const read = readBlocks(text.slice(0, 39_000), notation);
    expect(read.slice(0, -1).map(({ name }) => name)).toEqual(all.slice(0, read.length - 1).map(({ name }) => name));
    expect(read.length).toBeGreaterThan(10);
  });
});
