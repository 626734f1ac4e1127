import { describe, expect, it } from "vitest";
import { creature, investigator, preparedItem } from "../../../../support/models/gb-models.js";

const ODD = [null, 7, "x", [], true];

describe("malformed data heal", () => {
  it.each(ODD)("an actor whose groups are %j is prepared with initial values", (odd) => {
    const own = ["aim", "shock", "posture", "cover", "drowning", "recovery", "destiny"];
    const shared = ["abilities", "saves", "initiative", "speed", "pv", "pf", "fatigue", "exhaustion", "defense"];
    const groups = [...shared, ...own];
    const model = investigator(Object.fromEntries(groups.map((key) => [key, odd])));
    expect([model.pv.max, model.pf.value, model.state, model.abilities.str.mod]).toEqual([8, 8, "active", 0]);
  });

  it("words that mean nothing fall back one by one, the rest is kept", () => {
    const model = creature({ size: "planetary", profile: 12, poolsMethod: "guess", bab: 3, hd: "2d8+4" });
    expect([model.size, model.profile, model.poolsMethod, model.bab, model.hd]).toEqual([
      "medium",
      "human",
      "halve",
      3,
      "2d8+4",
    ]);
  });

  it("numbers are rounded and kept within their bounds", () => {
    const model = investigator({ level: 99, bab: -4, abilities: { str: { value: 12.6 } } });
    expect([model.level, model.bab, model.abilities.str.value]).toEqual([20, 0, 13]);
  });

  it("an investigator without a score gets the initial one, a creature may lack it", () => {
    expect(investigator({ abilities: { con: { value: null } } }).abilities.con.value).toBe(10);
    expect(creature({ abilities: { con: { value: null } } }).abilities.con.value).toBeNull();
  });

  it("points above the maximum count as the maximum", () => {
    expect(investigator({ pv: { value: 50 } }).pv.value).toBe(8);
  });

  it("armour keeps the zones that exist and drops the others", () => {
    expect(preparedArmor({ zones: { torso: 3, pocket: 2 } })).toEqual({ torso: 3 });
    expect(preparedArmor({ zones: "all" })).toEqual({});
  });

  it.each(ODD)("lists and groups of items that are %j are empty", (odd) => {
    expect(preparedItem("gbFeat", { key: odd, modifiers: odd, taken: odd }).modifiers).toEqual([]);
    const modifiers = [odd, { target: odd, value: 3 }];
    expect(preparedItem("gbFeat", { modifiers }).modifiers).toEqual([{ target: "skill", skill: "", value: 3 }]);
    const body = preparedItem("gbProfile", { places: odd, rows: odd, lossRows: odd, intervals: odd, basedOn: odd });
    expect([body.rows, body.places, body.tables.locations.length]).toEqual([[], "inherit", 7]);
    expect(preparedItem("gbWound", { hazard: odd, lastTick: "now" }).hazard).toMatchObject({ active: false, round: 0 });
  });

  it("figures of items stay within their bounds", () => {
    expect(preparedItem("gbSkill", { ability: "luck", ranks: 99, misc: -80 })).toMatchObject({
      ability: "int",
      ranks: 30,
      misc: -20,
    });
    expect(preparedItem("gbSpell", { kind: "wish", casterLevel: 40 })).toMatchObject({
      kind: "other",
      casterLevel: 20,
    });
    expect(preparedItem("gbHazard", { kind: 3, locationMode: [] })).toMatchObject({
      kind: "other",
      locationMode: "none",
    });
    expect(preparedItem("gbGear", { quantity: -2, weight: 5000 })).toMatchObject({ quantity: 0, weight: 1000 });
    expect(preparedItem("gbArmor", { checkPenalty: 4 }).checkPenalty).toBe(0);
  });

  it("states without sense are none", () => {
    const model = creature({
      shock: { kind: "electric", until: 4 },
      stance: "lotus",
      barred: "yes",
      mode: "easy",
      cover: { legLeft: "maybe", pocket: true },
      hp: { value: "full", max: 0 },
    });
    expect([model.shock.kind, model.shock.until.round, model.stance, model.mode, model.hp.max]).toEqual([
      "none",
      0,
      "none",
      "gravity",
      1,
    ]);
    expect(Object.keys(model.cover)).toEqual(["legLeft"]);
  });

  it("a wound without sense is a superficial one at the torso", () => {
    expect(preparedItem("gbWound", { gb: "deep", zone: "soul", forcedSeverity: "awful" })).toMatchObject({
      gb: 0,
      zone: "torso",
      severity: "superficial",
    });
  });
});

function preparedArmor(system: object): object {
  return { ...creature({}, [{ type: "gbArmor", system }]).parent.items[0]?.system }["zones" as never];
}
