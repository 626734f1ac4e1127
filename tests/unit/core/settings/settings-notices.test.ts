// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import "../../../support/rulesets.js";
import { addHeadings } from "../../../../src/core/settings/settings-notices.js";
import { warp } from "../../../../src/rulesets/warp/index.js";
import { readPacks } from "../../../../tools/packs/sources.mjs";

afterEach(() => vi.unstubAllGlobals());

/** The window of settings with one setting of each of these keys, drawn twice. */
function drawn(...keys: readonly string[]): HTMLElement {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key, format: (key: string) => key } });
  const html = document.createElement("form");
  html.innerHTML = keys
    .map((key) => `<div class="form-group"><label></label><input type="checkbox" name="gardien.${key}"></div>`)
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

test("GB-18: the rule that a hint names is one click away, and the hint stays the text it was", () => {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key, format: (key: string) => key } });
  const html = document.createElement("form");
  const group = (hint: string) =>
    `<div class="form-group"><input type="checkbox" name="gardien.gbNaturalExtremes"><p class="hint">${hint}</p></div>`;
  html.innerHTML = group("GB-18. Moins de &lt;b&gt; 20 &amp; plus.");
  addHeadings(html);
  addHeadings(html);
  expect(html.querySelector(".hint")?.textContent).toBe("GB-18. Moins de <b> 20 & plus.");
  expect(html.querySelectorAll(".hint > *").length).toBe(1);
  expect(html.querySelector<HTMLElement>(".hint > a")?.dataset["gardienRule"]).toBe("GB-18");
});

test("nothing stands where no setting is shown, e.g. to a player", () => {
  expect(drawn("attackBar").querySelector("h3")).toBeNull();
});

test("RP-34, RP-35: what does nothing while another option is chosen is greyed, and says why", () => {
  const html = drawn("rpgCombatReaction", "rpgChaos", "rpgDeclarationTimer", "rpgDeclarationPhase");
  const field = (key: string) => html.querySelector(`[name="gardien.${key}"]`) as HTMLInputElement;
  const reasons = (key: string) => [...(field(key).closest(".form-group")?.querySelectorAll(".hint") ?? [])];
  const tick = (key: string, checked: boolean) => {
    field(key).checked = checked;
    field(key).dispatchEvent(new Event("change"));
  };
  expect([field("rpgCombatReaction").disabled, reasons("rpgCombatReaction").length]).toEqual([false, 0]);
  tick("rpgChaos", true);
  expect(field("rpgCombatReaction").disabled).toBe(true);
  expect(reasons("rpgCombatReaction").map(({ textContent }) => textContent)).toEqual(["GARDIEN.SETTINGS.idle.on"]);
  tick("rpgChaos", false);
  expect([field("rpgCombatReaction").disabled, reasons("rpgCombatReaction").length]).toEqual([false, 0]);
  expect(field("rpgDeclarationTimer").disabled).toBe(true);
  tick("rpgDeclarationPhase", true);
  expect(field("rpgDeclarationTimer").disabled).toBe(false);
});

test("SE-04, SE-36, SE-54: and so is what does nothing while a list or a number stands as it does", () => {
  vi.stubGlobal("game", {
    i18n: {
      localize: (key: string) => key,
      format: (key: string, data: Record<string, string>) => [key, ...Object.values(data)].join(),
    },
  });
  const html = document.createElement("form");
  html.innerHTML = `
    <div class="form-group"><select name="gardien.seuilsKilledMeaning"><option>dying</option><option>dead</option></select></div>
    <div class="form-group"><input type="checkbox" name="gardien.seuilsDyingActs"></div>
    <div class="form-group"><input type="number" name="gardien.seuilsExplodeOn" value="0"></div>
    <div class="form-group"><input type="checkbox" name="gardien.seuilsEquipmentExplodes"></div>`;
  addHeadings(html);
  const field = (key: string) => html.querySelector(`[name="gardien.${key}"]`) as HTMLInputElement;
  const say = (key: string, value: string) => {
    field(key).value = value;
    field(key).dispatchEvent(new Event("change"));
  };
  const hint = (key: string) => field(key).closest(".form-group")?.querySelector(".hint")?.textContent;
  expect([field("seuilsDyingActs").disabled, hint("seuilsDyingActs")]).toEqual([false, undefined]);
  say("seuilsKilledMeaning", "dead");
  const base = "GARDIEN.SETTINGS.seuilsKilledMeaning";
  expect(hint("seuilsDyingActs")).toBe(`GARDIEN.SETTINGS.idle.is,${base}.name,${base}.choices.dead`);
  expect(field("seuilsDyingActs").disabled).toBe(true);
  expect(hint("seuilsEquipmentExplodes")).toBe("GARDIEN.SETTINGS.idle.is,GARDIEN.SETTINGS.seuilsExplodeOn.name,0");
  say("seuilsExplodeOn", "9");
  expect(field("seuilsEquipmentExplodes").disabled).toBe(false);
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
