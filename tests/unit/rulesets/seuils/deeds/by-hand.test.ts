import { describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import type { Text } from "../../../../../src/core/text/text.js";
import { french } from "../../../../golden/support/french.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { circles, doDeed, hindrance, item, openWard, procedure, sheetOf, wounds, written } from "./ward.js";

describe("wounds by the keeper's word", () => {
  test("SE-52, SE-64: circles are ticked worst first, first aid is called for, the blood runs; undo restores all", async () => {
    const { other } = openWard();
    const before = written(other);
    const done = await doDeed("harm", other, { cause: "éboulement", touche: 1, blesse: 1 });
    expect(circles(other)).toEqual([1, 1, 0]);
    expect(sheetOf(other).care).toMatchObject({ firstAid: "pending", attempts: 0, bleeding: true });
    expect(done.view).toMatchObject({ tone: "bad", severity: { level: 2 } });
    const drawn = done.view.marks?.flatMap(({ draws }) => draws);
    expect(done.changes?.numbers?.filter(({ path }) => !drawn?.includes(path))).toEqual([]); // told once, as circles
    await done.undo();
    expect(written(other)).toEqual(before);
  });

  test("SE-53, SE-54: a full row passes wounds on, and those past the last circle are told", async () => {
    const { other } = openWard([], [], wounds(4, 2));
    const done = await doDeed("harm", other, { touche: 2 });
    expect(circles(other)).toEqual([4, 2, 1]);
    expect(done.outcome).toMatchObject({ past: 1, state: "mort" });
    expect(done.view.facts.map(({ label }) => french(label.key))).toContain("Au-delà du dernier cercle");
    expect(done.view.marks?.[0]?.draws).toContain("system.wounds.surplus"); // a fact tells it
    expect(sheetOf(other).state).toBe("mort");
    await done.undo();
    expect([circles(other), sheetOf(other).state]).toEqual([[4, 2, 0], "blesse"]);
  });

  test("SE-53, SE-55: the card tells the circles that were ticked, not the wounds that were asked for", async () => {
    const told = async (before: Data, choices: DeedChoices) => {
      const { view } = await doDeed("harm", openWard([], [], before).other, choices);
      return view.losses.map(({ key, data }) => [french(key), data?.["count"], french((data?.["row"] as Text).key)]);
    };
    expect(await told({}, { touche: 5 })).toEqual([
      ["1 cercle {row}", 1, "Blessé"],
      ["{count} cercles {row}", 4, "Touché"],
    ]);
    expect(await told(wounds(0, 1), { blesse: 2 })).toEqual([
      ["1 cercle {row}", 1, "Tué"],
      ["1 cercle {row}", 1, "Blessé"],
    ]);
    const crossed = { wounds: { tue: { temporary: 1 } } };
    expect(await told(crossed, { tue: 1, nature: "temporary" })).toEqual([["1 cercle {row}", 1, "Tué"]]);
  });

  test("SE-55: temporary ones cross circles, and call for no care", async () => {
    const { other } = openWard();
    const done = await doDeed("harm", other, { touche: 2, nature: "temporary" });
    expect(done.view.losses.map(({ key }) => french(key))).toEqual(["{count} croix {row}"]);
    expect([circles(other), circles(other, "temporary")]).toEqual([
      [0, 0, 0],
      [2, 0, 0],
    ]);
    expect(sheetOf(other).care).toMatchObject({ firstAid: "none", bleeding: false });
  });

  test("SE-77: whoever has no blood does not bleed", async () => {
    const { other } = openWard([], [item("seuilsTrait", "dry", { key: "noBleeding" })]);
    await doDeed("harm", other, { blesse: 1 });
    expect(sheetOf(other).care).toMatchObject({ firstAid: "pending", bleeding: false });
  });

  test("SE-50: the keeper corrects how many on the card", async () => {
    const { other } = openWard();
    const done = await doDeed("harm", other, { blesse: 2 });
    const decided = await done.decide({ blesse: 1, tue: 1 });
    expect(circles(other)).toEqual([0, 1, 1]);
    expect(decided.outcome).toMatchObject({ state: "mourant" });
  });

  test("SE-54: nobody is hurt by nothing, and the dead no more", async () => {
    const { other } = openWard();
    expect(hindrance("harm", other)).toBe("noCircles");
    await other.update({ system: { deathConfirmed: true } } as never);
    expect(hindrance("harm", other, { touche: 1 })).toBe("dead");
  });
});

describe("healing by the keeper's word", () => {
  const BAD = wounds(2, 1, 0, {
    care: { firstAid: "failed", attempts: 1, watch: true, bleeding: true, bleedSeconds: 12 },
  });

  test("SE-67, SE-69: with the worst row its clock begins anew, with the last filled circle all care ends", async () => {
    const { other } = openWard([], [], BAD);
    const before = written(other);
    const first = await doDeed("heal", other, { blesse: 5 });
    expect([circles(other), first.outcome.blesse]).toEqual([[2, 0, 0], 1]);
    expect(sheetOf(other).care).toMatchObject({ watch: true, bleeding: false, bleedSeconds: 0 });
    const second = await doDeed("heal", other, { touche: 2 });
    expect(sheetOf(other).care).toMatchObject({ firstAid: "none", attempts: 0, watch: false, bleeding: false });
    expect(second.view.verdict).toEqual({ key: "GARDIEN.SEUILS.STATE.indemne" });
    expect(second.view.marks?.flatMap(({ marks }) => marks.map(({ mark }) => mark))).toEqual(Array(7).fill("empty"));
    await second.undo();
    await first.undo();
    expect(written(other)).toEqual(before);
  });

  test("SE-54: wounds past the last circle go first, all of them unless told otherwise", async () => {
    const { other } = openWard([], [], { wounds: { tue: { lethal: 1 }, surplus: 2 } });
    expect(
      procedure("heal")
        .fields([other], {})
        .map(({ id }) => id),
    ).toContain("past");
    await doDeed("heal", other);
    expect(sheetOf(other).state).toBe("mourant");
    expect(hindrance("heal", other)).toBe("noCircles");
  });

  test("SE-55: crosses alone are emptied where crosses are meant", async () => {
    const { other } = openWard([], [], { wounds: { touche: { lethal: 1, temporary: 2 } } });
    await doDeed("heal", other, { touche: 3, nature: "temporary" });
    expect([circles(other)[0], circles(other, "temporary")[0]]).toEqual([1, 0]);
  });
});

describe("the course of an infection", () => {
  test("SE-66: the keeper says what it is, how severe, and when it is over", async () => {
    const { other } = openWard([], [], wounds(1));
    const done = await doDeed("infection", other, { infection: "infection", disease: "tetanos" });
    expect(sheetOf(other).care).toMatchObject({ infection: "infection", disease: "tetanos" });
    expect(sheetOf(other).stateStatuses).toContain("seuilsBedridden");
    await done.undo();
    expect(sheetOf(other).care).toMatchObject({ infection: "none", disease: "" });
  });

  test("SE-66: a grave one is gangrene, and a disease may have a name of its own", async () => {
    const { other } = openWard();
    await doDeed("infection", other, { infection: "grave" });
    expect(sheetOf(other).care.disease).toBe("gangrene");
    await doDeed("infection", other, { disease: "other", diseaseName: "fièvre des puits" });
    expect(sheetOf(other).care).toMatchObject({ infection: "grave", disease: "fièvre des puits" });
    await doDeed("infection", other, { infection: "none" });
    expect(sheetOf(other).care).toMatchObject({ infection: "none", disease: "" });
  });

  test("SE-66: whoever takes the condition off the token ends the disease too, another has none yet", async () => {
    const { other } = openWard([], [], { care: { infection: "infection", disease: "tetanos" } });
    await other.update({ system: sheetOf(other).conditionChange("seuilsInfection", false) } as never);
    expect(sheetOf(other).care).toMatchObject({ infection: "none", disease: "" });
    await other.update({ system: { care: { disease: "tetanos" } } } as never); // of one that healed with the wound
    expect(procedure("infection").fields([other], { infection: "grave" })).toMatchObject([
      { id: "infection" },
      { id: "disease", value: "gangrene" },
    ]);
    await other.update({ system: sheetOf(other).conditionChange("seuilsFever", true) } as never);
    expect(sheetOf(other).care).toMatchObject({ infection: "fievre", disease: "" });
  });

  test("SE-66: a disease that the keeper named stays, however severe the infection is now", async () => {
    const { other } = openWard([], [], { care: { infection: "infection", disease: "tetanos" } });
    const done = await doDeed("infection", other, { infection: "grave" });
    expect(sheetOf(other).care).toMatchObject({ infection: "grave", disease: "tetanos" });
    await done.undo();
    expect(sheetOf(other).care).toMatchObject({ infection: "infection", disease: "tetanos" });
  });
});
