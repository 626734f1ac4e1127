import { announce } from "../../src/core/types/hooks.js";
import { idOf } from "./deeds.js";

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
