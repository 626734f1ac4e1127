import { beforeAll, describe, expect, it } from "vitest";
import { fightLine } from "../../../../../src/rulesets/gb/fight/line.js";
import { creature, investigator } from "../../../../support/models/gb-models.js";

beforeAll(() => {
  const localize = (key: string) => key.split(".").at(-1);
  Object.assign(globalThis, { game: { i18n: { lang: "fr", localize } } });
});

const line = (system: object) => fightLine({ system });

describe("the line of a fighter in the list of the fight", () => {
  it("says life and fatigue, and the penalty once there is one", () => {
    expect(line(investigator({}))).toBe("pv 8/8 · pf 8/8");
    expect(line(investigator({ pv: { value: 5 }, pf: { value: 3 } }))).toBe("pv 5/8 · pf 3/8 · −2");
  });

  it("says why somebody cannot act, points below 0 with a true minus", () => {
    expect(line(investigator({ pv: { value: -1 }, pf: { value: 2 } }))).toContain("pv −1/8");
    expect(line(investigator({ pv: { value: -1 }, pf: { value: 2 } }))).toMatch(/ · dead$/);
  });

  it("GB-43: says hit points alone under the classic rules, and nothing of others' actors", () => {
    expect(line(creature({ mode: "traditional", hp: { value: 9, max: 13 } }))).toBe("pv 9/13");
    expect(line({})).toBe("");
  });
});
