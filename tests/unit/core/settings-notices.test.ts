// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import "../../../src/rulesets/index.js";
import { addHeadings } from "../../../src/core/settings-notices.js";
import { warp } from "../../../src/rulesets/warp/index.js";
import { readPacks } from "../../../tools/packs/sources.mjs";

afterEach(() => vi.unstubAllGlobals());

/** The window of settings with one setting of each of these keys, drawn twice. */
function drawn(...keys: readonly string[]): HTMLElement {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key } });
  const html = document.createElement("form");
  html.innerHTML = keys
    .map((key) => `<div class="form-group"><label></label><input name="gardien.${key}"></div>`)
    .join("");
  for (let times = 0; times < 2; times++) addHeadings(html);
  return html;
}

test("the settings of each ruleset stand under its name, with the notice that goes with it", () => {
  const html = drawn("automation", "gbNaturalExtremes", "gbLethalityIncludesStr", "warpCriticalFailure", "warpMagic");
  const inOrder = [...html.children].map((child) => child.textContent || child.querySelector("input")?.name);
  expect(inOrder).toEqual([
    "gardien.automation",
    "GARDIEN.GB.title",
    "gardien.gbNaturalExtremes",
    "gardien.gbLethalityIncludesStr",
    "GARDIEN.WARP.title",
    "GARDIEN.WARP.licence.text",
    "gardien.warpCriticalFailure",
    "gardien.warpMagic",
  ]);
});

test("nothing stands where no setting is shown, e.g. to a player", () => {
  expect(drawn("attackBar").querySelector("h3")).toBeNull();
});

test.each(["fr", "en"])("WP-134: the notice opens the page of the licence (%s)", (lang) => {
  const { GARDIEN } = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { WARP: { licence: { page: string } } };
  };
  expect(warp.notice?.page).toBe("GARDIEN.WARP.licence.page");
  const [, , pack, , journal, , page] = GARDIEN.WARP.licence.page.split(".");
  const { documents } = readPacks(".").packs.find(({ name }) => name === pack) ?? { documents: [] };
  const found = documents.find(({ data }) => data["_id"] === journal)?.data as { pages: { _id: string }[] } | undefined;
  expect(found?.pages.map(({ _id }) => _id)).toContain(page);
});
