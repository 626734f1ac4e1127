import { beforeEach, describe, expect, test } from "vitest";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Blow } from "../../../../../src/core/play/contract/outcome.js";
import type { Situation } from "../../../../../src/core/play/contract/situation.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { readOutcome } from "../../../../../src/rulesets/gb/attack/outcome-kept.js";
import { carried, monster, openWorld, paul, person, revolver } from "./world.js";

beforeEach(() => openWorld());

const shot = (attacker: Actor, target: Actor | null, more: Partial<Situation> = {}): Situation => ({
  attacker,
  weapon: carried(attacker),
  target,
  metres: 9,
  choices: {},
  ...more,
});
const lines = (situation: Situation): readonly Line[] =>
  gbAttack.modifiers(situation).map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
const values = (situation: Situation) =>
  Object.fromEntries(gbAttack.modifiers(situation).map(({ id, value }) => [id, value]));
const blow = (target: Actor, d20: number, location: number | null, more: Partial<Blow> = {}): Blow => ({
  target,
  weapon: null,
  metres: 9,
  choices: {},
  dice: { attack: [d20], ...(location !== null && { location: [location] }) },
  bonus: 3,
  lines: [],
  defence: null,
  override: {},
  ...more,
});
const outcome = (given: Blow) => readOutcome(gbAttack.outcome(given));
const origin = { messageId: "m", attackerUuid: "Actor.a", weaponName: "Revolver .38" };

describe("blows at one go (GB-65)", () => {
  const torso = { zone: "torso" };
  const first = (target: Actor, d20: number) => gbAttack.outcome(blow(target, d20, null, { choices: torso }));

  test("GB-12: the second meets an armour class that the points lost to the first bring down", () => {
    const target = paul(); // torso 13
    const earlier = [first(target, 10)]; // 13 against 13: GB 3, three PF gone at the torso
    expect(outcome(blow(target, 10, null, { choices: torso, earlier }))).toMatchObject({ ac: 12, acWorn: -1, gb: 4 });
    expect(gbAttack.view(gbAttack.outcome(blow(target, 9, null, { choices: torso, earlier }))).facts).toContainEqual(
      expect.objectContaining({ label: { key: "GARDIEN.GB.CARD.worn" }, audience: "numbers" }),
    );
  });

  test("GB-10: whoever falls to 0 PF at the first has lost the Dexterity bonus by the second", () => {
    const target = paul({ pf: { value: 3 } }); // seven lost: −3
    const earlier = [first(target, 10)];
    expect(readOutcome(earlier[0] ?? {})).toMatchObject({ ac: 10, pfLoss: 4 });
    expect(outcome(blow(target, 10, null, { choices: torso, earlier }))).toMatchObject({ ac: 6 });
  });

  test("a first blow that misses, or hits cover, wears nobody down", () => {
    const target = paul();
    const earlier = [first(target, 2)];
    expect(outcome(blow(target, 10, null, { choices: torso, earlier }))).toMatchObject({ ac: 13, acWorn: 0 });
  });
});

describe("modifiers (GB-15)", () => {
  test("GB-15: Paul's thug of the book adds +3 for the weapon, +2 at range, −1 for fatigue", () => {
    const thug = person({ bab: 1, abilities: { dex: { value: 12 } }, pv: { value: 8 }, pf: { value: 6 } }, [revolver]);
    expect(values(shot(thug, paul()))).toEqual({ bab: 1, dex: 1, lethality: 3, fatigue: -1 });
  });

  test("GB-21: the second range increment costs two points, the first none", () => {
    const shooter = paul({}, [revolver]);
    expect(values(shot(shooter, paul(), { metres: 9 }))).not.toHaveProperty("range");
    expect(values(shot(shooter, paul(), { metres: 9.5 }))).toMatchObject({ range: -2 });
    expect(values(shot(shooter, paul(), { metres: null }))).not.toHaveProperty("range");
  });

  test("GB-21: beyond the last increment the window warns", () => {
    const shooter = paul({}, [revolver]);
    expect(gbAttack.warning(shot(shooter, paul(), { metres: 90 }))).toBeNull();
    expect(gbAttack.warning(shot(shooter, paul(), { metres: 90.5 }))?.key).toBe("GARDIEN.GB.ATTACK.outOfRange");
  });

  test("GB-20: a called zone costs its penalty and leaves no location to roll", () => {
    const given = shot(paul({}, [revolver]), paul(), { choices: { zone: "head" } });
    expect(values(given)).toMatchObject({ called: -10 });
    expect(gbAttack.rolls(given, lines(given)).map(({ id }) => id)).toEqual(["attack"]);
  });

  test("GB-23: several zones are rolled inside their stretch of the table", () => {
    const given = shot(paul({}, [revolver]), paul(), { choices: { zone: "torsoArmsAbdomen" } });
    const [, location] = gbAttack.rolls(given, lines(given));
    expect(location).toMatchObject({ formula: "1d45 + 5", faces: [45], plus: 5, roll: "HitLocationRoll" });
  });

  test("GB-20: a zone that the target's body has not is no aim at all", () => {
    const given = shot(paul({}, [revolver]), monster({ profile: "serpent" }), { choices: { zone: "legLeft" } });
    expect(values(given)).not.toHaveProperty("called");
    expect(gbAttack.choices(given)[0]).toMatchObject({ id: "zone", key: "z", value: "none" });
  });

  test("GB-23: two zones may be declared only where the table plays them literally", () => {
    const given = shot(paul({}, [revolver]), paul(), { choices: { zone: "head+torso" } });
    expect(gbAttack.choices(given)[0]?.options.map(({ value }) => value)).not.toContain("head+torso");
    openWorld({ gbMultiZoneMode: "declared" });
    expect(gbAttack.choices(given)[0]?.options.map(({ value }) => value)).toContain("head+torso");
    expect(values(given)).toMatchObject({ called: -5 });
    expect(gbAttack.rolls(given, lines(given))[1]?.formula).toBe("1d20");
  });

  test("the formula is standard notation, each number with its id, lines switched off left out", () => {
    const given = shot(paul({ pf: { value: 8 } }, [revolver]), paul());
    const all = lines(given);
    expect(gbAttack.rolls(given, all)[0]?.formula).toBe("1d20 + 2[dex] + 3[lethality] - 1[fatigue]");
    const off = all.map((line) => (line.id === "lethality" ? { ...line, on: false } : line));
    expect(gbAttack.rolls(given, off)[0]).toMatchObject({ formula: "1d20 + 2[dex] - 1[fatigue]", plus: 1 });
  });

  test("every derived line has a name and an explanation of its own", () => {
    const given = shot(paul({ bab: 2, pf: { value: 4 }, size: "small" }, [revolver]), paul(), {
      metres: 20,
      choices: { zone: "head" },
    });
    const told = gbAttack.modifiers(given).map((modifier) => gbAttack.explain(modifier).name.key);
    expect(new Set(told).size).toBe(told.length);
    expect(told).not.toContain("GARDIEN.GB.ATTACK.line.misc.name");
  });

  test("a damage formula that cannot be read is an obstacle that names the weapon and the formula", () => {
    const shooter = paul({}, [{ type: "gbWeapon", system: { damage: "2d6 + chats" } }]);
    expect(gbAttack.obstacle(Object.assign(carried(shooter), { name: "Revolver" }))).toEqual({
      key: "GARDIEN.GB.ATTACK.badFormula",
      data: { name: "Revolver", formula: "2d6 + chats" },
    });
    expect(gbAttack.obstacle(carried(paul({}, [revolver])))).toBeNull();
  });
});

describe("outcome (GB-22…GB-32)", () => {
  test("GB-26, GB-27: the difference and the place make the gravity", () => {
    expect(outcome(blow(paul(), 13, 60))).toMatchObject({
      zone: "legRight",
      ac: 12,
      difference: 4,
      gb: 4,
      severity: "moderate",
      pfLoss: 2,
      pvLoss: 1,
    });
    expect(outcome(blow(paul(), 13, 10))).toMatchObject({
      zone: "torso",
      ac: 13,
      difference: 3,
      gb: 6,
      severity: "grave",
      pfLoss: 4,
      pvLoss: 2,
    });
  });

  test("GB-26: one point under the armour class is a miss, even at the head", () => {
    expect(outcome(blow(paul(), 8, 3))).toMatchObject({
      zone: "head",
      difference: -1,
      hit: false,
      severity: null,
      pfLoss: 0,
      pvLoss: 0,
    });
  });

  test("GB-18: 20 always hits and 1 always misses, where the table plays it so", () => {
    expect(outcome(blow(paul(), 20, 60, { bonus: -15 }))).toMatchObject({
      hit: true,
      natural: "hit",
      gb: 0,
      severity: "superficial",
    });
    expect(outcome(blow(paul(), 1, 60, { bonus: 30 }))).toMatchObject({ hit: false, natural: "miss" });
    openWorld({ gbNaturalExtremes: false });
    expect(outcome(blow(paul(), 1, 60, { bonus: 30 }))).toMatchObject({ hit: true, natural: null });
  });

  test("GB-27, D-56: a creature's reduction comes off the gravity, never below 0", () => {
    expect(outcome(blow(monster({ gbReduction: 5 }), 20, 60))).toMatchObject({ difference: 13, gb: 8 });
    expect(outcome(blow(monster({ gbReduction: 20 }), 12, 60)).gb).toBe(0);
  });

  test("GB-32: 16 and more kills at a vital place, and tears a limb", () => {
    expect(outcome(blow(paul(), 15, 3, { bonus: 10 }))).toMatchObject({
      severity: "mortal",
      mortal: true,
      pfLoss: null,
      pvLoss: null,
    });
    expect(outcome(blow(paul(), 18, 60, { bonus: 10 }))).toMatchObject({
      severity: "critical",
      mortal: false,
      partDestroyed: true,
    });
  });

  test("the keeper moves the blow, and the armour class of the new zone counts", () => {
    const moved = outcome(blow(paul(), 13, 60, { override: { zone: "torso" } }));
    expect(moved).toMatchObject({ zone: "torso", zoneMoved: true, ac: 13, severity: "grave" });
  });

  test("GB-29: a severity forced by the keeper moves the gravity to the nearest value of its row", () => {
    expect(outcome(blow(paul(), 13, 10, { override: { severity: "light" } }))).toMatchObject({
      severity: "light",
      forced: true,
      gb: 2,
      pfLoss: 2,
      pvLoss: 0,
    });
    expect(outcome(blow(paul(), 2, 10, { override: { severity: "light" } }))).toMatchObject({ hit: true, gb: 2 });
    expect(outcome(blow(paul(), 13, 10, { override: { severity: "miss" } }))).toMatchObject({
      hit: false,
      severity: null,
    });
  });

  test("the keeper's own losses count as they are, and then nothing kills by itself", () => {
    const told = outcome(blow(paul(), 15, 3, { bonus: 10, override: { pf: 2, pv: 0 } }));
    expect(told).toMatchObject({ severity: "mortal", mortal: false, pfLoss: 2, pvLoss: 0 });
  });

  test("an adjustment of the gravity adds to it", () => {
    expect(outcome(blow(paul(), 13, 60, { override: { gb: 3 } }))).toMatchObject({
      gb: 7,
      gbModifier: 3,
      severity: "grave",
    });
  });

  test("what a message stores is read back as it was", () => {
    const stored = gbAttack.outcome(blow(paul(), 13, 10));
    expect(readOutcome(JSON.parse(JSON.stringify(stored)) as typeof stored)).toEqual(stored);
  });

  test("a stored outcome that makes no sense is a harmless miss", () => {
    expect(readOutcome({ zone: "nowhere", hit: "yes", severity: 7 })).toMatchObject({
      zone: "body",
      hit: false,
      severity: null,
      pvLoss: 0,
    });
  });
});

describe("a blow that the keeper turns to another body", () => {
  test("GB-22: without a die for that body, its widest place is hit", () => {
    expect(outcome(blow(paul(), 19, null))).toMatchObject({ zone: "legRight", location: null, hit: true });
    const aimed = { choices: { zone: "head" } };
    expect(outcome(blow(monster({ profile: "amorphous" }), 19, null, aimed)).zone).toBe("body");
  });

  test("GB-22: a die with more faces than that body's is not read on its table", () => {
    const low = { choices: { zone: "bothLegs" } };
    expect(outcome(blow(paul(), 19, 99, low))).toMatchObject({ zone: "legRight", location: null });
  });
});

describe("what is written (GB-33)", () => {
  const changes = (target: Actor, given: Partial<Blow> = {}, d20 = 13, location: number | null = 10) =>
    gbAttack.changes(gbAttack.outcome(blow(target, d20, location, given)), target, origin);

  test("both pools change together, and the wound remembers where it comes from", () => {
    const { numbers, created } = changes(paul());
    expect(numbers).toEqual([
      { path: "system.pv.value", after: 8 },
      { path: "system.pf.value", after: 6 },
    ]);
    expect(created).toMatchObject([
      {
        type: "gbWound",
        name: "Revolver .38",
        system: {
          gb: 6,
          zone: "torso",
          pfLost: 4,
          pvLost: 2,
          messageId: "m",
          sourceUuid: "Actor.a",
          inflictedAt: 120,
          forcedSeverity: null,
        },
      },
    ]);
  });

  test("GB-14: the PF are cut by the cap in the same stroke", () => {
    const hurt = paul({ pv: { value: 6 }, pf: { value: 9 } });
    expect(changes(hurt, { bonus: 11 }, 12, 60).numbers).toEqual([
      { path: "system.pv.value", after: 3 },
      { path: "system.pf.value", after: 4 },
    ]);
  });

  test("GB-32, D-21: a mortal wound empties the PV, leaves the PF, and waits for the keeper", () => {
    const mortal = gbAttack.outcome(blow(paul(), 15, 3, { bonus: 10 }));
    expect(gbAttack.changes(mortal, paul(), origin).numbers).toEqual([{ path: "system.pv.value", after: 0 }]);
    expect(gbAttack.asksKeeper(mortal, null)).toBe(true);
    openWorld({ gbMortalMode: "auto" });
    expect(gbAttack.asksKeeper(mortal, null)).toBe(false);
  });

  test("GB-30: a scratch leaves nothing, unless the table records it", () => {
    expect(changes(paul(), {}, 9, 60)).toEqual({ numbers: [], values: [], created: [] });
    openWorld({ gbShowSuperficial: true });
    expect(changes(paul(), {}, 9, 60).created).toHaveLength(1);
  });

  test("D-03: points stop at 0 where the table keeps no negative ones, so that undoing gives back what was lost", () => {
    const weak = () => paul({ pv: { value: 9 }, pf: { value: 1 } });
    expect(changes(weak()).numbers).toContainEqual({ path: "system.pf.value", after: -3 });
    openWorld({ gbNegativePools: false });
    expect(changes(weak()).numbers).toContainEqual({ path: "system.pf.value", after: 0 });
  });

  test("a miss writes nothing", () => {
    expect(changes(paul(), {}, 2)).toEqual({});
  });
});

describe("odds", () => {
  const CASES: readonly (readonly [string, () => Actor, string])[] = [
    ["Paul in his jacket", () => paul(), "none"],
    ["Paul's head", () => paul(), "head"],
    ["Paul's abdomen and legs", () => paul(), "abdomenLegs"],
    ["a tired Paul", () => paul({ pf: { value: 3 } }), "none"],
    ["a serpent", () => monster({ profile: "serpent", defense: { natural: 3 } }), "none"],
    ["a zombie", () => monster({ profile: "zombie" }), "none"],
    ["something without parts", () => monster({ profile: "amorphous", gbReduction: 2 }), "none"],
  ];

  test.each(CASES)("the odds against %s are what all the dice together give", (_what, make, zone) => {
    const target = make();
    const attacker = paul({}, [revolver]);
    const given = shot(attacker, target, { choices: { zone } });
    const bonus = 4;
    const [, location] = gbAttack.rolls(given, []);
    const faces = location ? Array.from({ length: location.faces[0] ?? 0 }, (_, i) => i + 1) : [null];
    const counted = new Map<string, number>();
    for (let d20 = 1; d20 <= 20; d20++) {
      for (const face of faces) {
        const { severity } = outcome(blow(target, d20, face, { bonus, choices: { zone } }));
        counted.set(severity ?? "miss", (counted.get(severity ?? "miss") ?? 0) + 1);
      }
    }
    const odds = gbAttack.odds(given, bonus);
    for (const { id, probability } of odds?.rows ?? []) {
      expect(probability, id).toBeCloseTo((counted.get(id) ?? 0) / (20 * faces.length), 12);
    }
    expect(odds?.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });
});

describe("the card", () => {
  test("GB-22: the zone of a miss is for the keeper alone", () => {
    const zone = (d20: number) =>
      gbAttack.view(gbAttack.outcome(blow(paul(), d20, 60))).facts.find(({ label }) => label.key.endsWith(".zone"));
    expect(zone(2)?.audience).toBe("keeper");
    expect(zone(13)?.audience).toBe("all");
  });

  test("the armour class is for those who may know the target's numbers", () => {
    const { facts } = gbAttack.view(gbAttack.outcome(blow(paul(), 13, 60)));
    const telling = facts.filter(({ value }) => JSON.stringify(value.data).includes('"ac"'));
    expect(telling.map(({ audience }) => audience)).toEqual(["numbers"]);
  });
});
