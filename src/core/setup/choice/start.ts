import { chosenRulesets } from "../../settings/in-sight.js";
import { followHiddenSheets } from "../hidden-sheet.js";
import { ChoiceWindow } from "./window.js";

/** Opens the choice of this world's rulesets. */
export async function openChoice(): Promise<void> {
  await ChoiceWindow.open();
}

/** What a keeper's client does about rulesets out of sight, once the table stands. */
export async function begin(): Promise<void> {
  followHiddenSheets();
  await askOnce();
}

/** Asks what this world plays as long as no keeper has said it: one keeper, and one who may write it. */
async function askOnce(): Promise<void> {
  if (chosenRulesets() !== null || !game.user.isActiveGM || !game.user.can("SETTINGS_MODIFY")) return;
  await ChoiceWindow.open();
}
