import { standing } from "./marks.js";
import { registerBatches } from "./quench.js";
import { CheckWindow } from "./window.js";

export { registerBatches };

/** Opens the window of the check. */
export async function openCheck(): Promise<void> {
  await CheckWindow.open();
}

/** Says what was left by a check of this keeper's that was cut short. */
export async function openIfCut(): Promise<void> {
  const found = standing(null);
  const own = found?.mark.user === game.userId || game.user.isActiveGM;
  if (found?.kind === "cut" && own) await CheckWindow.open();
}
