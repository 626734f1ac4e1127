import { afterEach, describe, expect, test, vi } from "vitest";
import { character } from "../../../../../support/models/seuils-models.js";

afterEach(() => vi.unstubAllGlobals());

/** The clock of the world stands at so many seconds, and a fight of these people may be in its third round. */
function at(worldTime: number, ...fighters: readonly object[]): void {
  const combatants = fighters.map((actor) => ({ actor }));
  vi.stubGlobal("game", {
    settings: { get: () => undefined },
    time: { worldTime },
    combats: combatants.length > 0 ? [{ id: "fight", started: true, round: 3, combatants }] : [],
  });
  vi.stubGlobal("Hooks", { on: () => 0 });
}

const clocksIn = (written: object): object =>
  Object.fromEntries(Object.entries(written).filter(([path]) => path.startsWith("clocks.")));

describe("SE-69: a bleeding", () => {
  test("counts from the moment that it begins, by whichever door", () => {
    const hale = character();
    at(100);
    const begun = { "clocks.combatId": "", "clocks.round": 0, "clocks.bledAt": 100 };
    expect(clocksIn(hale.consequences({ care: { bleeding: true } }))).toEqual(begun);
    at(100, hale.parent);
    const inFight = { "clocks.combatId": "fight", "clocks.round": 3, "clocks.bledAt": 100 };
    expect(clocksIn(hale.consequences({ care: { bleeding: true } }))).toEqual(inFight);
  });

  test("that runs goes on running", () => {
    const hurt = character({ care: { bleeding: true } });
    at(100);
    expect(clocksIn(hurt.consequences({ care: { bleeding: true } }))).toEqual({});
    expect(clocksIn(hurt.consequences({ care: { bleeding: false } }))).toEqual({});
  });
});

test("SE-72: hours over crosses count from the first of a row that is worse", () => {
  const bruised = character({ wounds: { touche: { temporary: 1 } } });
  const crossed = (row: string, temporary: number) => bruised.consequences({ wounds: { [row]: { temporary } } });
  at(7200);
  expect(clocksIn(crossed("blesse", 1))).toEqual({ "clocks.fadedAt": 7200 });
  expect(clocksIn(crossed("touche", 2))).toEqual({});
  expect(clocksIn(crossed("touche", 0))).toEqual({});
  expect(clocksIn(bruised.consequences({ characteristics: { sante: { value: 3 } } }))).toEqual({});
});

test("SE-64, SE-69…SE-72: whoever is brought or copied with wounds begins with the moment that they come", async () => {
  at(500);
  const created = async (care: object) => {
    const made = character({
      care,
      clocks: { bledAt: 9000, dayAt: 20, fadedAt: 20, combatId: "fight", watchOwed: true },
    });
    await made._preCreate({} as never, {} as never, null as never);
    return (made.parent as unknown as { updates: object[] }).updates;
  };
  const clocks = { combatId: "", round: 0, bledAt: null, fadedAt: null, dayAt: null };
  expect(await created({ firstAid: "failed", woundedAt: 10 })).toEqual([{ system: { clocks } }]);
  expect(await created({ firstAid: "pending", woundedAt: 10 })).toEqual([
    { system: { clocks, care: { woundedAt: 500 } } },
  ]);
});
