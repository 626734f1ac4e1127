// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadScripts, loadStyles, type Package, packagesOf } from "../../../../playground/client/boot/packages.js";
import { Troubles } from "../../../../playground/client/boot/troubles.js";
import { Module } from "../../../../playground/client/game/module.js";
import { Hooks } from "../../../../playground/client/hooks/index.js";
import { loadTranslations, Localization } from "../../../../playground/client/i18n/index.js";
import type { Data } from "../../../../playground/common/types.js";

const pack = (id: string, manifest: Data = {}): Package => ({
  ...{ id, type: id === "essai" ? "system" : "module" },
  manifest: { id, ...manifest },
});

let complaints: string[];
const complain = ({ id }: Package, path: string): void => void complaints.push(`${id} ${path}`);
/** What would be fetched, in order; a path with `bad` in it fails. */
let fetched: HTMLElement[];
beforeEach(() => {
  complaints = [];
  fetched = [];
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    const element = node as HTMLElement;
    fetched.push(element);
    const address = element instanceof HTMLScriptElement ? element.src : (element.textContent ?? "");
    queueMicrotask(() => element.dispatchEvent(new Event(address.includes("bad") ? "error" : "load")));
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("The packages that take part", () => {
  it("are the libraries, the system and the other modules; those that stay off are left out", () => {
    const modules = [
      { manifest: { id: "b" }, active: true },
      { manifest: { id: "lib", library: true }, active: true },
      { manifest: { id: "off" }, active: false },
    ];
    expect(packagesOf({ system: { id: "essai" }, modules }).map(({ id, type }) => `${type} ${id}`)).toEqual([
      "module lib",
      "system essai",
      "module b",
    ]);
  });
});

describe("The styles of packages", () => {
  it("go to the layer of their kind, to the one they name, or to none", async () => {
    const styles = ["./a.css", { src: "b.css" }, { src: "c.css", layer: "exceptions" }, { src: "d.css", layer: null }];
    await loadStyles([pack("essai", { styles: ["s.css"] }), pack("aide", { styles })], complain);
    expect(fetched.map(({ textContent }) => textContent)).toEqual([
      '@import url("/systems/essai/s.css") layer(system);',
      '@import url("/modules/aide/a.css") layer(modules);',
      '@import url("/modules/aide/b.css") layer(modules);',
      '@import url("/modules/aide/c.css") layer(exceptions);',
      '@import url("/modules/aide/d.css");',
    ]);
    expect(complaints).toEqual([]);
  });

  it("hold nobody up where one cannot be loaded", async () => {
    const packages = [pack("essai", { styles: ["bad.css"] }), pack("aide", { styles: ["bad.css", "good.css"] })];
    await loadStyles(packages, complain);
    expect(complaints).toEqual(["essai bad.css", "aide bad.css"]);
  });
});

describe("The scripts of packages", () => {
  it("run in order, the classic ones first, and go on where one cannot be loaded", async () => {
    const packages = [
      pack("essai", { esmodules: ["bad.mjs"], scripts: ["s.js"] }),
      pack("aide", { esmodules: ["a.mjs", "b.mjs"], scripts: ["a.js"] }),
    ];
    await loadScripts(packages, complain);
    const told = fetched.map((element) => {
      const { src, type, async: unordered } = element as HTMLScriptElement;
      return `${new URL(src, "http://x").pathname} ${type} ${unordered}`;
    });
    expect(told).toEqual([
      "/systems/essai/s.js  false",
      "/modules/aide/a.js  false",
      "/systems/essai/bad.mjs module false",
      "/modules/aide/a.mjs module false",
      "/modules/aide/b.mjs module false",
    ]);
    expect(complaints).toEqual(["essai bad.mjs"]);
  });
});

describe("The languages of packages", () => {
  it("are read with those of the table; a file that is not there leaves the others", async () => {
    const texts: Record<string, Data> = {
      "/playground/lang/fr.json": { A: "table" },
      "/systems/essai/fr.json": { A: "système", B: "système" },
      "/modules/aide/fr.json": { B: "module" },
      "/modules/aide/ailleurs.json": { B: "ailleurs" },
    };
    vi.stubGlobal("fetch", (path: string) => {
      const found = texts[path];
      return Promise.resolve({ ok: Boolean(found), status: 404, statusText: "Not Found", json: async () => found });
    });
    texts["/playground/lang/en.json"] = { C: "table" };
    const language = (path: string, more: Data = {}): Data => ({ lang: "fr", name: "Français", path, ...more });
    const packages = [
      pack("essai", { languages: [language("fr.json")] }),
      pack("aide", {
        languages: [language("fr.json"), language("absent.json"), language("ailleurs.json", { system: "autre" })],
      }),
    ];
    const i18n = new Localization();
    await loadTranslations(i18n, "fr", packages, complain);
    expect(["A", "B", "C"].map((key) => i18n.localize(key))).toEqual(["système", "module", "table"]);
    expect(complaints).toEqual(["aide absent.json"]);
    vi.unstubAllGlobals();
  });
});

describe("What goes wrong in packages", () => {
  /** An error thrown in a file of a package. */
  function thrownIn(path: string, message: string): Error {
    const error = new Error(message);
    error.stack = `Error: ${message}\n    at f (http://127.0.0.1:30000${path}:3:7)`;
    return error;
  }
  let notices: string[];
  let troubles: Troubles;
  beforeEach(() => {
    notices = [];
    const format = (key: string, { name, detail }: Data): string => `${key.split(".").at(-1)} ${name}: ${detail}`;
    Object.assign(globalThis, {
      game: { user: { isGM: true }, i18n: { format } },
      ui: { notifications: { warn: (message: string) => notices.push(message) } },
    });
    troubles = new Troubles([pack("essai"), pack("aide")]);
    for (const { id } of Hooks.events.error ?? []) Hooks.off("error", id); // of the test before
    troubles.watch();
  });

  it("waits for the table to stand, then is told in one word: files, scripts, hooks of any phase, steps", async () => {
    troubles.found([
      { code: "missing", package: "b", detail: "lib" },
      { code: "recommended", package: "b", detail: "x" },
    ]);
    troubles.failed(pack("aide"), "a.css");
    dispatchEvent(Object.assign(new Event("error"), { filename: "http://h/modules/aide/a.mjs", message: "cassé" }));
    dispatchEvent(
      Object.assign(new Event("unhandledrejection"), { reason: thrownIn("/modules/aide/b.mjs", "plus tard") }),
    );
    for (const hook of ["init", "i18nInit", "setup", "ready"]) {
      Hooks.once(hook, () => {
        throw thrownIn("/modules/aide/a.mjs", "non");
      });
      Hooks.callAll(hook);
    }
    await troubles.attempt("canvas", () => {
      throw new Error("pas de sol");
    });
    expect(notices).toEqual([]);
    troubles.tell();
    expect(notices).toEqual([
      [
        "missing b: lib",
        "file aide: a.css",
        "script aide: cassé",
        "script aide: plus tard",
        ...["init", "i18nInit", "setup", "ready"].map((hook) => `hook aide: ${hook}: non`),
        "step canvas: pas de sol",
      ].join("\n"),
    ]);
  });

  it("is told at once while the table plays, once; what is no module's is not", () => {
    troubles.tell();
    const trigger = (path: string): void => {
      Hooks.once("renderActorSheetV2", () => {
        throw thrownIn(path, "non");
      });
      Hooks.callAll("renderActorSheetV2");
    };
    for (const path of ["/modules/aide/a.mjs", "/modules/aide/a.mjs", "/systems/essai/a.mjs", "/playground/game.mjs"])
      trigger(path);
    expect(notices).toEqual(["hook aide: renderActorSheetV2: non"]);
  });

  it("is for keepers to read", () => {
    Object.assign(game.user, { isGM: false });
    troubles.failed(pack("aide"), "a.css");
    troubles.tell();
    expect(notices).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("a.css"));
  });
});

describe("A module in game.modules", () => {
  it("has its manifest under Foundry's names and takes what it makes public", () => {
    const module = new Module({
      manifest: {
        ...{ id: "aide", title: "Aide", version: "1.0.0", flags: { a: 1 } },
        styles: ["a.css"],
        languages: [{ lang: "fr" }],
      },
      active: true,
    });
    module.api = { hello: () => 1 };
    expect(module).toMatchObject({ id: "aide", title: "Aide", active: true, flags: { a: 1 }, socket: false });
    expect([...module.styles]).toEqual([{ src: "a.css" }]);
    expect([...module.languages]).toEqual([{ lang: "fr" }]);
    expect([...module.relationships.requires!]).toEqual([]);
  });
});
