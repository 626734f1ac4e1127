import { beforeEach, describe, expect, test } from "vitest";
import type { DeedChoices, Gathering } from "../../../../../src/core/play/contract/deed.js";
import { doDeed, hindrance, item, openTable, procedure } from "./table.js";

const STEALTH = item("warpTrait", "stealth", { score: 3, agility: true, slug: "discret" });

describe("a roll that the keeper asks for (WP-05…WP-14)", () => {
  let hero: Actor;
  let thug: Actor;
  beforeEach(() => {
    ({ hero, thug } = openTable({}, [STEALTH]));
  });

  const called = async (choices: DeedChoices): Promise<Gathering> => {
    const { outcome } = await doDeed("request", hero, choices);
    return { choices: {}, outcome, joined: [] };
  };
  const formulas = (gathering: Gathering, choices: DeedChoices = {}) =>
    procedure("check")
      .rolls({ actor: hero, choices, gathering })
      .map(({ formula }) => formula);
  const ids = (gathering: Gathering) =>
    procedure("check")
      .fields([hero], {}, gathering)
      .map(({ id }) => id);

  test("WP-06, WP-08: is rolled with the trait and against the number asked for, whatever the answer says", async () => {
    const gathering = await called({ trait: "discret", difficulty: "hard", bonus: 1 });
    const forged = { trait: "", difficulty: "none", bonus: 5, against: "x" };
    expect(formulas(gathering, forged)).toEqual(["4d6kh3"]);
    const outcome = procedure("check").outcome({
      ...{ actor: hero, choices: forged, gathering },
      dice: { check: [6, 5, 1, 1] },
    });
    expect(outcome).toMatchObject({ target: 11, total: 12, result: "success", margin: 1, trait: "stealth" });
    for (const id of ["trait", "difficulty", "against", "bonus", "hidden"]) expect(ids(gathering)).not.toContain(id);
  });

  test("WP-06: where no trait was named, whoever answers says which", async () => {
    const gathering = await called({ difficulty: "average" });
    expect(ids(gathering)).toContain("trait");
    expect([formulas(gathering, { trait: "discret" }), formulas(gathering)]).toEqual([["3d6"], ["2d6"]]);
  });

  test("WP-09: dice stand against it, thrown with each answer", async () => {
    expect(formulas(await called({ trait: "discret", difficulty: "dice", obstacle: 3 }))).toEqual(["3d6", "3d6"]);
  });

  test("WP-08, WP-10: a hidden number and the margin stay the keeper's; a secret roll is thrown blind", async () => {
    const gathering = await called({ difficulty: "hard", hidden: true, secret: true });
    const told = procedure("request").view(gathering.outcome).facts;
    expect(told.filter(({ audience }) => audience === "keeper")).toHaveLength(2);
    const outcome = procedure("check").outcome({ actor: hero, choices: {}, gathering, dice: { check: [6, 6] } });
    expect(procedure("request").gathers?.each?.compared?.(outcome)?.audience).toBe("keeper");
    expect(procedure("check").blind?.([hero], {}, gathering)).toBe(true);
  });

  test("who lacks the trait is not asked for it", () => {
    expect(hindrance("request", thug, { trait: "discret" })).toBe("noTrait");
    expect(hindrance("request", thug, {})).toBeNull();
  });
});
