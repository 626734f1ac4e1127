// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { tellOrigins } from "../../../../src/core/sheets/origin.js";
import { reading } from "../../../../src/core/text/content.js";
import { learnLines } from "../../../../src/core/text/lines-read.js";

const WRITTEN = "<p>Elle mange les morts.</p>";
const ENGLISH = { description: { [WRITTEN]: "<p>It eats the dead.</p>" }, sign: { Griffe: "Claw" } };
const item = { _source: { system: { description: WRITTEN, sign: "Griffe", own: "Mine" } } };

async function sit(lang: string): Promise<void> {
  const i18n = { lang, has: () => false, localize: (key: string) => key, format: (key: string) => key };
  const system = { languages: [{ lang: "fr" }, { lang: "en" }] };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(ENGLISH) }));
  vi.stubGlobal("game", { i18n, system, modules: [] });
  await learnLines();
  document.body.innerHTML = `<form><prose-mirror name="system.description"></prose-mirror>
    <input type="text" name="system.sign"><input type="text" name="system.own"></form>`;
  tellOrigins(document.body, item);
}

const told = () => document.querySelector(".g-origin")?.textContent;
const editor = () => document.querySelector("prose-mirror") as HTMLElement;
const box = (name: string) => document.querySelector<HTMLElement>(`[name="system.${name}"]`);

afterEach(() => {
  delete reading.lines;
  vi.unstubAllGlobals();
});

describe("an editor of a text that its reader reads in another language", () => {
  it("says that it holds the text as it is written, as long as it is open", async () => {
    await sit("en");
    editor().dispatchEvent(new Event("open"));
    expect(told()).toBe("GARDIEN.SHEET.origin.french");
    editor().dispatchEvent(new Event("open"));
    expect(document.querySelectorAll(".g-origin")).toHaveLength(1);
    editor().dispatchEvent(new Event("close"));
    expect(told()).toBeUndefined();
  });

  it("says so of a box too, and of nothing that is read as it is written", async () => {
    await sit("en");
    for (const name of ["sign", "own"]) box(name)?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect([box("sign")?.dataset["tooltip"], box("own")?.dataset["tooltip"]]).toEqual([
      "GARDIEN.SHEET.origin.french",
      undefined,
    ]);
    await sit("fr");
    editor().dispatchEvent(new Event("open"));
    expect(told()).toBeUndefined();
  });
});
