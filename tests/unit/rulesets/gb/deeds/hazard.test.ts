import { describe, expect, test } from "vitest";
import { HERO } from "../../../../support/play/arbiter-table.js";
import { doDeed, hindrance, idOf, item, openTable, points, procedure, settled, systemOf, wound } from "./table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";

const BLAZE = item("gbHazard", "blaze", { kind: "fire", damage: "1d6", repeats: true });
const FALL = item("gbHazard", "fall", { kind: "fall", damage: "3d6", locationMode: "ask" });

/** The message of every card here. */
const CARD = "m".repeat(16);

/** The one wound of the hero, as data. */
function theWound(hero: Actor): Data {
  const [only, ...more] = hero.items.contents.filter(({ type }) => type === "gbWound");
  if (!only || more.length > 0) throw new Error("not one wound");
  return systemOf(only);
}

describe("natural causes (GB-58…GB-60)", () => {
  test("GB-58: gravity is the bonus of the usual dice plus 1d10, to the whole body", async () => {
    const { hero } = await openTable();
    const { outcome, view } = await doDeed("hazard", hero, { hazard: "typed", damage: "2d6", cause: "Bombe" }, [4]);
    expect(outcome).toMatchObject({ bonus: 3, d10: 4, gb: 7, severity: "grave", zone: "body" });
    expect(points(hero)).toEqual({ pv: 8, pf: 7 });
    expect(theWound(hero)).toMatchObject({ gb: 7, zone: "body", pfLost: 3, pvLost: 2, severity: "grave" });
    expect(view).toMatchObject({ total: 7, die: { faces: 10, value: 4 }, severity: { level: 3 } });
  });

  test("GB-59: a blaze of 1d6 grows by 2 each round and charges differences only", async () => {
    const { hero } = await openTable(undefined, [BLAZE]);
    const { outcome } = await doDeed("hazard", hero, { hazard: idOf("blaze"), rounds: 3 }, [3]);
    expect(outcome).toMatchObject({ gb: 8, growth: 2 });
    expect(points(hero)).toEqual({ pv: 8, pf: 7 });
    expect(theWound(hero)).toMatchObject({ gb: 8, hazard: { active: true, growth: 2, round: 3 }, worsens: true });
  });

  test("GB-59, D-37: the wound goes on growing without a die; its clock starts when the cause is over", async () => {
    const { hero } = await openTable(undefined, [BLAZE]);
    await doDeed("hazard", hero, { hazard: idOf("blaze") }, [3]);
    const id = hero.items.contents.find(({ type }) => type === "gbWound")?.id ?? "";
    Object.assign(game.time, { worldTime: 90 });
    const { undo } = await doDeed("hazard", hero, { hazard: `wound.${id}`, rounds: 2, goesOn: false });
    expect(theWound(hero)).toMatchObject({ gb: 8, lastTick: 90, hazard: { active: false, round: 3 } });
    expect(points(hero)).toEqual({ pv: 8, pf: 7 });
    await undo();
    expect(theWound(hero)).toMatchObject({ gb: 4, lastTick: 0, hazard: { active: true, round: 1 } });
    expect(points(hero)).toEqual({ pv: 9, pf: 8 });
  });

  test("D-37: a cause that is over without another round leaves the wound to its clock", async () => {
    const { hero } = await openTable(undefined, [BLAZE]);
    await doDeed("hazard", hero, { hazard: idOf("blaze") }, [3]);
    const id = hero.items.contents.find(({ type }) => type === "gbWound")?.id ?? "";
    const chosen = { hazard: `wound.${id}` };
    expect(settled("hazard", hero, chosen)).toMatchObject({ goesOn: true, rounds: 1 });
    Object.assign(game.time, { worldTime: 30 });
    const { view } = await doDeed("hazard", hero, { ...chosen, rounds: 0, goesOn: false });
    expect(view.facts[0]?.value.key).toBe("GARDIEN.GB.DEED.hazard.over");
    expect(theWound(hero)).toMatchObject({ gb: 4, lastTick: 30, hazard: { active: false }, worsens: true });
    expect(points(hero)).toEqual({ pv: 9, pf: 8 });
  });

  test("GB-60: a fall is told by its height; one under 3 m does not hurt", async () => {
    const { hero } = await openTable();
    const { outcome, view } = await doDeed("hazard", hero, { hazard: "fall", metres: 7 }, [2]);
    expect(outcome).toMatchObject({ metres: 7, bonus: 3, gb: 5, zone: "body" });
    expect(view.verdict).toEqual({ key: "GARDIEN.GB.DEED.hazard.fell", data: { metres: 7 } });
    expect(hindrance("hazard", hero, { hazard: "fall", metres: 2 })).toBe("shortFall");
  });

  test("GB-39: the wound of a natural cause asks for its stabilisation roll on the card, once", async () => {
    const { hero, settings } = await openTable();
    const asked = (of: Awaited<ReturnType<typeof doDeed>>, card = CARD) =>
      procedure("hazard")
        .calls?.(of.outcome, hero, card)
        .map(({ deed, choices, label }) => [deed, choices.wound, label.data]);
    const blast = await doDeed("hazard", hero, { hazard: "typed", damage: "2d6", cause: "Bombe" }, [4]);
    const id = hero.items.contents.find(({ type }) => type === "gbWound")?.id;
    expect(asked(blast)).toEqual([["stabilise", id, { points: 15 }]]);
    expect(asked(blast, "n".repeat(16)), "another card that tells of the same").toEqual([]);
    await hero.items.contents
      .find((one) => one.id === id)
      ?.update({ name: "Éclats", system: { zone: "head", gb: 6 } } as never);
    expect(asked(blast), "which the keeper words otherwise").toHaveLength(1);
    settings.set("gbStabilisationRoll", "auto");
    expect(asked(blast)).toEqual([]);
    settings.set("gbStabilisationRoll", "prompt");
    await doDeed("stabilise", hero, { wound: id ?? "" }, [99]);
    expect(asked(blast)).toEqual([]);
  });

  test("GB-39: a d100 that cannot fall low enough is not offered", async () => {
    const { hero } = await openTable();
    const { outcome } = await doDeed("hazard", hero, { hazard: "typed", damage: "2d6", cause: "Bombe" }, [4]);
    const offered = async (pv: number, pf: number) => {
      await hero.update({ system: { pv: { value: pv }, pf: { value: pf } } } as never);
      return procedure("hazard").calls?.(outcome, hero, CARD).length;
    };
    expect([await offered(1, 1), await offered(1, 0)]).toEqual([1, 0]);
  });

  test("GB-39, D-37: a cause still at work asks for it only once it is over", async () => {
    const { hero } = await openTable(undefined, [BLAZE]);
    const first = await doDeed("hazard", hero, { hazard: idOf("blaze"), rounds: 3 }, [3]);
    expect(procedure("hazard").calls?.(first.outcome, hero, CARD)).toEqual([]);
    const id = hero.items.contents.find(({ type }) => type === "gbWound")?.id ?? "";
    const last = await doDeed("hazard", hero, { hazard: `wound.${id}`, rounds: 0, goesOn: false });
    expect(procedure("hazard").calls?.(last.outcome, hero, CARD)).toMatchObject([{ choices: { wound: id } }]);
  });

  test("D-37: where the table says so, every round opens a wound of its own", async () => {
    const { hero, settings } = await openTable(undefined, [BLAZE]);
    settings.set("gbHazardMode", "perRound");
    await doDeed("hazard", hero, { hazard: idOf("blaze"), rounds: 2 }, [3]);
    const gravities = hero.items.contents.filter(({ type }) => type === "gbWound").map((one) => systemOf(one).gb);
    expect(gravities).toEqual([4, 6]);
  });

  test("GB-60: the place is rolled where the keeper says; its bonus counts once", async () => {
    const { hero } = await openTable(undefined, [FALL]);
    const choices = { hazard: idOf("fall"), location: "roll" };
    const { outcome, view, decide } = await doDeed("hazard", hero, choices, [2, 10]);
    expect(outcome).toMatchObject({ zone: "torso", location: 10, bonus: 5, placeGb: 3, gb: 10 });
    const gravity = (of: typeof view) => of.facts.find(({ label }) => label.key.endsWith(".gb"))?.value.data;
    expect(gravity(view)).toMatchObject({ difference: 7, bonus: 3, gb: 10 });
    expect(gravity((await decide({ gb: 12 })).view)).toEqual({ value: 12 });
  });

  test("GB-60: falls follow the table's setting where the cause leaves it to the keeper", async () => {
    const { hero, settings } = await openTable(undefined, [FALL]);
    expect(settled("hazard", hero, { hazard: idOf("fall") }).location).toBe("none");
    settings.set("gbFallLocation", "always");
    expect(settled("hazard", hero, { hazard: idOf("fall") }).location).toBe("roll");
  });

  test("GB-32, D-38: 16 and more kills, after the keeper's word; or is critical where the body is not vital", async () => {
    const { hero, settings } = await openTable();
    const fall = { hazard: "typed", damage: "5d6" };
    const { outcome } = await doDeed("hazard", hero, fall, [9]);
    expect(outcome).toMatchObject({ gb: 17, mortal: true });
    expect(procedure("hazard").asksKeeper?.(outcome, null)).toBe(true);
    expect(systemOf(hero).state).toBe("dead");
    settings.set("gbMortalMode", "auto");
    expect(procedure("hazard").asksKeeper?.(outcome, null)).toBe(false);
    const other = await openTable();
    other.settings.set("gbHazardBodyVital", false);
    expect((await doDeed("hazard", other.hero, fall, [9])).outcome).toMatchObject({
      mortal: false,
      severity: "critical",
    });
    expect(theWound(other.hero).severity).toBe("critical");
  });

  test("GB-43: a creature of the classic rules loses hit points to the usual dice", async () => {
    const { beast } = await openTable();
    await beast.update({ system: { mode: "traditional", hp: { max: 40 } } } as never);
    const { undo } = await doDeed("hazard", beast, { hazard: "typed", damage: "2d6+1", rounds: 2 }, [3, 4, 5, 6]);
    expect(systemOf(beast).hp).toMatchObject({ value: 20 });
    await undo();
    expect(systemOf(beast).hp).toMatchObject({ value: 40 });
    const { asksKeeper } = procedure("hazard");
    expect([49, 50].map((hp) => asksKeeper?.({ classic: true, hp }, beast))).toEqual([false, true]); // D-61
  });

  test("GB-62: a spell that simply happens strikes whom its caster names", async () => {
    const { hero, beast } = await openTable();
    const spell = item("gbSpell", "storm", { kind: "harmArea", maxDamageFormula: "2d6", casterLevel: 3 });
    await beast.createEmbeddedDocuments("Item", [spell] as never, { keepId: true } as never);
    const { outcome } = await doDeed("hazard", beast, { spell: idOf("storm"), patient: HERO }, [1]);
    expect(outcome).toMatchObject({ name: "storm", gb: 4 });
    expect(points(hero)).toEqual({ pv: 9, pf: 8 });
  });

  test("GB-62: a spell that is gone by the time the keeper looks strikes nobody", async () => {
    const { hero, beast } = await openTable();
    const spell = item("gbSpell", "storm", { kind: "harmArea", maxDamageFormula: "2d6", casterLevel: 3 });
    await beast.createEmbeddedDocuments("Item", [spell] as never, { keepId: true } as never);
    const cast = { spell: idOf("storm"), caster: beast.uuid };
    expect(hindrance("hazard", hero, cast)).toBeNull();
    await beast.items.get(idOf("storm"))?.delete();
    expect(hindrance("hazard", hero, cast)).toBe("noCause");
  });

  test("cannot be given with dice that cannot be read, by a cause that is gone, or to the dead", async () => {
    const { hero } = await openTable(undefined, [
      item("gbHazard", "water", { kind: "drowning" }),
      wound("old", { gb: 5, zone: "body" }),
    ]);
    expect(hindrance("hazard", hero, { hazard: "typed", damage: "beaucoup" })).toBe("badFormula");
    expect(hindrance("hazard", hero, { hazard: "Item.gone" })).toBe("noCause");
    expect(hindrance("hazard", hero, { hazard: idOf("water") })).toBe("noCause");
    expect(hindrance("hazard", hero, { hazard: `wound.${idOf("old")}` })).toBe("noCause");
    await hero.update({ system: { pv: { value: -1 } } } as never);
    expect(hindrance("hazard", hero, { hazard: "typed" })).toBe("dead");
  });
});
