import { vi } from "vitest";
import { consider } from "../../../../../src/core/play/arbiter/arbiter.js";
import { modelOf, verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { DeedMessage } from "../../../../../src/core/play/messages/models.js";
import { perform } from "../../../../../src/core/play/arbiter/handle-request.js";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { settle } from "../../../../../src/core/fight/rounds/rounds.js";
import { hear } from "../../../../support/hear.js";
import { RULESETS } from "../../../../support/rulesets.js";
import { SEUILS_ROLLS } from "../../../../../src/rulesets/seuils/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/seuils/settings.js";
import { asNew, type Data, PLAYER, PUBLIC, settled, sitDown } from "../../../../support/play/arbiter-table.js";
import { idOf } from "../../../../support/play/deeds.js";
import { GardienCombat, GardienCombatant } from "../../../../support/play/fights.js";

const FIGHT = idOf("fight");
const kinds = (of: "actors" | "items") =>
  RULESETS.flatMap((ruleset) => Object.entries<{ readonly model: unknown }>(ruleset[of]));
const models = (of: "actors" | "items") => Object.fromEntries(kinds(of).map(([type, { model }]) => [type, model]));
const types = (of: "actors" | "items") => Object.fromEntries(kinds(of).map(([type]) => [type, {}]));

/** Somebody in a fight: a player's if the name begins with a capital. */
interface Fighter {
  readonly name: string;
  readonly type?: string;
  readonly system?: Data;
  readonly items?: readonly object[];
  readonly hidden?: boolean;
}

/** A fight of these people that has come to a round; 0: there is none, though everybody is there. */
export function openBrawl(people: readonly Fighter[], round = 1) {
  const { settings, told } = sitDown(
    [],
    (config) => {
      config.Actor["dataModels"] = models("actors");
      config.Item["dataModels"] = models("items");
      (config.Dice["rolls"] as unknown[]).push(...SEUILS_ROLLS);
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 } });
      const fights = config as unknown as { Combat: Data; Combatant: Data };
      fights.Combat["documentClass"] = GardienCombat;
      fights.Combatant["documentClass"] = GardienCombatant;
    },
    {
      actors: people.map(({ name, type = "seuilsCharacter", system = {}, items = [] }) => ({
        ...{ _id: idOf(name), name, type, system, items, prototypeToken: { actorLink: true } },
        ownership: { default: 0, ...(/^[A-Z]/.test(name) && { [PLAYER]: 3 }) },
      })),
      documentTypes: {
        Actor: types("actors"),
        Item: types("items"),
        ChatMessage: { attack: {}, deed: {}, defence: {}, damage: {}, verdict: {} },
      },
      combats: [
        {
          ...{ _id: FIGHT, active: true, round, turn: round > 0 ? 0 : null },
          combatants: people.map(({ name, hidden = false }) => ({
            _id: idOf(name),
            name,
            actorId: idOf(name),
            hidden,
          })),
        },
      ],
      settings: [...asNew(SETTINGS), ...PUBLIC],
    },
  );
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  hear("createChatMessage", consider);
  return { combat: game.combats.get(FIGHT) as Combat, settings, told };
}

/** Somebody's own figures. */
export const actorOf = (name: string): Actor => game.actors.get(idOf(name)) as Actor;

/** The clock of the world stands at a second, and the arbiter looks at it. */
export async function at(worldTime: number): Promise<void> {
  Object.assign(game, { time: { worldTime } });
  await lookAtClock();
  await settled();
}

/** The fight comes to a round, as its windows hear of it: the order is found, the clock looked at. */
export async function goTo(combat: Combat, round: number): Promise<void> {
  await combat.update({ round, turn: 0 } as never);
  await Promise.all([settle(combat), lookAtClock()]);
  await settled();
}

/** The deeds that time has called for, oldest first, with those they are done to by name. */
export const calls = () =>
  game.messages.contents.flatMap((message) => {
    const model = modelOf(message);
    if (!(model instanceof DeedMessage)) return [];
    const { whisper } = message as unknown as { readonly whisper: readonly string[] };
    const people = model.intent.targets.map(({ name }) => name).sort();
    return [{ id: model.deed?.id ?? "", choices: model.deed?.choices ?? {}, people, secret: whisper.length > 0 }];
  });

/** What the keeper does on the card that was judged last. */
export async function onCard(action: "undo" | "apply" | "reject", target = -1): Promise<void> {
  const [message] = game.messages.contents.filter((one) => verdictOf(one)).slice(-1);
  const asker = { id: foundry.utils.randomID(), user: game.user };
  await perform(message as ChatMessage, { action, target, override: {}, retarget: null }, asker);
  await settled();
}
