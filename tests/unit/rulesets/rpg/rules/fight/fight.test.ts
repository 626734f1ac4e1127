import { describe, expect, test } from "vitest";
import { layersAt, protection, rolledAt } from "../../../../../../src/rulesets/rpg/rules/attack/armour.js";
import { attackDifficultyParts } from "../../../../../../src/rulesets/rpg/rules/attack/attack.js";
import { attackRefusal, type AttackIntended } from "../../../../../../src/rulesets/rpg/rules/attack/attack-rights.js";
import { bodyState, type BodyState } from "../../../../../../src/rulesets/rpg/rules/body/body-state.js";
import { noParry } from "../../../../../../src/rulesets/rpg/rules/body/capacities.js";
import { careGiven } from "../../../../../../src/rulesets/rpg/rules/body/condition-ends.js";
import type { Condition } from "../../../../../../src/rulesets/rpg/rules/body/conditions.js";
import { criticalRowAt, opensTable } from "../../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { resolveTest } from "../../../../../../src/rulesets/rpg/rules/checks/test-result.js";
import { bonusThatCounts, resolveBlow } from "../../../../../../src/rulesets/rpg/rules/attack/damage.js";
import { parseDice, type DiceFormula } from "../../../../../../src/rulesets/rpg/rules/dice-formula.js";
import { dropped, type Held } from "../../../../../../src/rulesets/rpg/rules/attack/hands.js";
import { LOCATION_TABLES, locationAt } from "../../../../../../src/rulesets/rpg/rules/attack/locations.js";
import { resolveParry } from "../../../../../../src/rulesets/rpg/rules/attack/parry.js";
import { guardRefusal } from "../../../../../../src/rulesets/rpg/rules/attack/parry-options.js";
import { timePassed } from "../../../../../../src/rulesets/rpg/rules/body/passing-time.js";
import { freshRound, type RoundActions } from "../../../../../../src/rulesets/rpg/rules/fight/round-actions.js";
import {
  attackMade,
  mayParryAgain,
  parryMade,
  planChosen,
} from "../../../../../../src/rulesets/rpg/rules/fight/round-spending.js";
import { settle } from "../../../../../../src/rulesets/rpg/rules/body/settle.js";
import { isPiercing } from "../../../../../../src/rulesets/rpg/rules/attack/weapon-use.js";
import { ARMOURS, WEAPONS } from "../../../../../support/books/rpg-book.js";

const dice = (written: string): DiceFormula => {
  const formula = parseDice(written);
  if (!formula) throw new Error(written);
  return formula;
};
const must = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error("nothing there");
  return value;
};
const at = (round: number) => ({ round, worldTime: round });

describe("three rounds by the rules alone", () => {
  // Odile's long sword against a guard with a sword, a shield and a mail shirt, who has 16 hit points.
  const MAIL = { formula: dice(ARMOURS.mailShirt.formula), coverage: must(ARMOURS.mailShirt.coverage[0]) };
  const SWORD: Held = { id: "sword", kind: "weapon", grip: "main" };
  const SHIELD: Held = { id: "shield", kind: "shield", grip: "off" };
  const hers: AttackIntended = {
    use: "melee",
    natural: false,
    grip: "main",
    outOfUse: false,
    loaded: true,
    distance: null,
    range: null,
  };
  let odile: RoundActions = must(planChosen(freshRound(2, "melee"), "AP"));
  let guard: RoundActions = freshRound(2, "melee");
  let hp = 16;
  let conditions: readonly Condition[] = [];
  let held: readonly Held[] = [SWORD, SHIELD];
  const body = (round: number): BodyState => bodyState(conditions, [], at(round));

  test("first round: a hit that the shield misses (RP-41, RP-44) breaks an arm (RP-47, RP-53, RP-57)", () => {
    odile = must(attackMade(odile));
    const [bdef] = attackDifficultyParts({ defenseBonus: 1 });
    const attack = resolveTest({ score: 11, difficulty: must(bdef).value, die: 3 });
    expect(attack).toMatchObject({ success: true, margin: 7 });

    expect(noParry(body(1), mayParryAgain(guard))).toBeNull();
    const shield = { means: "shield", against: "melee", score: 8, attackerMargin: attack.margin } as const;
    expect(
      guardRefusal({ means: "shield", mastery: 2, grip: "off" }, "melee", { body: body(1), handedness: "right" }),
    ).toBeNull();
    guard = must(parryMade(guard));
    expect(resolveParry(shield, 6)).toMatchObject({ difficulty: 3, target: 5, success: false });

    const place = must(locationAt(LOCATION_TABLES.humanoid, 5));
    const blow = resolveBlow({
      formula: dice(WEAPONS.longSword.formula),
      dice: [8],
      damageBonus: bonusThatCounts(2, { melee: true, applies: true }),
      multiplier: place.multiplier,
      armour: protection(must(rolledAt([MAIL], 5)[0]).formula, [4]),
      criticalSuccess: false,
      piercing: isPiercing("melee", WEAPONS.longSword.bladed),
    });
    hp -= blow.hpLost;
    expect([blow.hpLost, hp]).toEqual([6, 10]);

    expect(opensTable(blow, { enabled: true, knockOut: false })).toBe(true);
    const row = must(criticalRowAt(place.zone, 15));
    const wound = settle(row.effects, { moment: at(1), side: place.side, wound: row.id });
    conditions = wound.conditions;
    const fallen = wound.drops.flatMap((what) => dropped(what, held, "right", place.side));
    held = held.filter((thing) => !fallen.includes(thing));
    expect([row.id, held]).toEqual(["arms-11", [SHIELD]]);
  });

  test("after the early parry two attacks are out of the question (RP-39), and with that arm any (RP-61)", () => {
    expect(planChosen(guard, "AA")).toBeNull();
    guard = must(planChosen(guard, "AP"));
    expect(attackRefusal(hers, { body: body(1), handedness: "right", round: guard })).toBe("limb");
    expect(mayParryAgain(guard)).toBe(false); // the shield's parry is spent
  });

  test("second round: the wound bleeds (RP-61), and a leg without armour is struck (RP-65)", () => {
    const passed = timePassed(conditions, at(1), at(2));
    hp -= passed.bleeding.reduce((sum, { ticks }) => sum + ticks, 0);
    expect(hp).toBe(9);
    expect(layersAt([MAIL], 1)).toEqual([]);
    const place = must(locationAt(LOCATION_TABLES.humanoid, 1));
    const numb = settle(
      must(criticalRowAt(place.zone, 7)).effects,
      { moment: at(2), side: place.side, wound: "leg" },
      { duration: 1 },
    );
    conditions = [...passed.kept, ...numb.conditions];
    expect([body(2).halveInitiative, body(3).halveInitiative]).toEqual([true, true]);
  });

  test("third round and after: care ends what it can, time the rest (RP-80)", () => {
    const third = timePassed(conditions, at(2), at(3));
    hp -= third.bleeding.reduce((sum, { ticks }) => sum + ticks, 0);
    conditions = careGiven(third.kept, new Set(["arms-11"])).kept;
    expect([hp, body(3).disabled.right, body(3).halveMove]).toEqual([8, false, true]);
    conditions = timePassed(conditions, at(3), at(4)).kept;
    expect([conditions, timePassed(conditions, at(4), at(9)).bleeding]).toEqual([[], []]);
  });
});
