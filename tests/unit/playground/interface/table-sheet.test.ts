// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextEditor } from "../../../../playground/client/text/index.js";
import { installTable } from "../text/support.js";

const ROW = { range: [1, 3], description: "@UUID[Actor.abc]{la bête}<img src=x onerror=alert(1)>" };

beforeEach(() => {
  installTable({ "Actor.abc": { documentName: "Actor", uuid: "Actor.abc", id: "abc", name: "Profond" } });
  const { foundry, game } = globalThis as unknown as { foundry: object; game: object };
  vi.stubGlobal("game", { ...game, i18n: { localize: (key: string) => key } });
  const cleanHTML = (text: string) => text.replace(/<img[^>]*>/g, "");
  vi.stubGlobal("foundry", { ...foundry, applications: { ux: { TextEditor } }, utils: { cleanHTML } });
});
afterEach(() => vi.unstubAllGlobals());

async function shown(isEditable: boolean): Promise<Element | undefined> {
  const { RollTableSheet } = await import("../../../../playground/client/ui/sheets/table-sheet.js");
  const document = {
    uuid: "RollTable.t",
    documentName: "RollTable",
    name: "Rencontres",
    formula: "1d3",
    results: Object.assign([ROW], { size: 1 }),
  };
  class Sheet extends RollTableSheet {
    override get document() {
      return document as never;
    }
    override get isEditable() {
      return isEditable;
    }
  }
  const parts = await new Sheet({ document } as never).build();
  return parts.find((part) => part.matches("table"));
}

test("a reader of a table sees its links as links, and nothing that was not cleaned", async () => {
  const cell = (await shown(false))?.querySelector("td:last-child");
  expect(cell?.querySelector("a.content-link")?.textContent).toBe("la bête");
  expect(cell?.querySelector("img")).toBeNull();
});

test("whoever may edit it sees them as they are written", async () => {
  const fields = [...((await shown(true))?.querySelectorAll("input") ?? [])];
  expect(fields.map(({ value }) => value)).toContain(ROW.description);
});
