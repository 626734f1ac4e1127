import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rollPrepared } from "../../../../src/core/fight/order/initiative-roll.js";
import type { DeedTarget } from "../../../../src/core/play/draft/deed-draft.js";
import type { DeedProcedure } from "../../../../src/core/play/contract/deed.js";
import type { Visibility } from "../../../../src/core/foundry/visibility.js";

const hides = vi.hoisted(() => vi.fn(() => false));
vi.mock("../../../../src/core/rulesets.js", () => ({ rulesetOf: () => ({ hidesNumbers: hides }) }));

const text = (key: string) => ({ key });
const procedure = {
  rolls: () => [{ formula: "3d6kh2" }],
  modifiers: () => [{ id: "bonus", value: 1 }],
  explain: () => ({ name: text("Avantage"), source: text(""), amount: text("+1") }),
  outcome: () => ({ used: 1 }),
  changes: (_outcome: object, { used }: { used: number }) => ({
    ...{ numbers: [], created: [] },
    values: [{ path: "system.xp.used", after: used + 1 }],
  }),
  view: () => ({ summary: text("Initiative : <b>Lent</b>") }),
} as unknown as DeedProcedure;

/** Rolls for somebody; answers with what Foundry was asked for, and what was written. */
async function roll(
  visibility: Visibility,
  {
    hidden = false,
    unseen = false,
    watched = false,
    fight = {} as object | null,
    place = null as number | null,
    used = 0,
  } = {},
) {
  const rolled: { initiativeOptions: { formula: string; messageOptions: object } }[] = [];
  const written: object[] = [];
  const actor = {
    ...{ uuid: "Actor.a", name: "Ada", used: 0 },
    rollInitiative: (options: (typeof rolled)[number]) => {
      rolled.push(options);
      actor.used = used;
      return Promise.resolve(fight);
    },
    update: (change: object) => Promise.resolve(written.push(change)),
  };
  const player = { isGM: false };
  Object.assign(actor, { testUserPermission: () => false });
  Object.assign(game, { users: watched ? [player] : [] });
  Object.assign(game, { combat: { combatants: [{ actor, initiative: place, hidden: unseen }] } });
  const target = { actor, token: { hidden } } as unknown as DeedTarget;
  const situation = () => ({ actor: target.actor, choices: {} });
  expect(await rollPrepared({ procedure, visibility, able: [target], situation })).toBe(true);
  return { asked: rolled[0]?.initiativeOptions, written };
}

/** The choice in the sidebar. */
let usual = "publicroll";

beforeEach(() => {
  usual = "publicroll";
  hides.mockReturnValue(false);
  vi.stubGlobal("game", {
    release: { generation: 13 },
    users: [],
    settings: { get: () => usual },
    i18n: { lang: "fr", localize: (key: string) => key, format: (key: string) => key },
  });
  vi.stubGlobal("Hooks", { on: () => 0 });
  vi.stubGlobal("ui", { notifications: { warn: vi.fn() } });
  vi.stubGlobal("foundry", { utils: { escapeHTML: (told: string) => told.replaceAll("<", "&lt;") } });
});
afterEach(() => vi.unstubAllGlobals());

describe("initiative that was prepared", () => {
  test("is rolled with its own dice, told with its reasons, and what it used up written after", async () => {
    const { asked, written } = await roll("keeper");
    expect(asked).toEqual({
      formula: "3d6kh2",
      messageOptions: { flavor: "Initiative : &lt;b>Lent&lt;/b> · Avantage +1", rollMode: "gmroll" },
    });
    expect(written).toEqual([{ "system.xp.used": 1 }]);
  });

  test("uses nothing up where there is no fight to roll for", async () => {
    expect((await roll("public", { fight: null })).written).toEqual([]);
  });

  test("uses nothing up where it was rolled meanwhile, in another window", async () => {
    const { asked, written } = await roll("public", { place: 12 });
    expect([asked, written]).toEqual([undefined, []]);
    expect(ui.notifications.warn).toHaveBeenCalledOnce();
  });

  test("writes what it uses up on the sheet as it is once the dice have fallen", async () => {
    const { written } = await roll("public", { used: 4 });
    expect(written).toEqual([{ "system.xp.used": 5 }]);
  });

  test("says nothing of somebody whose figures are the keeper's", async () => {
    hides.mockReturnValue(true);
    expect((await roll("public")).asked?.messageOptions).toEqual({ rollMode: "publicroll" });
  });

  describe.each([
    ["whose token is hidden", { hidden: true }],
    ["whom the list of the fight hides", { unseen: true }],
    ["whose numbers are kept from players", { watched: true }],
  ])("of somebody %s", (_how, hiding) => {
    const toldTo = async (visibility: Visibility) => (await roll(visibility, hiding)).asked?.messageOptions;

    test.each([
      ["public", "gmroll"],
      ["keeper", "gmroll"],
      ["blind", "blindroll"],
      ["self", "selfroll"],
    ] as const)("%s: is told to the table by no choice that was only left as it was", async (visibility, mode) => {
      expect(await toldTo(visibility)).toHaveProperty("rollMode", mode);
    });

    test("is told to all where they were chosen though the dice are secret at this table", async () => {
      usual = "gmroll";
      expect(await toldTo("public")).toHaveProperty("rollMode", "publicroll");
    });

    test("stays blind where all dice are: whoever rolls does not read it", async () => {
      usual = "blindroll";
      expect(await toldTo("blind")).toHaveProperty("rollMode", "blindroll");
    });
  });
});
