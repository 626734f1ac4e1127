import { announce } from "../../../src/core/foundry/types/hooks.js";
import type { SettingDefinition } from "../../../src/core/settings/settings.js";
import { asNew, sitDown, type Data } from "./arbiter-table.js";
import { idOf } from "./deeds.js";

/** What a ruleset brings to a table: the models of its actors and items by their types, its rolls and its settings. */
interface Game {
  readonly actors: object;
  readonly items: object;
  readonly rolls: readonly unknown[];
  readonly settings: readonly SettingDefinition[];
}

/** Seats these actors at a table that plays one ruleset by its main text; nobody fights yet. */
export function seatPeople({ actors, items, rolls, settings: definitions }: Game, people: readonly Data[]) {
  const types = (models: object) => Object.fromEntries(Object.keys(models).map((type) => [type, {}]));
  const { settings } = sitDown(
    [],
    (config) => {
      Object.assign(config.Actor, { dataModels: actors });
      Object.assign(config.Item, { dataModels: items });
      (config.Dice.rolls as unknown[]).push(...rolls);
    },
    {
      actors: people,
      documentTypes: {
        ...{ Actor: types(actors), Item: types(items) },
        ChatMessage: { attack: {}, deed: {}, defence: {}, damage: {}, verdict: {} },
      },
      settings: asNew(definitions),
    },
  );
  inRound(null);
  return { people: game.actors.contents as readonly Actor[], settings };
}

/** Says which round of a fight it is, with everybody in it; `null`: there is none. */
export function inRound(round: number | null): void {
  const combatants = game.actors.contents.map((actor) => ({ actor, actorId: actor.id }));
  const combats =
    round === null ? [] : [{ started: true, id: "f".repeat(16), round, combatants, turns: combatants, flags: {} }];
  Object.defineProperty(game.combats, Symbol.iterator, { configurable: true, value: () => combats.values() });
  for (const actor of game.actors.contents) actor.prepareData();
}

/** Changes a rule of the table in the middle of a game. */
export function change(settings: Map<string, unknown>, key: string, value: unknown): void {
  settings.set(key, value);
  announce("gardien.settingChanged", key);
  for (const actor of game.actors.contents) actor.prepareData();
}

/** An item of an actor, by its short name. */
export function armed(actor: Actor, name: string): Item {
  const found = actor.items.get(idOf(name));
  if (!found) throw new Error(`${actor.name} has no ${name}`);
  return found as Item;
}
