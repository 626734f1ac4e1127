// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { registerJournalPrint } from "../../../../src/core/ui/output/journal-print.js";

afterEach(() => vi.unstubAllGlobals());

test("a journal is printed alone from the menu of its window", async () => {
  const hooks = new Map<string, (app: object, controls: object[]) => void>();
  vi.stubGlobal("Hooks", { on: (name: string, fn: () => void) => hooks.set(name, fn) });
  registerJournalPrint();
  const controls: { onClick: () => void; label: string }[] = [];
  const journal = { element: null as HTMLElement | null }; // the menu is filled before the window is there
  hooks.get("getHeaderControlsJournalEntrySheet")?.(journal, controls);
  expect(controls.map(({ label }) => label)).toEqual(["GARDIEN.SHEET.print"]);
  journal.element = document.body.appendChild(document.createElement("form"));
  const printed = vi.fn(() => journal.element?.classList.contains("g-print"));
  Object.assign(window, { print: printed });
  controls[0]?.onClick();
  await eventually(() => expect(printed).toHaveReturnedWith(true));
});
