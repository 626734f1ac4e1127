import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";
import type { Sheet } from "./offers.js";

/** Puts the doors to the assistant where one looks for them: the actor's sheet and the list of actors. Called once, at init. */
export function registerCreation(): void {
  listen("renderActorSheetV2", (sheet: Sheet) => draw(({ offerOnSheet }) => offerOnSheet(sheet)));
  listen("renderActorDirectory", (_directory: unknown, element: HTMLElement) =>
    draw(({ offerInDirectory }) => offerInDirectory(element)),
  );
}

/** The doors are drawn by what is fetched for the first of them. */
function draw(offer: (offers: typeof import("./offers.js")) => void): void {
  import("./offers.js").then(offer).catch((error: unknown) => reportFailure("assistant", error));
}
