/** Where a draft lies on its actor. */
export const DRAFT_PATH = "flags.gardien.assistant";

/** Where an actor says that it waits for a keeper's approval. */
export const AWAITS_PATH = "flags.gardien.awaitsApproval";

/** What is stored of a character in the making; `null` when nothing is under way. */
export function storedDraft(actor: Actor): unknown {
  return foundry.utils.getProperty(actor, DRAFT_PATH) ?? null;
}

/** The change of an actor that ends the making. A stored object cannot be left out of an update: it is emptied. */
export const DRAFT_CLEARED: Readonly<Record<string, null>> = { [DRAFT_PATH]: null };
