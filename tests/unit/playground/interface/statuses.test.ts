import { beforeEach, describe, expect, it } from "vitest";
import { defineStatusEffects, type StatusEffect } from "../../../../playground/client/game/status-effects.js";
import type { Data } from "../../../../playground/common/types.js";

const status = (id: string): StatusEffect => ({ id, name: id.toUpperCase(), img: `${id}.svg` });
let config: Data;
const ids = (): string[] => [...(config.statusEffects as Iterable<StatusEffect>)].map(({ id }) => id);

describe("the statuses of generation 13", () => {
  it("are a list of one's own", () => {
    const given = [status("dead"), status("blind")];
    defineStatusEffects((config = {}), given, 13);
    config.statusEffects.push(status("fear"));
    expect([ids(), given.length]).toEqual([["dead", "blind", "fear"], 2]);
  });
});

describe("the statuses of generation 14", () => {
  beforeEach(() => defineStatusEffects((config = {}), [status("dead"), status("blind")], 14));

  it("are known by their ids", () => {
    expect(Object.keys(config.statusEffects as object)).toEqual(["dead", "blind"]);
    expect(config.statusEffects.blind).toEqual(status("blind"));
    Reflect.deleteProperty(config.statusEffects as object, "dead");
    config.statusEffects.fear = status("fear");
    expect(Object.keys(config.statusEffects as object)).toEqual(["blind", "fear"]);
  });

  it("answer to what one asks of a list", () => {
    const { statusEffects: list } = config;
    expect([list.length, list[0].id, list.at(-1).id, ids()]).toEqual([2, "dead", "blind", ["dead", "blind"]]);
    expect(list.find(({ name }: StatusEffect) => name === "BLIND")).toEqual(status("blind"));
    expect(list.map(({ id }: StatusEffect) => id)).toEqual(["dead", "blind"]);
    expect([list.push(status("fear")), ids()]).toEqual([3, ["dead", "blind", "fear"]]);
  });

  it("are emptied and filled by a list, or a record, that is put in their place; by themselves, sorted, too", () => {
    const before = config.statusEffects as object;
    config.statusEffects = [status("prone")];
    expect([config.statusEffects === before, ids()]).toEqual([true, ["prone"]]);
    config.statusEffects = { b: status("b"), a: status("a") };
    config.statusEffects = config.statusEffects.sort((one: Data, other: Data) => (one.id < other.id ? -1 : 1));
    expect(ids()).toEqual(["a", "b"]);
  });
});
