import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { gbDeeds } from "../../../../../src/rulesets/gb/deeds/index.js";
import { HERO } from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { expectTakenBack } from "../../../../support/play/decisions.js";
import { doDeed, found, idOf, item, openTable, points, procedure, systemOf, wound } from "./table.js";

const HURT = { abilities: { con: { value: 14 } }, pv: { value: 4 }, pf: { value: 4 } };

/** The wounds of the hero, as data. */
const woundsOf = (hero: Actor): readonly Data[] =>
  hero.items.contents.filter(({ type }) => type === "gbWound").map(systemOf);

describe("points, as the keeper decides them", () => {
  test("GB-63: a healing touch gives so many, still under the maxima", async () => {
    const TOUCH = item("gbSpell", "touch", { kind: "heal", pvFormula: "1d8", pfFormula: "1d8" });
    const { hero, beast } = await openTable(HURT);
    await beast.createEmbeddedDocuments("Item", [TOUCH] as never, { keepId: true } as never);
    const done = await doDeed("heal", beast, { spell: idOf("touch"), patient: HERO }, [3, 3]);
    const less = await done.decide({ givenPv: 1 });
    expect([less.outcome, points(hero)]).toMatchObject([{ givenPv: 1, givenPf: 3, pv: 1 }, { pv: 5 }]);
    await less.decide({ givenPv: 50, givenPf: 50 });
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
  });

  test("GB-07, GB-34: an effort and a shock cost so many", async () => {
    const { hero } = await openTable();
    const effort = await doDeed("effort", hero, { kind: "violent", pf: 2 });
    await (await effort.decide({ pf: 0 })).undo();
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
    const shock = await doDeed("shock", hero, { kind: "violent" });
    await shock.decide({ pf: 5, prone: "no" });
    expect(points(hero)).toEqual({ pv: 10, pf: 5 });
    expect(systemOf(hero).posture).toMatchObject({ prone: false });
  });

  test("GB-13: a rest brings so many, beside what the wounds took", async () => {
    const { hero } = await openTable(HURT);
    const done = await doDeed("rest", hero, { hours: 8, cared: "yes" });
    const other = await done.decide({ pf: 1, pv: 0 });
    expect([other.outcome, points(hero)]).toMatchObject([
      { regainedPf: 1, dead: false },
      { pv: 4, pf: 5 },
    ]);
    const worse = await other.decide({ pf: 2, pv: -1 }); // GB-14: 3 PV hold 4 PF at most
    expect([worse.outcome, points(hero)]).toMatchObject([
      { pv: -1, pf: 0 },
      { pv: 3, pf: 4 },
    ]);
    const most = await worse.decide({ pv: 90 });
    expect([most.outcome.pv, points(hero).pv]).toEqual([6, 10]);
  });

  test("GB-40: a wound takes so many, and a death by it is one", async () => {
    const { hero } = await openTable(HURT, [wound("open", { gb: 7, zone: "torso", pvLost: 2 })]);
    const done = await doDeed("worsen", hero, { wound: idOf("open"), losses: 1 }, () => 100);
    const none = await done.decide({ pv: 0, pf: 0 });
    expect([none.outcome.dead, points(hero)]).toEqual([false, { pv: 4, pf: 4 }]);
    expect((await none.decide({ pv: -4 })).outcome.dead).toBe(true);
  });

  test("GB-61: a round under water ends otherwise, and all that follows with it", async () => {
    const system = { ...HURT, pv: { value: 10 }, pf: { value: 10 }, drowning: { active: true, breath: 28 } };
    const { hero } = await openTable(system);
    const done = await doDeed("drowning", hero, {}, [1]);
    expect(points(hero).pf).toBe(0);
    const passed = await done.decide({ passed: "yes" });
    expect([passed.outcome, points(hero)]).toMatchObject([
      { step: 1, round: 0 },
      { pv: 10, pf: 10 },
    ]);
    await passed.decide({ total: 15 });
    expect(systemOf(hero).drowning).toMatchObject({ step: 1, round: 0 });
    await (await doDeed("drowning", hero, {}, [1])).decide({ pf: -4 });
    expect(points(hero)).toEqual({ pv: 10, pf: 6 });
  });
});

describe("a natural cause, as the keeper decides it (GB-58, GB-59)", () => {
  const BLAZE = item("gbHazard", "blaze", { kind: "fire", damage: "1d6", repeats: true });
  const BOMB = { hazard: "typed", damage: "2d6", cause: "Bombe" };

  test("GB-29: severity, points and wound follow from its gravity", async () => {
    const { hero } = await openTable();
    const done = await doDeed("hazard", hero, BOMB, [4]);
    const graver = await done.decide({ gb: 12 });
    expect(graver.outcome).toMatchObject({ gb: 12, severity: "critical", mortal: false });
    const [one] = woundsOf(hero);
    expect(one).toMatchObject({ gb: 12, severity: "critical" });
    expect(points(hero)).toEqual({ pv: 10 - Number(one?.pvLost), pf: 10 - Number(one?.pfLost) });
    await graver.undo();
    expect([woundsOf(hero), points(hero)]).toEqual([[], { pv: 10, pf: 10 }]);
  });

  test("GB-29: a gravity that kills, kills; one that does not any more, spares", async () => {
    const { hero } = await openTable();
    const done = await doDeed("hazard", hero, BOMB, [4]);
    const deadly = await done.decide({ gb: 30 });
    expect([deadly.outcome.mortal, systemOf(hero).state]).toEqual([true, "dead"]);
    await deadly.decide({ gb: 2 });
    expect(systemOf(hero).state).toBe("active");
  });

  test("a single round costs so many points", async () => {
    const { hero } = await openTable();
    await (await doDeed("hazard", hero, BOMB, [4])).decide({ pvLost: 0, pfLost: 1 });
    expect(points(hero)).toEqual({ pv: 10, pf: 9 });
    expect(woundsOf(hero)).toMatchObject([{ gb: 7, pvLost: 0, pfLost: 1 }]);
  });

  test("GB-59: of several rounds the last one is decided, and costs the difference", async () => {
    const { hero } = await openTable(undefined, [BLAZE]);
    const done = await doDeed("hazard", hero, { hazard: idOf("blaze"), rounds: 3 }, [3]);
    expect(procedure("hazard").edit?.figures(done.outcome)).toHaveLength(1);
    await done.decide({ gb: 5 });
    const direct = await openTable();
    await doDeed("hazard", direct.hero, { ...BOMB, damage: "1d6" }, [4]);
    expect(woundsOf(direct.hero)).toMatchObject([{ gb: 5 }]);
    expect(points(direct.hero)).toEqual({ pv: 9, pf: 8 });
    expect(woundsOf(hero)).toMatchObject([{ gb: 5, hazard: { round: 3 } }]);
    expect(points(hero).pv).toBeLessThan(10);
  });

  test("GB-43: hit points under the classic rules", async () => {
    const { beast } = await openTable();
    await beast.update({ system: { mode: "traditional", hp: { max: 40 } } } as never);
    const hp = () => (systemOf(beast).hp as unknown as { value: number }).value;
    const before = hp();
    const done = await doDeed("hazard", beast, BOMB, [4, 4]);
    await done.decide({ hp: 3 });
    expect(hp()).toBe(before - 3);
  });
});

describe("what came of a roll, as the keeper decides it", () => {
  test("GB-01: a check succeeds by its total, its difficulty, or the keeper's word", async () => {
    const { hero } = await openTable();
    const done = await doDeed("check", hero, { kind: "ability", id: "cha", dc: 12 }, [10]);
    expect(done.outcome.success).toBe(false);
    expect((await done.decide({ total: 12 })).outcome).toMatchObject({ total: 12, success: true });
    expect((await done.decide({ dc: 5 })).outcome).toMatchObject({ success: true });
    expect((await done.decide({ total: 20, success: "no" })).outcome).toMatchObject({ success: false });
  });

  test("GB-09: the save that is due decides anew, by the total that the keeper gives it", async () => {
    const { hero } = await openTable({ ...HURT, pf: { value: 0 } });
    const done = await doDeed("check", hero, { kind: "save", id: "fort" }, [20]);
    expect(systemOf(hero).state).toBe("stunned");
    const failed = await done.decide({ total: 14 });
    expect(systemOf(hero).state).toBe("unconscious");
    await failed.undo();
    expect(systemOf(hero).state).toBe("pending");
  });

  test("GB-38, GB-39: a wound is dressed, or stable", async () => {
    const { hero } = await openTable(undefined, [wound("open", { gb: 7, zone: "torso", pvLost: 2 })]);
    const care = await doDeed("care", hero, { wound: idOf("open") }, [1]);
    const dressed = await care.decide({ total: 30 });
    expect(systemOf(found(hero, "open"))).toMatchObject({ treated: true });
    await dressed.decide({ total: 30, treated: "no" });
    expect(systemOf(found(hero, "open"))).toMatchObject({ treated: false });
    const stable = await (await doDeed("stabilise", hero, { wound: idOf("open") }, [100])).decide({ stable: "yes" });
    expect(systemOf(found(hero, "open"))).toMatchObject({ stabilised: true, rolled: true });
    await stable.undo();
    expect(systemOf(found(hero, "open"))).toMatchObject({ stabilised: false, rolled: false });
  });

  test("GB-19: an aim has lasted so many rounds", async () => {
    const { hero, beast } = await openTable();
    await (await doDeed("aim", hero, { target: beast.uuid })).decide({ rounds: 3 });
    expect(systemOf(hero).aim).toMatchObject({ rounds: 3 });
  });

  test("GB-03: destiny is bent for nothing, or for more", async () => {
    const { hero } = await openTable();
    const done = await doDeed("destiny", hero, { reason: "rater cette marche" });
    const free = await done.decide({ cost: 0 });
    expect([free.outcome.left, systemOf(hero).destiny]).toMatchObject([1, { spent: 0 }]);
  });
});

describe("is taken back without a trace, whatever the keeper decides:", () => {
  const choices: Readonly<Record<string, DeedChoices>> = {
    check: { kind: "ability", id: "cha", dc: 12 },
    aim: { target: `Actor.${"b".repeat(16)}` },
    care: { wound: idOf("open") },
    heal: { spell: idOf("touch") },
  };

  test.each(Object.keys(gbDeeds.procedures).filter((id) => procedure(id).edit && id !== "groupDestiny"))(
    "%s",
    async (id) => {
      const touch = item("gbSpell", "touch", { kind: "heal", pvFormula: "1d8", pfFormula: "1d8" });
      const open = wound("open", { gb: 7, zone: "torso", pvLost: 2 });
      const { hero } = await openTable(HURT, [touch, open]);
      const done = await doDeed(id, hero, choices[id] ?? {}, () => 4);
      await expectTakenBack(hero, done, procedure(id).edit?.figures(done.outcome) ?? []);
    },
  );
});

test.each(["fr", "en"])("every figure that may be decided has a name (%s)", async (lang) => {
  const { GARDIEN } = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { GB: { DEED: { edit: Record<string, string> } } };
  };
  await openTable();
  const rounds = [{ gb: 4, pf: 1, pv: 1, pfLost: 1, pvLost: 1 }];
  const outcomes: readonly Outcome[] = [{}, { classic: true }, { total: 4, phase: "check", rounds }];
  const figures = Object.values(gbDeeds.procedures).flatMap(({ edit }) =>
    outcomes.flatMap((outcome) => edit?.figures(outcome) ?? []),
  );
  const names = new Set(figures.map(({ label }) => label.key.replace("GARDIEN.GB.DEED.edit.", "")));
  expect([...names].sort()).toEqual(Object.keys(GARDIEN.GB.DEED.edit));
});
