// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { drawMomentDeeds } from "../../../../src/core/fight/phases/moment-deeds.js";
import { loadFightList } from "../../../../src/core/play/loaded/fight-list.js";
import * as rulesets from "../../../../src/core/rulesets.js";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a deed of one's moment is offered by a button whose words are no markup, once", async () => {
  const words = "Viser <b>& tirer";
  vi.stubGlobal("game", { i18n: { lang: "en", has: () => false, localize: () => words, format: () => words } });
  const moment = { deed: "aim", choices: {}, label: { key: "AIM" }, icon: "fa-solid fa-star" };
  vi.spyOn(rulesets, "rulesetOf").mockReturnValue({
    fightList: () => Promise.resolve({ fightLine: () => "", momentsOf: () => [moment] }),
  } as never);
  await loadFightList("gbInvestigator");
  const actor = { type: "gbInvestigator", isOwner: true, name: "Ada" };
  const row = document.createElement("li");
  for (let drawn = 0; drawn < 2; drawn++) drawMomentDeeds(row, { actor, isDefeated: false } as never);
  const [button, ...more] = row.querySelectorAll<HTMLElement>("button");
  expect(more).toEqual([]);
  expect([button?.dataset["tooltip"], button?.dataset["deed"]]).toEqual(["Viser &lt;b&gt;&amp; tirer", "aim"]);
});
