import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  freeIn,
  tickedIn,
  withinMax,
  worstLethal,
  worstTemporary,
} from "../../../../../../src/rulesets/seuils/rules/body/circles.js";
import { tickCircles } from "../../../../../../src/rulesets/seuils/rules/body/tick-circles.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { canAct, stateOf } from "../../../../../../src/rulesets/seuils/rules/body/state.js";
import { swarmWounds } from "../../../../../../src/rulesets/seuils/rules/character/traits.js";
import {
  HUMAN_CIRCLES,
  NATURES,
  ROWS,
  STATES,
  type Row,
} from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { allTicked, anyRow, anyRows, human } from "../support.js";

describe("circles", () => {
  test("SE-50, SE-51: a human has three rows of 4, 2 and 1", () => {
    expect(ROWS.map((row) => HUMAN_CIRCLES[row])).toEqual([4, 2, 1]);
  });

  test("SE-52: each wound ticks one, from the worst down", () => {
    const { rows, placed, surplus } = tickCircles(human(), ["touche", "none", "blesse"]);
    expect([placed, surplus]).toEqual([["blesse", "touche"], 0]);
    expect(rows).toEqual(human({ touche: [1], blesse: [1] }));
  });

  test("SE-53: a full row passes its wounds up, again and again", () => {
    const { rows, placed } = tickCircles(human({ touche: [3], blesse: [1] }), ["touche", "touche", "touche"]);
    expect(placed).toEqual(["touche", "blesse", "tue"]);
    expect(rows).toEqual(human({ touche: [4], blesse: [2], tue: [1] }));
  });

  test("SE-55: crosses pass up as crosses, and the last one is filled by the next", () => {
    const crossed = human({ touche: [0, 4], blesse: [0, 2] });
    const once = tickCircles(crossed, ["touche"], "temporary");
    expect(once.rows.tue).toEqual({ max: 1, lethal: 0, temporary: 1 });
    const twice = tickCircles(once.rows, ["touche", "touche"], "temporary");
    expect([twice.placed, twice.surplus]).toEqual([["converted", "surplus"], 1]);
    expect(twice.rows.tue).toEqual({ max: 1, lethal: 1, temporary: 0 });
  });

  test("SE-55: a lethal wound takes the place of a cross only where the table says so (D-23)", () => {
    const mixed = human({ touche: [2, 2] });
    expect(tickCircles(mixed, ["touche"]).placed).toEqual(["blesse"]);
    const replaced = tickCircles(mixed, ["touche"], "lethal", { lethalReplacesTemporary: true });
    expect([replaced.placed, replaced.rows]).toEqual([["touche"], human({ touche: [3, 1] })]);
  });

  test("SE-51: a row that lost circles keeps its filled ones before its crosses", () => {
    expect(withinMax({ max: 3, lethal: 2, temporary: 4 })).toEqual({ max: 3, lethal: 2, temporary: 1 });
    expect(withinMax({ max: 1, lethal: 2, temporary: 4 })).toEqual({ max: 1, lethal: 1, temporary: 0 });
    expect(withinMax({ max: 2, lethal: -1, temporary: -1 })).toEqual({ max: 2, lethal: 0, temporary: 0 });
  });

  test("SE-61, SE-68: care goes by the worst row of its kind", () => {
    const rows = human({ touche: [1, 1], blesse: [0, 1] });
    expect([worstLethal(rows), worstTemporary(rows), worstLethal(human())]).toEqual(["touche", "blesse", null]);
  });

  const wounds = fc.array(anyRow, { maxLength: 12 });
  const nature = fc.constantFrom(...NATURES);

  test("SE-52…SE-55: no wound is lost: each ticks a circle, fills a cross, or is told as surplus", () => {
    fc.assert(
      fc.property(anyRows, wounds, nature, fc.boolean(), (rows, all, kind, lethalReplacesTemporary) => {
        const after = tickCircles(rows, all, kind, { lethalReplacesTemporary });
        expect(after.placed).toHaveLength(all.length);
        expect(after.surplus).toBe(after.placed.filter((at) => at === "surplus").length);
        const filled = ROWS.reduce((sum, row) => sum + after.rows[row].lethal - rows[row].lethal, 0);
        const converted = after.placed.filter((at) => at === "converted").length;
        const placed = all.length - after.surplus;
        expect(filled).toBe(kind === "lethal" ? placed : converted);
        if (!lethalReplacesTemporary) expect(allTicked(after.rows) - allTicked(rows)).toBe(placed - converted);
        for (const row of ROWS) expect(tickedIn(after.rows[row])).toBeLessThanOrEqual(after.rows[row].max);
      }),
    );
  });

  test("SE-53, SE-54: nothing is surplus while a circle above is free", () => {
    fc.assert(
      fc.property(anyRows, wounds, nature, (rows, all, kind) => {
        const after = tickCircles(rows, all, kind);
        if (after.surplus > 0) expect(freeIn(after.rows.tue)).toBe(0);
        for (const row of ROWS) expect(freeIn(after.rows[row])).toBeLessThanOrEqual(freeIn(rows[row]));
      }),
    );
  });

  test("SE-52: the final filling does not depend on the order", () => {
    fc.assert(
      fc.property(anyRows, wounds, nature, (rows, all, kind) => {
        const once = tickCircles(rows, all, kind);
        let one = { rows, surplus: 0 };
        for (const wound of all) {
          const next = tickCircles(one.rows, [wound], kind);
          one = { rows: next.rows, surplus: one.surplus + next.surplus };
        }
        expect(one).toEqual({ rows: once.rows, surplus: once.surplus });
      }),
    );
  });

  test("SE-54: wounds never make anybody fare better", () => {
    fc.assert(
      fc.property(anyRows, fc.nat(1), wounds, nature, (rows, surplus, all, kind) => {
        const after = tickCircles(rows, all, kind);
        const rank = (state: (typeof STATES)[number]) => STATES.indexOf(state);
        expect(rank(stateOf(after.rows, surplus + after.surplus))).toBeGreaterThanOrEqual(rank(stateOf(rows, surplus)));
      }),
    );
  });
});

describe("how somebody fares", () => {
  test("SE-54: by the worst row that is ticked", () => {
    const big = (lethal: number, temporary = 0) => ({ ...human(), tue: { max: 2, lethal, temporary } });
    expect(stateOf(human(), 0)).toBe("indemne");
    expect(stateOf(human({ touche: [0, 1] }), 0)).toBe("touche");
    expect(stateOf(human({ touche: [4], blesse: [1] }), 0)).toBe("blesse");
    expect([stateOf(big(1), 0), stateOf(big(0, 1), 0)]).toEqual(["critique", "critique"]);
    expect([stateOf(big(0, 2), 0), stateOf(big(1, 1), 0)]).toEqual(["inconscient", "mourant"]);
    expect(stateOf(human(), 1)).toBe("mort");
  });

  test("SE-54: a full row of Tué may mean death at once (D-12), but not when nothing fills it", () => {
    const dead = { killedMeaning: "dead" } as const;
    expect(stateOf(human({ tue: [1] }), 0, dead)).toBe("mort");
    expect(stateOf(human({ tue: [0, 1] }), 0, dead)).toBe("inconscient");
  });

  test("SE-54: the critical still act, the dying only where the table lets them", () => {
    expect(STATES.filter((state) => canAct(state))).toEqual(["indemne", "touche", "blesse", "critique"]);
    expect(canAct("mourant", { ...DEFAULTS, dyingActs: true })).toBe(true);
    expect(canAct("inconscient", { ...DEFAULTS, dyingActs: true })).toBe(false);
  });
});

test("SE-77: a swarm keeps the worst wound of an attack that is not of area", () => {
  const all: readonly (Row | "none")[] = ["none", "touche", "blesse", "touche"];
  expect(swarmWounds(all, false)).toEqual(["blesse"]);
  expect(swarmWounds(all, true)).toEqual(all);
  expect(swarmWounds(["none"], false)).toEqual([]);
});
