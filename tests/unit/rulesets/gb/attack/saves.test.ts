import { beforeEach, describe, expect, test } from "vitest";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { openWorld, paul, person } from "./world.js";

beforeEach(() => openWorld());
const { saves } = gbAttack;
const spent = () => paul({ pf: { value: 0 }, saves: { fort: { base: 2 } } });

describe("saves (GB-01, GB-09)", () => {
  test("GB-09: at 0 PF the Fortitude save is due, at DC 15", () => {
    expect(saves.due(spent())).toBe("fort");
    expect(saves.call(spent(), "fort")).toMatchObject({
      dc: 15,
      spec: { formula: "1d20 + 2[base] + 2[con]", plus: 4 },
    });
  });

  test("GB-09: 15 leaves the victim stunned, 14 unconscious", () => {
    expect(saves.changes(spent(), "fort", 15)?.values).toEqual([
      { path: "system.exhaustion.result", after: "stunned" },
    ]);
    expect(saves.changes(spent(), "fort", 14)?.values).toEqual([
      { path: "system.exhaustion.result", after: "unconscious" },
    ]);
  });

  test("GB-09: a save that the rules do not call for changes nothing", () => {
    expect(saves.due(paul())).toBeNull();
    expect(saves.changes(paul(), "fort", 3)).toBeNull();
    expect(saves.changes(spent(), "will", 3)).toBeNull();
    expect(saves.call(paul(), "fort").dc).toBeNull();
  });

  test("GB-09: once answered, the save is not due again", () => {
    const answered = paul({ pf: { value: 0 }, exhaustion: { result: "stunned" } });
    expect(saves.due(answered)).toBeNull();
    expect(saves.changes(answered, "fort", 20)).toBeNull();
  });

  test("GB-12: fatigue weighs on Reflex, on no other save", () => {
    const tired = person({ pv: { value: 8 }, pf: { value: 4 } });
    const ids = (save: string) => saves.call(tired, save).modifiers.map(({ id }) => id);
    expect(ids("ref")).toContain("fatigue");
    expect(ids("fort")).not.toContain("fatigue");
    expect(ids("will")).not.toContain("fatigue");
  });

  test("the sum of a save is what the sheet says", () => {
    const tired = person({
      abilities: { dex: { value: 15 } },
      pv: { value: 8 },
      pf: { value: 4 },
      saves: { ref: { base: 3, misc: -1 } },
    });
    const figures = tired.system as unknown as { saves: { ref: { total: number } } };
    expect(saves.call(tired, "ref").spec.plus).toBe(figures.saves.ref.total);
  });
});
