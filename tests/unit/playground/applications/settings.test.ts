// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  DocumentOwnershipConfig,
  DocumentSheetConfig,
  registerSheet,
  SettingsConfig,
  sheetClassFor,
  unregisterSheet,
} from "../../../../playground/client/applications/index.js";
import type { Data } from "../../../../playground/common/types.js";
import { fakeDocument, FakeDocument } from "./fake-document.js";
import { fields } from "./fields.js";
import { settled, setTable } from "./support.js";

class Plain {}
class Fancy {}
class Other {}
const ActorClass = FakeDocument as unknown as Data;

describe("sheet registration", () => {
  beforeEach(() => {
    setTable();
    Object.assign(globalThis, { CONFIG: { Actor: { typeLabels: { hero: "Hero", beast: "Beast" } } } });
    registerSheet(ActorClass, "core", Plain);
  });
  const chosen = (source?: Data): unknown => sheetClassFor(fakeDocument(source));

  it("uses the first sheet until another is made the default for its types", () => {
    expect(chosen()).toBe(Plain);
    DocumentSheetConfig.registerSheet(ActorClass, "gardien", Fancy, { types: ["hero"], makeDefault: true });
    expect(chosen()).toBe(Fancy);
    expect(chosen({ type: "beast" })).toBe(Plain);
  });

  it("lets a document name its own sheet, and falls back when that is gone", () => {
    registerSheet(ActorClass, "gardien", Other);
    const source = { flags: { core: { sheetClass: "gardien.Other" } } };
    expect(chosen(source)).toBe(Other);
    unregisterSheet(ActorClass, "gardien", Other);
    expect(chosen(source)).toBe(Plain);
  });

  it("unregistering the default leaves the next one", () => {
    registerSheet(ActorClass, "gardien", Fancy);
    DocumentSheetConfig.unregisterSheet(ActorClass, "core", Plain);
    expect(chosen()).toBe(Fancy);
  });

  it("writes the chosen sheet as a flag", async () => {
    registerSheet(ActorClass, "gardien", Fancy, { label: "PLAIN" });
    const document = fakeDocument();
    const flags: unknown[] = [];
    document.setFlag = async (...args: unknown[]) => void flags.push(args);
    const app = await new DocumentSheetConfig({ document }).render(true);
    const select = app.element.querySelector("select") as HTMLSelectElement;
    expect([...select.options].map((option) => option.text)).toEqual([
      "PLAYGROUND.SheetConfig.Default",
      "Plain",
      "Simple",
    ]);
    select.value = "gardien.Fancy";
    await app.submit();
    expect(flags).toEqual([["core", "sheetClass", "gardien.Fancy"]]);
  });
});

describe("ownership window", () => {
  it("writes levels and leaves no entry for who follows the default", async () => {
    const users = [
      { id: "gm", name: "G", isGM: true },
      { id: "ann", name: "<b>Ann</b>" },
      { id: "bob", name: "Bob" },
    ];
    setTable({ users });
    const document = fakeDocument();
    document.ownership = { default: 0, gm: 3, ann: 3 };
    const app = await new DocumentOwnershipConfig({ document }).render(true);
    expect(app.element.querySelectorAll("select")).toHaveLength(3);
    expect(app.element.querySelector("label b")).toBeNull();
    const set = (name: string, value: string): void => {
      (app.element.querySelector(`select[name="${name}"]`) as HTMLSelectElement).value = value;
    };
    set("ann", "-1");
    set("bob", "2");
    set("default", "1");
    await app.submit();
    expect(document.update).toHaveBeenCalledWith(
      { ownership: { default: 1, gm: 3, bob: 2 } },
      { diff: false, recursive: false },
    );
  });
});

describe("settings window", () => {
  let values: Record<string, unknown>;
  const register = (entries: Data[], isGM = true): void => {
    values = Object.fromEntries(entries.map((entry) => [`${entry.namespace}.${entry.key}`, entry.default]));
    const settings = new Map(
      entries.map((entry) => [`${entry.namespace}.${entry.key}`, { ...entry, id: `${entry.namespace}.${entry.key}` }]),
    );
    setTable({
      user: { id: "me", isGM },
      system: { id: "gardien", title: "Gardien" },
      settings: {
        settings,
        menus: new Map([
          ["gardien.menu", { id: "gardien.menu", namespace: "gardien", name: "Menu", label: "Open", restricted: true }],
        ]),
        get: (ns: string, key: string) => values[`${ns}.${key}`],
        set: async (ns: string, key: string, value: unknown) => (values[`${ns}.${key}`] = value),
      },
    });
  };
  const ENTRIES: Data[] = [
    {
      namespace: "core",
      key: "language",
      name: "PLAIN",
      scope: "client",
      config: true,
      type: String,
      choices: { fr: "Français", en: "English" },
      default: "fr",
    },
    { namespace: "gardien", key: "on", scope: "world", config: true, type: Boolean, default: true },
    {
      namespace: "gardien",
      key: "level",
      scope: "world",
      config: true,
      type: Number,
      range: { min: 0, max: 4, step: 1 },
      default: 2,
    },
    { namespace: "gardien", key: "kind", scope: "client", config: true, type: fields.kind, default: "a" },
    { namespace: "gardien", key: "secret", scope: "world", config: false, type: String, default: "x" },
  ];

  it("groups by package, shows what is to be configured, and saves typed values", async () => {
    register(ENTRIES);
    const app = await new SettingsConfig().render(true);
    const groups = [...app.element.querySelectorAll<HTMLElement>("fieldset[data-category]")];
    expect(groups.map((group) => group.dataset.category)).toEqual(["core", "gardien"]);
    expect(app.element.querySelectorAll(".form-group:not(.submenu)")).toHaveLength(4);
    const field = (name: string): HTMLInputElement => app.element.querySelector(`[name="${name}"]`) as HTMLInputElement;
    field("core.language").value = "en";
    field("gardien.on").checked = false;
    field("gardien.level").value = 3 as never;
    field("gardien.kind").value = "b";
    await app.submit();
    expect(values).toEqual({
      "core.language": "en",
      "gardien.on": false,
      "gardien.level": 3,
      "gardien.kind": "b",
      "gardien.secret": "x",
    });
    expect(app.rendered).toBe(false);
  });

  it("has a heading for each module, after the table's own and the system's", async () => {
    const of = (namespace: string): Data => ({ namespace, key: "on", scope: "client", config: true, type: Boolean });
    register([of("zeste"), of("aide"), ...ENTRIES]);
    const titled = { zeste: { title: "À la fin" }, aide: { title: "Zoo" } };
    Object.assign(game, { modules: new Map(Object.entries(titled)) });
    const app = await new SettingsConfig().render(true);
    const titles = [...app.element.querySelectorAll("fieldset[data-category] > legend")].map((one) =>
      one.textContent.trim(),
    );
    expect(titles).toEqual(["PLAYGROUND.Settings.Core", "Gardien", "À la fin", "Zoo"]);
    await app.close();
  });

  it("shows players only what is theirs", async () => {
    register(ENTRIES, false);
    const app = await new SettingsConfig().render(true);
    const names = [...app.element.querySelectorAll("[name]")].map((element) => element.getAttribute("name"));
    expect(names).toEqual(["core.language", "gardien.kind"]);
    expect(app.element.querySelector(".submenu")).toBeNull();
    await app.close();
  });

  it("shows the defaults without writing them", async () => {
    register(ENTRIES);
    values["gardien.level"] = 4;
    const app = await new SettingsConfig().render(true);
    app.element.querySelector<HTMLElement>("[data-action=resetDefaults]")?.click();
    await settled();
    expect((app.element.querySelector("[name='gardien.level']") as HTMLInputElement).value).toBe(2);
    expect(values["gardien.level"]).toBe(4);
    await app.close();
  });

  it("asks to load the page again when a setting needs it", async () => {
    register([{ ...(ENTRIES[1] as Data), requiresReload: true }]);
    const app = await new SettingsConfig().render(true);
    (app.element.querySelector("[name='gardien.on']") as HTMLInputElement).checked = false;
    await app.submit();
    await settled();
    const dialog = document.querySelector("#reload-world-confirm");
    expect(dialog).toBeTruthy();
    dialog?.querySelector<HTMLElement>("[data-action=no]")?.click();
    await settled();
    expect(document.querySelector("#reload-world-confirm")).toBeNull();
  });
});
