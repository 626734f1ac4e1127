import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DeedTarget } from "../../../../src/core/deeds/draft.js";
import type { DeedProcedure } from "../../../../src/core/deeds/procedure.js";
import { rollPrepared } from "../../../../src/core/fight/initiative-roll.js";
import { recipients, VISIBILITIES, type Visibility } from "../../../../src/core/visibility.js";
import { warp } from "../../../../src/rulesets/warp/index.js";
import { type Data, KEEPER, PLAYER, sitDown } from "../../../support/arbiter-table.js";
import { GardienCombat, GardienCombatant } from "../../../support/fights.js";

const id = (letter: string) => letter.repeat(16);
const text = (key: string) => ({ key });
const procedure = {
  rolls: () => [{ formula: "4d6kh2" }],
  modifiers: () => [],
  outcome: () => ({}),
  changes: () => null,
  view: () => ({ summary: text("Initiative") }),
} as unknown as DeedProcedure;

/** Sits down as a player whose character is in a fight; the choice in the sidebar hides nothing. */
function sitDownAsPlayer(generation: 13 | 14): Actor {
  const { settings } = sitDown(
    [],
    (config) => {
      const kinds = Object.entries(warp.actors).map(([type, { model }]) => [type, model] as const);
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
          ...{ _id: id("a"), name: "Ada", type: "warpCharacter", prototypeToken: { actorLink: true } },
          ownership: { default: 0, [PLAYER]: 3 },
        },
      ],
      documentTypes: { Actor: { warpCharacter: {} }, Item: {}, ChatMessage: {} },
      combats: [{ _id: id("c"), active: true, combatants: [{ _id: id("a"), actorId: id("a") }] }],
    },
  );
  for (const { key, initial } of warp.settings) settings.set(key, initial);
  settings.set("rollMode", "publicroll").set("messageMode", "public");
  Object.assign(game, { userId: PLAYER });
  return game.actors.get(id("a")) as Actor;
}

async function roll(actor: Actor, visibility: Visibility): Promise<{ whisper: string[]; blind: boolean }> {
  const target = { actor, token: null } as unknown as DeedTarget;
  const situation = () => ({ actor, choices: {} }) as never;
  expect(await rollPrepared({ procedure, visibility, able: [target], situation })).toBe(true);
  const [message] = game.messages.contents;
  return message?.toObject() as never;
}

beforeEach(() => vi.unstubAllGlobals());

describe.each([13, 14] as const)("a player's initiative, as generation %i", (generation) => {
  it.each(VISIBILITIES)("%s: is told to those it was rolled for, and to nobody else", async (visibility) => {
    const { whisper, blind } = await roll(sitDownAsPlayer(generation), visibility);
    const due = recipients(visibility);
    expect(due.whisper).toEqual({ public: [], keeper: [KEEPER], blind: [KEEPER], self: [PLAYER] }[visibility]);
    expect({ whisper, blind }).toEqual(due);
  });
});
