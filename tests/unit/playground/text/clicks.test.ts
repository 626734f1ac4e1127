// @vitest-environment happy-dom
// Alone: what is clicked is heard on a page once for all.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import type { Data } from "../../../../playground/common/types.js";
import { TextEditor } from "../../../../playground/client/text/index.js";
import { installTable, type Table } from "./support.js";

let table: Table;
let documents: Record<string, Data>;
const render = vi.fn();

beforeEach(() => {
  const sheet = { render };
  documents = {
    "Actor.abc": { documentName: "Actor", uuid: "Actor.abc", id: "abc", name: "Profond", sheet },
    "Actor.hidden": {
      documentName: "Actor",
      uuid: "Actor.hidden",
      name: "Caché",
      sheet,
      testUserPermission: () => false,
    },
    "JournalEntry.j.JournalEntryPage.p": {
      documentName: "JournalEntryPage",
      uuid: "JournalEntry.j.JournalEntryPage.p",
      id: "p",
      name: "Page",
      parent: { sheet },
    },
  };
  table = installTable(documents);
  table.dice.randomUniform = () => 0.5;
  TextEditor.activateListeners();
  TextEditor.activateListeners();
});
afterEach(() => {
  document.body.replaceChildren();
  render.mockReset();
  vi.unstubAllGlobals();
});

async function show(text: string): Promise<HTMLAnchorElement> {
  document.body.innerHTML = await TextEditor.enrichHTML(text);
  return document.body.querySelector("a") as HTMLAnchorElement;
}

describe("a content link", () => {
  it("opens the document's sheet, once however often the page listens", async () => {
    (await show("@UUID[Actor.abc]")).click();
    await eventually(() => {
      expect(render).toHaveBeenCalledExactlyOnceWith({ force: true });
    });
  });

  it("answers the Enter key", async () => {
    const link = await show("@UUID[Actor.abc]");
    expect(link.tabIndex).toBe(0);
    link.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await eventually(() => {
      expect(render).toHaveBeenCalledOnce();
    });
  });

  it("to a page opens the journal on it", async () => {
    (await show("@UUID[JournalEntry.j.JournalEntryPage.p]")).click();
    await eventually(() => {
      expect(render).toHaveBeenCalledWith({ force: true, pageId: "p" });
    });
  });

  it.each(["@UUID[Actor.hidden]", "@UUID[Actor.nobody]"])("%s opens nothing and says why", async (text) => {
    (await show(text)).click();
    await eventually(() => {
      expect(table.warnings).toHaveLength(1);
    });
    expect(render).not.toHaveBeenCalled();
  });

  it("can be dragged as the document it names", async () => {
    const link = await show("@UUID[Actor.abc]");
    const setData = vi.fn();
    const event = Object.assign(new Event("dragstart", { bubbles: true }), { dataTransfer: { setData } });
    link.dispatchEvent(event);
    expect(setData).toHaveBeenCalledWith("text/plain", '{"type":"Actor","uuid":"Actor.abc"}');
  });
});

describe("an inline roll", () => {
  it("that is rolled shows and hides its dice", async () => {
    const link = await show("[[2d6]]");
    link.click();
    await eventually(() => {
      expect(link.querySelectorAll(".dice-tooltip li.roll")).toHaveLength(2);
    });
    link.click();
    expect(link.querySelector(".dice-tooltip")).toBeNull();
  });

  it("that waits is rolled with its mode and flavor", async () => {
    (await show("[[/br 1d6 # Peur]]")).click();
    await eventually(() => {
      expect(table.created).toHaveLength(1);
    });
    expect(table.created[0]?.data).toMatchObject({ flavor: "Peur", mode: "blindroll" });
  });

  it("keeps markup in its flavor as typed", async () => {
    const link = await show("[[/r 1d6]]");
    link.dataset["flavor"] = "<b>Peur</b>";
    link.click();
    await eventually(() => {
      expect(table.created[0]?.data["flavor"]).toBe("&lt;b&gt;Peur&lt;/b&gt;");
    });
  });

  it("in a sheet uses the data of the sheet's document", async () => {
    const actor = { documentName: "Actor", id: "abc", name: "Profond", getRollData: () => ({ mod: 7 }) };
    foundry["applications"].instances.set("sheet-1", { document: actor });
    const link = await show("[[/r 1d6 + @mod]]");
    const sheet = document.createElement("div");
    sheet.className = "application";
    sheet.id = "sheet-1";
    sheet.append(link);
    document.body.append(sheet);
    link.click();
    await eventually(() => {
      expect(table.created).toHaveLength(1);
    });
    expect(table.created[0]?.data["rolls"][0].total).toBe(11);
    expect(table.created[0]?.data["speaker"]).toEqual({ actor: "abc", alias: "Profond" });
  });

  it("that asks for absent data says so", async () => {
    (await show("[[/r 1d6 + @rien]]")).click();
    await eventually(() => {
      expect(table.errors).toHaveLength(1);
    });
    expect(table.created).toEqual([]);
  });
});
