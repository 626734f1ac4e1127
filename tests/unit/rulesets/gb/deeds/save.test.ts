import { beforeEach, describe, expect, test } from "vitest";
import { fall } from "../../../../../src/rulesets/gb/attack/fall.js";
import { save } from "../../../../../src/rulesets/gb/deeds/checks/save.js";
import { checkModifiers } from "../../../../../src/rulesets/gb/deeds/sums.js";
import { openWorld, paul, person } from "../attack/world.js";

beforeEach(() => openWorld());
const spent = () => paul({ pf: { value: 0 }, saves: { fort: { base: 2 } } });
const origin = { messageId: "", attackerUuid: "", weaponName: "" };
const values = (actor: Actor, total: number) => save.changes({ face: 1, total }, actor, origin)?.values;
const verdict = (total: number) => {
  const { verdict: word, die, facts } = save.view({ face: total - 4, total });
  return [word.key.split(".").at(-1), die?.state, facts.map(({ value }) => value.data?.["value"])];
};

describe("the save of whoever has fallen (GB-01, GB-09)", () => {
  test("GB-09: at 0 PF the Fortitude save is due, with what the sheet adds", () => {
    expect([fall.isDue(spent()), save.obstacle({ actor: spent(), choices: {} })]).toEqual([true, null]);
    expect(save.rolls({ actor: spent(), choices: {} })).toMatchObject([
      { roll: "GbSaveRoll", formula: "1d20 + 2[base] + 2[con]", plus: 4 },
    ]);
    expect(save.outcome({ actor: spent(), choices: {}, dice: { save: [11] } })).toEqual({ face: 11, total: 15 });
  });

  test("GB-09: 15 leaves the victim stunned, 14 unconscious", () => {
    expect(values(spent(), 15)).toEqual([{ path: "system.exhaustion.result", after: "stunned" }]);
    expect(values(spent(), 14)).toEqual([{ path: "system.exhaustion.result", after: "unconscious" }]);
    expect([verdict(15), verdict(14)]).toEqual([
      ["stunned", "hit", [15]],
      ["unconscious", "miss", [15]],
    ]);
  });

  test("GB-09: where the rules do not call for it nobody rolls it, and it changes nothing", () => {
    expect([fall.isDue(paul()), values(paul(), 3)]).toEqual([false, undefined]);
    expect(save.obstacle({ actor: paul(), choices: {} })?.key).toContain("noSave");
  });

  test("GB-09: once answered, the save is not due again", () => {
    const answered = paul({ pf: { value: 0 }, exhaustion: { result: "stunned" } });
    expect([fall.isDue(answered), values(answered, 20)]).toEqual([false, undefined]);
  });

  test("GB-12: fatigue weighs on Reflex, on no other save", () => {
    const tired = person({ pv: { value: 8 }, pf: { value: 4 } });
    const ids = (one: "fort" | "ref" | "will") => checkModifiers(tired, one).map(({ id }) => id);
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
    const sum = checkModifiers(tired, "ref").reduce((all, { value }) => all + value, 0);
    expect(sum).toBe(figures.saves.ref.total);
  });
});
