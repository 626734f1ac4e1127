import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CRITICAL_TABLES } from "../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { effectDice } from "../../../../../src/rulesets/rpg/rules/criticals/effect-dice.js";
import type { Effect } from "../../../../../src/rulesets/rpg/rules/criticals/effects.js";
import { entangleEffects } from "../../../../../src/rulesets/rpg/rules/attack/entangle.js";
import { fumbleEffects } from "../../../../../src/rulesets/rpg/rules/attack/fumble.js";
import { knockedOutConditions, resolveKnockOut } from "../../../../../src/rulesets/rpg/rules/attack/knock-out.js";
import { burning, choking, surprised } from "../../../../../src/rulesets/rpg/rules/body/own-conditions.js";
import { busy, reloading } from "../../../../../src/rulesets/rpg/rules/fight/busy.js";
import { readConditions } from "../../../../../src/rulesets/rpg/data/read-conditions.js";
import { readFormula } from "../../../../../src/rulesets/rpg/data/effect-words.js";
import { EFFECT_LIST } from "../../../../../src/rulesets/rpg/data/read-effects.js";
import { settle } from "../../../../../src/rulesets/rpg/rules/body/settle.js";
import { ZONES } from "../../../../../src/rulesets/rpg/rules/vocabulary.js";

/** As a world keeps it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const onset = { moment: { round: 2, worldTime: 50 }, side: "right", wound: "w" } as const;

const ROWS: readonly (readonly Effect[])[] = [
  ...Object.values(CRITICAL_TABLES).flatMap((rows) => rows.map(({ effects }) => effects)),
  ...ZONES.flatMap((zone) => [entangleEffects("net", zone), entangleEffects("bola", zone)]),
  fumbleEffects("offBalance"),
  [
    { type: "modifier", scope: "skills", value: -1, until: { kind: "affliction" } },
    { type: "unconscious", until: { kind: "hours", formula: "3" } },
  ],
];

describe("what is stored of effects and conditions", () => {
  test("RP-61: every effect of the tables is read as it was written", () => {
    for (const effects of ROWS) expect(EFFECT_LIST.read(stored(effects))).toEqual(effects);
  });

  test("RP-61: so is every condition that they bring", () => {
    for (const effects of ROWS) {
      const rolls = Object.fromEntries(effectDice(effects).map(({ key }) => [key, 2]));
      const { conditions } = settle(effects, onset, rolls);
      expect(readConditions(stored(conditions))).toEqual(conditions);
    }
    const out = knockedOutConditions(resolveKnockOut({ body: 5, hpLost: 6 }, 20), onset);
    const own = [burning(onset.moment), choking(onset.moment), busy(onset.moment, 3), reloading(onset.moment)];
    for (const conditions of [out, own, [surprised()]]) {
      expect(readConditions(stored(conditions))).toEqual(conditions);
    }
  });

  test("whatever else is stored is left out and breaks nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(EFFECT_LIST.read(value)) && Array.isArray(readConditions(value))).toBe(true);
      }),
    );
  });

  test("one field that is something else costs its effect, not its neighbours", () => {
    const sound = { type: "choke" };
    const odd = fc.constantFrom(null, 7, "x", "", [], {}, true);
    fc.assert(
      fc.property(fc.constantFrom(...ROWS.flat()), fc.nat(10), odd, (effect, at, value) => {
        const broken = stored(effect) as Record<string, unknown>;
        const keys = Object.keys(broken);
        broken[keys[at % keys.length] ?? "type"] = value;
        const read = EFFECT_LIST.read([broken, sound]);
        expect(read.at(-1)).toEqual(sound);
        settle(read, onset, Object.fromEntries(effectDice(read).map(({ key }) => [key, 1])));
      }),
    );
  });

  test("a formula is a number or dice, whatever else stands there counts as 1", () => {
    expect(["1", "1d4", " 1d6 "].map(readFormula)).toEqual(["1", "1d4", "1d6"]);
    expect(["", "x", "-1", "1d4 + game.quit()", null, 7].map(readFormula)).toEqual(["1", "1", "1", "1", "1", "1"]);
  });

  test("tests that ask for tests without end come to one", () => {
    let effect: object = { type: "choke" };
    for (let i = 0; i < 40; i += 1) {
      effect = { type: "test", attribute: "body", difficulty: 0, when: "once", onFail: [effect] };
    }
    expect(JSON.stringify(EFFECT_LIST.read([effect])).split('"test"')).toHaveLength(5);
  });
});
