import { describe, expect, test } from "vitest";
import { doDeed, hindrance, item, openTable, points, procedure, settled } from "./table.js";

describe("effort (GB-07, GB-49, GB-54)", () => {
  test("GB-07: a chase costs 2 PF unless the keeper says otherwise, and never PV", async () => {
    const { hero } = await openTable();
    await doDeed("effort", hero);
    expect(points(hero)).toEqual({ pv: 10, pf: 8 });
    await doDeed("effort", hero, { kind: "violent" });
    expect(points(hero)).toEqual({ pv: 10, pf: 7 });
    await doDeed("effort", hero, { pf: 5 });
    expect(points(hero)).toEqual({ pv: 10, pf: 2 });
  });

  test("D-46: the settings say what the window proposes", async () => {
    const { hero, settings } = await openTable();
    settings.set("gbEffortProlonged", 4);
    expect(settled("effort", hero, {}).pf).toBe(4);
    expect(settled("effort", hero, { kind: "violent" }).pf).toBe(1);
  });

  test("GB-49, GB-54: Endurance halves the prolonged ones, Run the violent ones, rounded as the table says", async () => {
    const { hero, settings } = await openTable(undefined, [item("gbFeat", "endurance", { key: "endurance" })]);
    const { outcome, view } = await doDeed("effort", hero, { pf: 3 });
    expect(outcome).toMatchObject({ halved: true, pf: 1 });
    expect(view.facts[0]?.rule).toBe("GB-49");
    expect((await doDeed("effort", hero, { kind: "violent", pf: 3 })).outcome).toMatchObject({ halved: false, pf: 3 });
    settings.set("gbEffortRounding", "ceil");
    expect((await doDeed("effort", hero, { pf: 3 })).outcome).toMatchObject({ pf: 2 });
  });

  test("is taken back to the point", async () => {
    const { hero } = await openTable();
    const { undo } = await doDeed("effort", hero, { pf: 12 });
    expect(points(hero)).toEqual({ pv: 10, pf: -2 });
    await undo();
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
  });

  test("asks nothing of the dead, nor of a creature of the classic rules", async () => {
    const { hero, beast } = await openTable();
    await hero.update({ system: { pv: { value: 0 } } } as never);
    expect(hindrance("effort", hero)).toBe("dead");
    await beast.update({ system: { mode: "traditional" } } as never);
    expect(hindrance("effort", beast)).toBe("traditional");
  });

  test("is the keeper's to give", () => {
    expect(procedure("effort").by).toBe("keeper");
  });
});
