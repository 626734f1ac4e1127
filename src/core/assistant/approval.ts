import { assistantFor } from "./start.js";
import { AWAITS_PATH } from "./stored.js";

/** Whether a character waits for a keeper's approval; one who was approved on the sheet does no more. */
export async function awaitsApproval(actor: Actor): Promise<boolean> {
  const { getProperty } = foundry.utils;
  if (getProperty(actor, AWAITS_PATH) !== true) return false;
  const approval = (await assistantFor(actor.type)?.load())?.approval;
  return approval === undefined || getProperty(actor, approval) !== true;
}
