// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { printAlone, printBlocksAlone } from "../../../../src/core/sheets/print.js";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a window is printed alone, and nothing of it is left on the page afterwards", () => {
  const sheet = document.createElement("div");
  document.body.append(sheet);
  const marks = () => [sheet.classList.contains("g-print"), document.body.classList.contains("g-printing")];
  const printed = vi.fn(() => expect(marks()).toEqual([true, true]));
  Object.assign(window, { print: printed });
  vi.stubGlobal("Hooks", { on: vi.fn() });
  printAlone(sheet);
  expect(printed).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("afterprint"));
  expect(marks()).toEqual([false, false]);
});

test("a stat block stands on paper before the sheet, as it was typed, and is gone afterwards", () => {
  const sheet = document.createElement("div");
  sheet.innerHTML = '<div class="window-content"><p>sheet</p></div>';
  document.body.append(sheet);
  const texts: string[] = [];
  Object.assign(window, { print: () => texts.push(sheet.textContent ?? "") });
  vi.stubGlobal("Hooks", { on: vi.fn() });
  printAlone(sheet, { name: "<b>Goule</b>", lines: [{ label: "PV", text: "13" }] });
  window.dispatchEvent(new Event("afterprint"));
  expect(texts).toEqual(["<b>Goule</b>PV 13sheet"]);
  expect(sheet.textContent).toBe("sheet");
});

test("stat blocks are printed alone, one below the other", () => {
  const texts: string[] = [];
  Object.assign(window, { print: () => texts.push(document.querySelector(".g-print")?.textContent ?? "") });
  vi.stubGlobal("Hooks", { on: vi.fn() });
  const lines = [{ label: "PV", text: "13" }];
  printBlocksAlone(
    [
      { name: "Goule", lines },
      { name: "Loup", lines },
    ],
    document,
  );
  window.dispatchEvent(new Event("afterprint"));
  expect([texts, document.querySelector(".g-print")]).toEqual([["GoulePV 13LoupPV 13"], null]);
});
