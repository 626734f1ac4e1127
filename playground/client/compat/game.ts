import type { Data } from "../../common/types.js";
import { SettingsConfig } from "../applications/index.js";
import { Game } from "../game/game.js";

/** Adds the class of `game`, and what `game` itself holds beyond what the system asks for. */
export function addGame(namespace: Data): void {
  namespace.Game = Game;
  Object.defineProperties(Game.prototype, {
    // Called before `init`: whoever wraps it is sure to be there before every hook.
    initialize: { value: async () => undefined, configurable: true, writable: true },
    canvas: { get: () => globalThis.canvas, configurable: true },
    model: { get: () => blankModels(), configurable: true },
  });
  Object.defineProperties(game.settings, {
    storage: {
      get: () =>
        new Map<string, unknown>([
          ["client", localStorage],
          ["world", game.collections.get("Setting")],
        ]),
      configurable: true,
    },
    sheet: { get: () => (settings ??= new SettingsConfig()), configurable: true },
  });
}

let settings: SettingsConfig | undefined;

/** The sub-types of each kind of document; without templates there is nothing else to say of them. */
function blankModels(): Data {
  const types: Record<string, Record<string, Data>> = game.system.documentTypes ?? {};
  return Object.fromEntries(
    Object.entries(types).map(([name, kinds]) => [
      name,
      Object.fromEntries(Object.keys(kinds).map((type) => [type, {}])),
    ]),
  );
}
