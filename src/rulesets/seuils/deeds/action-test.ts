import { nullable, oneOf } from "../../../core/shape/shape.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { OTHER_ACTION_IDS, OTHER_ACTIONS, type OtherAction } from "../rules/fight/other-actions.js";

/** SE-18 — the action that a test is of, where it is one. */
export const ACTION = nullable(oneOf(OTHER_ACTION_IDS));

/** SE-18 — what such a test is proposed with; `null` for a test of no action. */
export function actionIn({ action }: DeedChoices): OtherAction | null {
  const id = ACTION.read(action);
  return id && OTHER_ACTIONS[id];
}
