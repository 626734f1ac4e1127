import { gameHere } from "./types/game.js";

/** Registers a key of ours, which users may change; the names of actions are data to us. */
export function registerKey(action: string, data: object): void {
  gameHere().keybindings.register("gardien", action, data);
}
