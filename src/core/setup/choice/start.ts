import { chosenRulesets } from "../../settings/in-sight.js";
import { ChoiceWindow } from "./window.js";

/** Opens the choice of this world's rulesets. */
export async function openChoice(): Promise<void> {
  await ChoiceWindow.open();
}

/** Asks what this world plays as long as no keeper has said it: one keeper, and one who may write it. */
export async function askOnce(): Promise<void> {
  if (chosenRulesets() !== null || !game.user.isActiveGM || !game.user.can("SETTINGS_MODIFY")) return;
  await ChoiceWindow.open();
}
