import { give } from "../defence/answer.js";
import { askedOn, DefenceDraft } from "../play/draft/answer-draft.js";
import { bestOf, weighed } from "../defence/replies.js";
import type { Weighed } from "../defence/replies.js";
import { chanceOf } from "../defence/reply-context.js";
import { responderOf } from "../play/arbiter/responder.js";
import { clockTime } from "../play/arbiter/answer-times.js";
import { knownAs, weaponName } from "../world/names.js";
import { say } from "../text/text.js";

/** A reply that a keeper gives from the tray. */
interface Offered {
  readonly id: string;
  readonly label: string;
  readonly chance: string;
}

/** A target that has not answered yet, as a keeper sees it. */
export interface OpenDefence {
  /** Id of the message that carries the verdict, and which of its targets. */
  readonly asking: string;
  readonly index: number;
  /** Who attacks with what, and the number to beat. */
  readonly blow: string;
  readonly since: string;
  /** Whether somebody else plays the target and is asked first. */
  readonly theirs: boolean;
  readonly best: Offered | null;
  /** Doing nothing against it; `null` where that is the best already. */
  readonly still: Offered | null;
}

/** What a keeper can do about a target that has not answered; `null` when nobody asks any more. */
export function openDefence(message: ChatMessage, index: number): OpenDefence | null {
  const asked = askedOn(message, index);
  if (!asked) return null;
  const { verdict, target, procedure } = asked;
  const draft = new DefenceDraft(message, index);
  const replies = weighed(draft, asked);
  const offer = (one: Weighed | undefined) =>
    one ? { id: one.reply.id, label: say(one.reply.label), chance: one.odds?.chance ? chanceOf(one) : "" } : null;
  const best = bestOf(replies);
  const still = stillIn(replies);
  const lead = procedure.facts(draft.blow(asked)).find(({ leads }) => leads);
  const { weapon, attacker } = verdict.intent;
  const responder = responderOf(target, message);
  return {
    asking: message.id ?? "",
    index,
    blow: [knownAs(attacker).name, weaponName(weapon), ...(lead ? [say(lead.value)] : [])].join(", "),
    since: clockTime(target.asked ?? 0),
    theirs: responder !== null && responder !== game.user,
    best: offer(best),
    still: still === best ? null : offer(still),
  };
}

/** Answers in the place of targets, one after the other: each as well as it can, or not at all. */
export async function answerAll(defences: readonly OpenDefence[], how: "best" | "still"): Promise<void> {
  for (const { asking, index } of defences) {
    const message = game.messages.get(asking);
    const draft = message && new DefenceDraft(message, index);
    const asked = draft?.asked; // somebody may have been quicker
    if (!draft || !asked) continue;
    const replies = weighed(draft, asked);
    const one = how === "best" ? bestOf(replies) : stillIn(replies);
    if (one) await give(draft, one.reply.id);
  }
}

function stillIn(replies: readonly Weighed[]): Weighed | undefined {
  return replies.find(({ reply }) => reply.kind === "still");
}
