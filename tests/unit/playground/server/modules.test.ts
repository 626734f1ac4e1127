import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { readModules } from "../../../../playground/server/modules/modules.js";
import { sayProblem } from "../../../../playground/server/modules/problems.js";
import { RELEASES } from "../../../../playground/server/world/world.js";
import { scratchFolder } from "../../../support/scratch.js";
import { connect, id, KEEPER, OWNER, startTable, writePack, type Player } from "./table.js";

let root: string;
beforeEach(() => {
  root = scratchFolder("modules-test-");
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

/** A folder with a module of this manifest; a text is written as it stands. */
function moduleFolder(manifest: Data | string): string {
  const folder = join(mkdtempSync(join(root, "module-")), nameOf(manifest));
  mkdirSync(folder);
  const text =
    typeof manifest === "string" ? manifest : JSON.stringify({ title: "Un module", version: "1.0.0", ...manifest });
  writeFileSync(join(folder, "module.json"), text);
  return folder;
}

/** The name of the folder that Foundry looks for a module in. */
const nameOf = (manifest: Data | string): string => {
  const named: unknown = typeof manifest === "string" ? undefined : manifest.id;
  return typeof named === "string" && /^[\w-]+$/.test(named) ? named : "module";
};

const surroundings = { system: { id: "essai", version: "1.2.3" }, release: RELEASES[13] };
const read = (...manifests: (Data | string)[]) => readModules(manifests.map(moduleFolder), surroundings);
const ids = (modules: { manifest: Data }[]): string[] => modules.map(({ manifest }) => manifest.id);
const active = (...manifests: Data[]): string[] => ids(read(...manifests).modules.filter((one) => one.active));

describe("The manifest of a module", () => {
  it("is taken whole", () => {
    const manifest = {
      ...{ id: "aide", title: "Aide", version: "2.1.0", socket: true, library: false, flags: { aide: { a: 1 } } },
      compatibility: { minimum: "13", verified: 14, maximum: "14" },
      ...{ esmodules: ["a.mjs"], scripts: ["b.js"], styles: ["c.css", { src: "d.css", layer: "exceptions" }] },
      languages: [{ lang: "fr", name: "Français", path: "lang/fr.json" }],
      packs: [{ name: "objets", label: "Objets", type: "Item", path: "packs/objets" }],
      relationships: { requires: [], recommends: [], conflicts: [{ id: "autre" }], systems: [{ id: "essai" }] },
      unknown: "kept",
    };
    const { modules, problems } = read(manifest);
    expect(modules).toMatchObject([{ manifest, active: true }]);
    expect(problems).toEqual([]);
  });

  it.each<[string, Data | string]>([
    ["JSON", "{"],
    ["is not an object", "[]"],
    ['"id"', { id: "../autre" }],
    ['"id"', { id: undefined }],
    ['"title"', { id: "a", title: "" }],
    ['"version"', { id: "a", version: 1 }],
    ['"compatibility"', { id: "a", compatibility: { minimum: {} } }],
    ['"esmodules"', { id: "a", esmodules: "a.mjs" }],
    ['"esmodules"', { id: "a", esmodules: ["../b/a.mjs"] }],
    ['"scripts"', { id: "a", scripts: ["https://example.org/a.js"] }],
    ['"styles"', { id: "a", styles: [{ layer: "modules" }] }],
    ['"languages"', { id: "a", languages: [{ lang: "fr" }] }],
    ['"packs"', { id: "a", packs: [{ name: "../p", label: "P", type: "Item" }] }],
    ['"relationships"', { id: "a", relationships: { requires: ["b"] } }],
    ['"socket"', { id: "a", socket: "true" }],
  ])("is said to be wrong: %s", (named, manifest) => {
    const { modules, problems } = read(manifest);
    expect(modules).toEqual([]);
    expect(problems).toMatchObject([{ code: "unreadable" }]);
    expect(problems[0]?.detail).toContain(named);
  });

  it("is missed by its folder's name, and the others are loaded", () => {
    const { modules, problems } = readModules([join(root, "nulle-part"), moduleFolder({ id: "a" })], surroundings);
    expect(ids(modules)).toEqual(["a"]);
    expect(problems.map(sayProblem).join()).toMatch(/nulle-part has no manifest that can be read.*module\.json/);
  });

  it("may not carry the id of the system or of a module that came before", () => {
    const { modules, problems } = read({ id: "essai" }, { id: "a" }, { id: "a", title: "Encore" });
    expect(ids(modules)).toEqual(["a"]);
    expect(problems.map(({ code, package: name }) => [code, name])).toEqual([
      ["duplicate", "essai"],
      ["duplicate", "a"],
    ]);
  });
});

it("lies in a folder that has its id for a name, else that is said, and it is loaded all the same", () => {
  const folder = join(root, "dist");
  mkdirSync(folder);
  writeFileSync(join(folder, "module.json"), JSON.stringify({ id: "aide", title: "Aide", version: "1" }));
  const { modules, problems } = readModules([folder], surroundings);
  expect(modules).toMatchObject([{ active: true }]);
  expect(problems).toEqual([{ code: "folder", package: "aide", detail: "dist" }]);
});

describe("A module stays off", () => {
  it.each([
    [{ minimum: "14" }],
    [{ minimum: "13.351" }],
    [{ maximum: "12" }],
    [{ maximum: 12 }],
    [{ maximum: "13.349" }],
  ])("in a generation it is not made for: %j", (compatibility) => {
    expect(active({ id: "a", compatibility })).toEqual([]);
  });

  it.each([[{ minimum: "13" }], [{ maximum: "13" }], [{ minimum: "13.341", maximum: "13.350" }], [{ verified: "9" }]])(
    "and not otherwise: %j",
    (compatibility) => expect(active({ id: "a", compatibility })).toEqual(["a"]),
  );

  it("at the table of another system", () => {
    expect(active({ id: "a", relationships: { systems: [{ id: "ailleurs" }] } })).toEqual([]);
  });

  it("without what it requires, and so does what requires it in turn", () => {
    const requires = (needed: string): Data => ({ relationships: { requires: [{ id: needed, type: "module" }] } });
    const found = read({ id: "c", ...requires("b") }, { id: "b", ...requires("a") }, { id: "d" });
    expect(ids(found.modules.filter((one) => one.active))).toEqual(["d"]);
    expect(found.problems.map(({ code, package: name, detail }) => [code, name, detail])).toEqual([
      ["missing", "b", "a"],
      ["missing", "c", "b"],
    ]);
  });

  it("where what it requires is too old", () => {
    const relationships = { requires: [{ id: "a", compatibility: { minimum: "1.1" } }] };
    expect(active({ id: "b", relationships }, { id: "a", version: "1.0.9" })).toEqual(["a"]);
    expect(active({ id: "b", relationships }, { id: "a", version: "1.10" })).toEqual(["a", "b"]);
  });
});

describe("The order of modules", () => {
  const requires = (...needed: string[]): Data => ({
    relationships: { requires: needed.map((name) => ({ id: name })) },
  });

  it("is that of the command line, libraries first, each behind what it requires", () => {
    const modules = [{ id: "a", ...requires("c", "b") }, { id: "b" }, { id: "c" }, { id: "lib", library: true }];
    expect(active(...modules)).toEqual(["lib", "c", "b", "a"]);
  });

  it("is found for those who require each other too, and that is said", () => {
    const { modules, problems } = read({ id: "a", ...requires("b") }, { id: "b", ...requires("a") });
    expect(ids(modules)).toEqual(["b", "a"]);
    expect(problems).toMatchObject([{ code: "cycle", detail: "a → b → a" }]);
  });

  it("has no say in conflicts and recommendations: they are named", () => {
    const relationships = { conflicts: [{ id: "b" }], recommends: [{ id: "absent" }] };
    const { modules, problems } = read({ id: "a", relationships }, { id: "b" });
    expect(modules.every((one) => one.active)).toBe(true);
    expect(problems.map(({ code, detail }) => [code, detail])).toEqual([
      ["conflict", "b"],
      ["recommended", "absent"],
    ]);
  });
});

/** The next time a player hears an event. */
const next = (player: Player, event: string): Promise<unknown[]> =>
  new Promise((resolve) => player.socket.once(event, (...args: unknown[]) => resolve(args)));

describe("A table with modules", () => {
  it("hands over their manifests, files and compendia, and names what cannot be opened", async () => {
    const folder = moduleFolder({
      ...{ id: "aide", esmodules: ["aide.mjs"] },
      packs: [
        { name: "objets", label: "Objets", type: "Item", path: "packs/objets" },
        { name: "ailleurs", label: "Ailleurs", type: "Item", system: "autre" },
        { name: "absent", label: "Absent", type: "Item" },
      ],
    });
    writeFileSync(join(folder, "aide.mjs"), "export const aide = 1;");
    mkdirSync(join(folder, "packs"));
    await writePack(join(folder, "packs/objets"), "Item", { _id: id("corde"), name: "Corde", type: "weapon" });
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const table = await startTable({ modules: [folder, moduleFolder("nothing")], compat: true });
    expect(warned.mock.calls.flat().join("\n")).toMatch(/has no manifest that can be read[\s\S]*aide has a compendium/);
    const world = await (await connect(table, KEEPER)).world();
    expect(world.modules).toMatchObject([{ active: true, manifest: { id: "aide" } }]);
    expect(world.packageProblems.map(({ code }) => code)).toEqual(["unreadable", "pack"]);
    expect(world.compat).toBe(true);
    const pack = world.packs.find(({ metadata }) => metadata.packageName === "aide");
    expect(pack).toMatchObject({
      metadata: { id: "aide.objets", packageType: "module" },
      index: [{ name: "Corde", uuid: `Compendium.aide.objets.Item.${id("corde")}` }],
    });
    expect(world.packs.map(({ metadata }) => metadata.id)).not.toContain("aide.ailleurs");
    const file = await fetch(new URL("/modules/aide/aide.mjs", table.url));
    expect(file.headers.get("content-type")).toContain("text/javascript");
    expect((await fetch(new URL("/modules/aide/../../secret.txt", table.url))).status).toBe(404);
  });

  it("passes on what a module says whose manifest asks for it, with the id of who sent it", async () => {
    const folders = [
      { id: "aide", socket: true },
      { id: "muet" },
      { id: "hors", socket: true, compatibility: { maximum: "12" } },
    ];
    const table = await startTable({ modules: folders.map(moduleFolder) });
    const player = await connect(table, OWNER);
    const keeper = await connect(table, KEEPER);
    let echoed = false;
    player.socket.on("module.aide", () => (echoed = true));
    const heard = next(keeper, "module.aide");
    await player.ask("module.aide", { ping: 1 });
    expect(await heard).toEqual([{ ping: 1 }, OWNER]);
    expect(echoed).toBe(false);
    expect((await player.ask("module.muet", {})).error.message).toContain("does not ask for a socket");
    expect((await player.ask("module.hors", {})).error.message).toContain("Unknown request");
    expect((await player.ask("module.absent", {})).error.message).toContain("Unknown request");
  });
});
