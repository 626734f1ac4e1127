import { forceOn, waitsAlready } from "../apply/forced.js";
import type { DeedProcedure } from "../contract/deed.js";
import type { DeedCall, Force } from "../record/deed-call.js";
import { mayRead } from "../messages/may-read.js";
import { same } from "../record/same-values.js";
import type { Problem } from "../record/problem.js";
import { problem } from "./verify.js";

/** Cause of a deed that no card forces. */
export const BY_NO_CARD: Force = { card: null, target: 0 };

/** Returns problems with a claim that a deed is forced: by another card, on several actors, or a second time. */
export function forcedOtherwise(
  message: ChatMessage,
  { forced }: Pick<DeedProcedure, "forced">,
  call: DeedCall,
  [actor, ...others]: readonly (Actor | null)[],
): readonly Problem[] {
  const otherwise = [problem("notAbout", "ask", { target: 0 })];
  if (!forced) return call.forced ? otherwise : [];
  if (!actor || others.length > 0) return others.length > 0 ? otherwise : [];
  const force = forceOn(forced, actor);
  const cause = game.messages.get(force.card ?? "");
  // Nobody names a card they cannot read.
  const unread = !call.forced?.card && cause !== undefined && !mayRead(cause, message.author ?? undefined);
  const fits = unread || same(call.forced ?? BY_NO_CARD, force);
  // A player who could roll anew would choose the better one.
  const again = waitsAlready(call.id, actor, message) ? [problem("savedTwice", "ask")] : [];
  return [...(fits ? [] : otherwise), ...again];
}
