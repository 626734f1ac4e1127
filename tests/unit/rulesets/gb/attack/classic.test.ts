import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Blow } from "../../../../../src/core/play/contract/outcome.js";
import type { Situation } from "../../../../../src/core/play/contract/situation.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { readOutcome } from "../../../../../src/rulesets/gb/attack/outcome-kept.js";
import { classicOdds } from "../../../../../src/rulesets/gb/odds/classic.js";
import { damageDice } from "../../../../../src/rulesets/gb/rules/attack/damage-dice.js";
import { resolveTraditional } from "../../../../../src/rulesets/gb/rules/attack/traditional.js";
import { carried, feat, monster, openWorld, person } from "./world.js";

beforeEach(() => openWorld());

const axe = { type: "gbWeapon", system: { category: "melee", ability: "str", damage: "1d8", multiplier: 3 } } as const;
const fighter = (...feats: readonly ReturnType<typeof feat>[]) =>
  person({ bab: 4, abilities: { str: { value: 16 } } }, [axe, ...feats]);
const shoggoth = (more: object = {}) =>
  monster({ mode: "traditional", hp: { value: 30, max: 30 }, defense: { natural: 4 }, ...more });

const attack = (attacker: Actor, target: Actor, choices: Situation["choices"] = {}): Situation => ({
  ...{ attacker, weapon: carried(attacker), target, metres: 1.5, choices },
});
const blow = (attacker: Actor, target: Actor, more: Partial<Blow> = {}): Blow => ({
  ...{ target, weapon: carried(attacker), metres: 1.5, choices: {}, lines: [], defence: null, override: {}, bonus: 7 },
  ...{ dice: { attack: [12], confirm: [3], damage: [5], critical: [4, 6] } },
  ...more,
});
const outcome = (given: Blow) => readOutcome(gbAttack.outcome(given));

describe("a creature fought with the classic rules (GB-43)", () => {
  test("GB-43, D-36: no lethality, no called zone; the damage and what a critical hit adds are rolled with the blow", () => {
    const given = attack(fighter(), shoggoth(), { zone: "head" });
    expect(gbAttack.modifiers(given).map(({ id }) => id)).toEqual(["bab", "str"]);
    expect(gbAttack.choices(given).map(({ id }) => id)).not.toContain("zone");
    expect(gbAttack.rolls(given, []).map(({ id, formula }) => [id, formula])).toEqual([
      ["attack", "1d20"],
      ["confirm", "1d20"],
      ["damage", "1d8 + 3"],
      ["critical", "2d8 + 6"],
    ]);
  });

  test("GB-43: one armour class, and hit points that fall; nothing else changes", () => {
    const target = shoggoth();
    const struck = gbAttack.outcome(blow(fighter(), target));
    expect(readOutcome(struck)).toMatchObject({ ac: 14, difference: 5, result: "hit", damage: 8 });
    const origin = { messageId: "m", attackerUuid: "Actor.a", weaponName: "Hache" };
    expect(gbAttack.changes(struck, target, origin)).toEqual({
      ...{ numbers: [{ path: "system.hp.value", after: 22 }] },
    });
  });

  test("GB-43: a threat counts every multiple once it is confirmed", () => {
    const dice = { attack: [20], damage: [5], critical: [4, 6] };
    expect(outcome(blow(fighter(), shoggoth(), { dice: { ...dice, confirm: [7] } }))).toMatchObject({
      ...{ result: "critical", confirm: 14, damage: 24 },
    });
    expect(outcome(blow(fighter(), shoggoth(), { dice: { ...dice, confirm: [6] } }))).toMatchObject({
      ...{ result: "hit", damage: 8 },
    });
  });

  test("D-36: Improved Critical doubles the faces that threaten, Power Attack gives point for point", () => {
    const dice = { attack: [19], confirm: [15], damage: [5], critical: [4, 6] };
    expect(outcome(blow(fighter(), shoggoth(), { dice })).result).toBe("hit");
    expect(outcome(blow(fighter(feat("improvedCritical", "melee")), shoggoth(), { dice })).result).toBe("critical");
    const power = { choices: { power: "2" } };
    expect(outcome(blow(fighter(feat("powerAttack")), shoggoth(), power)).damage).toBe(10);
  });

  test("GB-43: a target named afterwards is owed the damage, and what a threat asks for, that nobody threw", () => {
    const owed = (dice: Blow["dice"], target = shoggoth(), override: Blow["override"] = {}) => {
      const asked: string[] = [];
      for (
        let roll = gbAttack.owed?.(blow(fighter(), target, { dice, override }));
        roll;
        roll = roll.next?.([]) ?? null
      )
        asked.push(`${roll.id} ${roll.formula}`);
      return asked;
    };
    expect(owed({ attack: [12], location: [60] })).toEqual(["damage 1d8 + 3"]);
    expect(owed({ attack: [20], location: [60] })).toEqual(["confirm 1d20", "damage 1d8 + 3", "critical 2d8 + 6"]);
    expect(owed({ attack: [12], location: [60], damage: [5] })).toEqual([]);
    expect(owed({ attack: [2], location: [60] })).toEqual([]);
    expect(owed({ attack: [12] }, shoggoth(), { damage: 4 })).toEqual([]);
    expect(owed({ attack: [12], location: [60] }, person())).toEqual([]);
    expect(outcome(blow(fighter(), shoggoth(), { dice: { attack: [12], damage: [5] } })).damage).toBe(8);
  });

  test("GB-43: one point of damage is one", () => {
    const one = gbAttack.outcome(blow(fighter(), shoggoth(), { override: { damage: 1 } }));
    expect(gbAttack.view(one).severity?.label.key).toBe("GARDIEN.GB.CARD.damageOne");
  });

  test.each([
    ["quarter", 16],
    ["half", 18],
    ["threeQuarters", 21],
    ["nineTenths", 24],
  ])("GB-25: a cover of %s makes the armour class %i", (cover, ac) => {
    expect(outcome(blow(fighter(), shoggoth(), { choices: { cover } })).ac).toBe(ac);
  });

  test("a weapon deleted before the keeper decides still does what it did", () => {
    const keen = fighter(feat("improvedCritical", "melee"), feat("powerAttack"));
    const [target, choices] = [shoggoth(), { power: "2" }];
    const kept = gbAttack.keeps?.(attack(keen, target, choices)) ?? {};
    const dice = { attack: [19], confirm: [18], damage: [5], critical: [4, 6] };
    const struck = gbAttack.outcome(blow(keen, target, { choices, dice }));
    expect(gbAttack.outcome(blow(keen, target, { choices, dice, weapon: null, kept }))).toEqual(struck);
  });

  test("GB-21: concealment may lead a hit astray here too", () => {
    const dice = { attack: [12], confirm: [3], damage: [5], critical: [4, 6], concealment: [20] };
    expect(outcome(blow(fighter(), shoggoth(), { dice, choices: { concealment: "20" } }))).toMatchObject({
      ...{ result: "astray", damage: 0 },
    });
  });

  test("D-61: its death waits for the keeper as a mortal wound does, however many blows it takes; falling does not", () => {
    const dying = (hp: number, more: object = {}) => {
      const target = shoggoth({ hp: { value: hp, max: 30 }, ...more });
      return gbAttack.asksKeeper(gbAttack.outcome(blow(fighter(), shoggoth())), target); // 8 hit points
    };
    expect([dying(30), dying(8), dying(0), dying(-2), dying(-3)]).toEqual([false, false, false, true, true]);
    expect([dying(8, { swarm: true }), dying(9, { swarm: true })]).toEqual([true, false]);
    expect(dying(8, { abilities: { con: { value: null } } })).toBe(true);
    expect(dying(-10)).toBe(false); // dead already
    openWorld({ gbMortalMode: "auto" });
    expect(dying(-2)).toBe(false);
  });

  test("the keeper forces the result or the damage", () => {
    expect(outcome(blow(fighter(), shoggoth(), { override: { result: "critical" } })).damage).toBe(24);
    expect(outcome(blow(fighter(), shoggoth(), { override: { damage: 2 } })).damage).toBe(2);
    expect(outcome(blow(fighter(), shoggoth(), { override: { result: "miss" } })).damage).toBe(0);
  });
});

test("GB-43: a damage formula is read die by die", () => {
  expect(damageDice("2d6 + 1")).toEqual({ faces: [6, 6], plus: 1 });
  expect(damageDice("d8-1")).toEqual({ faces: [8], plus: -1 });
  expect(damageDice("")).toEqual({ faces: [], plus: 0 });
  for (const formula of ["chats", "1d6 - 1d4", "2d0", "99d6"]) expect(damageDice(formula)).toBeUndefined();
});

/** Every face of every die, counted one by one. */
function counted(input: Parameters<typeof classicOdds>[0]): ReturnType<typeof classicOdds> {
  const odds = { miss: 0, hit: 0, critical: 0, down: 0 };
  const sums = (times: number): number[] =>
    Array.from({ length: times }, () => input.faces)
      .flat()
      .reduce<number[]>(
        (all, faces) => all.flatMap((sum) => Array.from({ length: faces }, (_, i) => sum + i + 1)),
        [0],
      );
  for (let d20 = 1; d20 <= 20; d20 += 1)
    for (let confirmD20 = 1; confirmD20 <= 20; confirmD20 += 1)
      for (const astray of [true, false]) {
        const weight = ((astray ? input.concealment : 100 - input.concealment) / 100) * (1 / 400);
        const { hit, critical } = resolveTraditional({ ...input, d20, confirmD20, damageRolls: [1] });
        const result = !hit || astray ? "miss" : critical ? "critical" : "hit";
        odds[result] += weight;
        if (result === "miss") continue;
        const times = critical ? input.multiplier : 1;
        const all = sums(times).map((sum) => Math.max(1, sum + input.damageBonus * times));
        odds.down += (weight * all.filter((damage) => damage >= input.hp).length) / all.length;
      }
  return odds;
}

test("GB-43: the odds equal the count of every face of every die", () => {
  const inputs = fc.record({
    attackBonus: fc.integer({ min: -5, max: 20 }),
    ac: fc.integer({ min: 5, max: 30 }),
    threatMin: fc.integer({ min: 17, max: 20 }),
    multiplier: fc.integer({ min: 2, max: 3 }),
    faces: fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 2 }),
    damageBonus: fc.integer({ min: -3, max: 6 }),
    naturalExtremes: fc.boolean(),
    concealment: fc.constantFrom(0 as const, 20 as const, 50 as const),
    hp: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const odds = classicOdds(input);
      const all = counted(input);
      for (const id of ["miss", "hit", "critical", "down"] as const) expect(odds[id]).toBeCloseTo(all[id], 10);
    }),
    { numRuns: 20 },
  );
});
