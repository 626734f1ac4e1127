import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { DeedChoices, Gathering } from "../../../../../src/core/play/contract/deed.js";
import { change, doDeed, hindrance, idOf, item, openBedside, procedure, settled, skill } from "./bedside.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/data/reading.js";

const CLIMB = skill("climb", 5, { asterisk: true, physical: true });
const LISTEN = skill("listen", 8);
const MEMORY = skill("memory", 1);
const MOVE = skill("moveSilently", 3, { passive: true, physical: true });
const VEST = item("d20d100Armor", "gilet", { protection: 6, penalty: -2, equipped: true });

let hero: Actor;
let foe: Actor;
let settings: Map<string, unknown>;
beforeEach(() => {
  ({ hero, foe, settings } = openBedside([CLIMB, LISTEN, MEMORY, VEST], {}, [MOVE]));
});

const asked = (outcome: Gathering["outcome"]): Gathering => ({ choices: {}, outcome, joined: [] });
const lines = (choices: DeedChoices) =>
  procedure("check")
    .modifiers({ actor: hero, choices: settled("check", hero, choices) })
    .map(({ id, value }) => [id, value]);
const field = (id: string, choices: DeedChoices, actor = hero) =>
  procedure("check")
    .fields([actor], choices)
    .find((one) => one.id === id);

describe("a test", () => {
  test("DD-01, DD-04: die and modifier against the difficulty, equal is enough", async () => {
    const { outcome, view } = await doDeed("check", hero, { tried: "skill.listen" }, [7]);
    expect(outcome).toMatchObject({ die: 7, modifier: 8, total: 15, difficulty: 15, margin: 0, success: true });
    expect(view).toMatchObject({ total: 15, tone: "good" });
    expect(view.tried).toEqual(view.summary.data?.tried); // in its head
    const failed = await doDeed("check", hero, { tried: "skill.listen" }, [6]);
    expect(failed.outcome).toMatchObject({ success: false, margin: -1 });
  });

  test("DD-02, DD-03: a 1 fails whatever is added, a 20 is no success unless the table says so", async () => {
    const easy = { tried: "skill.listen", difficulty: 5 };
    expect((await doDeed("check", hero, easy, [1])).outcome).toMatchObject({ success: false, automaticFailure: true });
    const hard = { tried: "skill.listen", difficulty: 40 };
    expect((await doDeed("check", hero, hard, [20])).outcome).toMatchObject({ success: false });
    change(settings, "d20d100Natural20Succeeds", true);
    expect((await doDeed("check", hero, hard, [20])).outcome).toMatchObject({ success: true });
  });

  test("DD-08, DD-61, DD-66, DD-74: 15 is proposed for skills, 10 for characteristics and Jets, any other is taken", () => {
    const difficulty = (tried: string, more: DeedChoices = {}) => settled("check", hero, { tried, ...more }).difficulty;
    expect(["skill.listen", "skill.climb"].map((tried) => difficulty(tried))).toEqual([15, 15]);
    expect(["jet.luck", "jet.reflexes", "characteristic.power"].map((tried) => difficulty(tried))).toEqual([
      10, 10, 10,
    ]);
    expect(difficulty("characteristic.power", { difficulty: 25 })).toBe(25);
    const asks = (chosen: number) => field("difficulty", { tried: "skill.listen", difficulty: chosen })?.asks;
    expect([asks(14), asks(15), asks(20)]).toEqual([true, false, false]); // easier is the keeper's to grant
  });

  test("DD-09: circumstances usually come to 8, the keeper may go beyond, and has a word in what helps", async () => {
    expect(field("situation", {})?.hint).toMatchObject({ data: { most: 8 } });
    expect([field("situation", { situation: 3 })?.asks, field("situation", { situation: -3 })?.asks]).toEqual([
      true,
      false,
    ]);
    expect(lines({ tried: "skill.listen", situation: -11 })).toEqual([
      ["skill", 8],
      ["situation", -11],
    ]);
    const { outcome } = await doDeed("request", hero, { tried: "skill.listen", situation: -11 });
    expect(outcome.situation).toBe(-11);
  });

  test("DD-62: PER as a sixth sense is tested against 15, no other characteristic is", async () => {
    const sixth = (tried: string) => settled("check", hero, { tried, sixth: true }).difficulty;
    expect([sixth("characteristic.perception"), sixth("characteristic.intelligence")]).toEqual([15, 10]);
    const { outcome } = await doDeed("check", hero, { tried: "characteristic.perception", sixth: true }, [2]);
    expect(outcome).toMatchObject({ difficulty: 15, success: false });
  });

  test("DD-61: wounds weigh on FOR, DEX and CON, on no other characteristic", async () => {
    await hero.update({ system: { hp: { value: 5 } } } as never);
    const wounded = (key: string) => lines({ tried: `characteristic.${key}` }).some(([id]) => id === "wounds");
    expect(["strength", "dexterity", "constitution"].map(wounded)).toEqual([true, true, true]);
    expect(["intelligence", "power", "education", "perception"].map(wounded)).toEqual([false, false, false, false]);
  });

  test("a sheet names a skill by its item, others by its key or its name", async () => {
    const by = async (choices: DeedChoices) => (await doDeed("check", hero, choices, [10])).outcome;
    const told = { tried: "skill.listen", name: "listen", total: 18 };
    expect(await by({ skill: idOf("listen") })).toMatchObject(told);
    expect(await by({ tried: "skill.listen" })).toMatchObject(told);
  });

  test("DD-73, DD-92: vest and wounds weigh where they do, and the tick takes wounds away", async () => {
    await hero.update({ system: { hp: { value: 5 } } } as never);
    expect(lines({ tried: "skill.climb" })).toEqual([
      ["skill", 5],
      ["wounds", -3],
      ["armour", -2],
    ]);
    expect(lines({ tried: "skill.listen" })).toEqual([["skill", 8]]);
    expect(lines({ tried: "jet.reflexes" })).toEqual([
      ["jet", 2],
      ["wounds", -3],
    ]);
    expect(lines({ tried: "jet.luck" })).toEqual([["jet", 1]]);
    expect(lines({ tried: "characteristic.constitution", wounds: false })).toEqual([["characteristic", 2]]);
    expect(field("wounds", { tried: "skill.climb", wounds: false })?.asks).toBe(true);
  });

  test("DD-114: on guard, Écouter is two easier", async () => {
    await hero.update({ system: { attentive: { active: true } } } as never);
    expect(lines({ tried: "skill.listen" })).toEqual([
      ["skill", 8],
      ["attentive", 2],
    ]);
    expect(lines({ tried: "skill.memory" })).toEqual([["skill", 1]]);
  });

  test("DD-77: learnt by heart is four easier, each further try two harder or more", () => {
    expect(lines({ tried: "skill.memory", memorised: true })).toEqual([
      ["skill", 1],
      ["memory", 4],
    ]);
    expect(lines({ tried: "skill.memory", tries: 3 })).toEqual([
      ["skill", 1],
      ["memory", -4],
    ]);
    expect(lines({ tried: "skill.memory", tries: 2, step: -4, memorised: true })).toEqual([["skill", 1]]);
    expect(field("memorised", { tried: "skill.listen" })).toBeUndefined();
  });

  test("DD-86, DD-87: the die counts as 10 or 20, with the keeper's leave", async () => {
    const ten = await doDeed("check", hero, { tried: "skill.listen", take: "ten" });
    expect(ten.outcome).toMatchObject({ die: null, total: 18, success: true });
    const twenty = await doDeed("check", hero, { tried: "skill.climb", take: "twenty", difficulty: 24 });
    expect(twenty.outcome).toMatchObject({ total: 23, success: false });
    expect([field("take", {})?.asks, field("take", { take: "ten" })?.asks]).toEqual([false, true]);
  });

  test("DD-63: POU 13 ×3 is −3 against 10; or the d100 against 39", async () => {
    const d20 = await doDeed("check", hero, { tried: "multiplier.power", times: 3 }, [13]);
    expect(d20.outcome).toMatchObject({ modifier: -3, total: 10, difficulty: 10, success: true });
    const d100 = await doDeed("check", hero, { tried: "multiplier.power", times: 3, mode: "d100" }, [39]);
    expect(d100.outcome).toMatchObject({ percent: 39, success: true });
    expect(
      (await doDeed("check", hero, { tried: "multiplier.power", times: 3, mode: "d100" }, [40])).outcome.success,
    ).toBe(false);
  });

  test("DD-16, DD-40: nobody tries with a score or a skill they have not", async () => {
    await foe.update({ system: { characteristics: { education: { score: null } } } } as never);
    expect(hindrance("check", foe, { tried: "characteristic.education" })).toBe("untried");
    expect(hindrance("check", hero, { tried: "skill.occult" })).toBe("untried");
    await hero.update({ system: { hp: { value: -2 } } } as never);
    expect(hindrance("check", hero, { tried: "skill.listen" })).toBe("unconscious");
  });

  test("DD-01: a hidden difficulty is read by the keeper alone, margin too", async () => {
    const { view } = await doDeed("check", hero, { tried: "skill.listen", hidden: true }, [9]);
    const audience = (label: string) => view.facts.find((one) => one.label.key.endsWith(`.${label}`))?.audience;
    expect([audience("difficulty"), audience("margin")]).toEqual(["keeper", "keeper"]);
  });

  test("DD-04: the keeper decides total, difficulty or success, and the margin follows", async () => {
    const done = await doDeed("check", hero, { tried: "skill.listen" }, [6]);
    const easier = await done.decide({ difficulty: 10 });
    expect(easier.outcome).toMatchObject({ success: true, margin: 4 });
    expect((await easier.decide({ success: "0" })).outcome).toMatchObject({ success: false });
  });

  test("DD-01, DD-03: what the keeper corrects leaves a natural 20 a success, a total they name is what counts", async () => {
    change(settings, "d20d100Natural20Succeeds", true);
    const done = await doDeed("check", hero, { tried: "skill.listen", difficulty: 25 }, [20]);
    const harder = await done.decide({ difficulty: 40 });
    expect(harder.outcome).toMatchObject({ success: true, margin: -12 });
    const corrected = await harder.decide({ modifier: 3 });
    expect(corrected.outcome).toMatchObject({ total: 23, success: true, margin: -2 });
    const named = await corrected.decide({ modifier: 3, total: 24 });
    expect(named.outcome).toMatchObject({ total: 24, success: false, margin: -1 });
    expect((await named.decide({ total: 25 })).outcome).toMatchObject({ success: true });
  });

  test("DD-01, DD-02: what is added is corrected, and a natural 1 stays one", async () => {
    const done = await doDeed("check", hero, { tried: "skill.listen" }, [6]);
    expect((await done.decide({ modifier: 9 })).outcome).toMatchObject({ total: 15, success: true, margin: 0 });
    const taken = await doDeed("check", hero, { tried: "skill.listen", take: "ten" });
    expect((await taken.decide({ modifier: 2 })).outcome).toMatchObject({ total: 12, success: false });
    const worst = await doDeed("check", hero, { tried: "skill.listen", difficulty: 5 }, [1]);
    expect((await worst.decide({ modifier: 30 })).outcome).toMatchObject({ total: 31, success: false });
  });

  test("DD-01…DD-09: any choices at all make a test or an obstacle", () => {
    const anything = fc.dictionary(
      fc.constantFrom("tried", "difficulty", "take", "situation", "help", "against", "times", "mode", "tries"),
      fc.oneof(
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.constantFrom("jet.idea", "multiplier.size"),
      ),
    );
    fc.assert(
      fc.property(anything, (choices) => {
        const situation = { actor: hero, choices: choices as DeedChoices };
        expect(procedure("check").fields([hero], situation.choices).length).toBeGreaterThan(0);
        const outcome = procedure("check").outcome({ ...situation, dice: { test: [11] } });
        expect(() => procedure("check").view(outcome)).not.toThrow();
      }),
    );
  });
});

describe("a test that the keeper asks for", () => {
  test("DD-01: how hard, and what it is, are the keeper's to say", async () => {
    const { outcome } = await doDeed("request", hero, { tried: "skill.listen", difficulty: 20, situation: -2 });
    expect(outcome).toMatchObject({ tried: "skill.listen", name: "listen", difficulty: 20, situation: -2 });
    const cheeky = { tried: "skill.climb", difficulty: 5, situation: 9 };
    const answer = await doDeed("check", hero, cheeky, [13], asked(outcome));
    expect(answer.outcome).toMatchObject({ tried: "skill.listen", difficulty: 20, total: 19, success: false });
  });

  test("DD-01: secret answers are for the keeper's eyes", () => {
    const blind = (secret: boolean) => procedure("check").blind?.([hero], {}, asked({ tried: "jet.luck", secret }));
    expect([blind(true), blind(false)]).toEqual([true, false]);
  });

  test("DD-05, DD-83: of two who stand against each other neither has a difficulty", async () => {
    const { outcome } = await doDeed("oppose", hero, {
      opponent: foe.uuid,
      tried: "skill.listen",
      theirTried: "skill.moveSilently",
    });
    expect(outcome).toMatchObject({ tried: "skill.listen", side: "first", active: true, open: true });
    const { view } = await doDeed("check", hero, {}, [9], asked(outcome));
    expect(view).toMatchObject({ tone: "accent", total: 17 });
    expect(view.facts.some(({ label }) => label.key.endsWith(".difficulty"))).toBe(false);
    expect(hindrance("oppose", hero, { opponent: "" })).toBe("noOpponent");
  });

  test("DD-70: a pursuit is a test of Endurance by each of them, without a difficulty", async () => {
    const choices = { opponent: foe.uuid, tried: "jet.endurance", theirTried: "jet.endurance" };
    const { outcome } = await doDeed("oppose", hero, choices);
    const run = await doDeed("check", hero, {}, [9], asked(outcome));
    expect(run.outcome).toMatchObject({ tried: "jet.endurance", total: 9 + figuresOf(hero).jet("endurance") });
    expect(run.view.facts.some(({ label }) => label.key.endsWith(".difficulty"))).toBe(false);
    expect(figuresOf(hero).jet("endurance")).not.toBe(0);
  });

  test("DD-02, DD-05: natural 1s first, then totals, ties to whoever acts", () => {
    const part = (name: string, active: boolean, die: number, total: number) => ({
      ...{ name, outcome: { active }, answers: [{ die, total }] },
    });
    const result = procedure("oppose").gathers?.each?.result;
    const won = (one: [number, number], other: [number, number]) =>
      result?.([part("A", true, ...one), part("B", false, ...other)])?.verdict.data?.["name"];
    expect(won([8, 12], [12, 10])).toBe("A");
    expect(won([8, 12], [2, 12])).toBe("A");
    expect(won([1, 30], [1, 2])).toBe("B");
    expect(won([4, 4], [1, 30])).toBe("A");
    expect(result?.([part("A", true, 8, 12)])).toBeNull();
  });
});

describe("rolls that are kept", () => {
  test("DD-83, DD-85: rolled once, met by all who try, and taken back", async () => {
    const kept = await doDeed("passive", foe, { tried: "skill.moveSilently", label: "le grenier" }, [9]);
    const passive = () => figuresOf(foe).passive["moveSilently"];
    expect(passive()).toMatchObject({ value: 12, automaticFailure: false, label: "le grenier" });
    const against = `${foe.uuid}|moveSilently`;
    const met = await doDeed("check", hero, { tried: "skill.listen", against }, [4]);
    expect(met.outcome).toMatchObject({ difficulty: 12, total: 12, success: true, hidden: true });
    await kept.undo();
    expect(passive()).toBeNull();
    await doDeed("passive", foe, { tried: "skill.moveSilently", secret: true }, [9]);
    expect(passive()).toMatchObject({ value: 12, secret: true });
  });

  test("DD-83: of somebody whose numbers are the keeper's it is theirs to read, unless they say otherwise", async () => {
    const secretOf = async (actor: Actor, choices: DeedChoices = {}) =>
      (await doDeed("passive", actor, { tried: "skill.moveSilently", ...choices }, [9])).outcome["secret"];
    expect(await secretOf(foe)).toBe(true);
    expect(await secretOf(foe, { secret: false })).toBe(false);
    expect(await secretOf(hero, { tried: "skill.listen" })).toBe(false);
    const { blind, fields } = procedure("passive");
    expect([blind?.([foe], {}, null), blind?.([hero], {}, null)]).toEqual([true, false]);
    expect(fields([foe], {}).find(({ id }) => id === "secret")).toMatchObject({ value: true });
  });

  test("DD-85: a kept 1 is beaten by anything but a 1", async () => {
    await doDeed("passive", foe, { tried: "skill.moveSilently" }, [1]);
    const against = `${foe.uuid}|moveSilently`;
    const low = { tried: "skill.memory", against };
    expect((await doDeed("check", hero, low, [2])).outcome).toMatchObject({ success: true });
    expect((await doDeed("check", hero, low, [1])).outcome).toMatchObject({ success: false });
  });

  test("DD-84: a fixed score is 10 and the modifier, without a die", async () => {
    const { outcome } = await doDeed("passive", foe, { tried: "skill.moveSilently", fixed: true });
    expect(outcome).toMatchObject({ die: null, total: 13, automaticFailure: false });
    await foe.update({ system: { passive: { moveSilently: null }, fixedScores: { hide: 14 } } } as never);
    const met = await doDeed("check", hero, { tried: "skill.listen", against: `${foe.uuid}|hide` }, [5]);
    expect(met.outcome).toMatchObject({ difficulty: 14, success: false });
  });
});

describe("help", () => {
  test("DD-88: another skill against 15 brings two; DD-89: somebody else against 10", async () => {
    const own = await doDeed("assist", hero, { kind: "synergy", tried: "skill.listen" }, [7]);
    expect(own.outcome).toMatchObject({ difficulty: 15, success: true, bonus: 2, patient: hero.uuid });
    const helped = await doDeed("assist", hero, { kind: "cooperation", tried: "skill.memory", patient: foe.uuid }, [8]);
    expect(helped.outcome).toMatchObject({ difficulty: 10, total: 9, bonus: 0, patient: foe.uuid });
    expect(hindrance("assist", hero, { kind: "cooperation", tried: "skill.listen", patient: hero.uuid })).toBe(
      "helpsNobody",
    );
  });
});
