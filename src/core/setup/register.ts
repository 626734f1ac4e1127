import { registerDoor } from "../ui/door.js";

/** Opens « Réglages de Gardien »; all of it is fetched then. */
async function openOptions(): Promise<void> {
  await (await import("./page/start.js")).openOptions();
}

/** Puts the one button by which everything of ours is set into Foundry's settings. Called once, at init. */
export function registerSetup(): void {
  registerDoor("settings", {
    words: "GARDIEN.OPTIONS.menu",
    icon: "fa-solid fa-sliders",
    restricted: false,
    open: openOptions,
  });
}
