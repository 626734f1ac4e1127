import { ledgerOf } from "../../apply/planning.js";
import type { Called } from "./calls.js";

/**
 * Actors seen without a state that calls for a deed since the last call, with the last mark of their ledger then. Known
 * to this window alone: what a card does leaves a mark on the actor, but a state that somebody leaves by hand leaves
 * nothing that could be read later. After a reload, a call that waits or was taken back still counts for such a state.
 */
const seenFree = new Map<string, string | undefined>();

/** Notes that an actor has no state that calls for a deed: the next such state calls for it anew. */
export function noteFree(actor: Actor): void {
  seenFree.set(actor.uuid, ledgerOf(actor).at(-1));
}

/** Notes that a deed was called for. */
export function noteCalled(actor: Actor): void {
  seenFree.delete(actor.uuid);
}

/**
 * Tells whether the last call for a deed is for the present state: it is under way, it waits for the keeper, or the
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
