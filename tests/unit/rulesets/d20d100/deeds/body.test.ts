import { describe, expect, test } from "vitest";
import { bodyOf } from "../../../../../src/rulesets/d20d100/attack/reading.js";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { fightNow } from "../../../../../src/rulesets/d20d100/fight/fight-now.js";
import {
  doDeed,
  change,
  hindrance,
  inRound,
  openBedside,
  procedure,
  settled,
  sheetOf,
  skill,
  stored,
  write,
} from "./bedside.js";

const aid = skill("firstAid", 5, {});
const asked = (id: string, actor: Actor, choices: object) =>
  procedure(id).doubt?.({ actor, choices: choices as never })?.key ?? null;

describe("damage by the keeper's word", () => {
  test("DD-90, DD-91, DD-92: half of what is left is a shock, wounds hinder; undo restores all", async () => {
    const { hero } = openBedside();
    const before = stored(hero);
    const done = await doDeed("harm", hero, { damage: "2d6", cause: "Chute" }, [4, 3]);
    expect([sheetOf(hero).hp.value, sheetOf(hero).hp.penalty]).toEqual([5, -3]);
    expect(sheetOf(hero).states).toMatchObject({ shock: true, stunned: false, prone: false });
    expect(done.view).toMatchObject({ tone: "bad", verdict: { data: { name: "Chute" } } });
    await done.undo();
    expect(stored(hero)).toEqual(before);
  });

  test("DD-91: the keeper makes the shock violent, or none", async () => {
    const { hero } = openBedside();
    const done = await doDeed("harm", hero, { damage: "7", shock: "violent" });
    expect(sheetOf(hero).states).toMatchObject({ shock: false, stunned: true, prone: true });
    await done.decide({ shock: "none" });
    expect(sheetOf(hero).states).toMatchObject({ shock: false, stunned: false, prone: false });
  });

  test("DD-91, D-25: adversaries are shocked only where the table wants it, nobody by blows that only bruise", async () => {
    const { hero, foe, settings } = openBedside();
    await doDeed("harm", foe, { damage: "8" });
    await doDeed("harm", hero, { damage: "8", type: "temporary" });
    expect([sheetOf(foe).states.shock, sheetOf(hero).states.shock]).toEqual([false, false]);
    expect([sheetOf(hero).hp.value, sheetOf(hero).temporaryDamage]).toEqual([12, 8]);
    change(settings, settingKey("shockAdversaries"), true);
    await doDeed("harm", foe, { damage: "4" });
    expect(sheetOf(foe).states.shock).toBe(true);
  });

  test("DD-91: whom nothing shocks is not shocked where adversaries are, unless the keeper says so", async () => {
    const { foe, settings } = openBedside();
    change(settings, settingKey("shockAdversaries"), true);
    expect(bodyOf(foe).shocks).toBe(true);
    await write(foe, { ignoreShock: true });
    expect(bodyOf(foe).shocks).toBe(false);
    const done = await doDeed("harm", foe, { damage: "8" });
    expect([sheetOf(foe).states.shock, sheetOf(foe).hp.value]).toEqual([false, 5]);
    await done.decide({ shock: "shock" });
    expect(sheetOf(foe).states.shock).toBe(true);
  });

  test("DD-94…DD-96, DD-168: points go to −10, an adversary's to 0; both are death, and the keeper is asked", async () => {
    const { hero, foe } = openBedside();
    const done = await doDeed("harm", hero, { damage: "40" });
    expect([sheetOf(hero).hp.value, sheetOf(hero).body, sheetOf(hero).stateStatuses]).toEqual([-10, "dead", ["dead"]]);
    expect(procedure("harm").asksKeeper?.(done.outcome, hero)).toBe(true);
    await doDeed("harm", foe, { damage: "20" });
    expect([sheetOf(foe).hp.value, sheetOf(foe).body]).toEqual([0, "dead"]);
    expect(hindrance("harm", hero)).toBe("dead");
  });

  test("DD-93: a massive blow asks for a test of CON, where the table plays so", async () => {
    const { hero, settings } = openBedside();
    const quiet = await doDeed("harm", hero, { damage: "10" });
    expect(
      procedure("harm")
        .calls?.(quiet.outcome, hero)
        ?.map(({ deed }) => deed),
    ).toEqual(["destiny"]);
    await quiet.undo();
    change(settings, settingKey("useMassiveDamage"), true);
    const done = await doDeed("harm", hero, { damage: "10" });
    expect(procedure("harm").calls?.(done.outcome, hero)).toMatchObject([
      { deed: "deathTest", owed: true },
      { deed: "destiny", choices: { use: "lightWound", lost: 10 } },
    ]);
    const lives = await doDeed("deathTest", hero, {}, [8]); // CON 14: 8 + 2
    expect([lives.outcome.success, sheetOf(hero).hp.value]).toEqual([true, 2]);
    const dies = await doDeed("deathTest", hero, {}, [7]);
    expect([dies.outcome.success, sheetOf(hero).hp.value, sheetOf(hero).body]).toEqual([false, -10, "dead"]);
    await dies.undo();
    expect(sheetOf(hero).hp.value).toBe(2);
  });

  test("DD-163: whoever does not stand a stunning blow faints", async () => {
    const { hero } = openBedside();
    await doDeed("deathTest", hero, { cause: "stun" }, [1]);
    expect([sheetOf(hero).temporaryDamage, sheetOf(hero).bruised]).toEqual([13, "unconscious"]);
  });

  test("DD-90: what is no damage is refused in words", () => {
    const { hero } = openBedside();
    expect(["2d6+", "beaucoup", "1d6; drop"].map((damage) => hindrance("harm", hero, { damage }))).toEqual(
      Array(3).fill("badFormula"),
    );
  });
});

describe("agony", () => {
  test("DD-94: at 0 a tiring action costs a point, elsewhere nothing is to be paid", async () => {
    const { hero } = openBedside();
    expect(hindrance("effort", hero)).toBe("noEffort");
    await write(hero, { hp: { value: 0 } });
    await doDeed("effort", hero);
    expect([sheetOf(hero).hp.value, sheetOf(hero).body]).toEqual([-1, "dying"]);
  });

  test("DD-95: a 10 stabilises, anything else costs a point; −10 is death", async () => {
    const { hero } = openBedside();
    await write(hero, { hp: { value: -8 } });
    const sinks = await doDeed("agony", hero, {}, [9]);
    expect([sheetOf(hero).hp.value, sinks.outcome.left]).toEqual([-9, 1]);
    const dies = await doDeed("agony", hero, {}, [2]);
    expect([sheetOf(hero).body, procedure("agony").asksKeeper?.(dies.outcome, hero)]).toEqual(["dead", true]);
    const saved = await dies.decide({ die: 10 });
    expect([sheetOf(hero).hp.value, sheetOf(hero).body]).toEqual([-9, "stabilised"]);
    expect(hindrance("agony", hero)).toBe("notDying");
    await saved.undo();
    expect(sheetOf(hero).body).toBe("dying");
  });

  test("DD-103: a 10 wakes whoever was knocked out, chancelant", async () => {
    const { hero } = openBedside();
    expect(hindrance("wake", hero)).toBe("notKnockedOut");
    await write(hero, { temporaryDamage: 15 });
    await doDeed("wake", hero, {}, [9]);
    expect(sheetOf(hero).bruised).toBe("unconscious");
    const done = await doDeed("wake", hero, {}, [10]);
    expect([sheetOf(hero).temporaryDamage, sheetOf(hero).bruised]).toEqual([12, "staggered"]);
    await done.undo();
    expect(sheetOf(hero).temporaryDamage).toBe(15);
  });

  test("DD-103: the die is thrown once in a round of a fight, unless the keeper lets it be", async () => {
    const { hero } = openBedside();
    await write(hero, { temporaryDamage: 15 });
    inRound(1);
    expect(asked("wake", hero, {})).toBeNull();
    const { outcome } = await doDeed("wake", hero, {}, [9]);
    const told = { subject: "w".repeat(16), kind: "deed", standing: "judged", deed: { id: "wake" } };
    const targets = [{ actor: hero.uuid, stage: "resolved", outcome }];
    await ChatMessage.create({ type: "verdict", system: { version: 1, data: { ...told, targets } } } as never);
    expect(asked("wake", hero, {})).toBe("GARDIEN.D20D100.DEED.obstacle.thrown");
    inRound(2);
    expect(asked("wake", hero, {})).toBeNull();
    inRound(null);
    expect(asked("wake", hero, {})).toBeNull();
  });

  test("DD-181: a point of destiny makes a wound light with a shock, or keeps from death", async () => {
    const { hero } = openBedside();
    await doDeed("harm", hero, { damage: "9", shock: "none" });
    const done = await doDeed("destiny", hero, { use: "lightWound", lost: 9 });
    expect([sheetOf(hero).hp.value, sheetOf(hero).states.shock, sheetOf(hero).destiny]).toEqual([11, true, 0]);
    await done.undo();
    expect([sheetOf(hero).hp.value, sheetOf(hero).destiny]).toEqual([3, 1]);
    await doDeed("harm", hero, { damage: "30" });
    await doDeed("destiny", hero, { use: "survive" });
    expect([sheetOf(hero).hp.value, sheetOf(hero).body]).toEqual([-9, "stabilised"]);
    expect(hindrance("destiny", hero)).toBe("noDestiny");
  });

  test("DD-181: a die is thrown again as it was, and its point is spent", async () => {
    const { hero } = openBedside();
    const again = await doDeed("destiny", hero, { use: "reroll", reroll: "d8", reason: "Revolver" }, [5]);
    expect(again.view.die).toMatchObject({ faces: 8, value: 5 });
    expect(sheetOf(hero).destiny).toBe(0);
    await again.undo();
    const [thrown] = procedure("destiny").rolls({ actor: hero, choices: { use: "reroll", reroll: "d100" } });
    expect(thrown?.faces).toEqual([100]);
    expect(procedure("destiny").rolls({ actor: hero, choices: { use: "survive" } })).toEqual([]);
  });
});

describe("care", () => {
  test("DD-97, DD-99: first aid stabilises and gives back 1d4, once for each wound", async () => {
    const { hero, foe } = openBedside([aid]);
    await write(foe, { negativeHp: true });
    await doDeed("harm", foe, { damage: "16" });
    const choices = { patient: foe.uuid };
    const done = await doDeed("firstAid", hero, choices, [10, 2]); // 10 + 5 ≥ 15
    expect([sheetOf(foe).hp.value, sheetOf(foe).body, sheetOf(foe).hp.tended]).toEqual([-1, "stabilised", true]);
    expect(asked("firstAid", foe, { helper: hero.uuid })).toContain("tended");
    await done.undo();
    expect([sheetOf(foe).hp.value, sheetOf(foe).body, sheetOf(foe).hp.tended]).toEqual([-3, "dying", false]);
    await doDeed("firstAid", hero, choices, [2]);
    expect([sheetOf(foe).hp.value, sheetOf(foe).hp.tended]).toEqual([-3, true]);
    await doDeed("harm", foe, { damage: "1" });
    expect(sheetOf(foe).hp.tended).toBe(false); // a new wound
  });

  test("DD-123: whoever treats somebody spends a whole round on it, and the keeper is asked where it is gone", async () => {
    const { hero, foe } = openBedside([aid]);
    await doDeed("harm", foe, { damage: "6" });
    inRound(1);
    expect(asked("firstAid", foe, { helper: hero.uuid })).toBeNull();
    const done = await doDeed("firstAid", hero, { patient: foe.uuid }, [10, 2]);
    expect([fightNow(hero).spent, fightNow(foe).spent, sheetOf(foe).hp.value]).toEqual([2, 0, 9]);
    await doDeed("harm", foe, { damage: "1" }); // a new wound
    expect(asked("firstAid", foe, { helper: hero.uuid })).toContain("complex");
    await done.undo();
    expect(fightNow(hero).spent).toBe(0);
    await doDeed("firstAid", hero, { patient: foe.uuid }, [2]); // a failure takes as long
    expect(fightNow(hero).spent).toBe(2);
    inRound(null);
    await doDeed("harm", hero, { damage: "3" });
    expect((await doDeed("firstAid", hero, { patient: hero.uuid }, [2])).recoil).toBeNull();
  });

  test("DD-123: so does whoever runs, but not whoever stops to rest", async () => {
    const { hero } = openBedside();
    inRound(1);
    const done = await doDeed("run", hero);
    expect([fightNow(hero).spent, asked("run", hero, {})]).toEqual([2, expect.stringContaining("complex")]);
    await doDeed("run", hero, { manner: "stop" });
    expect([fightNow(hero).spent, asked("run", hero, { manner: "stop" })]).toEqual([2, null]);
    await done.undo();
    expect(fightNow(hero).spent).toBe(0);
  });

  test("DD-97: Médecine saves a life and gives back nothing", async () => {
    const { hero } = openBedside([skill("medicine", 6)]);
    const { foe } = { foe: game.actors.contents[1] as Actor };
    await write(foe, { negativeHp: true, hp: { value: -4 } });
    await doDeed("firstAid", hero, { patient: foe.uuid, how: "medicine" }, [12]);
    expect([sheetOf(foe).hp.value, sheetOf(foe).body]).toEqual([-4, "stabilised"]);
    expect(hindrance("firstAid", hero, { patient: foe.uuid, how: "firstAid" })).toBe("noSkill");
    expect(hindrance("firstAid", foe, { helper: hero.uuid, how: "medicine" })).toBe("notDying");
  });

  test("DD-92, DD-97: what the keeper decides of the total makes it a success, and back", async () => {
    const { hero } = openBedside([aid]);
    await doDeed("harm", hero, { damage: "6" });
    const failed = await doDeed("firstAid", hero, {}, [3]);
    const decided = await failed.decide({ total: 16 });
    expect([decided.outcome.success, sheetOf(hero).hp.value]).toEqual([true, 9]);
    await decided.decide({ success: "no" });
    expect(sheetOf(hero).hp.value).toBe(6);
  });

  test("DD-03, DD-97: a natural 20 that succeeds does so against any difficulty the keeper sets", async () => {
    const { hero, settings } = openBedside([aid]);
    change(settings, settingKey("natural20Succeeds"), true);
    await doDeed("harm", hero, { damage: "6" });
    const done = await doDeed("firstAid", hero, {}, [20, 3]);
    expect((await done.decide({ difficulty: 40 })).outcome).toMatchObject({ success: true });
    expect((await done.decide({ total: 39, difficulty: 40 })).outcome).toMatchObject({ success: false });
  });

  test("DD-100: weeks of rest, with care or without", async () => {
    const { hero } = openBedside();
    expect(hindrance("week", hero)).toBe("unhurt");
    await write(hero, { hp: { value: 2 } });
    await doDeed("week", hero, { weeks: 2 }, [3, 1]);
    expect(sheetOf(hero).hp.value).toBe(6);
    const done = await doDeed("week", hero, { cared: true }, [4, 4]);
    expect([sheetOf(hero).hp.value, done.outcome.written]).toEqual([12, "1 × 2d4"]);
  });

  test("DD-104, DD-174: hours that somebody takes for themselves wait for the keeper's word", async () => {
    const { hero } = openBedside();
    await write(hero, { temporaryDamage: 4 });
    expect(asked("hours", hero, { hours: 24 })).toBe("GARDIEN.D20D100.DEED.obstacle.rests");
  });

  test("DD-104, DD-174: hours take blows away and bring magic back", async () => {
    const { hero } = openBedside();
    expect(hindrance("hours", hero, { hours: 5 })).toBe("nothingBack");
    await write(hero, { temporaryDamage: 9, mp: { value: 5 } });
    const done = await doDeed("hours", hero, { hours: 3 });
    expect([sheetOf(hero).temporaryDamage, sheetOf(hero).mp.value]).toEqual([3, 6]);
    await done.undo();
    expect([sheetOf(hero).temporaryDamage, sheetOf(hero).mp.value]).toEqual([9, 5]);
  });
});

describe("fire and breath", () => {
  test("DD-67: Réflexes put burning clothes out, else they burn for 1d6 and go on", async () => {
    const { hero } = openBedside();
    const burns = await doDeed("burning", hero, {}, [12, 4]); // 12 + 2 < 15
    expect([sheetOf(hero).hp.value, sheetOf(hero).states.burning]).toEqual([8, true]);
    expect(burns.outcome).toMatchObject({ success: false, damage: 4 });
    await doDeed("burning", hero, {}, [13]);
    expect([sheetOf(hero).hp.value, sheetOf(hero).states.burning]).toEqual([8, false]);
    await write(hero, { hp: { value: 5 } });
    const hurt = await doDeed("burning", hero, {}, [15]); // DD-92: 15 + 2 − 3 < 15
    expect(hurt.outcome.total).toBe(14);
  });

  test("DD-68: running is free for as many rounds as CON, then tested with −1 more each round", async () => {
    const { hero } = openBedside();
    const free = await doDeed("run", hero, { round: 14 });
    expect([free.outcome.tested, sheetOf(hero).states.runningRounds]).toEqual([false, 14]);
    const first = await doDeed("run", hero, {}, [8]);
    expect([first.outcome.total, first.outcome.success]).toEqual([10, true]);
    const second = await doDeed("run", hero, {}, [8]);
    expect([second.outcome.total, second.outcome.success, sheetOf(hero).states.runningRounds]).toEqual([9, false, 0]);
    await doDeed("run", hero, { manner: "stop" });
    expect(sheetOf(hero).states.runningRounds).toBe(0);
  });

  test("DD-69: a sprint tests FOR, then Endurance from its first round; else it is mere running", async () => {
    const { hero } = openBedside();
    const sprints = await doDeed("run", hero, { manner: "sprint" }, [9, 11]); // FOR 12: 9 + 1, Endurance 2
    expect(sprints.outcome).toMatchObject({ sprints: true, tested: true, total: 13 });
    // the sum of the card is that of FOR, and so are its die and its total
    expect([sprints.view.die?.value, sprints.view.total]).toEqual([9, 10]);
    expect(sprints.view.facts.map(({ value }) => value.data)).toContainEqual({ die: 11, total: 13 });
    const faster = await doDeed("run", hero, { manner: "sprint" }, [11]); // FOR holds: Endurance alone, −1
    expect(faster.outcome).toMatchObject({ round: 2, sprints: true, total: 12 });
    await doDeed("run", hero, { manner: "stop" });
    const runs = await doDeed("run", hero, { manner: "sprint" }, [5]);
    expect(runs.outcome).toMatchObject({ sprints: false, tested: false });
    const still = await doDeed("run", hero, { manner: "sprint" }); // FOR failed: mere running until they rest
    expect(still.outcome).toMatchObject({ round: 2, sprints: false, tested: false });
    await still.undo();
    await doDeed("run", hero, { manner: "stop" });
    expect(sheetOf(hero).states).toMatchObject({ runningRounds: 0, sprint: "untested" });
  });

  test("DD-07, DD-68, DD-69: the keeper has the usual difficulties where a round is tested, with its odds", () => {
    const { hero } = openBedside();
    const run = (choices: object) => ({ actor: hero, choices: settled("run", hero, { ...choices }) });
    const { usual, chance } = procedure("run");
    for (const free of [{ round: 14 }, { manner: "stop" }])
      expect([usual?.(run(free)), chance?.(run(free))]).toEqual([[], null]);
    expect(usual?.(run({ round: 15 })).map(({ choices }) => choices["difficulty"])).toEqual([5, 10, 15, 20, 30]);
    expect(chance?.(run({ round: 15 }))).toBeCloseTo(0.65); // Endurance 2 against 10
    expect(chance?.(run({ round: 17, difficulty: 15 }))).toBeCloseTo(0.3); // −2
    expect(chance?.(run({ manner: "sprint" }))).toBeCloseTo(0.6 * 0.65); // FOR 1, then Endurance
  });

  test("DD-69: whoever runs before they sprint tests FOR then, and begins the sprint at its first round", async () => {
    const { hero } = openBedside();
    await doDeed("run", hero);
    await doDeed("run", hero);
    const sprints = await doDeed("run", hero, { manner: "sprint" }, [9, 8]);
    expect(sprints.outcome).toMatchObject({ round: 1, sprints: true, total: 10 });
    await sprints.undo();
    expect(sheetOf(hero).states).toMatchObject({ runningRounds: 2, sprint: "untested" });
    const slow = await doDeed("run", hero, { manner: "sprint" }, [2]);
    expect(slow.outcome).toMatchObject({ round: 3, sprints: false, tested: false });
  });
});
