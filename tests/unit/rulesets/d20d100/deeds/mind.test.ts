import { describe, expect, onTestFinished, test, vi } from "vitest";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { whoIs } from "../../../../../src/rulesets/d20d100/sheets/actor/needs.js";
import type { Gathering } from "../../../../../src/core/play/contract/deed.js";
import { idOf } from "../../../../support/play/deeds.js";
import { fightNow } from "../../../../../src/rulesets/d20d100/fight/fight-now.js";
import {
  change,
  doDeed,
  hindrance,
  inRound,
  item,
  openBedside,
  procedure,
  settled,
  setTime,
  sheetOf,
  skill,
  stored,
  write,
} from "./bedside.js";

const calls = (id: string, done: { readonly outcome: object }, actor: Actor) =>
  procedure(id)
    .calls?.(done.outcome as never, actor)
    ?.map(({ deed }) => deed) ?? [];

describe("sanity", () => {
  test("DD-106: the window tells what the die is held against, of one person alone", () => {
    const { hero, foe } = openBedside();
    const [cause] = procedure("sanity").fields([hero], {});
    expect(cause?.hint).toMatchObject({ data: { threshold: 65, chance: "65\u00a0%" } });
    expect(procedure("sanity").fields([hero, foe], {})[0]?.hint?.data).not.toHaveProperty("chance");
  });

  test("DD-06: so do the windows of the tests that body and mind ask for", () => {
    const { hero } = openBedside([skill("firstAid", 5, {})]);
    const hints = (id: string) =>
      procedure(id)
        .fields([hero], {})
        .flatMap(({ hint }) => hint?.data?.["chance"] ?? []);
    expect(hints("firstAid")).toEqual(["55\u00a0%"]);
    expect(hints("idea")).toEqual(["60\u00a0%"]);
  });

  test("DD-106: a keeper who asks has the losses of the adversaries present, the least first", () => {
    const { hero, foe } = openBedside([], { sanityLoss: { success: "1", failure: "1d10" } });
    const [ghoul, rat] = ["1d6", "0"].map((failure) => openBedside([], { sanityLoss: { success: "0", failure } }).foe);
    const tokens = [foe, hero, ghoul, rat].map((actor) => ({ actor }));
    vi.stubGlobal("game", Object.create(game, { scenes: { value: { viewed: { tokens } } } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { usual, chance } = procedure("sanityRequest");
    const asked = { actor: hero, choices: settled("sanityRequest", hero, {}) };
    const told = usual?.(asked).map(({ name, choices }) => [name.data?.["name"], choices["loss"]]);
    expect(told).toEqual([
      ["Profond", "0/1d6"],
      ["Profond", "1/1d10"],
    ]);
    expect(chance?.(asked)).toBe(0.65);
  });

  test("DD-106: at or under SAN the small loss, above it the great one; undo restores all of it", async () => {
    const { hero } = openBedside();
    const before = stored(hero);
    const calm = await doDeed("sanity", hero, { loss: "0/1d6" }, [65]);
    expect([calm.outcome.success, calm.changes]).toEqual([true, null]);
    const shaken = await doDeed("sanity", hero, { loss: "0/1d6" }, [66, 4]);
    expect([shaken.outcome.success, sheetOf(hero).sanity.value, sheetOf(hero).sanity.lossThisHour]).toEqual([
      false,
      61,
      4,
    ]);
    expect(calls("sanity", shaken, hero)).toEqual([]);
    await shaken.undo();
    expect(stored(hero)).toEqual(before);
  });

  test("DD-107: five at once ask for Idée; a failure is a temporary insanity at once", async () => {
    const { hero } = openBedside();
    const done = await doDeed("sanity", hero, { loss: "1/1d10" }, [90, 6]);
    expect(calls("sanity", done, hero)).toContain("idea");
    const mad = await doDeed("idea", hero, {}, [8]); // INT 12: 8 + 1 < 10
    expect([mad.outcome.mad, sheetOf(hero).sanity.insanity]).toEqual([true, "temporary"]);
    await mad.decide({ success: "yes" });
    expect(sheetOf(hero).sanity.insanity).toBe("none");
  });

  test("DD-107, D-30: where the table plays the d100 rule, whoever understands goes mad", async () => {
    const { hero, settings } = openBedside();
    change(settings, settingKey("insanityOnIdea"), "success");
    await doDeed("idea", hero, {}, [8]);
    expect(sheetOf(hero).sanity.insanity).toBe("none");
    await doDeed("idea", hero, {}, [9]);
    expect(sheetOf(hero).sanity.insanity).toBe("temporary");
  });

  test("DD-107: a temporary insanity lasts some rounds or hours, as the keeper chooses, and is taken back", async () => {
    const { hero } = openBedside();
    setTime(100);
    const done = await doDeed("madness", hero, { insanity: "temporary", length: "rounds", note: "torpeur" }, [3]);
    expect(sheetOf(hero).sanity).toMatchObject({
      insanity: "temporary",
      insanityNote: "torpeur",
      insanityUntil: 100 + 7 * 6,
    });
    const hours = await done.decide({ span: 10 });
    expect(sheetOf(hero).sanity.insanityUntil).toBe(160);
    await hours.undo();
    expect(sheetOf(hero).sanity).toMatchObject({ insanity: "none", insanityNote: "", insanityUntil: null });
    await doDeed("madness", hero, { insanity: "temporary", length: "hours" }, [2]);
    expect(sheetOf(hero).sanity.insanityUntil).toBe(100 + 20 * 3600);
  });

  test("DD-108: a fifth within an hour is an insanity without term, and hours are counted from the first loss", async () => {
    const { hero } = openBedside();
    setTime(1000);
    await doDeed("sanity", hero, { loss: "8" }, [99]);
    expect(sheetOf(hero).sanity).toMatchObject({ value: 57, hourStart: 65, hourOpened: 1000, insanity: "none" });
    setTime(4000);
    const done = await doDeed("sanity", hero, { loss: "5" }, [99]);
    expect(sheetOf(hero).sanity).toMatchObject({ lossThisHour: 13, insanity: "indefinite" });
    expect(done.view.severity).toMatchObject({ level: 4 });
    await done.undo();
    expect(sheetOf(hero).sanity).toMatchObject({ value: 57, lossThisHour: 8, insanity: "none" });
    setTime(4600);
    await doDeed("sanity", hero, { loss: "5" }, [99]);
    expect(sheetOf(hero).sanity).toMatchObject({ hourStart: 57, lossThisHour: 5, insanity: "none" });
    await doDeed("newHour", hero);
    expect(sheetOf(hero).sanity).toMatchObject({ hourStart: 52, hourOpened: 4600, lossThisHour: 0 });
  });

  test("DD-109: no SAN left is an insanity for good", async () => {
    const { hero } = openBedside();
    await write(hero, { sanity: { value: 5 } });
    await doDeed("sanity", hero, { loss: "1/1d20" }, [50, 12]);
    expect(sheetOf(hero).sanity).toMatchObject({ value: 0, insanity: "permanent" });
  });

  test("DD-117: a test made before the thing is seen waits for the keeper's word", async () => {
    const { hero } = openBedside();
    const event: Gathering = {
      choices: {},
      outcome: { loss: "0/1d6", cause: "Profond", delayed: true },
      joined: [],
    };
    const done = await doDeed("sanity", hero, {}, [80, 5], event);
    expect(done.outcome).toMatchObject({ cause: "Profond", sanLoss: 5, delayed: true });
    expect(procedure("sanity").asksKeeper?.(done.outcome, hero)).toBe(true);
    const now = await doDeed("sanity", hero, { loss: "0/1d6" }, [80, 2]);
    expect(procedure("sanity").asksKeeper?.(now.outcome, hero)).toBe(false);
  });

  test("DD-106, DD-117: the keeper asks for what is seen, what it costs and when it counts", async () => {
    const { hero, foe } = openBedside();
    const asked = await doDeed("sanityRequest", hero, { cause: "Profond", loss: "0/1d6", delayed: true });
    expect(asked.outcome).toEqual({ loss: "0/1d6", cause: "Profond", delayed: true });
    expect([hindrance("sanityRequest", foe), hindrance("sanityRequest", hero, { loss: "x" })]).toEqual([
      "noSanity",
      "badLoss",
    ]);
  });

  test("DD-106: a loss that cannot be read is refused in words, and adversaries have no SAN", () => {
    const { hero, foe } = openBedside();
    expect(hindrance("sanity", hero, { loss: "beaucoup" })).toBe("badLoss");
    expect([hindrance("sanity", foe), hindrance("idea", foe), hindrance("mythosTest", foe)]).toEqual([
      "noSanity",
      "noSanity",
      "noMythos",
    ]);
  });

  test("DD-106: the keeper decides the loss, or makes the test a success", async () => {
    const { hero } = openBedside();
    const done = await doDeed("sanity", hero, { loss: "1/1d10" }, [90, 8]);
    const less = await done.decide({ sanLoss: 3 });
    expect([sheetOf(hero).sanity.value, less.outcome.idea]).toEqual([62, false]);
    await less.decide({ success: "yes" });
    expect(sheetOf(hero).sanity.value).toBe(64);
  });
});

describe("décompensation", () => {
  test("DD-110: from −1 a mind falls until a 10 or Psychanalyse, and is lost at −10", async () => {
    const { hero, foe, settings } = openBedside([skill("psychoanalysis", 4)]);
    expect(hindrance("decompensation", hero)).toBe("notFalling");
    change(settings, settingKey("useDecompensation"), true);
    await doDeed("sanity", hero, { loss: "69" }, [99]);
    expect(sheetOf(hero).sanity).toMatchObject({ value: -4, insanity: "indefinite" });
    await doDeed("decompensation", hero, {}, [5]);
    expect(sheetOf(hero).sanity.value).toBe(-5);
    const steadied = await doDeed("psychoanalysis", hero, {}, [11]);
    expect([sheetOf(hero).sanity.stabilised, hindrance("decompensation", hero)]).toEqual([true, "notFalling"]);
    await steadied.undo();
    await write(hero, { sanity: { value: -9 } });
    await doDeed("decompensation", hero, {}, [1]);
    expect(sheetOf(hero).sanity).toMatchObject({ value: -10, insanity: "permanent" });
    expect(hindrance("psychoanalysis", hero, { patient: foe.uuid })).toBe("notFalling");
  });
});

test("DD-110: somebody else who has learned Psychanalyse is proposed, not the mind that falls", async () => {
  const { hero, foe } = openBedside([skill("psychoanalysis", 4)], {}, [skill("psychoanalysis", 6)]);
  expect(settled("psychoanalysis", hero, {}).helper).toBe(foe.uuid);
  expect(settled("psychoanalysis", hero, { patient: foe.uuid }).helper).toBe(hero.uuid);
  expect(settled("firstAid", hero, {}).helper).toBe(hero.uuid);
  await foe.deleteEmbeddedDocuments("Item", [idOf("psychoanalysis")]);
  expect(settled("psychoanalysis", hero, {}).helper).toBe(hero.uuid);
});

describe("the Mythe and magic", () => {
  const spell = item("d20d100Spell", "Domination", { cost: "1", sanityCost: "1", resisted: true, learned: true });
  const touch = item("d20d100Spell", "Guérison", { cost: "12", sanityCost: "1", touch: true });
  const dice = item("d20d100Spell", "Incertain", { cost: "1d6", sanityCost: "0" });

  test("DD-111: a test of the Mythe is a percentage, and what is learned leaves less room for SAN", async () => {
    const { hero } = openBedside();
    await write(hero, { mythos: 20, sanity: { value: 70 } });
    expect((await doDeed("mythosTest", hero, {}, [20])).outcome.success).toBe(true);
    expect((await doDeed("mythosTest", hero, {}, [21])).outcome.success).toBe(false);
    const done = await doDeed("mythosGain", hero, { gain: 16 });
    expect([sheetOf(hero).mythos, sheetOf(hero).sanity.value, sheetOf(hero).sanity.max]).toEqual([36, 63, 63]);
    await done.undo();
    expect([sheetOf(hero).mythos, sheetOf(hero).sanity.value]).toEqual([20, 70]);
  });

  test("DD-174, D-62: a spell costs PM and SAN, whether or not POU wins against POU", async () => {
    const { hero, foe } = openBedside([spell]);
    const lost = await doDeed("cast", hero, { target: foe.uuid }, [5, 10]); // POU 13: 5 + 1 against 10
    expect(lost.outcome).toMatchObject({ mine: 6, theirs: 10, works: false, cost: 1, sanLoss: 1 });
    expect([sheetOf(hero).mp.value, sheetOf(hero).sanity.value]).toEqual([12, 64]);
    await lost.undo();
    expect([sheetOf(hero).mp.value, sheetOf(hero).sanity.value]).toEqual([13, 65]);
    const won = await doDeed("cast", hero, { target: foe.uuid }, [10, 11]);
    expect(won.outcome.works).toBe(true); // D-42: of equal totals the active one
  });

  test("DD-174: a spell that cannot be paid is not cast; dice of its cost are thrown", async () => {
    const { hero } = openBedside([dice]);
    await doDeed("cast", hero, {}, [4]);
    expect(sheetOf(hero).mp.value).toBe(9);
    await write(hero, { mp: { value: 2 } });
    const poor = await doDeed("cast", hero, {}, [4]);
    expect([poor.outcome.paid, sheetOf(hero).mp.value]).toEqual([false, 2]);
    const { hero: other } = openBedside([touch]);
    await write(other, { mp: { value: 11 } });
    expect(hindrance("cast", other)).toBe("noMagic");
  });

  test("DD-175: a spell by touch leads to a normal attack, by the row of Boxe, else by what nature gave", async () => {
    const fists = item("d20d100Weapon", "Poings", { skill: "boxing", damage: "1d3" });
    const { hero } = openBedside([touch, item("d20d100Weapon", "Revolver", { skill: "handgun" }), fists]);
    const done = await doDeed("cast", hero);
    expect(sheetOf(hero).mp.value).toBe(1);
    expect(procedure("cast").strikes?.(done.outcome, hero)).toMatchObject({ weapon: { name: "Poings" } });
    expect(done.view.facts.map(({ rule }) => rule)).toContain("DD-175");
    const claws = item("d20d100Weapon", "Griffes", { action: "natural" });
    const { foe } = openBedside([], { mp: { value: 12, max: 12 } }, [claws, touch]);
    const cast = await doDeed("cast", foe);
    expect(procedure("cast").strikes?.(cast.outcome, foe)).toMatchObject({ weapon: { name: "Griffes" } });
  });

  test("DD-175: what is not touched with, not paid, or resisted leads to no attack", async () => {
    const both = item("d20d100Spell", "Étreinte", { cost: "1", touch: true, resisted: true });
    const fists = item("d20d100Weapon", "Poings", { skill: "boxing" });
    const { hero, foe } = openBedside([both, fists]);
    const strikes = (outcome: object) => procedure("cast").strikes?.(outcome as never, hero);
    const resisted = await doDeed("cast", hero, { target: foe.uuid }, [2, 15]);
    expect(strikes(resisted.outcome)).toBeNull();
    const done = await doDeed("cast", hero, { target: foe.uuid }, [15, 2]);
    expect(strikes(done.outcome)).not.toBeNull();
    expect(strikes({ ...done.outcome, paid: false })).toBeNull();
    expect(strikes({ ...done.outcome, works: null })).not.toBeNull(); // still to be resisted
    const { hero: handless } = openBedside([both]);
    expect(procedure("cast").strikes?.(done.outcome, handless)).toBeNull();
  });

  test("DD-120, DD-174: a spell takes its action of the round, and gives it back when it is taken back", async () => {
    const quick = item("d20d100Spell", "Signe", { cost: "1", actionCost: "simple" });
    const { hero } = openBedside([spell, quick]);
    inRound(1);
    const slow = await doDeed("cast", hero, { spell: idOf("Domination") });
    expect(fightNow(hero).spent).toBe(2);
    await slow.undo();
    expect(fightNow(hero).spent).toBe(0);
    await doDeed("cast", hero, { spell: idOf("Signe") });
    expect(fightNow(hero).spent).toBe(1);
  });

  test("DD-174, D-62: a spell to be resisted by nobody in particular is cast, and its test still to be made", async () => {
    const { hero, foe } = openBedside([spell]);
    const open = await doDeed("cast", hero);
    expect(open.outcome.works).toBeNull();
    expect(open.view).toMatchObject({ tone: "mute", verdict: { key: "GARDIEN.D20D100.DEED.cast.untested" } });
    expect(sheetOf(hero).mp.value).toBe(12);
    const ruled = await open.decide({ works: "yes" });
    expect(ruled.view.verdict).toMatchObject({ key: "GARDIEN.D20D100.DEED.cast.works" });
    const hint = (choices: object) =>
      procedure("cast")
        .fields([hero], choices as never)
        .find(({ id }) => id === "target")?.hint;
    expect(hint({})?.key).toMatch(/spellTarget$/);
    expect(hint({ target: foe.uuid })?.data).toEqual({ chance: "56,8\u00a0%" }); // 227 of 400: +1 against 0, ties won
  });

  test("DD-174: what a spell does is one click for the keeper: once for each share paid, on whom it falls", async () => {
    const wither = item("d20d100Spell", "Flétrissement", { cost: "3+", resisted: true, damage: "1d6", share: 3 });
    const { hero, foe } = openBedside([wither]);
    const callsOf = (outcome: object) => procedure("cast").calls?.(outcome as never, hero);
    const done = await doDeed("cast", hero, { mp: 7, target: foe.uuid }, [15, 2]);
    const choices = { cause: "Flétrissement", damage: "2d6" };
    expect(callsOf(done.outcome)).toMatchObject([{ deed: "harm", choices, on: foe.uuid }]);
    await doDeed("harm", foe, choices, [4, 3]);
    expect(foe.system).toMatchObject({ hp: { value: 6 } });
    await done.undo();
    const resisted = await doDeed("cast", hero, { mp: 3, target: foe.uuid }, [2, 15]);
    expect(callsOf(resisted.outcome)).toEqual([]);
    await resisted.undo();
    const small = await doDeed("cast", hero, { mp: 2, target: foe.uuid }, [15, 2]);
    expect(callsOf(small.outcome)).toEqual([]);
    Object.defineProperty(game.user, "isGM", { value: false });
    expect(callsOf(done.outcome)).toEqual([]);
  });

  test("DD-174, DD-99: points that a spell gives back save who is dying, fill nobody above the most, and can be taken back", async () => {
    const healing = item("d20d100Spell", "Guérison", { cost: "12", touch: true, healing: "2d6" });
    const { hero, foe } = openBedside([healing]);
    const target = procedure("cast")
      .fields([hero], {})
      .find(({ id }) => id === "target");
    expect([target?.value, target?.hint]).toEqual(["", undefined]);
    const done = await doDeed("cast", hero, { target: foe.uuid });
    const calls = procedure("cast").calls?.(done.outcome, hero);
    expect(calls).toMatchObject([{ deed: "heal", choices: { healing: "2d6" }, on: foe.uuid }]);
    expect(hindrance("heal", foe)).toBe("unhurt");
    await write(hero, { hp: { value: -6 } });
    const saved = await doDeed("heal", hero, { healing: "2d6" }, [2, 2]);
    expect(sheetOf(hero).hp).toMatchObject({ value: -2, stabilised: true });
    await saved.undo();
    expect(sheetOf(hero).hp).toMatchObject({ value: -6, stabilised: false });
    await write(hero, { hp: { value: 10 } });
    const full = await doDeed("heal", hero, { healing: "2d6" }, [6, 6]);
    expect([full.outcome.healed, sheetOf(hero).hp.value]).toEqual([2, 12]);
  });

  test("DD-174: so many points for so many percent are a roll of d100, and 96 fails whatever was paid", async () => {
    const summon = item("d20d100Spell", "Byakhee", { cost: "1/10 %", learned: true });
    const { hero } = openBedside([summon]);
    const cast = (mp: number, die: number) => doDeed("cast", hero, { mp }, [die]);
    const came = await cast(3, 30);
    expect(came.outcome).toMatchObject({ cost: 3, percent: 30, die: 30, works: true });
    expect(came.view).toMatchObject({ die: { faces: 100, value: 30, state: "hit" } });
    await came.undo();
    const failed = await cast(3, 31);
    expect([failed.outcome.works, sheetOf(hero).mp.value]).toEqual([false, 10]);
    expect(failed.view.verdict).toMatchObject({ key: "GARDIEN.D20D100.DEED.cast.failed" });
    await failed.undo();
    expect([(await cast(10, 95)).outcome.works, sheetOf(hero).mp.value]).toEqual([true, 3]);
    await write(hero, { mp: { value: 13 } });
    expect((await cast(10, 96)).outcome).toMatchObject({ percent: 95, works: false });
  });

  test("DD-120, DD-174: the keeper is asked about a long spell in a fight, a spent round and a spell never learned", async () => {
    const long = item("d20d100Spell", "Appel", { cost: "1", actionCost: "long", learned: true });
    const { hero } = openBedside([spell, long, dice]);
    const doubt = (name: string) =>
      procedure("cast").doubt?.({ actor: hero, choices: { spell: idOf(name) } })?.key ?? null;
    expect([doubt("Domination"), doubt("Appel"), doubt("Incertain")]).toEqual([
      null,
      null,
      expect.stringMatching(/spellUnlearned$/),
    ]);
    inRound(1);
    expect([doubt("Domination"), doubt("Appel")]).toEqual([null, expect.stringMatching(/spellLong$/)]);
    await doDeed("cast", hero, { spell: idOf("Domination") });
    expect(doubt("Domination")).toMatch(/complex$/);
  });

  test("DD-174, DD-111: a tome takes weeks, then costs SAN and teaches the Mythe", async () => {
    const tome = item("d20d100Tome", "Cultes", {
      ...{ language: "français", sanityLoss: "1d4/1d10", mythosGain: 12, spellMultiplier: 2, weeks: 22 },
      spells: ["Compendium.x.y.Item.z"],
    });
    const { hero } = openBedside([tome]);
    await doDeed("readTome", hero, { weeks: 10 });
    const weeks = () => (hero.items.get(idOf("Cultes")) as Item).system as unknown as Record<string, unknown>;
    expect([weeks()["weeksRead"], weeks()["read"], sheetOf(hero).mythos]).toEqual([10, false, 0]);
    const passes = (outcome: object) => procedure("readTome").passes?.(outcome as never);
    expect([passes({ clock: true, more: 10 }), passes({ clock: false, more: 10 })]).toEqual([10 * 7 * 86_400, 0]);
    const done = await doDeed("readTome", hero, { clock: true }, [80, 7]);
    expect(passes(done.outcome)).toBe(12 * 7 * 86_400);
    expect([weeks()["weeksRead"], weeks()["read"]]).toEqual([22, true]);
    expect([sheetOf(hero).mythos, sheetOf(hero).sanity.value]).toEqual([12, 58]);
    expect(calls("readTome", done, hero)).toEqual(expect.arrayContaining(["idea", "learnSpell"]));
    expect(hindrance("readTome", hero)).toBe("tomeRead");
    await done.undo();
    expect([weeks()["weeksRead"], weeks()["read"], sheetOf(hero).mythos]).toEqual([10, false, 0]);
  });

  test("DD-33, DD-106: what a trait adds to tests of SAN counts over a tome too", async () => {
    const tome = item("d20d100Tome", "Cultes", { sanityLoss: "1/1d10", weeks: 1 });
    const nerves = item("d20d100Trait", "Sang-froid", { effects: [{ target: "sanityTest", value: 5 }] });
    const { hero } = openBedside([tome, nerves]);
    await doDeed("readTome", hero, {}, [70]); // SAN 65, and 5
    expect(sheetOf(hero).sanity.value).toBe(64);
  });

  test("DD-174: hours of rest are offered to whoever has spent points of magic", async () => {
    const { hero } = openBedside();
    expect(whoIs(hero).recovers).toBe(false);
    await write(hero, { mp: { value: 12 } });
    expect(whoIs(hero).recovers).toBe(true);
    await write(hero, { mp: { value: 13 }, temporaryDamage: 1 });
    expect(whoIs(hero).recovers).toBe(true);
  });

  test("DD-174: a spell of a tome that was read is learned by INT times its multiplier", async () => {
    const at = "Compendium.x.y.Item.z";
    const tome = item("d20d100Tome", "Cultes", {
      spellMultiplier: 2,
      weeks: 1,
      weeksRead: 1,
      read: true,
      spells: [at],
    });
    const { hero } = openBedside([tome]);
    const choices = { spell: at, fetched: at, name: "Signe de Voor", cost: "1", touch: true, components: ["G"] };
    const failed = await doDeed("learnSpell", hero, choices, [25]); // 2 × 12
    expect([failed.outcome.success, failed.changes]).toEqual([false, null]);
    const done = await doDeed("learnSpell", hero, choices, [24]);
    const names = () => [...hero.items].map(({ name }) => name);
    expect(names()).toContain("Signe de Voor");
    const spell = [...hero.items].find(({ name }) => name === "Signe de Voor");
    expect(spell?.system).toMatchObject({ cost: "1", touch: true, learned: true });
    await done.undo();
    expect(names()).not.toContain("Signe de Voor");
    expect(hindrance("learnSpell", hero, { ...choices, fetched: "" })).toBe("spellGone");
  });

  test("DD-174: a power costs what it says, and is refused where points are missing", async () => {
    const { foe } = openBedside([], { mp: { value: 3, max: 10 } }, [item("d20d100Power", "Chant", { cost: "2" })]);
    await doDeed("power", foe);
    expect(sheetOf(foe).mp.value).toBe(1);
    expect(hindrance("power", foe)).toBe("noMagic");
  });
});
