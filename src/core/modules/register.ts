import { gameHere } from "../foundry/types/game.js";
import { listen } from "../foundry/types/hooks.js";
import { reportFailure } from "../text/errors.js";

/** Registers with modules that are there; what it takes is fetched when one of them says so. Called once, at init. */
export function registerModules(): void {
  listen("diceSoNiceReady", (dice3d: unknown) => fetched(({ dressDice }) => dressDice(dice3d)));
  listen("item-piles-ready", (api: unknown) => fetched(({ integratePiles }) => integratePiles(api)));
  listen("tokenActionHudCoreApiReady", (core: never) => fetched(({ showInHud }) => showInHud(core)));
  Hooks.once("ready", () => {
    if (game.user.isGM && gameHere().modules.get("healthEstimate")?.active)
      fetched(({ estimateHealth }) => estimateHealth());
  });
}

function fetched(act: (start: typeof import("./start.js")) => Promise<void>): void {
  import("./start.js").then(act).catch((error: unknown) => reportFailure("modules", error));
}
