import { describe, expect, it } from "vitest";
import { attackLines } from "../../../../src/rulesets/d20d100/rules/arms/attack-line.js";
import { resolveAttack } from "../../../../src/rulesets/d20d100/rules/attack/attack.js";
import { USUAL_PULL } from "../../../../src/rulesets/d20d100/rules/attack/pull.js";
import { hitPointsOf } from "../../../../src/rulesets/d20d100/rules/character/characteristics.js";
import { beforeProtection, withBonus } from "../../../../src/rulesets/d20d100/rules/body/damage.js";
import { defenceReason, defenceScores, isFlatFooted } from "../../../../src/rulesets/d20d100/rules/attack/defence.js";
import { diceSum, diceText } from "../../../../src/rulesets/d20d100/rules/dice-sum.js";
import { experienceCost, markAfter, paid } from "../../../../src/rulesets/d20d100/rules/character/experience.js";
import { clearedState, CLEARING_DIFFICULTY, incidentOf } from "../../../../src/rulesets/d20d100/rules/arms/jam.js";
import { multiplierModifier } from "../../../../src/rulesets/d20d100/rules/checks/multiplier.js";
import { bulletsOf, printNotation } from "../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { opposed } from "../../../../src/rulesets/d20d100/rules/checks/opposed.js";
import { DEFAULTS } from "../../../../src/rulesets/d20d100/rules/options.js";
import { chancesOf } from "../../../../src/rulesets/d20d100/rules/checks/percentages.js";
import { afterVest, throughSkin, vestProtects } from "../../../../src/rulesets/d20d100/rules/arms/protection.js";
import { skillBase, skillTotal, type SkillFigures } from "../../../../src/rulesets/d20d100/rules/character/skills.js";
import { helpBonus, HELP_DIFFICULTY, testResult } from "../../../../src/rulesets/d20d100/rules/checks/tests.js";
import { skillBonus, weaponBonus, type TraitFigures } from "../../../../src/rulesets/d20d100/rules/character/traits.js";
import { weaponFigures, type WeaponFields } from "../../../../src/rulesets/d20d100/rules/arms/weapon-row.js";
import { afterDamage, woundPenalty, woundThresholds } from "../../../../src/rulesets/d20d100/rules/body/wounds.js";
import { isShock } from "../../../../src/rulesets/d20d100/rules/body/shock.js";
import { d20d100Items } from "../../../support/packs/d20d100-packs.js";

// The people that the text follows from their making to their fights, with the figures that it prints.

/** What the base of a published skill is reckoned from. */
function published(key: string): SkillFigures {
  const skill = d20d100Items("skills").find(({ system }) => system.key === key);
  if (!skill) throw new Error(`no skill ${key}`);
  return { characteristics: [], constant: -6, ...(skill.system as Partial<SkillFigures>) };
}

/** A published weapon as its row reads it. */
function weapon(key: string): WeaponFields {
  const found = d20d100Items("weapons").find(({ system }) => system.key === key);
  if (!found) throw new Error(`no weapon ${key}`);
  const { cadences, ...system } = found.system as unknown as WeaponFields & { readonly cadences: readonly never[] };
  return {
    ...{ recoil: 0, precision: 0, unfamiliarPenalty: 0, misc: 0, canThrow: false, damageMid: "", damageFar: "" },
    ...{ addsDamageBonus: true, naturalAttacks: 0, attackModifier: null, overrideBase: "", overrideMultiple: "" },
    ...system,
    cadences: new Set(cadences),
  };
}

/** A trait of a published kind, chosen for something. */
function trait(key: string, parameter: string): TraitFigures {
  const found = d20d100Items("traits").find(({ system }) => system.key === key);
  if (!found) throw new Error(`no trait ${key}`);
  const effects = found.system["effects"] as readonly Partial<TraitFigures["effects"][number]>[];
  return { parameter, effects: effects.map((effect) => ({ target: "skill", key: "", value: 0, ...effect })) };
}

/** The row of a weapon for somebody with so much in its skill; no body adds to it. */
const rowOf = (key: string, total: number, traits: readonly TraitFigures[] = []) =>
  weaponFigures(
    weapon(key),
    {
      combatTotal: () => total,
      speciality: weaponBonus(traits, { key, name: "" }),
      damageBonus: { faces: [], plus: 0 },
    },
    DEFAULTS,
  );

describe("John in the making", () => {
  it("DD-29: with FOR +2 swims and jumps at +1, and climbs at +4", () => {
    const base = (key: string) => skillBase(published(key), { strength: 2 });
    expect([base("swim"), base("jump"), base("climb")]).toEqual([1, 1, 4]);
  });

  it("DD-30: has Occultisme at −5 whatever he is, his own language at EDU less 6, and the street reversed", () => {
    expect(skillBase(published("occult"), { education: 4, intelligence: 4 })).toBe(-5);
    expect(skillBase(published("nativeLanguage"), { education: 2 }, { education: 15 })).toBe(9);
    expect(skillBase(published("streetwise"), { education: 2 })).toBe(-4);
  });

  it("DD-75…DD-81: the skills of each family rest on what the text says", () => {
    const on = (key: string) => published(key).characteristics.map(({ key: id, sign }) => (sign < 0 ? `-${id}` : id));
    expect(["swim", "jump", "climb"].map(on)).toEqual([["strength"], ["strength"], ["strength"]]); // DD-75
    expect(on("eloquence")).toEqual(["power", "education"]); // DD-76
    expect(on("psychoanalysis")).toEqual(["intelligence"]);
    expect(on("ride")).toEqual(["dexterity", "perception"]); // DD-78
    expect(["libraryUse", "listen", "observe"].map(on)).toEqual([["intelligence"], ["perception"], ["perception"]]);
    expect(on("spotHidden")).toEqual(["intelligence", "perception"]); // DD-79
    expect(on("hide")).toEqual(["dexterity", "-size"]); // DD-80
    const locks = skillBase(published("locksmith"), {}); // DD-81: no chance against a skill's usual 15, one in four at 10
    expect([locks, chancesOf(locks, 15).effective, chancesOf(locks, 10).effective]).toEqual([-6, 0, 25]);
    expect(on("locksmith").every((id) => id === "dexterity" || id === "intelligence")).toBe(true);
  });

  it("DD-47: 0 in Lutte and +8 in Boxe, with +2 to damage, strikes for 1d3+2, once a round", () => {
    const fists = weapon("boxingRow");
    const row = weaponFigures(
      fists,
      { combatTotal: () => 8, speciality: 0, damageBonus: { faces: [], plus: 2 } },
      DEFAULTS,
    );
    expect(printNotation(row.base)).toBe("+8");
    expect(row.damages[0] && diceText(row.damages[0])).toBe("1d3 + 2");
  });

  it("DD-43, DD-46, DD-56: +6 in Revolver fires as printed, and +8/+3 with the Mauser that he is a specialist of", () => {
    const colt = rowOf("colt45", 6);
    expect([colt.base, ...colt.multiple].map(printNotation)).toEqual(["+6/+1", "+2//-3", "-2///-7"]);
    expect(colt.multiple.map((line) => bulletsOf(line).map(({ modifier }) => modifier))).toEqual([
      [2, 2, -3, -3],
      [-2, -2, -2, -7, -7, -7],
    ]);
    const lighter = rowOf("colt38", 6);
    expect([lighter.base, ...lighter.multiple].map(printNotation)).toEqual(["+7/+2", "+3//-2", "+0///-5"]); // D-14
    const mauser = trait("weaponSpeciality", "mauserC96");
    expect(printNotation(rowOf("mauserC96", 6, [mauser]).base)).toBe("+8/+3");
    expect(printNotation(rowOf("colt45", 6, [mauser]).base)).toBe("+6/+1");
  });
});

describe("Paul in the making", () => {
  it("DD-32, DD-34: −2 in Armes de contact is +2 with a training, and +4 with the sword that he learnt as a boy", () => {
    const melee = { key: "meleeWeapons", name: "Armes de contact" };
    const traits = [trait("weaponHandling", "meleeWeapons"), trait("weaponSpeciality", "rapier")];
    const base = skillBase(published("meleeWeapons"), { strength: -1 });
    expect(base).toBe(-2);
    const total = skillTotal({ base, trait: skillBonus(traits, melee) });
    expect(total).toBe(2);
    const fencing = { ...trait("weaponSpeciality", "Fleuret, épée (escrime)") };
    const row = (name: string) => total + weaponBonus([fencing], { key: "", name });
    expect([row("Couteau de combat"), row("fleuret, epee (escrime)")]).toEqual([2, 4]);
  });
});

describe("John and Jack at play", () => {
  it("DD-01, DD-04: searches the dark room: 10 and +5 make 15, which is just enough; +8 would find more", () => {
    expect(testResult({ die: 10, modifier: 5 }, 15)).toMatchObject({ success: true, margin: 0 });
    expect(testResult({ die: 10, modifier: 8 }, 15)).toMatchObject({ success: true, margin: 3 });
  });

  it("DD-02, DD-05: hears who comes down the stairs, 12 against 10, but for a 1", () => {
    const intruder = { die: 12, modifier: -2 };
    expect(opposed({ die: 8, modifier: 4 }, intruder)).toEqual({ activeTotal: 12, passiveTotal: 10, winner: "active" });
    expect(opposed({ die: 1, modifier: 14 }, intruder).winner).toBe("passive");
  });

  it("DD-63: fails POU ×3 with a 13, his POU being 12", () => {
    const modifier = multiplierModifier(12, 3);
    expect(modifier).toBe(-4);
    expect(testResult({ die: 13, modifier }, 10)).toMatchObject({ total: 9, success: false });
  });

  it("DD-76, DD-88: Jack knows the words of the street, and his Baratin rolls at +6", () => {
    const baratin = 4 + helpBonus(testResult({ die: 11, modifier: 4 }, HELP_DIFFICULTY.synergy).success);
    expect(baratin).toBe(6);
  });
});

describe("John in a fight", () => {
  it("DD-127, DD-128, DD-130: the first bullet hits who is au dépourvu, the second just misses", () => {
    const [first = 0, second = 0] = rowOf("colt45", 6).base.map(({ modifier }) => modifier);
    expect(resolveAttack({ die: 11, modifier: first, defence: 15 })).toMatchObject({ total: 17, hit: true });
    expect(resolveAttack({ die: 13, modifier: second, defence: 15 })).toMatchObject({ total: 14, hit: false });
    expect(defenceScores({ reflexes: 2 })).toEqual({ normal: 17, flatFooted: 15 });
  });

  it("DD-129, DD-130: the Profond is quicker, and meets his 15; once he has fought it meets 17", () => {
    const { normal, flatFooted } = defenceScores({ reflexes: 2 });
    const john = { fighting: true, surprised: false, helpless: false, forced: false, stance: "none" } as const;
    const meets = (engaged: boolean) => (isFlatFooted(defenceReason({ ...john, engaged })) ? flatFooted : normal);
    expect([meets(false), meets(true)]).toEqual([15, 17]);
  });

  it("DD-131: a 20 with the revolver multiplies 10 by three; a sabre's 18 by two", () => {
    const shot = resolveAttack({ die: 20, modifier: 6, defence: 15, criticalMultiplier: 3 });
    expect(beforeProtection(10, 0, shot.multiplier)).toBe(30);
    const sabre = { modifier: 4, defence: 15, criticalMin: 18 };
    expect([17, 18, 19, 20].map((die) => resolveAttack({ ...sabre, die }).multiplier)).toEqual([1, 2, 2, 2]);
  });

  it("DD-133: a vest of 6 stops 4 of the revolver's 8, nothing of the rifle's 12, and rolls against shot", () => {
    expect(vestProtects(4, 6)).toBe(true);
    expect(afterVest(8, 4)).toBe(4);
    expect(vestProtects(8, 6)).toBe(false);
    expect(afterVest(12, null)).toBe(12);
    expect(vestProtects(0, 6)).toBe(true);
  });

  it("DD-134: the same rifle does 8 of its 12 to what has a skin of 4", () => {
    expect(throughSkin({ mode: "fixed", value: 4 }, { damage: 12 })).toBe(8);
  });

  it("DD-90…DD-92: a bullet for 6 leaves 4 of his 10: a shock, and −3 from then on", () => {
    const max = hitPointsOf({ constitution: 10, size: 10 });
    expect(woundThresholds(max)).toEqual({ half: 5, quarter: 2 });
    const { hp, state } = afterDamage(max, 6, { below: true });
    expect([hp, state, isShock(max, 6), woundPenalty(hp, max)]).toEqual([4, "able", true, -3]);
  });

  it("DD-105: ends it with his fists, meaning to kill: +6 is +2, and 14 is enough for 4 points", () => {
    const modifier = 6 + USUAL_PULL;
    expect(resolveAttack({ die: 14, modifier, defence: 15 })).toMatchObject({ total: 16, hit: true });
    const sum = withBonus(diceSum("1d3") ?? { faces: [], plus: 0 }, { faces: [], plus: 1 });
    expect(diceText(sum)).toBe("1d3 + 1");
    expect(afterDamage(4, beforeProtection(3, 1), { below: false })).toMatchObject({ hp: 0, state: "dead" });
  });

  it("DD-151: his pistol jams at a 2 whatever is added, and is of no more use once Mécanique fails", () => {
    expect(incidentOf("semiAuto", 2)).toBe("jammed");
    const { total, success } = testResult({ die: 5, modifier: 3 }, CLEARING_DIFFICULTY);
    expect([total, clearedState(success)]).toEqual([8, "broken"]);
  });

  it("DD-42, DD-43: with +12 he would fire three times, each five worse (D-13)", () => {
    const row = { ...weapon("colt45"), total: 12, speciality: 0, unfamiliar: 0 };
    expect(printNotation(attackLines(row, DEFAULTS).base)).toBe("+12/+7/+2");
  });
});

describe("what John learns", () => {
  it("DD-178…DD-180: the prices of the table, marks that are used up, and nothing while the game is on", () => {
    const prices = [
      experienceCost({ purchase: "skill", checked: true }),
      experienceCost({ purchase: "skill", checked: true, combat: true }),
      experienceCost({ purchase: "newSkill" }),
      experienceCost({ purchase: "jet" }),
      experienceCost({ purchase: "destiny" }),
      experienceCost({ purchase: "hp" }),
      experienceCost({ purchase: "characteristic" }),
    ];
    expect(prices).toEqual([1, 2, 3, 6, 8, 10, 15]);
    expect(markAfter({ purchase: "skill", checked: true })).toBe(false);
    expect(paid(4, 1)).toEqual({ fault: null, left: 3 });
    expect(paid(4, 1, { sessionRunning: true })).toEqual({ fault: "sessionRunning", left: 4 });
  });
});
