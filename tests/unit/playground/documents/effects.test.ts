import { describe, expect, test } from "vitest";
import { fields, TypeDataModel } from "../../../../playground/common/index.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { id, setTable } from "./table.js";

class Hero extends TypeDataModel {
  declare hp: number;
  declare bonus: number;
  declare total: number;
  static override defineSchema(): fields.DataSchema {
    const number = (initial: number): fields.NumberField =>
      new fields.NumberField({ required: true, nullable: false, integer: true, initial });
    return { hp: number(5), bonus: number(0), tags: new fields.SetField(new fields.StringField({ required: true })) };
  }
  override prepareDerivedData(): void {
    this.total = this.hp + this.bonus;
  }
}

const world = (): Value => (globalThis as Value).game;
const actor = (): Value => world().actors.get(id("a"));
const change13 = [
  { key: "system.bonus", mode: 2, value: "2" },
  { key: "system.hp", mode: 5, value: "10" },
  { key: "system.tags", mode: 2, value: "brave" },
];
const source = (effects: Data[], items: Data[] = []): Data => ({
  _id: id("a"),
  name: "Ada",
  type: "hero",
  effects,
  items,
});
const config = (config: Data): void => {
  config.Actor.dataModels.hero = Hero;
};

describe.each([13, 14] as const)("active effects in generation %i", (generation) => {
  const change14 = change13.map(({ key, mode, value }) => ({ key, value, type: mode === 2 ? "add" : "override" }));
  const effect = (more: Data = {}): Data => ({
    _id: id("e"),
    name: "Boon",
    ...(generation === 14 ? { system: { changes: change14 } } : { changes: change13 }),
    ...more,
  });
  const set = (actorSource: Data): void => void setTable({ actors: [actorSource] }, { generation, config });

  test("change base data before derived data, and leave the source alone", () => {
    set(source([effect({ statuses: ["prone"] })]));
    expect(actor().system).toMatchObject({ hp: 10, bonus: 2, total: 12 });
    expect([...actor().system.tags]).toEqual(["brave"]);
    expect(actor().system._source).toMatchObject({ hp: 5, bonus: 0, tags: [] });
    expect([...actor().statuses]).toEqual(["prone"]);
    expect(actor().overrides).toMatchObject({ system: { hp: 10, bonus: 2 } });
  });

  test("disabled ones do nothing, and do something once they are enabled", async () => {
    set(source([effect({ disabled: true })]));
    expect(actor().system.total).toBe(5);
    await actor().effects.get(id("e")).update({ disabled: false });
    expect(actor().system.total).toBe(12);
    await actor().effects.get(id("e")).delete();
    expect(actor().system.total).toBe(5);
  });

  test("those of items apply when they are transferred", () => {
    const item = (transfer: boolean): Data => ({
      _id: id("i"),
      name: "Ring",
      type: "sword",
      effects: [effect({ transfer })],
    });
    set(source([], [item(true)]));
    expect(actor().system.total).toBe(12);
    set(source([], [item(false)]));
    expect(actor().system.total).toBe(5);
  });

  test("statuses are toggled", async () => {
    set(source([]));
    const created = await actor().toggleStatusEffect("prone");
    expect(created.name).toBe("Prone");
    expect(actor().statuses.has("prone")).toBe(true);
    expect(await actor().toggleStatusEffect("prone", { active: true })).toBe(true);
    expect(await actor().toggleStatusEffect("prone")).toBe(false);
    expect(actor().statuses.has("prone")).toBe(false);
    expect(await actor().toggleStatusEffect("prone", { active: false })).toBeUndefined();
    await expect(actor().toggleStatusEffect("nope")).rejects.toThrow("nope");
  });

  test("a status with an id of its own is only found by that id, any other only where it stands alone", async () => {
    set(source([effect({ _id: id("d"), statuses: ["down"] }), effect({ _id: id("e"), statuses: ["prone", "down"] })]));
    (globalThis as Value).CONFIG.statusEffects = [
      { id: "down", _id: id("f"), name: "Down", img: "icons/svg/falling.svg" },
      { id: "prone", name: "Prone", img: "icons/svg/falling.svg" },
    ];
    const left = (): string[] => actor().effects.map((one: Value) => one.id as string) as string[];
    await actor().toggleStatusEffect("down", { active: false });
    await actor().toggleStatusEffect("prone", { active: false });
    expect(left()).toEqual([id("d"), id("e")]);
    await actor().toggleStatusEffect("down", { active: true });
    expect(left()).toContain(id("f"));
    await actor().toggleStatusEffect("down", { active: false });
    expect(left()).toEqual([id("d"), id("e")]);
  });

  test("custom changes call their hook", () => {
    const custom =
      generation === 14
        ? { system: { changes: [{ key: "x", type: "custom", value: "1" }] } }
        : { changes: [{ key: "x", mode: 0, value: "1" }] };
    const seen: unknown[] = [];
    const key = Hooks.on("applyActiveEffect", (_actor: Value, change: Data) => void seen.push(change.key));
    set(source([effect({ system: {}, changes: [], ...custom })]));
    Hooks.off("applyActiveEffect", key);
    expect(seen).toContain("x");
  });

  test("removing a key of free data takes the generation's own form", async () => {
    set(source([]));
    await actor().setFlag("test", "a", 1);
    const seen: Data[] = [];
    const key = Hooks.on("updateActor", (_actor: Value, changed: Data) => void seen.push(changed));
    const { ForcedDeletion } = await import("../../../../playground/common/utils/operators.js");
    await actor().update(generation === 14 ? { "flags.test.a": new ForcedDeletion() } : { "flags.test.-=a": null });
    Hooks.off("updateActor", key);
    expect(actor().flags.test).toEqual({});
    if (generation === 14) expect(seen[0]?.flags.test.a).toBeInstanceOf(ForcedDeletion);
    else expect(seen[0]?.flags.test).toEqual({ "-=a": null });
  });
});

test("generation 14 reads the effects of generation 13", () => {
  setTable({ actors: [source([{ _id: id("e"), name: "Old", changes: change13 }])] }, { generation: 14, config });
  expect(actor().effects.get(id("e")).system.changes[1]).toMatchObject({
    key: "system.hp",
    type: "override",
    phase: "initial",
  });
  expect(actor().system.total).toBe(12);
});

test("the model of a sub-type heals, prepares and is told about its document's life", async () => {
  const calls: string[] = [];
  class Traced extends Hero {
    override prepareBaseData(): void {
      calls.push("base");
    }
    override async _preUpdate(changed: Data): Promise<boolean | void> {
      calls.push(`pre ${changed.system.hp}`);
      return changed.system.hp > 50 ? false : undefined;
    }
    override _onUpdate(changed: Data): void {
      calls.push(`on ${changed.system.hp}`);
    }
  }
  const table = setTable(
    { actors: [{ ...source([]), system: { hp: "many", unknown: 1 } }] },
    { config: (c) => (c.Actor.dataModels.hero = Traced) },
  );
  expect(table.problems[0]).toMatch(/Actor "Ada" .*system\.hp: must be a finite number/);
  expect(actor().toObject().system).toEqual({ hp: 5, bonus: 0, tags: [] });
  expect(actor().system.schema.getField("hp").fieldPath).toBe("system.hp");
  calls.length = 0;
  await actor().update({ "system.hp": "7" });
  expect(calls).toEqual(["pre 7", "base", "on 7"]);
  expect(await actor().update({ "system.hp": 60 })).toBeUndefined();
  await expect(actor().update({ "system.hp": null, "system.bonus": 3 })).rejects.toThrow(
    /system\.hp: must be a finite number/,
  );
  expect(actor().system).toMatchObject({ hp: 7, bonus: 0 });
});
