import { listen } from "../foundry/types/hooks.js";
import { reportFailure } from "../text/errors.js";

/** By what modules say that they are ready, and what registers with them then. */
const DOORS = {
  diceSoNiceReady: "dressDice",
  "item-piles-ready": "integratePiles",
  quenchReady: "registerBatches",
  tokenActionHudCoreApiReady: "showInHud",
} as const;

/** Registers with modules that are there; what it takes is fetched when one of them says so. Called once, at init. */
export function registerModules(): void {
  for (const [hook, registers] of Object.entries(DOORS))
    listen(hook, (handed: never) => {
      import("./start.js")
        .then((start) => start[registers](handed))
        .catch((error: unknown) => reportFailure("modules", error));
    });
}
