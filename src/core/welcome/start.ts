import { listen, unlisten } from "../foundry/types/hooks.js";
import { chosenRulesets, WORLD_RULESETS } from "../settings/in-sight.js";
import { booleanSetting } from "../settings/settings.js";
import { takeSeat } from "./awaited.js";
import { rulesetOfCollection } from "./evening.js";
import { followFree, playable } from "./free.js";
import { bringPictures } from "./scene-picture.js";
import { reportFailure, warn } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { registerTours } from "./tour.js";
import { FirstStepsWindow } from "./window.js";

/** Opens the window, or brings it to the front. */
export async function openFirstSteps(): Promise<void> {
  await FirstStepsWindow.open();
}

/** Tells a player that somebody else plays the character they chose, and has them choose anew. */
export async function chooseAnew(id: string): Promise<void> {
  warn(t("GARDIEN.WELCOME.character.taken", { actor: game.actors.get(id)?.name ?? "?" }));
  await openFirstSteps();
}

/**
 * Makes the tour known, and opens the window where it is wanted: for the keeper of a world that nobody has begun, once its
 * rulesets are chosen; for a player who plays nobody yet, and may choose, or was given somebody while they were away.
 */
export async function begin(): Promise<void> {
  registerTours();
  if (game.user.isGM) followFree();
  if ((await takeSeat()) || (mayChoose() && booleanSetting("firstSteps"))) await openFirstSteps();
  const isNew = game.actors.size === 0 && game.messages.size === 0;
  if (!game.user.isActiveGM || !isNew || !booleanSetting("firstSteps")) return;
  if (chosenRulesets()) await openFirstSteps();
  else afterChoice();
}

function mayChoose(): boolean {
  return !game.user.isGM && !game.user.character && playable().length > 0;
}

function afterChoice(): void {
  const id = listen("gardien.settingChanged", (key: string) => {
    if (key !== WORLD_RULESETS) return;
    unlisten("gardien.settingChanged", id);
    openFirstSteps().catch((error: unknown) => reportFailure("first-steps", error));
  });
}

/** Goes on after an adventure of ours was imported, from its compendium or from the window itself. */
export async function imported(adventure: object): Promise<void> {
  const { pack, scenes } = adventure as { pack: string; scenes: Parameters<typeof bringPictures>[0] };
  await bringPictures(scenes);
  await FirstStepsWindow.open(rulesetOfCollection(pack));
}
