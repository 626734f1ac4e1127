import { standing } from "./marks.js";
import { CheckWindow } from "./window/window.js";

/** Opens the window of the check. */
export async function openCheck(): Promise<void> {
  await CheckWindow.open();
}

/** Says what was left by a check of this keeper's that was cut short, or may have been: it was begun in another tab. */
export async function openIfCut(): Promise<void> {
  const found = standing(null);
  if (found && (found.own || (found.kind === "cut" && game.user.isActiveGM))) await CheckWindow.open();
}
