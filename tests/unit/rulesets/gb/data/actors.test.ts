import { describe, expect, it } from "vitest";
import { creature, investigator } from "../../../../support/models/gb-models.js";

const paul = { abilities: { dex: { value: 14 }, con: { value: 14 } }, pv: { value: 10 }, pf: { value: 10 } };
const jacket = {
  type: "gbArmor" as const,
  system: { zones: { torso: 1, armRight: 1, armLeft: 1, abdomen: 1 }, maxDex: 8 },
};
const acs = (model: ReturnType<typeof investigator>) =>
  Object.fromEntries(Object.entries(model.defense.zones).map(([zone, { ac }]) => [zone, ac]));

describe("preparation of an actor", () => {
  it("GB-05, GB-06: PV and PF are 8 plus the Constitution modifier, whatever the level", () => {
    for (const level of [1, 9, 20]) {
      const { pv, pf } = investigator({ ...paul, level });
      expect([pv.max, pf.max]).toEqual([10, 10]);
    }
  });

  it("GB-47: a creature's printed hit points are halved, the spare one to the PF", () => {
    const { pv, pf } = creature({ hp: { max: 13 }, poolsMethod: "halve" });
    expect([pv.max, pf.max]).toEqual([6, 7]);
  });

  it("GB-47, D-34: a creature without Constitution counts as modifier 0", () => {
    const { pv, pf } = creature({ abilities: { con: { value: null } }, poolsMethod: "investigator" });
    expect([pv.max, pf.max]).toEqual([8, 8]);
  });

  it("GB-24: the jacket of the example protects torso, arms and abdomen", () => {
    const rested = { head: 12, torso: 13, armRight: 13, armLeft: 13, abdomen: 13, legRight: 12, legLeft: 12 };
    expect(acs(investigator(paul, [jacket]))).toEqual(rested);
  });

  it("GB-24: armour that is not worn protects nobody", () => {
    const stowed = { ...jacket, system: { ...jacket.system, equipped: false } };
    expect(acs(investigator(paul, [stowed]))["torso"]).toBe(12);
  });

  it("GB-11, GB-12: two PF lost cost every zone one point, and Reflex and initiative too", () => {
    const tired = investigator({ ...paul, pf: { value: 8 } }, [jacket]);
    expect(acs(tired)["torso"]).toBe(12);
    expect([tired.saves.fort.total, tired.saves.ref.total, tired.initiative.total]).toEqual([2, 1, 1]);
  });

  it("GB-10: at 0 PF the Dexterity bonus is gone and the penalty is −5", () => {
    const spent = investigator({ ...paul, pf: { value: 0 } }, [jacket]);
    expect(spent.fatigue.malus).toBe(-5);
    expect([acs(spent)["torso"], acs(spent)["legLeft"]]).toEqual([6, 5]);
  });

  it("GB-24: the sum of a zone names its parts", () => {
    const { zones } = investigator({ ...paul, pf: { value: 8 } }, [jacket]).defense;
    expect(zones.torso?.parts).toEqual([
      { id: "base", value: 10 },
      { id: "dex", value: 2 },
      { id: "armor", value: 1 },
      { id: "fatigue", value: -1 },
    ]);
  });

  it("GB-44: a creature has the zones of its own body", () => {
    expect(Object.keys(creature({ profile: "serpent" }).defense.zones)).toEqual(["head", "coils", "tail"]);
  });

  it("GB-11: the keeper's own penalty replaces the table's", () => {
    expect(investigator({ ...paul, pf: { value: 8 }, fatigue: { override: 0 } }).fatigue.malus).toBe(0);
  });
});

describe("state of an actor", () => {
  const statuses = (system: object) => {
    const model = investigator({ ...paul, ...system });
    return [model.state, [...model.stateStatuses]];
  };

  it("GB-08: no PV left is death, before the PF are looked at", () => {
    expect(statuses({ pv: { value: 0 }, pf: { value: 0 } })).toEqual(["dead", ["dead"]]);
  });

  it("GB-09: no PF left waits for the save, and no status is set meanwhile", () => {
    expect(statuses({ pf: { value: 0 } })).toEqual(["pending", []]);
  });

  it("GB-09: the save decides between stunned and unconscious", () => {
    expect(statuses({ pf: { value: -1 }, exhaustion: { result: "stunned" } })).toEqual(["stunned", ["stunned"]]);
    expect(statuses({ pf: { value: -1 }, exhaustion: { result: "unconscious" } })).toEqual([
      "unconscious",
      ["unconscious"],
    ]);
  });
});

describe("a new actor", () => {
  const createdWith = (data: object) => [data, {}, null] as never as [never, never, never];
  const firstUpdate = async (model: ReturnType<typeof investigator>, data: object) => {
    await model._preCreate(...createdWith(data));
    return (model.parent as unknown as { updates: object[] }).updates;
  };

  it("starts whole", async () => {
    const model = investigator({ abilities: { con: { value: 14 } } });
    expect(await firstUpdate(model, {})).toEqual([{ system: { pv: { value: 10 }, pf: { value: 10 } } }]);
  });

  it("keeps the points its data give", async () => {
    const data = { system: { pv: { value: 3 } } };
    expect(await firstUpdate(investigator(data.system), data)).toEqual([{ system: { pf: { value: 8 } } }]);
  });

  it("GB-47: a creature takes the world's way of making its points, unless its data say otherwise", async () => {
    const model = creature({});
    await model._preCreate(...createdWith({}));
    const { updates } = model.parent as unknown as { updates: object[] };
    expect(updates[0]).toEqual({ system: { poolsMethod: "halve" } });
    const told = creature({ poolsMethod: "manual" });
    await told._preCreate(...createdWith({ system: { poolsMethod: "manual" } }));
    expect((told.parent as unknown as { updates: object[] }).updates).toHaveLength(1);
  });
});
