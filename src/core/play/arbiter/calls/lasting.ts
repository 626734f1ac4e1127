import { ledgerOf } from "../../apply/planning.js";
import type { Called } from "./calls.js";

/** Actors seen free of any state that calls for a deed since it was last called for, with the last mark of their ledger. */
const seenFree = new Map<string, string | undefined>();

/** Notes that nothing lasts on an actor that calls for a deed: what begins from now on calls for it anew. */
export function noteFree(actor: Actor): void {
  seenFree.set(actor.uuid, ledgerOf(actor).at(-1));
}

/** Notes that a deed was called for. */
export function noteCalled(actor: Actor): void {
  seenFree.delete(actor.uuid);
}

/**
 * Whether the last call for a deed is for the state that lasts now: it is on its way, it waits for the keeper, or the
 * keeper undid it and nothing was done to the actor since.
 */
export function isForNow({ verdict }: Called, actor: Actor): boolean {
  const [target] = verdict?.targets ?? [];
  if (!target || target.stage === "planned" || target.stage === "undoing") return true;
  if (target.stage === "applied") return false;
  const mark = ledgerOf(actor).at(-1);
  if (target.stage === "undone") return target.plan?.undoId === mark && seenFree.get(actor.uuid) !== mark;
  return !seenFree.has(actor.uuid);
}
