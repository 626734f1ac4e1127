// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import {
  drawDeferred,
  summaryMessage,
  type DeferredSummary,
} from "../../../../../src/core/play/arbiter/deferred-summary.js";

const person = (name: string) => ({ actor: null, token: null, name, img: "" });
const FALLEN: DeferredSummary = {
  round: 2,
  blows: [{ attacker: person("<b>Maude</b>"), target: person("Ogre"), what: { key: "LOSS", data: { points: 3 } } }],
};

/** A reader of some language. */
function read(lang: string): void {
  const format = (key: string, data: object = {}) => `${lang} ${key} ${Object.values(data).join(" ")}`;
  vi.stubGlobal("game", {
    i18n: { lang, has: () => false, localize: (key: string) => key, format },
    user: { isGM: true },
  });
  const utils = { escapeHTML: (text: string) => text.replaceAll("<", "&lt;") };
  vi.stubGlobal("foundry", { utils, documents: { TokenDocument: class {}, Actor: class {} } });
}
beforeEach(() => read("fr"));

test("RP-36: what fell at once is told in words of its own where nobody draws it, names escaped", () => {
  const { speaker, content } = summaryMessage(FALLEN) as { speaker: object; content: string };
  expect(speaker).toEqual({ alias: "fr GARDIEN.FIGHT.fallen 2" });
  expect(content).toContain("<li>fr GARDIEN.FIGHT.fell &lt;b>Maude&lt;/b> Ogre fr LOSS 3</li>");
});

test("RP-36: what fell at once is told to each reader in theirs, whatever the message says", () => {
  const row = document.createElement("li");
  row.innerHTML = `<b class="message-sender">fr</b><div class="message-content">fr</div>`;
  read("en");
  drawDeferred({ ...FALLEN, more: "whatever" }, row);
  expect(row.querySelector(".message-sender")?.textContent).toBe("en GARDIEN.FIGHT.fallen 2");
  expect(row.querySelector("li")?.textContent).toBe("en GARDIEN.FIGHT.fell <b>Maude</b> Ogre en LOSS 3");
  drawDeferred({ round: "?", blows: 7 }, row);
  expect(row.querySelectorAll("li")).toHaveLength(0);
});
