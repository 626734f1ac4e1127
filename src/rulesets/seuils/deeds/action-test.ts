import { textIn } from "../../../core/deed/choices.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { OTHER_ACTIONS, type OtherAction, type OtherActionId } from "../rules/other-actions.js";

/** SE-18 — the action that a test is of, where it is one: `action` among the choices, or in what was kept of them, names it. */
export function actionNamed(choices: DeedChoices): OtherActionId | null {
  const told = textIn(choices, "action");
  return (Object.keys(OTHER_ACTIONS) as OtherActionId[]).find((id) => id === told) ?? null;
}

/** SE-18 — what such a test is proposed with. */
export function actionIn(choices: DeedChoices): OtherAction | null {
  const id = actionNamed(choices);
  return id && OTHER_ACTIONS[id];
}
