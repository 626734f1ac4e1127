import { describe, expect, it } from "vitest";
import { creature, investigator, preparedItem } from "../../../../support/gb-models.js";

const ODD = [null, 7, "x", [], true];

describe("malformed data heal", () => {
  it.each(ODD)("an actor whose groups are %j is prepared with initial values", (odd) => {
    const groups = ["abilities", "saves", "initiative", "speed", "pv", "pf", "fatigue", "exhaustion", "defense"];
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
