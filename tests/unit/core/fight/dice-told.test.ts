// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { drawDice, diceMessage, type DiceTold } from "../../../../src/core/fight/rounds/dice-told.js";

const TOLD: DiceTold = {
  title: { key: "ROUND", data: { round: 2 } },
  dice: [{ name: "<b>Maude</b>", totals: [3.02, 1] }],
};

/** A reader of some language. */
function read(lang: string): void {
  const format = (key: string, data: object) => `${lang} ${key} ${Object.values(data).join(" ")}`;
  vi.stubGlobal("game", { i18n: { lang, localize: (key: string) => key, format } });
}
beforeEach(() => read("fr"));

describe("the dice that an order was found with", () => {
  test("are told in words of their own where nobody draws them, names escaped", () => {
    const { speaker, flavor } = diceMessage(TOLD) as { speaker: object; flavor: string };
    expect(speaker).toEqual({ alias: "fr ROUND 2" });
    expect(flavor).toContain("&lt;b&gt;Maude&lt;/b&gt; 3,02, 1");
  });

  test("are told to each reader in theirs, whatever the message says", () => {
    const row = document.createElement("li");
    row.innerHTML = `<b class="message-sender">fr</b><span class="flavor-text">fr</span>`;
    read("en");
    drawDice({ ...TOLD, more: "whatever" }, row);
    expect(row.querySelector(".message-sender")?.textContent).toBe("en ROUND 2");
    expect(row.querySelector(".flavor-text")?.textContent).toContain("<b>Maude</b> 3.02, 1");
    row.insertAdjacentHTML("beforeend", `<div class="g-roll">Maude 3.02</div>`);
    drawDice(TOLD, row);
    expect(row.querySelector(".flavor-text")?.textContent, "the rolls below say it").toBe("");
    row.querySelector(".g-roll")?.remove();
    drawDice({ title: 7, dice: "?" }, row);
    expect(row.querySelector(".flavor-text")?.textContent).toBe("");
  });
});
