import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DeedTarget } from "../../../../src/core/play/draft/deed-draft.js";
import type { DeedProcedure } from "../../../../src/core/play/contract/deed.js";
import { rollPrepared } from "../../../../src/core/fight/order/initiative-roll.js";
import { VISIBILITIES, type Visibility } from "../../../../src/core/foundry/visibility.js";
import { startDeed } from "../../../../src/core/deed/start.js";
import { startInitiative } from "../../../../src/core/fight/order/start-initiative.js";
import { RULESETS } from "../../../support/rulesets.js";
import type { Ruleset } from "../../../../src/core/ruleset.js";
import { warp } from "../../../../src/rulesets/warp/index.js";
import { type Data, KEEPER, PLAYER, sitDown } from "../../../support/play/arbiter-table.js";
import { GardienCombat, GardienCombatant } from "../../../support/play/fights.js";

const id = (letter: string) => letter.repeat(16);
const text = (key: string) => ({ key });
const procedure = {
  rolls: () => [{ formula: "4d6kh2" }],
  modifiers: () => [],
  outcome: () => ({}),
  changes: () => null,
  view: () => ({ summary: text("Initiative") }),
} as unknown as DeedProcedure;

/** Those whose players roll for themselves; in phases the keeper's window rolls for all. */
const ROLLING = RULESETS.filter(({ rounds }) => rounds === undefined);
/** What the sidebar offers, in each generation. */
const CHOICES = {
  13: { public: "publicroll", keeper: "gmroll", blind: "blindroll", self: "selfroll" },
  14: { public: "public", keeper: "gm", blind: "blind", self: "self" },
} as const;

/** Sits down as a player whose character is in a fight; the choice in the sidebar hides nothing unless it is said. */
function sitDownAsPlayer(
  generation: 13 | 14,
  { actors, settings: own }: Ruleset,
  chosen: Visibility = "public",
): Actor {
  const [type = ""] = Object.entries(actors).flatMap(([one, { token }]) => (token.actorLink ? [one] : []));
  const { settings } = sitDown(
    [],
    (config) => {
      const kinds = Object.entries(actors).map(([one, { model }]) => [one, model] as const);
      config.Actor["dataModels"] = Object.fromEntries(kinds);
      const { ChatMessage, Dice, Combat, Combatant } = config as unknown as Record<string, Data>;
      Object.assign(ChatMessage ?? {}, {
        modes: Object.fromEntries(["public", "gm", "blind", "self"].map((m) => [m, {}])),
      });
      Object.assign(Dice ?? {}, { rolls: [Roll] });
      Object.assign(Combat ?? {}, { documentClass: GardienCombat });
      Object.assign(Combatant ?? {}, { documentClass: GardienCombatant });
    },
    {
      generation,
      actors: [
        {
          ...{ _id: id("a"), name: "Ada", type, prototypeToken: { actorLink: true } },
          ownership: { default: 0, [PLAYER]: 3 },
        },
      ],
      documentTypes: { Actor: { [type]: {} }, Item: {}, ChatMessage: {} },
      combats: [{ _id: id("c"), active: true, combatants: [{ _id: id("a"), actorId: id("a") }] }],
    },
  );
  for (const { key, initial } of own) settings.set(key, initial);
  settings.set("rollMode", CHOICES[13][chosen]).set("messageMode", CHOICES[14][chosen]);
  Object.assign(game, { userId: PLAYER });
  return game.actors.get(id("a")) as Actor;
}

/** Who receives the one message that there is. */
function readers(): unknown {
  const { whisper, blind } = game.messages.contents[0]?.toObject() as unknown as Record<string, unknown>;
  return { whisper, blind };
}

async function roll(actor: Actor, visibility: Visibility): Promise<void> {
  const target = { actor, token: null } as unknown as DeedTarget;
  const situation = () => ({ actor, choices: {} }) as never;
  expect(await rollPrepared({ procedure, visibility, able: [target], situation })).toBe(true);
}

beforeEach(() => vi.unstubAllGlobals());

describe.each([13, 14] as const)("a player's initiative, as generation %i", (generation) => {
  const due: Record<Visibility, object> = {
    public: { whisper: [], blind: false },
    keeper: { whisper: [KEEPER], blind: false },
    blind: { whisper: [KEEPER], blind: true },
    self: { whisper: [PLAYER], blind: false },
  };

  describe.each(VISIBILITIES)("%s: is told to those it was rolled for, and to nobody else", (visibility) => {
    it("as it was chosen in its window", async () => {
      await roll(sitDownAsPlayer(generation, warp), visibility);
      expect(readers()).toEqual(due[visibility]);
    });

    it.each(ROLLING)("as it was chosen in the sidebar, in $id", async (ruleset) => {
      const actor = sitDownAsPlayer(generation, ruleset, visibility);
      await startInitiative(actor, { shiftKey: true } as unknown as Event);
      expect(game.combat?.combatants.contents[0]?.initiative).not.toBeNull();
      expect(readers()).toEqual(due[visibility]);
    });
  });
});

describe("the macro « Initiative » of a player who has selected nobody", () => {
  const SHIFT = { event: { shiftKey: true } as unknown as Event };

  it.each(ROLLING)("rolls for their own character, and says why it does not roll twice, in $id", async (ruleset) => {
    const actor = sitDownAsPlayer(13, ruleset);
    vi.spyOn(game.user, "character", "get").mockReturnValue(actor as never);
    const warn = vi.spyOn(ui.notifications, "warn");
    await startDeed("initiative", [], {}, SHIFT);
    const rolled = game.combat?.combatants.contents[0]?.initiative;
    expect(rolled).not.toBeNull();
    expect(warn).not.toHaveBeenCalled();
    await startDeed("initiative", [], {}, SHIFT);
    expect(game.combat?.combatants.contents[0]?.initiative).toBe(rolled);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("GARDIEN.FIGHT.rolled"));
  });

  it("says that somebody has to be selected where they have no character, or name one who is not theirs", async () => {
    const actor = sitDownAsPlayer(13, warp);
    const warn = vi.spyOn(ui.notifications, "warn");
    await startDeed("initiative", [], {}, SHIFT);
    await actor.update({ ownership: { default: 0, [PLAYER]: 0 } });
    await startDeed("initiative", [actor], {}, SHIFT);
    const nobody = [expect.stringContaining("GARDIEN.DEED.ERROR.nobody")];
    expect(warn.mock.calls).toEqual([nobody, nobody]);
    expect(game.combat?.combatants.contents[0]?.initiative).toBeNull();
  });
});
