import { describe, expect, test } from "vitest";
import { draftFor } from "../../../../../src/core/deed/begin.js";
import { KEEPER, PLAYER } from "../../../../support/play/arbiter-table.js";
import {
  change,
  doDeed,
  due,
  hindrance,
  inRound,
  item,
  openWard,
  procedure,
  setTime,
  settled,
  sheetOf,
  wounds,
  written,
} from "./ward.js";

const FIRST_AID = item("seuilsSpecialty", "aid", { slug: "premiersSecours", uses: ["firstAid"], medical: true });
const SURGERY = item("seuilsSpecialty", "surgery", { slug: "chirurgie", uses: ["surgery"], medical: true });
const MEDICINE = item("seuilsSpecialty", "medicine", { slug: "medecine", uses: ["medicine"], medical: true });
const KIT = item("seuilsGear", "kit", { equipmentDice: 1, uses: ["firstAid"] });

const BLEEDING = { care: { firstAid: "pending", bleeding: true, bleedSeconds: 12, woundedAt: 0 } };

describe("first aid (SE-60…SE-64)", () => {
  test("SE-54: a card that asks anybody for it means whoever is in a state to give it, else the first", () => {
    const { hero, other } = openWard([FIRST_AID], [], wounds(4, 2, 1, BLEEDING));
    const choices = { patient: other.uuid };
    const begun = (people: readonly Actor[]) =>
      draftFor({
        id: "firstAid",
        ruleset: "seuils",
        procedure: procedure("firstAid"),
        people,
        choices,
        about: null,
        oneOf: true,
      });
    const healers = (people: readonly Actor[]) => begun(people).targets.map(({ actor }) => actor);
    expect(healers([other, hero])).toEqual([hero]);
    expect(healers([hero, other])).toEqual([hero]);
    expect(healers([other])).toEqual([other]);
  });

  test("SE-61, SE-62: a success stabilises, stops the blood, and is not repeated; undo restores all", async () => {
    const { hero, other } = openWard([FIRST_AID, KIT], [], wounds(1, 1, 0, BLEEDING));
    const before = written(other);
    // two ordinary dice and a dE, 4 and more: 1 + 0 + 2
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [4, 3, 9]);
    expect(done.outcome).toMatchObject({ difficulty: 3, result: 3, success: true, threshold: 4, row: "blesse" });
    expect(sheetOf(other).care).toMatchObject({ firstAid: "success", attempts: 1, bleeding: false, bleedSeconds: 0 });
    expect(done.view).toMatchObject({ tone: "good", total: 3, verdict: { key: "GARDIEN.SEUILS.DEED.firstAid.done" } });
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("alreadyAttempted");
    await done.undo();
    expect(written(other)).toEqual(before);
  });

  test("SE-61, SE-63: whoever has no medical Spécialité needs one success more; a failure begins the watch", async () => {
    const { hero, other } = openWard([], [], wounds(1, 0, 0, { care: { firstAid: "pending" } }));
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [6, 7, 5]);
    expect(done.outcome).toMatchObject({ difficulty: 3, result: 2, success: false, medical: false });
    expect(sheetOf(other).care).toMatchObject({ firstAid: "failed", attempts: 1, watch: true });
    expect(done.view.tone).toBe("bad");
  });

  test("SE-61: another medical Spécialité spares the surcharge, not the threshold", async () => {
    const { hero, other } = openWard([SURGERY], [], wounds(1));
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [4, 5, 6]);
    expect(done.outcome).toMatchObject({ difficulty: 2, threshold: 6, result: 1, success: false });
  });

  test("SE-62: a failure leaves the bleeding as it was, or begins it where the table says so (D-25)", async () => {
    const { hero, other } = openWard([], [], wounds(0, 1, 0, BLEEDING));
    await doDeed("firstAid", hero, { patient: other.uuid }, [1, 1, 1]);
    expect(sheetOf(other).care).toMatchObject({ bleeding: true, bleedSeconds: 12 });
    const dry = openWard([], [], wounds(0, 1));
    change(dry.settings, "seuilsAggravationStart", "onFailedFirstAid");
    const done = await doDeed("firstAid", dry.hero, { patient: dry.other.uuid }, [1, 1, 1]);
    expect(sheetOf(dry.other).care.bleeding).toBe(true);
    const begins = (view: { readonly facts: readonly object[] }) => view.facts.slice(-1);
    expect(begins(done.view)).toMatchObject([{ value: { key: "GARDIEN.CONDITION.seuilsBleeding" }, rule: "SE-69" }]);
    const decided = await done.decide({ success: "yes" });
    expect(begins(decided.view)).toMatchObject([{ rule: "SE-62" }]);
  });

  test("SE-61: somebody who is able dresses their own wounds; their malus counts", async () => {
    const { other } = openWard([], [FIRST_AID], wounds(1));
    const done = await doDeed("firstAid", other, {}, [4, 4]);
    expect(done.outcome).toMatchObject({ pool: 2, success: true, helper: "" });
  });

  test("SE-64: too late outside a fight is the keeper's to allow, in a fight it is too late", () => {
    const { hero, other } = openWard([], [], wounds(1, 0, 0, { care: { firstAid: "pending", woundedAt: 0 } }));
    const doubt = () => {
      const choices = settled("firstAid", hero, { patient: other.uuid });
      return procedure("firstAid").doubt?.({ actor: hero, choices })?.key.split(".").at(-1) ?? null;
    };
    setTime(600);
    expect([hindrance("firstAid", hero, { patient: other.uuid }), doubt()]).toEqual([null, null]);
    setTime(601);
    expect([hindrance("firstAid", hero, { patient: other.uuid }), doubt()]).toEqual([null, "tooLate"]);
    inRound(1);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("tooLate");
  });

  test("SE-64: the minutes are the table's to say (D-27)", () => {
    const { hero, other, settings } = openWard(
      [],
      [],
      wounds(1, 0, 0, { care: { firstAid: "pending", woundedAt: 0 } }),
    );
    inRound(1);
    setTime(601);
    change(settings, "seuilsFirstAidWindow", 11);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBeNull();
  });

  test("SE-14, SE-61: in a fight it costs the healer an action, and the keeper is asked where none is left", async () => {
    const { hero, other } = openWard([FIRST_AID], [], wounds(1));
    inRound(2);
    const [combatId, round] = ["f".repeat(16), 2];
    const before = written(hero);
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [4, 4, 4]);
    expect(sheetOf(hero).round).toMatchObject({ combatId, round, others: 1 });
    await done.undo();
    expect(sheetOf(hero).round).toMatchObject({ combatId, round, others: 0 }); // that it is this round stays
    expect({ ...written(hero), round: before.round }).toEqual(before);
    await hero.update({ system: { round: { combatId, round, others: 2 } } } as never);
    const choices = settled("firstAid", hero, { patient: other.uuid });
    expect(procedure("firstAid").doubt?.({ actor: hero, choices })?.key).toMatch(/noAction$/);
  });

  test("SE-14, SE-16: the window says what it costs of the round; outside a fight nobody counts", async () => {
    const { hero, other, settings } = openWard([FIRST_AID], [], wounds(1));
    const hint = () => {
      const [healer] = procedure("firstAid").fields([hero], { patient: other.uuid });
      return healer?.hint?.key.split(".").at(-1) ?? null;
    };
    expect(hint()).toBeNull();
    inRound(2);
    expect(hint()).toBe("costsAction");
    const spent = (done: object) =>
      hero.update({ system: { round: { combatId: "f".repeat(16), round: 2, ...done } } } as never);
    await spent({ others: 1 });
    expect(hint()).toBe("costsAttack");
    await spent({ others: 0, attacks: 1 });
    expect(hint()).toBe("costsLast");
    await spent({ others: 1, attacks: 1 });
    expect(hint()).toBe("noAction");
    change(settings, "seuilsActionControl", "off");
    expect(hint()).toBeNull();
  });

  test("SE-54: nobody cares who cannot act, neither for the dead nor for the unhurt", async () => {
    const { hero, other } = openWard();
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("unhurt");
    expect(hindrance("firstAid", other, { helper: "Actor.gone" })).toBe("noHelper");
    await other.update({ system: { deathConfirmed: true } } as never);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("dead");
    await hero.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
    expect(hindrance("firstAid", hero, { patient: other.uuid })).toBe("unable");
  });

  test("SE-60: a player names as healer nobody whose sheet they may not read, and is shown no other's dice", () => {
    const { hero, other } = openWard([], [FIRST_AID], wounds(1, 1, 0, BLEEDING));
    const shown = (user: string, choices = {}) => {
      Object.assign(game, { userId: user });
      const [healer] = procedure("firstAid").fields([hero], { patient: other.uuid, ...choices });
      Object.assign(game, { userId: KEEPER });
      return [healer?.value, healer?.options?.map(({ value }) => value)];
    };
    expect(shown(KEEPER, { helper: other.uuid })).toEqual([other.uuid, [hero.uuid, other.uuid]]);
    expect(shown(PLAYER, { helper: other.uuid })).toEqual([hero.uuid, [hero.uuid]]);
  });

  test("SE-05: the keeper may say that it succeeded after all", async () => {
    const { hero, other } = openWard([], [], wounds(0, 1, 0, BLEEDING));
    const done = await doDeed("firstAid", hero, { patient: other.uuid }, [1, 1, 1]);
    await done.decide({ success: "yes" });
    expect(sheetOf(other).care).toMatchObject({ firstAid: "success", watch: false, bleeding: false });
  });
});

describe("stopping the blood (SE-70)", () => {
  test("SE-70: it may be tried as often as it takes; a failure changes nothing", async () => {
    const { hero, other } = openWard([FIRST_AID], [], wounds(0, 1, 0, BLEEDING));
    const first = await doDeed("stopBleeding", hero, { patient: other.uuid }, [4, 4, 3]);
    expect([first.outcome.success, first.changes]).toEqual([false, null]);
    await doDeed("stopBleeding", hero, { patient: other.uuid }, [4, 4, 5]);
    expect(sheetOf(other).care).toMatchObject({ bleeding: false, bleedSeconds: 0, firstAid: "pending" });
    expect(hindrance("stopBleeding", hero, { patient: other.uuid })).toBe("notBleeding");
  });

  test("SE-70: where first aid alone does it there is no such roll (D-24)", () => {
    const { hero, other, settings } = openWard([FIRST_AID], [], wounds(0, 1, 0, BLEEDING));
    change(settings, "seuilsHaemorrhageRoll", "single");
    expect(hindrance("stopBleeding", hero, { patient: other.uuid })).toBe("firstAidAlone");
  });
});

describe("treatment (SE-68)", () => {
  test.each([
    [
      "Touché: Premiers secours",
      wounds(1),
      [FIRST_AID],
      { characteristic: "connaissance", difficulty: 2, threshold: 4 },
    ],
    ["Blessé: Chirurgie", wounds(1, 1), [SURGERY], { characteristic: "precision", difficulty: 3, threshold: 4 }],
    ["Blessé without one", wounds(0, 1), [], { characteristic: "precision", difficulty: 4, threshold: 6 }],
    [
      "crosses: Médecine",
      { wounds: { blesse: { temporary: 1 } } },
      [MEDICINE],
      { characteristic: "connaissance", difficulty: 3, threshold: 4 },
    ],
  ])("SE-68: %s", async (_what, hurt, mine, expected) => {
    const { hero, other } = openWard(mine, [], hurt);
    const done = await doDeed("treatment", hero, { patient: other.uuid }, [7, 7, 7]);
    expect(done.outcome).toMatchObject(expected);
    expect(sheetOf(other).care.treatment).toBe(done.outcome.success ? "success" : "failed");
    expect(hindrance("treatment", hero, { patient: other.uuid })).toBe("treatedBefore");
    await done.undo();
    expect(sheetOf(other).care.treatment).toBe("none");
  });

  test("SE-68: time alone heals whoever has a circle of Tué", () => {
    const { hero, other } = openWard([SURGERY], [], wounds(0, 0, 1));
    expect(hindrance("treatment", hero, { patient: other.uuid })).toBe("timeAlone");
  });
});

describe("nobody came in time (SE-63, SE-64)", () => {
  test("SE-63: once the window is over the clock asks the keeper, once for each bout, and it counts as a failure", async () => {
    const { other } = openWard([], [], wounds(1, 0, 0, { care: { firstAid: "pending", woundedAt: 0 } }));
    expect(due(other)).toEqual([]);
    setTime(601);
    expect(due(other)).toMatchObject([{ deed: "untended", once: { mark: "0" } }]);
    expect(procedure("untended").asksKeeper?.({}, other)).toBe(true);
    const done = await doDeed("untended", other);
    expect(sheetOf(other).care).toMatchObject({ firstAid: "failed", attempts: 1, watch: true });
    expect(due(other).filter(({ deed }) => deed === "untended")).toEqual([]);
    await done.undo();
    expect(sheetOf(other).care).toMatchObject({ firstAid: "pending", watch: false });
  });
});

describe("first aid on the card of a wound (SE-61)", () => {
  test("SE-62, SE-70: whoever bleeds on after it asks for the blood to be stopped, from anybody", async () => {
    const { hero, settings } = openWard();
    await hero.update({ system: wounds(0, 1, 0, BLEEDING) } as never);
    const offered = () => procedure("firstAid").calls?.({}, hero);
    await doDeed("firstAid", hero, {}, []);
    const call = { deed: "stopBleeding", choices: { patient: hero.uuid }, byAnybody: true };
    expect(offered()).toMatchObject([call]);
    expect(procedure("stopBleeding").calls?.({}, hero), "as often as it takes").toMatchObject([call]);
    change(settings, "seuilsHaemorrhageRoll", "single");
    expect(offered()).toEqual([]);
    change(settings, "seuilsHaemorrhageRoll", "separate");
    await hero.update({ system: { care: { bleeding: false } } } as never);
    expect(offered()).toEqual([]);
  });

  test("SE-61, SE-64: it is offered to whoever may give it, as long as it may be given", async () => {
    const { hero, other } = openWard([], [], wounds(1, 0, 0, { care: { firstAid: "pending" } }));
    const calls = (actor: Actor) => procedure("harm").calls?.({}, actor);
    expect(calls(other), "nobody plays them").toEqual([]);
    const done = await doDeed("harm", hero, { touche: 1 });
    expect(calls(hero)).toMatchObject([{ deed: "firstAid", choices: { patient: hero.uuid }, byAnybody: true }]);
    await doDeed("firstAid", hero, {}, [6, 6]);
    expect(calls(hero)).toEqual([]);
    expect(done.view.severity?.level).toBe(1);
  });
});
