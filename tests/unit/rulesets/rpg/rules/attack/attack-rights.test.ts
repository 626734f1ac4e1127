import { describe, expect, test } from "vitest";
import {
  attackRefusal,
  type AttackIntended,
  type AttackOptions,
  type Attacker,
} from "../../../../../../src/rulesets/rpg/rules/attack/attack-rights.js";
import { bodyState } from "../../../../../../src/rulesets/rpg/rules/body/body-state.js";
import { noParry } from "../../../../../../src/rulesets/rpg/rules/body/capacities.js";
import type { Condition, State } from "../../../../../../src/rulesets/rpg/rules/body/conditions.js";
import { surprised } from "../../../../../../src/rulesets/rpg/rules/body/own-conditions.js";
import { busy, reloading } from "../../../../../../src/rulesets/rpg/rules/fight/busy.js";
import { guardRefusal, type Guard } from "../../../../../../src/rulesets/rpg/rules/attack/parry-options.js";
import { freshRound } from "../../../../../../src/rulesets/rpg/rules/fight/round-actions.js";
import { planChosen } from "../../../../../../src/rulesets/rpg/rules/fight/round-spending.js";

const NOW = { round: 1, worldTime: 0 };
const bodyOf = (...conditions: Condition[]) => bodyState(conditions, [], NOW);
const lasting = (state: State): Condition => ({
  state,
  span: { clock: "world", first: 0, last: null },
  ends: "care",
  wound: "w",
});
const HURT_ARM = lasting({ type: "disableLimb", part: "arm", side: "right" });

const BOW: AttackIntended = {
  use: "missile",
  natural: false,
  grip: "both",
  outOfUse: false,
  loaded: true,
  distance: 20,
  range: 30,
};
const SWORD: AttackIntended = { ...BOW, use: "melee", grip: "main", distance: null, range: null };
const able: Attacker = { body: bodyOf(), handedness: "right", round: null };

const refused = (attack: Partial<AttackIntended>, attacker: Partial<Attacker> = {}, options?: AttackOptions) =>
  attackRefusal({ ...BOW, ...attack }, { ...able, ...attacker }, options);

describe("who may attack", () => {
  test("RP-41: anybody able, with a weapon in hand, out of a fight", () => {
    expect([attackRefusal(BOW, able), attackRefusal(SWORD, able)]).toEqual([null, null]);
  });

  test("RP-72, RP-73: not with an empty bow, nor beyond its range; where nothing is measured, anywhere", () => {
    expect(refused({ loaded: false })).toBe("unloaded");
    expect(refused({ distance: 31 })).toBe("outOfRange");
    expect(refused({ distance: null })).toBeNull();
    expect(attackRefusal({ ...SWORD, loaded: false }, able)).toBeNull();
  });

  test("RP-55, RP-61: not with what is broken, put away, or held by an arm out of use", () => {
    expect(refused({ outOfUse: true })).toBe("outOfUse");
    expect(refused({ grip: "none" })).toBe("notHeld");
    expect(refused({}, { body: bodyOf(HURT_ARM) })).toBe("limb");
    expect(attackRefusal(SWORD, { ...able, body: bodyOf(HURT_ARM), handedness: "left" })).toBeNull();
    expect(refused({ natural: true, use: "melee", grip: "none" }, { body: bodyOf(HURT_ARM) })).toBeNull();
  });

  test("RP-03, RP-61, RP-72: not while something stops one", () => {
    expect(refused({}, { body: bodyOf(lasting({ type: "restrict", mode: "noAttack" })) })).toBe("restricted");
    expect(refused({}, { body: bodyOf(reloading(NOW)) })).toBe("reloading");
    expect(refused({}, { body: bodyOf(busy(NOW, 3)) })).toBe("restricted");
  });

  test("RP-32, RP-35: in the section that was declared, or at any time in chaos", () => {
    const round = freshRound(2, "movement");
    expect(refused({}, { round })).toBe("section");
    expect(refused({}, { round }, { chaos: true })).toBeNull();
    expect(refused({}, { round: freshRound(2, null) })).toBeNull();
  });

  test("RP-38, RP-40: with a plan in melee, and an action left", () => {
    const melee = freshRound(2, "melee");
    expect(attackRefusal(SWORD, { ...able, round: melee })).toBe("noPlan");
    expect(attackRefusal(SWORD, { ...able, round: planChosen(melee, "AA") })).toBeNull();
    expect(attackRefusal(SWORD, { ...able, round: planChosen(melee, "PP") })).toBe("noAction");
    const shot = { ...freshRound(2, "missile"), attacks: 1 };
    expect(refused({}, { round: shot })).toBe("noAction");
    expect(refused({}, { round: shot }, { missileShots: 2 })).toBeNull();
  });
});

describe("RP-42: with what a blow is met", () => {
  const sword: Guard = { means: "weapon", mastery: 1, grip: "main", mode: "melee" };
  const shield: Guard = { means: "shield", mastery: 1, grip: "off" };
  const hands: Guard = { means: "unarmed", mastery: 4, grip: "none" };
  const met = (guard: Guard, ...conditions: Condition[]) =>
    guardRefusal(guard, "melee", { body: bodyOf(...conditions), handedness: "right" });

  test("with a weapon, a shield or bare hands that serve", () => {
    expect([sword, shield, hands].map((guard) => met(guard))).toEqual([null, null, null]);
    expect(met({ ...hands, mastery: 3 })).toBe("mastery");
  });

  test("RP-43: ranged weapons parry nothing, what may be thrown does", () => {
    expect(met({ ...sword, mode: "missile" })).toBe("ranged");
    expect(met({ ...sword, mode: "thrown" })).toBe("ranged");
    expect(met({ ...sword, mode: "meleeOrThrown" })).toBeNull();
  });

  test("RP-55, RP-61: not with what is broken or put away, nor by an arm out of use", () => {
    expect(met({ ...sword, outOfUse: true })).toBe("outOfUse");
    expect(met({ ...sword, grip: "none" })).toBe("limb");
    expect([sword, shield, hands].map((guard) => met(guard, HURT_ARM))).toEqual(["limb", null, null]);
    const other = lasting({ type: "disableLimb", part: "hand", side: "left" });
    expect(met(hands, HURT_ARM, other)).toBe("limb");
  });

  test("RP-61: with the shield alone, where only a shield is left", () => {
    const stripped = lasting({ type: "restrict", mode: "shieldParryOnly" });
    expect([sword, shield, hands].map((guard) => met(guard, stripped))).toEqual(["shieldOnly", null, "shieldOnly"]);
  });
});

test("RP-31: who is surprised parries from the second round on (D-18)", () => {
  const ambushed = [surprised()];
  expect(noParry(bodyState(ambushed, [], NOW), true)).toBe("surprised");
  expect(noParry(bodyState(ambushed, [], { round: 2, worldTime: 1 }), true)).toBeNull();
});
