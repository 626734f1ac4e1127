import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Need } from "../../../../../../src/rulesets/seuils/sheets/actor/acts.js";
import { careDetails } from "../../../../../../src/rulesets/seuils/sheets/views/care-details.js";
import { urgencies, whoIs } from "../../../../../../src/rulesets/seuils/sheets/actor/needs.js";
import { character } from "../../../../../support/models/seuils-models.js";

beforeAll(() => vi.stubGlobal("game", { user: { isGM: false }, combats: [], time: { worldTime: 700 } }));

/** What somebody needs or can, of all that decides what their sheet offers. */
function needsOf(system: object): readonly string[] {
  const who = whoIs({ type: "seuilsCharacter", system: character(system) } as unknown as Actor);
  return (Object.keys(who) as Need[]).filter((need) => who[need] && need !== "unaware");
}

const blesse = { blesse: { lethal: 1 } };

describe("what somebody's wounds ask for", () => {
  it("is nothing for the unhurt", () => {
    expect(needsOf({})).toEqual([]);
  });

  it("SE-61, SE-64: first aid, as long as it is in time and nobody has tried", () => {
    const care = { firstAid: "pending", woundedAt: 650 };
    expect(needsOf({ wounds: blesse, care })).toContain("pending");
    expect(needsOf({ wounds: blesse, care: { ...care, woundedAt: 10 } })).toContain("late");
    expect(needsOf({ wounds: blesse, care: { ...care, attempts: 1 } })).not.toContain("pending");
  });

  it("SE-68: treatment once a period, which Tué has none of", () => {
    expect(needsOf({ wounds: blesse })).toEqual(["marked", "treatable"]);
    expect(needsOf({ wounds: blesse, care: { treatment: "failed" } })).toEqual(["marked"]);
    expect(needsOf({ wounds: { tue: { lethal: 1 } } })).toEqual(["marked"]);
  });

  it("SE-70: the blood of Blessé and Tué", () => {
    expect(needsOf({ wounds: blesse, care: { bleeding: true } })).toContain("bleeding");
    expect(needsOf({ wounds: { touche: { lethal: 1 } }, care: { bleeding: true } })).not.toContain("bleeding");
  });

  it("SE-63: the roll of the day, once a day has passed", () => {
    const watched = { wounds: blesse, care: { watch: true } };
    expect(needsOf(watched)).not.toContain("watched");
    expect(needsOf({ ...watched, clocks: { watchOwed: true } })).toContain("watched");
  });

  it("counts what cannot wait", () => {
    const system = character({ wounds: blesse, care: { bleeding: true, firstAid: "pending", woundedAt: 650 } });
    expect(urgencies(whoIs({ type: "seuilsCharacter", system } as unknown as Actor))).toBe(2);
  });

  it("SE-54: the keeper's word, once circles say that somebody is dead", () => {
    const wounds = { tue: { lethal: 1 }, surplus: 1 };
    expect(needsOf({ wounds })).toContain("dead");
    expect(needsOf({ wounds, deathConfirmed: true })).not.toContain("dead");
  });

  it("SE-61, SE-63, SE-68, SE-70: so many successes, with a medical Spécialité or without", () => {
    const data = (system: object) =>
      Object.fromEntries(Object.entries(careDetails(character(system))).map(([deed, text]) => [deed, text.data]));
    expect(data({ wounds: blesse, care: { watchModifier: 1 } })).toEqual({
      firstAid: { medical: 3, layman: 4 },
      stopBleeding: { medical: 3, layman: 4 },
      treatment: { medical: 3, layman: 4 },
      watch: { n: 4 },
    });
    expect(Object.keys(data({ wounds: { tue: { lethal: 1 } } }))).toEqual(["firstAid", "stopBleeding", "watch"]);
    expect(data({ wounds: { touche: { temporary: 1 } } })).toEqual({
      treatment: { medical: 2, layman: 3 },
      watch: { n: 3 },
    });
  });
});
