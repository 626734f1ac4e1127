import { creationFor } from "./start.js";
import { AWAITS_PATH } from "./stored.js";

/** Whether a character waits for a keeper's approval; one who was approved on the sheet does no more. */
export async function awaitsApproval(actor: Actor): Promise<boolean> {
  return foundry.utils.getProperty(actor, AWAITS_PATH) === true && !(await isApproved(actor));
}

/** Whether a keeper has approved a character, where its rules ask for that. */
export async function isApproved(actor: Actor): Promise<boolean> {
  const approval = (await creationFor(actor.type)?.load())?.approval;
  return approval !== undefined && foundry.utils.getProperty(actor, approval) === true;
}
