import { beforeEach, describe, expect, it, vi } from "vitest";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import { BrowserStore, ClientSettings, DocumentStore } from "../../../../playground/client/settings/index.js";

type Row = { key: string; value: string; user: string | null; update: (changes: object) => Promise<void> };

function memory(): Storage {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  } as unknown as Storage;
}

let rows: Row[];
let storage: Storage;
let settings: ClientSettings;

const create = async (data: object): Promise<void> => {
  const row = { ...data } as Row;
  row.update = (changes) => Promise.resolve(Object.assign(row, changes)).then(() => undefined);
  rows.push(row);
};

beforeEach(() => {
  rows = [];
  storage = memory();
  vi.stubGlobal("game", { userId: "me" });
  vi.stubGlobal("Hooks", Hooks);
  settings = new ClientSettings({
    client: new BrowserStore(storage),
    world: new DocumentStore(
      () => rows,
      create,
      () => null,
    ),
    user: new DocumentStore(
      () => rows,
      create,
      () => "me",
    ),
  });
});

describe("ClientSettings", () => {
  it("refuses to read what nobody registered", () => {
    expect(() => settings.get("x", "y")).toThrow('"x.y" is not a registered game setting');
  });

  it("gives the default, as a copy", () => {
    settings.register("x", "list", { scope: "client", type: Array, default: [1] });
    (settings.get("x", "list") as number[]).push(2);
    expect(settings.get("x", "list")).toEqual([1]);
  });

  it("keeps client settings in the browser as JSON and tells who listens", async () => {
    const onChange = vi.fn();
    const hook = vi.fn();
    const id = Hooks.on("clientSettingChanged", hook);
    settings.register("x", "size", { scope: "client", type: Number, default: 1, onChange });
    await settings.set("x", "size", 7);
    await settings.set("x", "size", 7);
    Hooks.off("clientSettingChanged", id);
    expect(storage.getItem("x.size")).toBe("7");
    expect(settings.get("x", "size")).toBe(7);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(7, {}, "me");
    expect(hook).toHaveBeenCalledExactlyOnceWith("x.size", 7, {});
  });

  it("keeps world settings in one row and changes that row", async () => {
    settings.register("x", "rule", { scope: "world", type: Boolean, default: false });
    await settings.set("x", "rule", true);
    await settings.set("x", "rule", false);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ key: "x.rule", value: "false", user: null });
  });

  it("keeps a user's row apart from the world's and from other users'", async () => {
    settings.register("x", "mine", { scope: "user", type: String, default: "" });
    await create({ key: "x.mine", value: '"theirs"', user: "other" });
    await create({ key: "x.mine", value: '"world"', user: null });
    expect(settings.get("x", "mine")).toBe("");
    await settings.set("x", "mine", "a");
    expect(rows.at(-1)).toMatchObject({ key: "x.mine", value: '"a"', user: "me" });
  });

  it("runs onChange for a world setting that another client changed", () => {
    const onChange = vi.fn();
    settings.register("x", "shared", { scope: "world", type: Number, default: 0, onChange });
    void create({ key: "x.shared", value: "3", user: null });
    Hooks.callAll("updateSetting", rows[0], { value: "3" }, { note: 1 }, "other");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3, { note: 1 }, "other");
  });

  it("does not run onChange for another user's row", () => {
    const onChange = vi.fn();
    settings.register("x", "mine", { scope: "user", type: Number, default: 0, onChange });
    Hooks.callAll("createSetting", { key: "x.mine", value: "3", _source: { user: "other" } }, {}, "other");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("casts through constructors and models", async () => {
    class Model {
      constructor(readonly data: object) {}
      static fromSource(data: object): Model {
        return new Model(data);
      }
      toObject(): object {
        return this.data;
      }
    }
    settings.register("x", "text", { scope: "client", type: String });
    settings.register("x", "model", { scope: "client", type: Model });
    expect(await settings.set("x", "text", 5)).toBe("5");
    expect(settings.get("x", "model")).toBeInstanceOf(Model);
    await settings.set("x", "model", { a: 1 });
    expect((settings.get("x", "model") as Model).data).toEqual({ a: 1 });
  });

  it("takes a row of broken JSON for one never set, and says so", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    settings.register("x", "broken", { scope: "client", type: Number, default: 4 });
    storage.setItem("x.broken", "{");
    expect(settings.get("x", "broken")).toBe(4);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
