import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keeperTool } from "../../../src/core/keeper/tool.js";
import { staged } from "../../../tools/packs/stage.mjs";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { PACKS } from "../../support/packs/of-rulesets.js";
import { ROOT, SOURCES } from "../../support/packs/sources.js";
import { RULESETS, stateOf, WHOLE } from "../../support/rulesets.js";

const OURS = "systems/gardien/";
const IMAGES = new Set(["img", "src", "thumb"]);

/** Whatever has a picture of its own: these, and a token as its texture. */
const PICTURED = new Set(["Actor", "Adventure", "Item", "Macro", "RollTable"]);

interface Pictured extends SourceData {
  readonly img?: string;
  readonly prototypeToken?: { readonly texture?: { readonly src?: string } };
  readonly tokens?: readonly Pictured[];
  readonly actors?: readonly Pictured[];
}

/** Every picture that is named anywhere in a document, whole as it is built. */
function picturesIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string") return IMAGES.has(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => picturesIn(inner, name));
}

/** The documents of a pack with what they carry, and the address of each for whoever reads a failure. */
function bearersIn(
  documents: readonly Pictured[],
): readonly { readonly at: string; readonly img: string | undefined }[] {
  return documents.flatMap((one) => [
    { at: one.name, img: one.img },
    ...(one.prototypeToken ? [{ at: `${one.name} › token`, img: one.prototypeToken.texture?.src ?? one.img }] : []),
    ...((one.items ?? []) as Pictured[]).map((item) => ({ at: `${one.name} › ${item.name}`, img: item.img })),
    ...((one.results ?? []) as readonly { _id: string; img?: string }[]).map(({ _id, img }) => ({
      at: `${one.name} › ${_id}`,
      img,
    })),
    ...bearersIn(one.actors ?? []),
  ]);
}

describe.each(SOURCES.packs.map((pack) => [pack.name, pack] as const))("the compendium %s", (_name, pack) => {
  const folders = new Set(pack.folders.map(({ data }) => data._id));
  const whole = staged(SOURCES, pack).documents.filter(({ _id }) => !folders.has(_id)) as readonly Pictured[];

  test("has a picture for all that it holds: none is left to Foundry’s bag and unknown man", () => {
    if (!PICTURED.has(pack.type)) return;
    expect(whole.length).toBeGreaterThan(0);
    expect(bearersIn(whole).filter(({ img }) => !img)).toEqual([]);
  });

  test("shows pictures that are in this repository, so that every Foundry has them", () => {
    const shown = [...new Set(whole.flatMap((one) => picturesIn(one)))];
    expect(shown.filter((img) => !img.startsWith(OURS) || !existsSync(join(ROOT, img.slice(OURS.length))))).toEqual([]);
  });
});

/** What a macro of ours calls, and with what: `game.gardien.deed("rest", [], { hours: 8 });`. */
const CALL = /^game\.gardien\.(deed|tool|undo|browse)\((?:"(\w+)"(?:, \[\], \{ (.+) \})?)?\);\n?$/;
test("the table of the README names every ruleset, and says whether it is whole or begun", () => {
  expect(RULESETS.filter((ruleset) => stateOf(ruleset) === undefined).map(({ id }) => id)).toEqual([]);
});

test.each(WHOLE.map((ruleset) => [ruleset.id, ruleset] as const))(
  "%s is whole: it has a book, and tells the browser, stat blocks, modules and keeper’s screen of itself",
  (_id, { about, book, browser, blocks, modules, keeper, effects }) => {
    const missing = Object.entries({ about, book, browser, blocks, modules, keeper, effects }).filter(
      ([, part]) => part === undefined,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  },
);

type Packs = (typeof PACKS)[number]["packs"];
const macrosIn = (packs: Packs) =>
  packs
    .filter(({ type }) => type === "Macro")
    .flatMap(({ documents }) => documents.map(({ data }) => data as unknown as { command: string; type: string }));

describe.each(
  PACKS.filter(({ ruleset }) => WHOLE.includes(ruleset)).map(({ ruleset, packs }) => [ruleset.id, packs] as const),
)("what %s ships, which is whole,", (_id, packs) => {
  test("is as much as the others: people to play and to meet, gear, tables, macros, rules, an adventure", () => {
    const kinds = packs.map(({ type }) => type);
    for (const type of ["Adventure", "JournalEntry", "Macro", "RollTable"]) expect(kinds).toContain(type);
    expect(packs.filter(({ type }) => type === "Actor")).toHaveLength(2);
    expect(packs.map(({ name }) => name).some((name) => /(^|-)gear$/.test(name))).toBe(true);
    const tables = packs.find(({ type }) => type === "RollTable")?.documents ?? [];
    expect(tables.length).toBeGreaterThanOrEqual(4);
  });

  test("are macros for keeper’s screen, compendia and undo, and for the acts of the table", () => {
    const commands = macrosIn(packs).map(({ command }) => command.trim());
    for (const call of [`tool("${keeperTool().id}")`, "browse()", "undo()"])
      expect(commands).toContain(`game.gardien.${call};`);
    expect(commands.filter((command) => command.includes(".deed(")).length).toBeGreaterThanOrEqual(6);
  });
});

describe.each(PACKS.map(({ ruleset, packs }) => [ruleset.id, ruleset, packs] as const))(
  "what %s ships",
  (_id, ruleset, packs) => {
    test("are macros that call what the documented functions know", async () => {
      const { procedures } = await ruleset.deeds();
      const known: Readonly<Record<string, readonly string[]>> = {
        deed: [...Object.keys(procedures), "initiative"],
        tool: [keeperTool().id],
      };
      for (const { command, type } of macrosIn(packs)) {
        expect(type).toBe("script");
        const [, what = "", id] = CALL.exec(command) ?? [];
        const isKnown = id === undefined ? ["undo", "browse"].includes(what) : known[what]?.includes(id);
        expect([command, isKnown]).toEqual([command, true]);
      }
    });
  },
);
