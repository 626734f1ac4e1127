import type { DeedChoices } from "../play/contract/deed.js";
import { modelOf } from "../play/messages/messages.js";
import { DefenceMessage } from "../play/messages/models.js";
import { RECENT } from "../play/log/round-outcomes.js";
import type { Asked } from "../play/draft/answer-draft.js";
import type { Weighed } from "./replies.js";

/** Returns the target's last reply, where the rules remember it and it can be given again; undefined: none. */
export function usualOf({ actor, procedure }: Asked, replies: readonly Weighed[]): Weighed | undefined {
  const chosen = procedure.remembers ? lastChosen(actor) : null;
  if (!chosen) return undefined;
  const isSame = ({ choices }: Weighed["reply"]) =>
    Object.entries(choices).every(([id, value]) => chosen[id] === value);
  return replies.find(({ reply, obstacle }) => !reply.refused && obstacle === null && isSame(reply));
}

/** Returns the choices of an actor's latest answer that was no refusal; `null`: none lately. */
function lastChosen(actor: Actor): DeedChoices | null {
  const recent = game.messages.contents.slice(-RECENT);
  for (const message of recent.toReversed()) {
    const model = modelOf(message);
    if (!(model instanceof DefenceMessage)) continue;
    const { actor: whose, refused, choices } = model.intent;
    if (whose === actor.uuid && !refused && isTheirs(message, actor)) return choices;
  }
  return null;
}

function isTheirs({ author }: ChatMessage, actor: Actor): boolean {
  return author !== null && actor.testUserPermission(author, "OWNER");
}
