import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Blow, Override } from "../../../../../src/core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../../src/core/play/contract/view.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { readOutcome } from "../../../../../src/rulesets/gb/attack/outcome-kept.js";
import { seal } from "../../../../../src/rulesets/gb/attack/seal.js";
import { SEVERITIES, ZONES } from "../../../../../src/rulesets/gb/rules/vocabulary.js";
import { monster, openWorld, paul } from "./world.js";

beforeEach(() => openWorld());

const blow = (target: Actor, d20: number, location: number, more: Partial<Blow> = {}): Blow => ({
  ...{ target, weapon: null, metres: 9, choices: {}, bonus: 3, lines: [], defence: null, override: {} },
  dice: { attack: [d20], location: [location], confirm: [9], damage: [5], critical: [4] },
  ...more,
});
const judged = (target: Actor, d20: number, location: number, more: Partial<Blow> = {}) =>
  gbAttack.outcome(blow(target, d20, location, more));
const words = (view: OutcomeView): string => JSON.stringify(view);

const face = fc.integer({ min: 1, max: 20 });
const hundred = fc.integer({ min: 1, max: 100 });
const override: fc.Arbitrary<Override> = fc.record(
  {
    zone: fc.constantFrom(...ZONES),
    severity: fc.constantFrom(...SEVERITIES),
    gb: fc.integer({ min: -5, max: 5 }),
    pf: fc.nat(9),
    pv: fc.nat(9),
    shock: fc.constantFrom("simple", "violent"),
  },
  { requiredKeys: [] },
);

describe("the open part of the card (GB-03)", () => {
  test("tells the hit, the die and the total", () => {
    const view = seal.view(judged(paul(), 15, 99));
    expect(view).toMatchObject({ total: 18, die: { value: 15, state: "hit" }, severity: null, losses: [], facts: [] });
    expect(view.verdict.key).toBe("GARDIEN.GB.CARD.hit");
    expect(view.summary).toEqual(view.verdict);
  });

  test("tells a natural 20, which everybody sees", () => {
    const view = seal.view(judged(paul(), 20, 99));
    expect(view.die?.state).toBe("crit");
    expect(view.facts.map(({ rule }) => rule)).toEqual(["GB-18"]);
  });

  test("is the same wherever the blow lands, and whatever it does there", () => {
    const target = paul();
    fc.assert(
      fc.property(face, hundred, hundred, override, (d20, one, other, decided) => {
        const [here, there] = [judged(target, d20, one), judged(target, d20, other, { override: decided })];
        fc.pre(seal.holds(here) && seal.holds(there) && !("severity" in decided));
        expect(words(seal.view(there))).toBe(words(seal.view(here)));
      }),
    );
  });

  test("is the same for a creature of the classic rules, whatever the damage", () => {
    const shoggoth = () => monster({ mode: "traditional", hp: { value: 30, max: 30 } });
    const struck = (damage: number) =>
      judged(shoggoth(), 18, 1, { dice: { attack: [18], confirm: [20], damage: [damage], critical: [damage] } });
    expect(seal.holds(struck(5))).toBe(true);
    expect(words(seal.view(struck(5)))).toBe(words(seal.view(struck(1))));
    expect(seal.view(struck(5))).toMatchObject({ severity: null, facts: [], die: { state: "hit" } });
  });

  test("tells a blow at cover as a hit until the keeper has answered", () => {
    const behind = paul({ cover: { legLeft: true, legRight: true } });
    const asked = judged(behind, 15, 99);
    expect(readOutcome(asked).cover).toBe("asked");
    expect(seal.holds(asked)).toBe(true);
    expect(seal.view(asked)).toEqual(seal.view(judged(paul(), 15, 99)));
    expect(seal.holds(judged(behind, 15, 99, { override: { cover: "stopped" } }))).toBe(false);
  });

  test("is all there is of a miss: nothing is held back", () => {
    expect(seal.holds(judged(paul(), 2, 50))).toBe(false);
  });

  test("is a matter of the table's choice", () => {
    expect(seal.on()).toBe(true);
    openWorld({ gbTwoStageCard: false });
    expect(seal.on()).toBe(false);
  });
});

describe("a roll that the keeper bends (GB-03)", () => {
  const plain = (target: Actor, d20: number, bonus: number) => readOutcome(judged(target, d20, 50, { bonus }));

  test("counts as if it had fallen so", () => {
    const target = paul();
    fc.assert(
      fc.property(face, face, fc.integer({ min: -10, max: 10 }), (fell, reroll, bonus) => {
        const bent = readOutcome(judged(target, fell, 50, { override: { reroll, bonus } }));
        const marks = { firstD20: fell, rollBonus: bonus };
        expect(bent).toEqual({ ...plain(target, reroll, 3 + bonus), ...marks });
      }),
    );
  });

  test("may turn a miss into a hit, and a hit into a miss, for a creature of the classic rules too", () => {
    for (const target of [paul(), monster({ mode: "traditional", hp: { value: 30, max: 30 } })]) {
      expect(seal.holds(judged(target, 4, 50))).toBe(false);
      expect(seal.holds(judged(target, 4, 50, { override: { bonus: 20 } }))).toBe(true);
      expect(seal.holds(judged(target, 18, 50, { override: { reroll: 1 } }))).toBe(false);
    }
  });

  test("is told to everybody, sealed or not", () => {
    const bent = judged(paul(), 4, 50, { override: { reroll: 15, bonus: 2 } });
    for (const view of [seal.view(bent), gbAttack.view(bent)]) {
      const told = view.facts.filter(({ rule }) => rule === "GB-03");
      expect(told.map(({ audience }) => audience)).toEqual(["all", "all"]);
      expect(told.map(({ value }) => value.data)).toEqual([{ first: 4, d20: 15 }, { bonus: "+2" }]);
      expect(view).toMatchObject({ total: 20, die: { value: 15 } });
    }
  });

  test("by a face that no d20 has is left as it fell", () => {
    expect(readOutcome(judged(paul(), 15, 50, { override: { reroll: 25 } }))).toEqual(plain(paul(), 15, 3));
  });

  test("is offered in the edit window, with the face that counts now", () => {
    for (const target of [paul(), monster({ mode: "traditional", hp: { value: 30, max: 30 } })]) {
      const fields = gbAttack.edit(judged(target, 15, 50), { bonus: 2 }, target);
      expect(fields.slice(0, 2)).toMatchObject([
        { name: "reroll", kind: "number", range: { min: 1, max: 20 }, value: "", placeholder: "15" },
        { name: "bonus", kind: "number", value: "2" },
      ]);
    }
  });
});
