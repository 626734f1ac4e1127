import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offeredEffects } from "../../../../../../src/rulesets/rpg/rules/body/adaptation.js";
import type { Condition } from "../../../../../../src/rulesets/rpg/rules/body/conditions.js";
import { CRITICAL_TABLES, criticalRow } from "../../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { effectDice, type EffectRolls } from "../../../../../../src/rulesets/rpg/rules/criticals/effect-dice.js";
import type { Effect } from "../../../../../../src/rulesets/rpg/rules/criticals/effects.js";
import { settle, type Settled } from "../../../../../../src/rulesets/rpg/rules/body/settle.js";
import type { Moment } from "../../../../../../src/rulesets/rpg/rules/body/spans.js";
import { ZONES, type Side } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

const FIGHT: Moment = { round: 3, worldTime: 1000 };
const ALL = ZONES.flatMap((zone) => CRITICAL_TABLES[zone]);

const effectsOf = (id: string): readonly Effect[] => {
  const row = criticalRow(id);
  if (!row) throw new Error(id);
  return row.effects;
};
const struck = (
  id: string,
  rolls: EffectRolls = {},
  { moment = FIGHT, side = null }: Partial<{ moment: Moment; side: Side | null }> = {},
) => settle(effectsOf(id), { moment, side, wound: "w" }, rolls);
/** `type first–last end`, short enough to read a row at a glance. */
const told = ({ conditions }: Settled) =>
  conditions.map(({ state, span, ends }: Condition) => {
    const unit = span.clock === "round" ? "R" : "s";
    return `${state.type} ${unit}${span.first}–${span.last ?? ""} ${ends}`;
  });

describe("the dice of a row", () => {
  test("RP-61: durations are rolled when the blow lands; fixed ones and those of a bleeding are not", () => {
    expect(effectDice(effectsOf("arms-06"))).toEqual([{ key: "1", formula: "1d6" }]);
    expect(effectDice(effectsOf("arms-03"))).toEqual([]);
    expect(effectDice(effectsOf("arms-11"))).toEqual([]);
    expect(effectDice(effectsOf("head-16")).map(({ formula }) => formula)).toEqual(["1d4", "1d8"]);
  });

  test("RP-60: effects that share a duration share one die", () => {
    expect(effectDice(effectsOf("legs-04"))).toEqual([{ key: "duration", formula: "1d4" }]);
    expect(told(struck("legs-04", { duration: 2 }))).toEqual(["halveMove R3–5 rounds", "halveInitiative R3–5 rounds"]);
  });

  test("RP-61: a die that was not rolled is an error, not a guess", () => {
    expect(() => struck("arms-06")).toThrow("no die for 1: 1d6");
  });
});

describe("when the effects of a row are in force", () => {
  test("RP-61: from the next round on, or at once (D-38)", () => {
    expect(told(struck("head-03", { 0: 4 }))).toEqual(["restrict R4–7 rounds"]);
    expect(told(struck("arms-06", { 1: 2 }))).toEqual(["disableLimb R3–5 rounds"]);
  });

  test("RP-61: until care there is no clock, and it outlasts the fight", () => {
    expect(told(struck("arms-11"))).toEqual(["disableLimb s1000– care", "bleed s1000– care"]);
  });

  test("RP-58: hours run on the time of the story, out of a fight too", () => {
    expect(told(struck("head-10", { 0: 2 }))).toEqual(["restrict s1000–8199 careOrHours"]);
    expect(told(struck("head-03", { 0: 4 }, { moment: { round: null, worldTime: 50 } }))).toEqual([
      "restrict s51–54 rounds",
    ]);
  });

  test("RP-58: inert first, then parries only until up again", () => {
    expect(told(struck("head-06", { "0-stand": 3 }))).toEqual([
      "prone R3–7 standing",
      "inert R4–4 rounds",
      "restrict R5–7 standing",
    ]);
  });

  test("RP-59: a flight of two rounds, then three to get up", () => {
    expect(told(struck("trunk-11", { "0-stand": 3, 1: 2 }))).toEqual([
      "prone R3–8 standing",
      "inert R3–5 rounds",
      "restrict R6–8 standing",
    ]);
  });

  test("RP-58, RP-59: what waits for a stun begins after it, and goes on until care", () => {
    expect(told(struck("head-08"))).toEqual(["restrict R4–4 rounds", "modifier R5– care"]);
    expect(told(struck("trunk-05"))).toEqual(["restrict R4–4 rounds", "modifier R5– care"]);
  });

  test("RP-59, RP-60: on the ground, only parries until up", () => {
    expect(told(struck("trunk-04", { "0-stand": 1 }))).toEqual(["prone R3–4 standing", "restrict R3–4 standing"]);
    expect(told(struck("legs-09"))).toEqual(["prone s1000– standing", "bleed s1000– care"]);
  });

  test("RP-61: what lasts some rounds lasts as many after another effect, hours begin at once", () => {
    const chained: readonly Effect[] = [
      { type: "inert", until: { kind: "rounds", formula: "1", start: "next" }, key: "stunned" },
      { type: "restrict", mode: "nothing", until: { kind: "rounds", formula: "2", start: "next" }, after: "stunned" },
      { type: "restrict", mode: "noAttack", until: { kind: "hours", formula: "1" }, after: "stunned" },
    ];
    expect(told(settle(chained, { moment: FIGHT, side: null, wound: "w" }))).toEqual([
      "inert R4–4 rounds",
      "restrict R5–6 rounds",
      "restrict s1000–4599 hours",
    ]);
  });

  test("RP-61: effects that wait for one another, or for nobody, begin after this round", () => {
    const waiting = (key: string, after: string): Effect => ({
      type: "inert",
      until: { kind: "rounds", formula: "1", start: "next" },
      key,
      after,
    });
    const circle: readonly Effect[] = [
      waiting("a", "b"),
      waiting("b", "a"),
      waiting("c", "nobody"),
      { type: "prone", stand: { kind: "rounds", formula: "1", after: "d" } },
      { type: "inert", until: { kind: "standing" }, key: "d" },
    ];
    const spans = settle(circle, { moment: FIGHT, side: null, wound: "w" }).conditions.map(({ span }) => span);
    expect(spans.every(({ first, last }) => first >= 3 && (last ?? 4) >= first)).toBe(true);
  });

  test("RP-58, RP-59: a countdown, which care averts or not", () => {
    const [, , dying] = struck("head-12", { "2-delay": 2 }).conditions;
    expect(dying).toMatchObject({ state: { type: "dying", avert: "care" }, span: { first: 3, last: 5 }, ends: "care" });
    expect(struck("trunk-14", { "2-delay": 4 }).conditions.at(-1)).toMatchObject({
      state: { avert: "none" },
      span: { last: 7 },
      ends: "permanent",
    });
  });

  test("RP-61: whoever is unconscious lies on the ground", () => {
    expect(told(struck("arms-12", {}, { side: "left" }))).toEqual([
      "unconscious s1000– care",
      "bleed s1000– care",
      "prone s1000– standing",
    ]);
    expect(told(struck("trunk-08")).filter((one) => one.startsWith("prone"))).toHaveLength(1);
  });
});

describe("what the effects of a row do at once", () => {
  test("RP-57: an arm is out of use on the side that was struck", () => {
    const { conditions, drops } = struck("arms-08", {}, { side: "left" });
    expect(conditions[0]?.state).toEqual({ type: "disableLimb", part: "arm", side: "left" });
    expect(drops).toEqual(["limbHeld"]);
  });

  test("RP-57, RP-61: what is lost is lost on that side, an eye or an ear on one that a die tells", () => {
    expect(struck("arms-14", {}, { side: "right" }).losses).toEqual([{ part: "arm", side: "right", partial: false }]);
    expect(struck("head-01", { "1-side": 1 }).losses).toEqual([{ part: "ear", side: "right", partial: true }]);
    expect(struck("head-09", { "0-side": 2 }).losses).toEqual([{ part: "eye", side: "left", partial: false }]);
  });

  test("RP-58: points of sight are lost with care only", () => {
    const { skillLosses, conditions } = struck("head-09", { "0-side": 2 });
    expect(skillLosses).toEqual([]);
    expect(conditions.map(({ state }) => state)).toContainEqual({ type: "awaitedLoss", scope: "sight", value: -2 });
  });

  test("RP-58…RP-60: tests are asked for, and what failing brings is settled in its turn", () => {
    const [body] = struck("head-11", { 0: 3 }).tests;
    expect(body).toMatchObject({ attribute: "body", difficulty: 0 });
    expect(settle(body?.onFail ?? [], { moment: FIGHT, side: null, wound: "w" }).skillLosses).toEqual([
      { scope: "all", value: -1 },
    ]);
    const [spine] = struck("trunk-13").tests;
    expect(settle(spine?.onFail ?? [], { moment: FIGHT, side: null, wound: "w" }).losses).toEqual([
      { part: "legs", side: null, partial: false },
    ]);
  });

  test("RP-59: a test of every round is a state that lasts", () => {
    const { tests, conditions } = struck("trunk-07");
    expect(tests).toEqual([]);
    expect(conditions.at(-1)).toMatchObject({ state: { type: "unsteady", attribute: "agility" }, ends: "care" });
  });

  test("RP-58, RP-59: heads fly, bodies part", () => {
    expect(struck("head-16", { "1-flight": 3, "1-direction": 5 })).toMatchObject({
      dead: true,
      scenes: [{ id: "headFlies", metres: 3, direction: 5 }],
    });
    expect(struck("trunk-16").scenes).toEqual([{ id: "cutInTwo" }]);
    expect(struck("arms-06", { 1: 1 }).destroysHeld).toBe(true);
  });
});

describe("every row", () => {
  test("RP-57…RP-60: does something, whatever its dice show, and nothing before the blow", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.nat(50),
        fc.nat(100_000),
        fc.boolean(),
        fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
        (row, round, worldTime, fighting, dice) => {
          const moment = { round: fighting ? round : null, worldTime };
          const rolls = Object.fromEntries(effectDice(row.effects).map(({ key }) => [key, dice.next().value]));
          const { conditions, drops, losses, skillLosses, tests, dead, destroysHeld } = settle(
            row.effects,
            { moment, side: "right", wound: "w" },
            rolls,
          );
          const done = [...conditions, ...drops, ...losses, ...skillLosses, ...tests];
          expect(done.length > 0 || dead || destroysHeld).toBe(true);
          for (const { span } of conditions) {
            expect(span.first).toBeGreaterThanOrEqual(span.clock === "round" ? round : worldTime);
            expect(span.last === null || span.last >= span.first).toBe(true);
          }
        },
      ),
    );
  });
});

describe("RP-62: adapting a row", () => {
  test("what a victim is immune to is offered unticked", () => {
    const offered = offeredEffects(effectsOf("trunk-08"), ["bleed"]);
    expect(offered.map(({ effect, ticked }) => [effect.type, ticked])).toEqual([
      ["unconscious", true],
      ["prone", true],
      ["bleed", false],
    ]);
  });

  test("what the keeper unticks does not happen, and the rest keeps its time", () => {
    const settled = settle(
      effectsOf("head-06"),
      { moment: FIGHT, side: null, wound: "w" },
      { "0-stand": 3 },
      new Set([1]),
    );
    expect(told(settled)).toEqual(["prone R3–7 standing", "restrict R5–7 standing"]);
    const alive = settle(effectsOf("head-15"), { moment: FIGHT, side: null, wound: "w" }, {}, new Set([0]));
    expect(alive.dead).toBe(false);
  });
});
