import { describe, expect, test } from "vitest";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { armed, BLADE, change, fight, item, openRing, seuilsGuard, situationOf, strike, weapon } from "./table.js";

const shot = (id: string, missile: string, system = {}) =>
  weapon(id, {
    ...{ attackType: "ranged", missile, group: "other", damage: { dice: 3, keep: 1 } },
    ranges: { short: 10, medium: 20, extreme: 40 },
    ...system,
  });
const BOW = shot("bow", "projectile");
const GUN = shot("gun", "firearm", { damageTypes: ["firearm"], ammo: { value: 1, max: 6 } });
const STONE = shot("stone", "thrown");

const hindrance = (actor: Item, target: Actor | null, choices = {}, metres: number | null = null) =>
  seuilsAttack
    .hindrance?.(situationOf(actor, target, choices, metres), 1)
    ?.key.split(".")
    .at(-1) ?? null;

/** What an answer has more or fewer than the dice of its Caractéristique. */
const added = (blow: Parameters<typeof seuilsGuard.asks>[0]) =>
  seuilsGuard.modifiers({ blow, choices: {}, refused: false }).slice(1);

describe("SE-23, SE-24: a shot", () => {
  test("is thrown with Précision against the Difficulté of its band; below it nobody is asked", async () => {
    const { hero, foe } = openRing([BOW]);
    const blow = (metres: number) => strike(armed(hero, "bow"), foe, { attack: [6, 6, 1, 1], metres });
    expect([10, 10.5, 20.5].map((metres) => seuilsGuard.asks(blow(metres)))).toEqual([true, false, false]);
    const missed = await fight(armed(hero, "bow"), foe, { attack: [6, 6, 1, 1], metres: 20 });
    expect(missed.outcome).toMatchObject({ end: "miss", band: "moyenne", difficulty: 3, margin: -1 });
    expect(missed.view.facts[0]).toMatchObject({ rule: "SE-24" });
  });

  test("beyond the last limit, and where nobody knows the distance, none is possible; the keeper's band is", () => {
    const { hero, foe } = openRing([BOW]);
    const bow = armed(hero, "bow");
    expect(hindrance(bow, foe, {}, 41)).toBe("outOfRange");
    expect(hindrance(bow, foe)).toBe("distanceUnknown");
    expect(hindrance(bow, foe, { band: "extreme" }, 41)).toBeNull();
    expect(seuilsAttack.bands(bow).map(({ metres }) => metres)).toEqual([10, 20, 40]);
    expect(seuilsAttack.distanceNote?.(bow, 15, {})?.key).toBe("GARDIEN.SEUILS.FIGHT.note.band");
    expect(seuilsAttack.distanceNote?.(bow, 50, {})?.key).toBe("GARDIEN.SEUILS.FIGHT.note.outOfRange");
  });

  test("SE-33: nobody defends against a firearm; its damage is thrown at once", async () => {
    const { hero, foe } = openRing([GUN]);
    const { asked, outcome } = await fight(armed(hero, "gun"), foe, { attack: [6, 6, 1, 1, 5, 5, 1], metres: 5 });
    expect(asked).toBe(false);
    expect(outcome).toMatchObject({ end: "hit", margin: 0, wounds: ["touche"] });
  });

  test("SE-34: an arrow is dodged with Réflexes and two successes fewer, never parried", () => {
    const { hero, foe } = openRing([BOW], [BLADE]);
    const blow = strike(armed(hero, "bow"), foe, { attack: [6, 6, 1, 1], metres: 5 });
    expect(seuilsGuard.replies({ blow, choices: {} }).map(({ id }) => id)).toEqual(["dodge", "still"]);
    expect(added(blow)).toMatchObject([{ id: "projectile", value: -2, facts: { successes: 1 } }]);
  });

  test("SE-35: what is thrown is parried too, with two successes fewer from close by, one from farther, none from afar", () => {
    const { hero, foe } = openRing([STONE], [BLADE]);
    const malus = [5, 15, 30].map((metres) => {
      const blow = strike(armed(hero, "stone"), foe, { attack: [6, 6, 6, 6, 1, 1, 1, 1].slice(0, 4), metres });
      return added(blow)[0]?.value ?? 0;
    });
    expect(malus).toEqual([-2, -1, 0]);
  });

  test("SE-36: the short rule takes one die from any dodge, and nothing is parried", () => {
    const { hero, foe, settings } = openRing([STONE], [BLADE]);
    change(settings, "seuilsProjectileDefence", "simple");
    const blow = strike(armed(hero, "stone"), foe, { attack: [6, 6, 1, 1], metres: 5 });
    expect(seuilsGuard.replies({ blow, choices: {} }).map(({ id }) => id)).toEqual(["dodge", "still"]);
    expect(added(blow)).toMatchObject([{ id: "missile", value: -1 }]);
  });

  test("SE-35, D-09: a table may have thrown things met with Réflexes", () => {
    const { hero, foe, settings } = openRing([STONE], [BLADE]);
    change(settings, "seuilsThrownDefenceCharacteristic", "reflexes");
    const blow = strike(armed(hero, "stone"), foe, { attack: [6, 6, 1, 1], metres: 5 });
    const [base] = seuilsGuard.modifiers({ blow, choices: {}, refused: false });
    expect(base).toMatchObject({ facts: { characteristic: "reflexes" }, value: 3 });
  });

  test("SE-75: a blast is dodged, never parried", () => {
    const { hero, foe } = openRing([shot("grenade", "thrown", { areaRadius: 5 })], [BLADE]);
    const blow = strike(armed(hero, "grenade"), foe, { attack: [6, 6, 1, 1], metres: 5 });
    expect(seuilsGuard.replies({ blow, choices: {} }).map(({ id }) => id)).toEqual(["dodge", "still"]);
  });

  test("SE-27, D-10: the margin of a shot is measured from its Difficulté, from 0, or there is none", async () => {
    const { hero, foe, settings } = openRing([GUN]);
    const bonus = async (reference: string, thrown: readonly number[]) => {
      change(settings, "seuilsRangedMarginReference", reference);
      const { outcome, undo } = await fight(armed(hero, "gun"), foe, { attack: thrown, metres: 5 });
      await undo();
      return outcome.bonusDice;
    };
    expect(await bonus("difficulty", [6, 6, 6, 6, 1, 1, 1, 1])).toBe(1);
    expect(await bonus("zero", [6, 6, 6, 6, 1, 1, 1, 1, 1])).toBe(2);
    expect(await bonus("none", [6, 6, 6, 6, 1, 1, 1])).toBe(0);
  });

  test("SE-28: Précision caps the dice of a shot's margin", async () => {
    const { hero, foe, settings } = openRing([GUN]);
    await hero.update({ system: { characteristics: { precision: { value: 1 } } } } as never);
    change(settings, "seuilsRangedMarginReference", "zero");
    const { outcome } = await fight(armed(hero, "gun"), foe, { attack: [10, 10, 10, 6, 1, 1, 1, 1], metres: 5 });
    expect(outcome).toMatchObject({ cap: 1, bonusDice: 1 });
  });

  test("SE-76: ammunition is counted where the table counts it; one round for an attack, none where it is empty", async () => {
    const { hero, foe, settings } = openRing([GUN]);
    const gun = armed(hero, "gun");
    expect(seuilsAttack.magazine(gun)).toBeNull();
    change(settings, "seuilsTrackAmmunition", true);
    expect(seuilsAttack.magazine(gun)).toEqual({ value: 1, max: 6, path: "system.ammo.value" });
    expect(seuilsAttack.rounds?.(gun, {}, 3)).toBe(1);
    await gun.update({ system: { ammo: { value: 0 } } } as never);
    expect(hindrance(gun, foe, {}, 5)).toBe("unloaded");
    change(settings, "seuilsTrackAmmunition", false);
    expect(hindrance(gun, foe, {}, 5)).toBeNull();
  });
});

describe("SE-25: aiming past the armour", () => {
  const VEST = item("seuilsArmor", "vest", { index: 2, specific: [{ against: "slashing", dice: 1 }] });

  test("makes the blow harder; reached, no armour counts", async () => {
    const { hero, foe } = openRing([BLADE], [BLADE, VEST]);
    const { outcome } = await fight(armed(hero, "blade"), foe, {
      ...{ choices: { aim: "1" }, attack: [6, 6, 1, 1] },
      ...{ refused: true, answer: [8, 8, 3] },
    });
    expect(outcome).toMatchObject({ difficulty: 2, end: "hit", index: 0, specific: 0, margin: 0, wounds: ["blesse"] });
    const missed = await fight(armed(hero, "blade"), foe, { choices: { aim: "1" }, attack: [6, 1, 1, 1] });
    expect([missed.asked, missed.outcome.end]).toEqual([false, "miss"]);
  });

  test("is told by its own rule, whatever the range", async () => {
    const { hero, foe } = openRing([GUN], [VEST]);
    const shot = { choices: { aim: "1" }, attack: [6, 1, 1, 1], metres: 5 };
    const { view } = await fight(armed(hero, "gun"), foe, shot);
    expect(view.facts[0]).toMatchObject({ rule: "SE-25", value: { data: { difficulty: 4 } } });
  });

  test("costs as many successes as the table says (D-11)", () => {
    const { hero, foe, settings } = openRing([BLADE], [BLADE, VEST]);
    change(settings, "seuilsAimSurcharge", 3);
    const blow = strike(armed(hero, "blade"), foe, { choices: { aim: "1" }, attack: [6, 6, 1, 1] });
    expect(seuilsGuard.asks(blow)).toBe(false);
  });

  test("is refused where there is nothing to aim past, no gap, or none but the whole", () => {
    const aim = { aim: "1" };
    const { hero, foe } = openRing([BLADE], [BLADE]);
    expect(hindrance(armed(hero, "blade"), foe, aim)).toBe("notProtected");
    const covered = openRing([BLADE], [VEST], { system: { coversAll: true } });
    expect(hindrance(armed(covered.hero, "blade"), covered.foe, aim)).toBe("coversAll");
    const smooth = openRing([BLADE], [VEST, item("seuilsTrait", "smooth", { key: "noGap" })]);
    expect(hindrance(armed(smooth.hero, "blade"), smooth.foe, aim)).toBe("noGap");
  });
});
