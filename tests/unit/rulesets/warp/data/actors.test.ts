import { describe, expect, test } from "vitest";
import { character, npc } from "../../../../support/models/warp-models.js";
import { updated } from "../../../../support/models/models.js";

const trait = (system: object) => ({ type: "warpTrait" as const, system });

describe("hit points of an actor", () => {
  const status = (hp: object) => character({ hp: { max: 21, ...hp } }).hp.status;

  test("WP-57: half or more lost is wounded, at 11 of 21 nobody is", () => {
    expect([status({ value: 21 }), status({ value: 11 }), status({ value: 10 })]).toEqual(["fit", "fit", "wounded"]);
  });

  test("WP-58, WP-59: 0 is down, the maximum below 0 is dying, death is the keeper's word", () => {
    expect([status({ value: 0 }), status({ value: -20 }), status({ value: -21 })]).toEqual(["down", "down", "dying"]);
    expect(status({ value: 15, dead: true })).toBe("dead");
  });

  test("WP-60: temporary damage wounds and puts down, and never kills", () => {
    expect([status({ value: 21, temp: 11 }), status({ value: 21, temp: 60 })]).toEqual(["wounded", "down"]);
    expect(character({ hp: { value: 21, max: 21, temp: 8 } }).hp.effective).toBe(13);
  });

  test("WP-57: whoever is not fit has a malus die on everything", () => {
    expect(character({ hp: { max: 20, value: 10 } }).hp.woundMalus).toBe(1);
    expect(character({ hp: { max: 20, value: 11 } }).hp.woundMalus).toBe(0);
  });

  test("never stand above their maximum, however they are changed", async () => {
    const hero = character({ hp: { max: 21, value: 30 } });
    expect(hero.hp.value).toBe(21);
    expect(await updated(hero, { hp: { value: 40 } })).toEqual({ hp: { value: 21 } });
    expect(await updated(hero, { hp: { max: 14 } })).toEqual({ hp: { max: 14, value: 14 } });
    expect(await updated(hero, { hp: { max: 28, value: 25 } })).toEqual({ hp: { max: 28, value: 25 } });
    expect(await updated(hero, { concept: "Acrobate" })).toEqual({ concept: "Acrobate" });
  });

  test("conditions follow from them", () => {
    const down = npc({ hp: { max: 14, value: -2, temp: 3 }, steelSkin: { absorb: 4, hits: 2 } });
    expect(down.stateStatuses).toEqual(["warpDown", "warpTemp", "warpSteelSkin"]);
    expect(character({}).stateStatuses).toEqual([]);
  });

  test("WP-59, WP-118: death and the end of a steel skin can be said by hand, wounds cannot", () => {
    const hero = character({ hp: { max: 21, value: 21 }, steelSkin: { absorb: 4, hits: 2 } });
    expect(hero.conditionChange("dead", true)).toEqual({ hp: { dead: true } });
    expect(hero.conditionChange("dead", false)).toBeNull();
    expect(hero.conditionChange("warpSteelSkin", false)).toEqual({ steelSkin: { hits: 0 } });
    expect(hero.conditionChange("warpSteelSkin", true)).toBeNull();
    expect(hero.conditionChange("warpWounded", true)).toBeNull();
    expect(hero.conditionChange("warpParalysed", true)).toEqual({ spellbound: { paralysis: true } });
    expect(hero.conditionChange("warpParalysed", false)).toBeNull();
  });
});

describe("pools of an actor", () => {
  test("WP-15, WP-32: a character starts with one die of experience, others with none", () => {
    expect(character({}).xp).toMatchObject({ total: 1, used: 0, available: 1 });
    expect(npc({}).xp.available).toBe(0);
  });

  test("WP-15, WP-77: never more dice used than there are", async () => {
    const hero = character({ xp: { total: 5, used: 4 } });
    expect(hero.xp.available).toBe(1);
    expect(await updated(hero, { xp: { total: 2 } })).toEqual({ xp: { total: 2, used: 2 } });
  });

  test("WP-108: never more charges than the reserve holds", async () => {
    expect(character({ psy: { max: 3, value: 9 } }).psy.value).toBe(3);
    expect(await updated(character({ psy: { max: 3 } }), { psy: { value: 4 } })).toEqual({ psy: { value: 3 } });
  });

  test("a new actor starts whole, unless its data say otherwise", async () => {
    const started = async (system: object) => {
      const hero = character(system);
      await hero._preCreate({ system } as never, {} as never, null as never);
      return (hero.parent as unknown as { updates: object[] }).updates;
    };
    expect(await started({ hp: { max: 28 }, psy: { max: 3 } })).toEqual([
      { system: { hp: { value: 28 }, psy: { value: 3 } } },
    ]);
    expect(await started({ hp: { max: 28, value: 9 }, psy: { max: 3, value: 0 } })).toEqual([{ system: {} }]);
  });
});

describe("what an actor reads among its items", () => {
  test("WP-62: only worn armour protects and hinders", () => {
    const hero = character({}, [
      { type: "warpArmor", system: { regularPoints: 1 } },
      { type: "warpArmor", system: { regularDice: 2, heavy: true } },
      { type: "warpArmor", system: { ballisticDice: 2, worn: false } },
    ]);
    const sum = { regularDice: 2, regularPoints: 1, ballisticDice: 0, layers: 2, heavy: 1, malus: 2 };
    expect(hero.armour).toEqual(sum);
  });

  test("WP-68: the best trait of fighting; a flaw is none", () => {
    const hero = character({}, [
      trait({ combat: true, score: 3 }),
      trait({ combat: true, score: 4 }),
      trait({ score: 6 }),
      trait({ kind: "flaw", combat: true, score: 9 }),
    ]);
    expect(hero.bestCombat).toBe(4);
    expect(character({}).bestCombat).toBeNull();
  });

  test("WP-53, WP-106: its best power, and whether it is clumsy", () => {
    const hero = character({}, [{ type: "warpPower", system: { score: 2 } }, trait({ kind: "flaw", clumsy: true })]);
    expect([hero.bestPower, hero.clumsy]).toEqual([2, true]);
    expect(hero.carried.traits).toHaveLength(2);
    expect([npc({}).bestPower, npc({}).clumsy]).toEqual([0, false]);
  });

  test("WP-75: serious wounds hinder its healing and its rolls", () => {
    const hero = character({}, [
      { type: "warpWound", system: { nature: "lethal", dailyLoss: 4, malusScope: "agility" } },
      { type: "warpWound", system: { nature: "nonHealing", treated: true } },
    ]);
    expect(hero.healingHindrance).toEqual({ halved: true, dailyLoss: 4 });
    const task = { relation: "none", traitScore: null, scale: "standard" } as const;
    expect(hero.diceOf({ kind: "attack", task })).toEqual({
      base: 2,
      modifiers: [{ id: "seriousWounds", kind: "malus", count: 1 }],
    });
    expect(hero.diceOf({ kind: "check", task }).modifiers).toEqual([]);
  });
});

test("WP-57, WP-62: wounds and armour weigh on what an actor does", () => {
  const hero = character({ hp: { max: 20, value: 9 } }, [
    { type: "warpArmor", system: { regularDice: 2, heavy: true } },
  ]);
  const { modifiers } = hero.diceOf(
    { kind: "defence", task: { relation: "direct", traitScore: 3, scale: "standard" } },
    { experience: 1 },
  );
  expect(modifiers.map(({ id, kind, count }) => `${id} ${kind} ${count}`)).toEqual([
    "experience bonus 1",
    "wounded malus 1",
    "armour malus 1",
  ]);
});

describe("WP-46: initiative", () => {
  test("is rolled with the best trait of quickness, fighting or dodging, else with what anybody has", () => {
    const traits = [trait({ score: 6 }), trait({ dodge: true, score: 3 }), trait({ initiative: true, score: 4 })];
    expect(character({}, traits).initiative.formula).toBe("4d6");
    expect(character({}).initiative.formula).toBe("2d6");
    expect(character({}, [trait({ combat: true, scale: "technical", score: 1 })]).initiative.formula).toBe("2d6");
    expect(npc({ average: 1 }).initiative.formula).toBe("1d6");
    expect(npc({ average: 0 }).initiative.formula).toBe("0");
  });

  test("is hindered by wounds, and by armour where the trait asks for agility (WD-61)", () => {
    const armour = { type: "warpArmor" as const, system: { heavy: true } };
    const hurt = { hp: { max: 14, value: 7 } };
    expect(character(hurt, [armour, trait({ combat: true })]).initiative.formula).toBe("4d6kl3");
    expect(character(hurt, [armour, trait({ dodge: true, agility: true })]).initiative.formula).toBe("5d6kl3");
  });
});

test("WP-50: what was done in another turn is over", () => {
  const hero = character({ turn: { combatId: "fight", round: 2, extraActions: 2, shots: { pistol: 1 } } });
  expect(hero.turnAt({ combatId: "fight", round: 2 })).toMatchObject({ extraActions: 2, shots: { pistol: 1 } });
  expect(hero.turnAt({ combatId: "fight", round: 3 }).extraActions).toBe(0);
});

const GROUPS = ["importantPerson", "unknown", "hp", "xp", "psy", "steelSkin", "mods", "turn"];

test.each([null, 7, "x", [], true])("an actor whose groups are %j is prepared with initial values", (odd) => {
  for (const make of [character, npc]) {
    const model = make({ concept: "Acrobate", ...Object.fromEntries(GROUPS.map((key) => [key, odd])) });
    expect([model.concept, model.hp.max, model.hp.status, model.mods.all.bonus]).toEqual(["Acrobate", 14, "fit", 0]);
  }
});

test.each([null, 7, "x", {}, true])(
  "lists that are %j are lists all the same, figures that are count as initial ones",
  (odd) => {
    const hero = character({ hp: { max: odd, value: odd }, turn: { attackTraits: odd, attackers: odd, shots: [odd] } });
    expect([hero.hp.max > 0, hero.stateStatuses.includes("dead")]).toEqual([true, false]);
    expect(hero.turnAt({ combatId: "", round: 0 }).attackers.every((id) => typeof id === "string")).toBe(true);
  },
);
