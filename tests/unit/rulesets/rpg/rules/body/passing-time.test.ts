import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afflictionOver,
  careGiven,
  freed,
  stoodUp,
} from "../../../../../../src/rulesets/rpg/rules/body/condition-ends.js";
import type { Condition, State } from "../../../../../../src/rulesets/rpg/rules/body/conditions.js";
import { CRITICAL_TABLES, criticalRow } from "../../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { effectDice, type EffectRolls } from "../../../../../../src/rulesets/rpg/rules/criticals/effect-dice.js";
import {
  fightOver,
  isFateful,
  testsOfTurn,
  timePassed,
} from "../../../../../../src/rulesets/rpg/rules/body/passing-time.js";
import { settle } from "../../../../../../src/rulesets/rpg/rules/body/settle.js";
import {
  isOn,
  roundToCome,
  timeLeft,
  type Moment,
  type Span,
} from "../../../../../../src/rulesets/rpg/rules/body/spans.js";
import { isOver, leavingFight } from "../../../../../../src/rulesets/rpg/rules/body/span-changes.js";
import { ZONES } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

const at = (round: number | null, worldTime = 1000): Moment => ({ round, worldTime });
const struck = (id: string, rolls: EffectRolls = {}, wound = id): readonly Condition[] =>
  settle(criticalRow(id)?.effects ?? [], { moment: at(3), side: "right", wound }, rolls).conditions;
const types = (conditions: readonly Condition[]) => conditions.map(({ state }) => state.type);

describe("spans", () => {
  const rounds: Span = { clock: "round", first: 4, last: 6 };

  test("RP-61: are on from their first round to their last, and over after it", () => {
    expect([3, 4, 6, 7].map((round) => isOn(rounds, at(round)))).toEqual([false, true, true, false]);
    expect([3, 6, 7].map((round) => isOver(rounds, at(round)))).toEqual([false, false, true]);
    expect([4, 6, 9].map((round) => timeLeft(rounds, at(round)))).toEqual([3, 1, 0]);
  });

  test("RP-61: that are still to come last as long as they will, and tell their first round", () => {
    expect([2, 3, 4].map((round) => timeLeft(rounds, at(round)))).toEqual([3, 3, 3]);
    expect([3, 4, null].map((round) => roundToCome(rounds, at(round)))).toEqual([4, null, null]);
  });

  test("RP-02: go on in seconds when the fight ends", () => {
    expect(leavingFight(rounds, at(5, 2000))).toEqual({ clock: "world", first: 1999, last: 2001 });
    const hours: Span = { clock: "world", first: 0, last: 3599 };
    expect(leavingFight(hours, at(5, 2000))).toBe(hours);
  });

  test("RP-61: that count the rounds of a fight which is gone are over, unless nothing ends them", () => {
    expect([isOn(rounds, at(null)), isOver(rounds, at(null)), timeLeft(rounds, at(null))]).toEqual([false, true, 0]);
    const open: Span = { clock: "round", first: 4, last: null };
    expect([isOn(open, at(null)), isOver(open, at(null)), timeLeft(open, at(9))]).toEqual([true, false, null]);
  });

  test("RP-61: last as long in seconds as they would have in rounds", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(9999), (first, length, round, worldTime) => {
        const span: Span = { clock: "round", first, last: first + length };
        const left = leavingFight(span, at(round, worldTime));
        for (let later = 0; later < 50; later += 1) {
          expect(isOn(left, at(null, worldTime + later))).toBe(isOn(span, at(round + later)));
        }
      }),
    );
  });
});

describe("time", () => {
  test("RP-61: ends what ran out, and bleeds once for each new round (D-38)", () => {
    const conditions = [...struck("head-02"), ...struck("arms-11"), ...struck("legs-10")];
    const next = timePassed(conditions, at(3), at(4));
    expect(next.over).toEqual([]);
    expect(next.bleeding.map(({ formula, ticks }) => [formula, ticks])).toEqual([
      ["1", 1],
      ["1d4", 1],
    ]);
    expect(types(timePassed(conditions, at(4), at(5)).over)).toEqual(["restrict"]);
  });

  test("RP-61: catches up on what went by while nobody looked", () => {
    const passed = timePassed(struck("arms-12"), at(3), at(7, 9999));
    expect(passed.bleeding.map(({ ticks }) => ticks)).toEqual([4]);
    expect(timePassed(struck("arms-12"), at(null, 1000), at(null, 1030)).bleeding[0]?.ticks).toBe(30);
  });

  test("RP-61: going back takes nothing away and bleeds nobody", () => {
    const back = timePassed(struck("arms-11"), at(5), at(4));
    expect([back.over, back.bleeding]).toEqual([[], []]);
  });

  test("RP-58, RP-59: a countdown kills at the end of its last round", () => {
    const dying = struck("trunk-14", { "2-delay": 2 });
    const fates = (round: number) => types(dying.filter((condition) => isFateful(condition, at(round))));
    expect(fates(5)).toEqual([]);
    expect(fates(6)).toEqual(["dying"]);
  });

  test("RP-59: a broken tailbone is tested every turn, until care", () => {
    const unsteady = struck("trunk-07");
    expect(types(testsOfTurn(unsteady, at(9)))).toEqual(["unsteady"]);
    expect(testsOfTurn(careGiven(unsteady, new Set(["trunk-07"])).kept, at(9))).toEqual([]);
  });

  test("RP-76: hit points come back with consciousness", () => {
    const out: Condition = {
      state: { type: "unconscious" },
      span: { clock: "world", first: 0, last: 3599 },
      ends: "hours",
      wound: "w",
      regain: 4,
    };
    expect([3599, 3600].map((seconds) => isFateful(out, at(null, seconds)))).toEqual([false, true]);
    expect(isFateful({ ...out, regain: 0 }, at(null, 3600))).toBe(false);
  });

  test("RP-59: the end of the fight ends what lasted as long", () => {
    const { kept, over } = fightOver(struck("trunk-12"), at(5));
    expect(types(over)).toEqual(["restrict"]);
    expect(types(kept)).toEqual(["prone", "halveSkills", "bleed"]);
    const [seconds] = fightOver(struck("head-03", { 0: 4 }), at(5)).kept;
    expect(seconds?.span).toEqual({ clock: "world", first: 999, last: 1002 });
  });
});

describe("time that nobody watched", () => {
  const all = ZONES.flatMap((zone) => CRITICAL_TABLES[zone]);

  test("RP-61: does at once what it does round by round (D-38)", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (row, rounds, die) => {
          const rolls = Object.fromEntries(effectDice(row.effects).map(({ key }) => [key, die]));
          const { conditions } = settle(row.effects, { moment: at(3), side: "left", wound: "w" }, rolls);
          const jump = timePassed(conditions, at(3, 1000), at(3 + rounds, 1000 + rounds));
          let kept = conditions;
          let ticks = 0;
          let over = 0;
          for (let round = 3; round < 3 + rounds; round += 1) {
            const step = timePassed(kept, at(round, 997 + round), at(round + 1, 998 + round));
            kept = step.kept;
            ticks += step.bleeding.reduce((sum, one) => sum + one.ticks, 0);
            over += step.over.length;
          }
          expect(jump.kept).toEqual(kept);
          expect(jump.over).toHaveLength(over);
          expect(jump.bleeding.reduce((sum, one) => sum + one.ticks, 0)).toBe(ticks);
        },
      ),
    );
  });

  test("RP-61: every condition is kept or over, never both", () => {
    for (const { effects } of all) {
      const rolls = Object.fromEntries(effectDice(effects).map(({ key }) => [key, 2]));
      const { conditions } = settle(effects, { moment: at(3), side: "left", wound: "w" }, rolls);
      for (const { kept, over } of [
        timePassed(conditions, at(3), at(5)),
        fightOver(conditions, at(3)),
        careGiven(conditions, new Set(["w"])),
        stoodUp(conditions),
      ]) {
        expect(kept.length + over.length).toBe(conditions.length);
      }
    }
  });
});

describe("care", () => {
  test("RP-80: ends what lasts until then, on the wounds that are treated", () => {
    const conditions = [...struck("arms-11", {}, "arm"), ...struck("trunk-06", {}, "bone")];
    const { kept, over, skillLosses } = careGiven(conditions, new Set(["arm"]));
    expect([types(over), types(kept), skillLosses]).toEqual([["disableLimb", "bleed"], ["modifier"], []]);
  });

  test("RP-80: averts a death that may be averted, and no other", () => {
    expect(types(careGiven(struck("head-12", { "2-delay": 2 }), new Set(["head-12"])).kept)).toEqual(["prone"]);
    const doomed = careGiven(struck("head-14", { "2-delay": 2 }), new Set(["head-14"])).kept;
    expect(types(doomed)).toEqual(["prone", "restrict", "dying"]);
  });

  test("RP-61: lets who could not get up try it", () => {
    const stand = ({ state }: { readonly state: State }) => (state.type === "prone" ? state.stand : null);
    const [prone] = careGiven(struck("legs-12"), new Set(["legs-12"])).kept;
    expect(prone && stand(prone)).toBe("free");
    const [still] = careGiven(struck("legs-12"), new Set(["other"])).kept;
    expect(still && stand(still)).toBe("care");
  });

  test("RP-58: an eye costs its two points from then on", () => {
    const { skillLosses } = careGiven(struck("head-09", { "0-side": 1 }), new Set(["head-09"]));
    expect(skillLosses).toEqual([{ scope: "sight", value: -2 }]);
  });
});

describe("other ends", () => {
  test("RP-61: back on one's feet, nothing of the fall is left", () => {
    const { kept, over } = stoodUp([...struck("trunk-03", { "0-stand": 3 }), ...struck("arms-11")]);
    expect([types(over), types(kept)]).toEqual([
      ["prone", "restrict"],
      ["disableLimb", "bleed"],
    ]);
  });

  test("RP-70, RP-71, RP-92: out of the net, over the illness, each by itself", () => {
    const caught = (wound: string) =>
      settle([{ type: "entangle", zone: "whole", until: { kind: "freed" } }], { moment: at(3), side: null, wound })
        .conditions;
    expect(freed([...caught("net"), ...caught("bola")], "net").kept).toEqual(caught("bola"));
    const ill = settle([{ type: "modifier", scope: "skills", value: -1, until: { kind: "affliction" } }], {
      moment: at(null),
      side: null,
      wound: "fever",
    }).conditions;
    expect(afflictionOver(ill, "fever")).toEqual({ kept: [], over: ill });
  });
});
