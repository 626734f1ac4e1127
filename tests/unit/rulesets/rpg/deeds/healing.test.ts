import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { unofferedIn } from "../../../../../src/core/play/judge/check-choices.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { change, doDeed, hindrance, hp, lasting, openWard, procedure, settled, sheetOf, skill } from "./wards.js";

const CARE = skill("care", 12);
const ARM = "a".repeat(16);
const HEAD = "b".repeat(16);

const until = (ends: string, wound: string, state: object) => ({
  ...{ state, ends, wound },
  span: { clock: "world", first: 0, last: null },
});

/** Two wounds: one that bleeds, one that halves the skills; both until care. */
const WOUNDED = {
  hp: { value: 5 },
  wounds: [
    { id: ARM, row: "arms-12", place: "rightArm", zone: "arms", side: "right" },
    { id: HEAD, row: "head-05", place: "head", zone: "head" },
  ],
  conditions: [
    until("care", ARM, { type: "bleed", formula: "1d4" }),
    until("care", HEAD, { type: "halveSkills" }),
    until("permanent", HEAD, { type: "modifier", scope: "skills", value: -1 }),
  ],
};

describe("first aid (RP-80)", () => {
  test("RP-80: a success gives 1d4 points back, ends what care ends, and is not given twice; undo restores all", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const written = () => ({ ...(other.toObject().system as Data), reckoned: null }); // what bleeds again counts from now
    const before = structuredClone(written());
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [7, 3]);
    expect(done.outcome).toMatchObject({ result: "success", margin: 5, gained: 3 });
    expect(done.view).toMatchObject({ tone: "good", die: { value: 7, state: "hit" } });
    expect(hp(other)).toBe(8);
    expect(lasting(other)).toEqual(["modifier"]);
    expect(sheetOf(other).wounds).toMatchObject([{ treated: true }, { treated: true }]);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("alreadyGiven");
    await done.undo();
    expect(written()).toEqual(before);
  });

  test("RP-80: being hurt again asks for first aid again", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    await doDeed("firstAid", hero, { patient: other.uuid }, [7, 3]);
    await other.update({ system: { hp: { value: 6 } } } as never);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBeNull();
  });

  test("RP-80: a table may let first aid be given as often as one likes (D-50)", async () => {
    const { hero, other, settings } = openWard([CARE], [], WOUNDED);
    await doDeed("firstAid", hero, { patient: other.uuid }, [7, 3]);
    change(settings, "rpgFirstAidPerBatch", false);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBeNull();
  });

  test("RP-09: the window says how likely it is, with the score of whoever cares", () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const hintFor = (choices: object) =>
      procedure("firstAid")
        .fields([hero], { patient: other.uuid, ...choices })
        .find(({ id }) => id === "helper")?.hint;
    expect(hintFor({})?.data).toEqual({ score: 12, chance: 60 });
    expect(hintFor({ rung: "hard" })?.data).toEqual({ score: 12, chance: 50 });
    const theirs = { helper: other.uuid, patient: hero.uuid };
    expect(hintFor(theirs)).toBeDefined();
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    const seat = vi.spyOn(game, "user", "get").mockReturnValue(player);
    // of others nothing is read: the window stays with whoever began
    expect([hintFor({})?.data, hintFor(theirs)?.data]).toEqual([
      { score: 12, chance: 60 },
      { score: 12, chance: 60 },
    ]);
    seat.mockRestore();
  });

  test("RP-80: a failure changes nothing and rolls no points", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const { changes, view } = await doDeed("firstAid", hero, { patient: other.uuid, rung: "veryHard" }, [8]);
    expect(changes).toBeNull();
    expect(view).toMatchObject({ tone: "bad", total: 13 });
    expect(hp(other)).toBe(5);
  });

  test("RP-61: a wound may be kept for surgery (D-69), by the healer or by the keeper", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const kept = { patient: other.uuid, [`wound-${HEAD}`]: false };
    const done = await doDeed("firstAid", hero, kept, [7, 3]);
    expect(lasting(other)).toEqual(["halveSkills", "modifier"]);
    expect(sheetOf(other).wounds).toMatchObject([{ treated: true }, { treated: false }]);
    await done.decide({ [`wound-${ARM}`]: "no", gained: 1 });
    expect(hp(other)).toBe(6);
    expect(lasting(other)).toEqual(["bleed", "halveSkills", "modifier"]);
  });

  test("RP-80: the keeper may say that it succeeded after all", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [15]);
    expect(done.changes).toBeNull();
    await done.decide({ result: "success", gained: 2 });
    expect(hp(other)).toBe(7);
    expect(lasting(other)).toEqual(["modifier"]);
  });

  test("RP-27, RP-80: whoever comes back above 0 wakes up, and a death that care averts is averted", async () => {
    const dying = until("care", ARM, { type: "dying", avert: "care" });
    const { hero, other } = openWard([CARE], [], { ...WOUNDED, hp: { value: -2 }, conditions: [dying] });
    expect(sheetOf(other).hp.state).toBe("unconscious");
    await doDeed("firstAid", hero, { patient: other.uuid }, [2, 4]);
    expect(sheetOf(other).hp).toMatchObject({ value: 2, state: "alive" });
    expect(lasting(other)).toEqual([]);
  });

  test("RP-80: what goes by no wound is treated too, e.g. a bleeding that a keeper set by hand", async () => {
    const { hero, other } = openWard([CARE], [], { conditions: [until("care", "", { type: "bleed", formula: "1" })] });
    await doDeed("firstAid", hero, { patient: other.uuid }, [2, 4]);
    expect(lasting(other)).toEqual([]);
  });

  test("RP-27: neither the dead nor the unhurt are cared for, and nobody cares who cannot act", async () => {
    const { hero, other } = openWard([CARE], []);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("unhurt");
    await other.update({ system: { hp: { value: 3, dead: true } } } as never);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("dead");
    await other.update({ system: { hp: { dead: false } } } as never);
    await hero.update({ system: { hp: { value: 0 } } } as never);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("unable");
    expect(hindrance("firstAid", other, { helper: "Actor.gone" })).toBe("noHelper");
  });

  test("the healer has the word, whoever's sheet it began on", () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const { doer, onto } = procedure("firstAid");
    const choices = settled("firstAid", hero, { patient: other.uuid });
    const sent = onto?.([hero], choices);
    expect(sent?.actors).toEqual([other]);
    expect(doer?.({ actor: other, choices: sent?.choices ?? {} })).toBe(hero);
    const asked = settled("firstAid", other, { helper: hero.uuid, patient: other.uuid });
    expect(doer?.({ actor: other, choices: asked })).toBe(hero);
  });
});

describe("surgery (RP-81)", () => {
  test("RP-81: how long it takes and mends is the keeper's to tell: what a player sends of it is asked", () => {
    const { hero, other } = openWard([CARE]);
    vi.spyOn(game, "user", "get").mockReturnValue(Object.create(game.user, { isGM: { value: true } }) as never); // who judges is a keeper
    onTestFinished(() => void vi.restoreAllMocks());
    const fields = (choices: DeedChoices) => procedure("surgery").fields([hero], { patient: other.uuid, ...choices });
    const asked = (choices: DeedChoices) => unofferedIn(choices, fields(choices), fields({})).map(({ line }) => line);
    expect(asked({ operation: 1, recovery: 0 })).toEqual(["operation", "recovery"]);
    expect(asked({})).toEqual([]);
  });

  test("RP-81: a success treats the wounds at once and leaves the recovery to be applied", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const { outcome, view } = await doDeed("surgery", hero, { patient: other.uuid, recovery: 12 }, [10]);
    expect(outcome).toMatchObject({ result: "success", total: 12, difficulty: 2, recovery: 12 });
    expect(view.tone).toBe("good");
    expect(hp(other)).toBe(5);
    expect(lasting(other)).toEqual(["modifier"]);
    const calls = procedure("surgery").calls?.(outcome, other);
    expect(calls).toMatchObject([{ deed: "recover", choices: { days: 12 }, window: true }]);
  });

  test("RP-81: the recovery brings every point back and ends whatever waited for care", async () => {
    const { other } = openWard([], [], WOUNDED);
    const done = await doDeed("recover", other, { days: 12 });
    expect(hp(other)).toBe(18);
    expect(lasting(other)).toEqual(["modifier"]);
    expect(procedure("recover").passes?.({ ...done.outcome, advance: true })).toBe(12 * 24 * 3600);
    expect(hindrance("recover", other)).toBe("unhurt");
    await done.undo();
    expect(hp(other)).toBe(5);
  });

  test("RP-81: a failure leaves nothing to recover from", async () => {
    const { hero, other } = openWard([CARE], [], WOUNDED);
    const { outcome, changes, view } = await doDeed("surgery", hero, { patient: other.uuid }, [20]);
    expect(changes).toBeNull();
    expect(view.die?.state).toBe("crit");
    expect(procedure("surgery").calls?.(outcome, other)).toEqual([]);
  });
});

describe("rest (RP-82)", () => {
  test("RP-82: a point for a day and a night, never above the maximum", async () => {
    const { other } = openWard([], [], { hp: { value: 5 } });
    const done = await doDeed("rest", other, { days: 3 });
    expect(hp(other)).toBe(8);
    await done.undo();
    expect(hp(other)).toBe(5);
    await doDeed("rest", other, { days: 60 });
    expect(hp(other)).toBe(18);
  });

  test("RP-82: who bleeds finds no rest (D-52)", async () => {
    const { other } = openWard([], [], WOUNDED);
    const { changes, view } = await doDeed("rest", other, { days: 3 });
    expect(changes).toBeNull();
    expect(view.tone).toBe("bad");
  });

  test("RP-82: the clock of the world goes with it where a keeper says so", () => {
    const passes = procedure("rest").passes;
    expect(passes?.({ days: 2, advance: true })).toBe(2 * 24 * 3600);
    expect(passes?.({ days: 2, advance: false })).toBe(0);
  });
});
