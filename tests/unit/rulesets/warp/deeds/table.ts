import { vi } from "vitest";
import { references } from "../../../../../src/core/play/messages/messages.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import { WarpCharacter } from "../../../../../src/rulesets/warp/data/actors/character.js";
import { WarpNpc } from "../../../../../src/rulesets/warp/data/actors/npc.js";
import { warpDeeds } from "../../../../../src/rulesets/warp/deeds/index.js";
import { WARP_ROLLS } from "../../../../../src/rulesets/warp/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/warp/settings.js";
import { asNew, KEEPER, PLAYER, sent, sitDown } from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { deedsAtTable } from "../../../../support/play/deeds.js";
import { WARP_ITEMS } from "../../../../support/models/warp-models.js";

export { found, idOf, item, systemOf } from "../../../../support/play/deeds.js";

/** The deeds of this ruleset, as a test does them. */
export const { procedure, settled, doDeed, hindrance } = deedsAtTable(warpDeeds);

const ACTORS = { warpCharacter: WarpCharacter, warpNpc: WarpNpc };
const types = (models: object) => Object.fromEntries(Object.keys(models).map((type) => [type, {}]));
const documentTypes = {
  Actor: types(ACTORS),
  Item: types(WARP_ITEMS),
  ChatMessage: { attack: {}, defence: {}, damage: {}, save: {}, deed: {}, verdict: {}, request: {} },
};

const ada = { _id: "a".repeat(16), name: "Ada", type: "warpCharacter", ownership: { default: 0, [PLAYER]: 3 } };
const thug = { _id: "t".repeat(16), name: "Brute", type: "warpNpc" };

/** A table with real documents, for deeds: what they derive, decide, write and take back. */
interface DeedTable {
  readonly settings: Map<string, unknown>;
  readonly hero: Actor;
  readonly thug: Actor;
}

export function openTable(system: Data = {}, items: readonly Data[] = [], theirs: readonly Data[] = []): DeedTable {
  const { settings } = sitDown(
    [],
    (config) => {
      config.Actor.dataModels = ACTORS;
      config.Item.dataModels = WARP_ITEMS;
      config.Dice.rolls = [...WARP_ROLLS];
    },
    {
      actors: [
        { ...ada, system, items },
        { ...thug, items: theirs },
      ],
      documentTypes,
      settings: asNew(SETTINGS),
    },
  );
  const [hero, other] = game.actors.contents as [Actor, Actor];
  return { settings, hero, thug: other };
}

/** What a player sees of something that the keeper looks at. */
export function asPlayer<T>(look: () => T): T {
  const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
  const seat = vi.spyOn(game, "user", "get").mockReturnValue(player);
  const seen = look();
  seat.mockRestore();
  return seen;
}

let serial = 0;

/** What came of an earlier deed, as the arbiter wrote it: the id of its message. */
export async function earlier(
  deed: string,
  name: string,
  outcome: Outcome,
  actor: string | null = null,
): Promise<string> {
  serial += 1;
  const subject = `s${serial}`.padEnd(16, "0");
  const targets = [{ actor, name, stage: "resolved", outcome }];
  const call = { id: deed, choices: {}, rolls: [1] };
  const data = { subject, kind: "deed", standing: "judged", deed: call, targets, intent: { ruleset: "warp" } };
  const message = (await ChatMessage.create(sent("verdict", KEEPER, data) as never)) as ChatMessage;
  references.add(message);
  return subject;
}
