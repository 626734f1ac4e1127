import { describe, expect, test } from "vitest";
import { NO_BLOW } from "../../../../support/play/bout.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { gbDeeds } from "../../../../../src/rulesets/gb/deeds/index.js";
import { doDeed, found, hindrance, idOf, openTable, points, procedure, systemOf, wound } from "./table.js";

/** Paul after the third shot: 8 PV, 1 PF, a grave wound at the leg. */
const PAUL = { abilities: { con: { value: 14 } }, pv: { value: 8 }, pf: { value: 8 } };
const LEG = wound("leg", { gb: 10, zone: "legLeft", pfLost: 3, pvLost: 2 });
const ARM = wound("arm", { gb: 4, zone: "armLeft", pfLost: 2, pvLost: 1 });

const later = (seconds: number) => Object.assign(game.time, { worldTime: seconds });

describe("stabilisation (GB-39)", () => {
  test("GB-39: the d100 must fall under PV + PF", async () => {
    const { hero } = await openTable({ ...PAUL, pf: { value: 1 } }, [LEG]);
    const failed = await doDeed("stabilise", hero, { wound: idOf("leg") }, [9]);
    expect(failed.outcome).toMatchObject({ target: 9, stable: false });
    expect(systemOf(found(hero, "leg"))).toMatchObject({ stabilised: false, rolled: true });
    const { undo } = await doDeed("stabilise", hero, { wound: idOf("leg") }, [8]);
    expect(systemOf(found(hero, "leg"))).toMatchObject({ stabilised: true, worsens: false });
    await undo();
    expect(systemOf(found(hero, "leg")).stabilised).toBe(false);
  });

  test("D-24: one success stops the wound, or every wound where the table says so", async () => {
    const one = await openTable(PAUL, [LEG, ARM]);
    await doDeed("stabilise", one.hero, { wound: idOf("leg") }, [2]);
    expect(systemOf(found(one.hero, "arm")).stabilised).toBe(false);
    const all = await openTable(PAUL, [LEG, ARM]);
    all.settings.set("gbStabilisationScope", "character");
    await doDeed("stabilise", all.hero, { wound: idOf("leg") }, [2]);
    expect(systemOf(found(all.hero, "arm")).stabilised).toBe(true);
  });

  test("GB-39, D-24: one roll for the loss a wound began with; for another the keeper is asked", async () => {
    const { hero } = await openTable(PAUL, [LEG, ARM, wound("graze", { gb: 4, zone: "armRight", pvLost: 0 })]);
    const doubt = (id: string) => procedure("stabilise").doubt?.({ actor: hero, choices: { wound: idOf(id) } });
    expect([doubt("leg"), doubt("arm"), doubt("graze")?.key]).toEqual([null, null, "GARDIEN.GB.DEED.stabilise.again"]);
    const { undo } = await doDeed("stabilise", hero, { wound: idOf("leg") }, [99]);
    expect([doubt("leg")?.key, doubt("arm")]).toEqual(["GARDIEN.GB.DEED.stabilise.again", null]);
    const [field] = procedure("stabilise").fields([hero], {});
    expect([field?.value, field?.hint?.key]).toEqual([idOf("arm"), "GARDIEN.GB.DEED.stabilise.hint"]);
    const [again] = procedure("stabilise").fields([hero], { wound: idOf("leg") });
    expect(again?.hint?.key).toBe("GARDIEN.GB.DEED.stabilise.hintAgain");
    await undo();
    expect(doubt("leg")).toBeNull();
  });

  test("a light wound, a wound that is gone and a dead victim have nothing to stop", async () => {
    const { hero } = await openTable(PAUL, [wound("scratch", { gb: 1, zone: "armLeft" })]);
    expect(hindrance("stabilise", hero, { wound: idOf("scratch") })).toBe("noBleeding");
    expect(hindrance("stabilise", hero, { wound: idOf("gone") })).toBe("noBleeding");
    await hero.update({ system: { pv: { value: 0 } } } as never);
    expect(hindrance("stabilise", hero)).toBe("dead");
  });
});

test("GB-33, GB-39: the card of an attack offers the roll for the wound it left, once, unless the table rolls by itself", async () => {
  const attack = "a".repeat(16);
  const mine = { ...LEG, system: { ...(LEG.system as object), messageId: attack } };
  const { hero, settings } = await openTable(PAUL, [mine, ARM]);
  const call = { deed: "stabilise", choices: { wound: idOf("leg") } };
  expect(gbAttack.calls(hero, attack, NO_BLOW)).toMatchObject([{ ...call, label: { data: { points: 16 } } }]);
  expect(gbAttack.calls(hero, "b".repeat(16), NO_BLOW)).toEqual([]);
  settings.set("gbStabilisationRoll", "auto");
  expect(gbAttack.calls(hero, attack, NO_BLOW)).toEqual([]);
  settings.set("gbStabilisationRoll", "prompt");
  await doDeed("stabilise", hero, call.choices, [99]);
  expect(gbAttack.calls(hero, attack, NO_BLOW)).toEqual([]);
});

test("GB-39: of two blows of one attack each asks for the roll of its own wound", async () => {
  const attack = "a".repeat(16);
  const by = (one: typeof LEG) => ({ ...one, system: { ...(one.system as object), messageId: attack } });
  const { hero } = await openTable(PAUL, [by(LEG), by(ARM)]);
  const calls = (...created: string[]) =>
    gbAttack.calls(hero, attack, { attacker: null, weapon: null, outcome: {}, created }).map(({ choices }) => choices);
  expect(calls(idOf("arm"))).toEqual([{ wound: idOf("arm") }]);
  expect(calls(idOf("leg"))).toEqual([{ wound: idOf("leg") }]);
  expect(calls()).toEqual([]);
});

test("GB-39, GB-61: what tells an adversary's points is for whoever may know them", async () => {
  const { beast } = await openTable();
  await beast.createEmbeddedDocuments("Item", [LEG] as never, { keepId: true } as never);
  const hidden = (view: { facts: readonly { label: { key: string }; audience: string }[] }) =>
    view.facts.map(({ label, audience }) => [label.key.split(".").at(-1), audience]);
  const rolled = await doDeed("stabilise", beast, { wound: idOf("leg") }, [99]);
  expect(hidden(rolled.view)).toEqual([
    ["wound", "all"],
    ["gb", "numbers"],
    ["under", "numbers"],
  ]);
  const bled = await doDeed("worsen", beast, { wound: idOf("leg"), losses: 1 }, [99]);
  expect(hidden(bled.view)).toEqual([
    ["legLeft", "all"],
    ["rolls", "numbers"],
  ]);
  const breath = await doDeed("drowning", beast, { act: "round", rounds: 1 });
  expect(hidden(breath.view)).toEqual([["breath", "numbers"]]);
});

describe("a stabilisation that the table rolls by itself (gbStabilisationRoll)", () => {
  const never = () => null;

  test("GB-39: comes once for each wound that took PV and bleeds, one after the other; else by a click", async () => {
    const graze = wound("graze", { gb: 4, zone: "armRight", pvLost: 0 });
    const { hero, settings } = await openTable(PAUL, [graze, LEG, ARM]);
    expect(gbDeeds.due(hero, 0, never)).toEqual([]);
    settings.set("gbStabilisationRoll", "auto");
    expect(gbDeeds.due(hero, 0, never)).toEqual([{ deed: "stabilise", choices: { wound: idOf("leg") } }]);
    await doDeed("stabilise", hero, { wound: idOf("leg") }, [99]);
    expect(gbDeeds.due(hero, 0, never)).toEqual([{ deed: "stabilise", choices: { wound: idOf("arm") } }]);
    await doDeed("stabilise", hero, { wound: idOf("arm") }, [1]);
    expect(gbDeeds.due(hero, 0, never)).toEqual([]);
  });

  test("one that the keeper has turned down is not called for again, nor one of the dead", async () => {
    const { hero, settings } = await openTable(PAUL, [LEG, ARM]);
    settings.set("gbStabilisationRoll", "auto");
    const legOnly = (_deed: string, choices: object) =>
      "wound" in choices && choices.wound === idOf("leg") ? 0 : null;
    expect(gbDeeds.due(hero, 0, legOnly)).toEqual([{ deed: "stabilise", choices: { wound: idOf("arm") } }]);
    await hero.update({ system: { pv: { value: 0 } } } as never);
    expect(gbDeeds.due(hero, 0, never)).toEqual([]);
  });
});

describe("worsening (GB-40, GB-41)", () => {
  test("GB-40: the clock calls for it once an interval has gone by, and not before", async () => {
    const { hero } = await openTable(PAUL, [LEG]);
    expect(gbDeeds.due(hero, 59, () => null)).toEqual([]);
    expect(gbDeeds.due(hero, 60, () => null)).toEqual([{ deed: "worsen", choices: { clock: true } }]);
  });

  test("GB-40: each loss takes 1 PF and 1 PV and rolls for stabilisation; the wound keeps its time", async () => {
    const { hero } = await openTable(PAUL, [LEG]);
    later(130);
    const { outcome } = await doDeed("worsen", hero, { clock: true }, [90, 5]);
    expect(outcome).toMatchObject({ pv: -2, pf: -2, stable: [idOf("leg")] });
    expect(points(hero)).toEqual({ pv: 6, pf: 6 });
    expect(systemOf(found(hero, "leg"))).toMatchObject({ lastTick: 120, tickPf: 2, tickPv: 2, stabilised: true });
    expect(gbDeeds.due(hero, 10_000, () => null)).toEqual([]);
  });

  test("GB-41: is taken back: points, clock, stabilisation", async () => {
    const { hero } = await openTable(PAUL, [LEG]);
    later(60);
    const { undo } = await doDeed("worsen", hero, { clock: true }, [1]);
    await undo();
    expect(points(hero)).toEqual({ pv: 8, pf: 8 });
    expect(systemOf(found(hero, "leg"))).toMatchObject({ lastTick: 0, tickPf: 0, tickPv: 0, stabilised: false });
  });

  test("GB-41: death stops the process, and no die is thrown for it", async () => {
    const { hero } = await openTable({ ...PAUL, pv: { value: 2 }, pf: { value: 3 } }, [LEG]);
    later(3600);
    const situation = { actor: hero, choices: { clock: true, until: 3600 } };
    expect(procedure("worsen").rolls(situation)[0]?.faces).toHaveLength(1);
    const { outcome, view } = await doDeed("worsen", hero, { clock: true }, [99]);
    expect(outcome.dead).toBe(true);
    expect(view.verdict.key).toBe("GARDIEN.GB.STATE.dead");
    expect(points(hero).pv).toBe(0);
    expect(gbDeeds.due(hero, 7200, () => null)).toEqual([]);
  });

  test("GB-40: losses that the keeper turned down are not asked for again; the clock goes on from there", async () => {
    const { hero } = await openTable(PAUL, [LEG]);
    const refused = (at: number) => gbDeeds.due(hero, at, () => 65);
    expect([refused(65), refused(124)]).toEqual([[], []]);
    expect(refused(125)).toEqual([{ deed: "worsen", choices: { clock: true, since: 65 } }]);
    later(125);
    const { outcome } = await doDeed("worsen", hero, { clock: true, since: 65 }, [99]);
    expect(outcome).toMatchObject({ pv: -1, pf: -1 });
    expect(systemOf(found(hero, "leg"))).toMatchObject({ lastTick: 125, tickPv: 1 });
  });

  test("GB-40: by hand, the keeper says which wound and how often", async () => {
    const { hero } = await openTable(PAUL, [ARM, LEG]);
    const { outcome } = await doDeed("worsen", hero, { wound: idOf("leg"), losses: 2 }, [90, 90]);
    expect(outcome.clock).toBe(false);
    expect(points(hero)).toEqual({ pv: 6, pf: 6 });
    expect(systemOf(found(hero, "arm"))).toMatchObject({ lastTick: 0, tickPv: 0 });
  });

  test("D-23: where the table says so, a loss takes one point, PF first", async () => {
    const { hero, settings } = await openTable(PAUL, [LEG]);
    settings.set("gbWorsenMode", "pfFirst");
    later(60);
    await doDeed("worsen", hero, { clock: true }, []);
    expect(points(hero)).toEqual({ pv: 8, pf: 7 });
  });

  test("gbWorsenClock: waits for the keeper, comes at once, or never by itself", async () => {
    const { hero, settings } = await openTable(PAUL, [LEG]);
    const { asksKeeper } = procedure("worsen");
    expect(asksKeeper?.({ clock: true }, null)).toBe(true);
    expect(asksKeeper?.({ clock: false }, null)).toBe(false);
    settings.set("gbWorsenClock", "auto");
    expect(asksKeeper?.({ clock: true }, null)).toBe(false);
    settings.set("gbWorsenClock", "manual");
    expect(gbDeeds.due(hero, 10_000, () => null)).toEqual([]);
  });

  test("D-37: a wound whose cause is still at work does not bleed yet", async () => {
    const { hero } = await openTable(PAUL, [
      wound("burn", { gb: 7, zone: "body", hazard: { active: true, growth: 2, round: 1, bodyVital: true } }),
    ]);
    expect(gbDeeds.due(hero, 10_000, () => null)).toEqual([]);
    expect(hindrance("worsen", hero, { wound: idOf("burn") })).toBe("noBleeding");
  });

  test("D-24: a wound that cannot bleed is not marked stable with the others", async () => {
    const { hero, settings } = await openTable(PAUL, [LEG, wound("scratch", { gb: 1, zone: "armLeft" })]);
    settings.set("gbStabilisationScope", "character");
    later(60);
    await doDeed("worsen", hero, { clock: true }, [1]);
    expect(systemOf(found(hero, "scratch")).stabilised).toBe(false);
  });
});

describe("rest (GB-13)", () => {
  test("GB-13: one PF an hour; Paul is whole again after nine", async () => {
    const { hero } = await openTable({ ...PAUL, pv: { value: 10 }, pf: { value: 1 } });
    await doDeed("rest", hero, { hours: 9 });
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
  });

  test("GB-13, GB-14: PV come back after a day with care, PF under their cap", async () => {
    const { hero } = await openTable({ ...PAUL, pv: { value: 3 }, pf: { value: 3 } });
    const { outcome, undo } = await doDeed("rest", hero, { hours: 24, cared: "yes" });
    expect(outcome).toMatchObject({ regainedPv: 1, regainedPf: 2, cared: true });
    expect(points(hero)).toEqual({ pv: 4, pf: 5 });
    await undo();
    expect(points(hero)).toEqual({ pv: 3, pf: 3 });
  });

  test("D-08: an untreated wound that cost PV keeps PV from coming back, unless the keeper says otherwise", async () => {
    const stable = { ...LEG, system: { ...(LEG.system as object), stabilised: true } };
    const { hero } = await openTable(PAUL, [stable]);
    expect((await doDeed("rest", hero, { hours: 24 })).outcome).toMatchObject({ cared: false, regainedPv: 0 });
    expect((await doDeed("rest", hero, { hours: 24, cared: true })).outcome).toMatchObject({ regainedPv: 1 });
    await found(hero, "leg").update({ system: { treated: true } } as never);
    expect((await doDeed("rest", hero, { hours: 24 })).outcome).toMatchObject({ cared: true, regainedPv: 1 });
  });

  test("GB-13: hours towards the next day are kept, decimals and all", async () => {
    const { hero } = await openTable({ ...PAUL, pv: { value: 8 }, pf: { value: 8 }, recovery: { carryMinutes: 30.5 } });
    await doDeed("rest", hero, { hours: 8, cared: "yes" });
    expect(systemOf(hero).recovery).toMatchObject({ carryHours: 8 });
    await doDeed("rest", hero, { hours: 16, cared: "yes" });
    expect(points(hero).pv).toBe(9);
  });

  test("GB-13: rest does not stop bleeding, nothing is charged twice, and the window names the wounds", async () => {
    const { hero } = await openTable(PAUL, [ARM]);
    const [hours] = procedure("rest").fields([hero], {});
    expect(hours?.hint?.key).toBe("GARDIEN.GB.DEED.rest.warning");
    const { outcome, view } = await doDeed("rest", hero, { hours: 1 }, [90, 90, 90, 90, 90, 3]);
    expect(outcome).toMatchObject({ pv: -6, stable: [idOf("arm")] });
    expect(view.facts.some(({ rule }) => rule === "GB-39")).toBe(true);
    expect(systemOf(found(hero, "arm"))).toMatchObject({ lastTick: 3600, stabilised: true });
    expect(gbDeeds.due(hero, 3600, () => null)).toEqual([]);
  });

  test("D-21: a rest that kills waits for the keeper's word", async () => {
    const { hero, settings } = await openTable({ ...PAUL, pv: { value: 1 }, pf: { value: 1 } }, [ARM]);
    const { outcome } = await doDeed("rest", hero, { hours: 1 });
    expect(outcome.dead).toBe(true);
    expect(procedure("rest").asksKeeper?.(outcome, null)).toBe(true);
    settings.set("gbMortalMode", "auto");
    expect(procedure("rest").asksKeeper?.(outcome, null)).toBe(false);
  });

  test("is nothing for the dead", async () => {
    const { hero } = await openTable({ ...PAUL, pv: { value: 0 } });
    expect(hindrance("rest", hero)).toBe("dead");
  });
});
