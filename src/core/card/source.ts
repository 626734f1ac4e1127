import type { Done } from "../play/act/act.js";
import type { DeedCall } from "../play/record/deed-call.js";
import type { Intent } from "../play/record/intent.js";
import { modelOf, verdictOf } from "../play/messages/messages.js";
import { ActMessage } from "../play/messages/models.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import type { VerdictRecord } from "../play/messages/verdict-on.js";

/** An act to draw: its message, where it still exists, and its verdict, once there is one. */
export interface CardSource {
  readonly id: string;
  readonly message?: ChatMessage | undefined;
  readonly intent: Intent;
  readonly deed: DeedCall | null;
  readonly record: VerdictRecord | undefined;
  /** Set when nobody judges it: it is shown as it was rolled. */
  readonly unjudged?: boolean;
}

/** Returns what the card of a message draws; `null` for a message without a card. */
export function cardSourceOf(message: ChatMessage): CardSource | null {
  const model = modelOf(message);
  const act = model instanceof ActMessage ? model : null;
  const own = verdictOf(message); // an act that was deleted lives on in its verdict
  const record = own ? { message, verdict: own } : verdictOn(message.id ?? "");
  const { intent, deed } = record?.verdict ?? act ?? {};
  if (!intent) return null;
  const id = own?.subject ?? message.id ?? "";
  const unjudged = act?.isJudged === false;
  return { id, message: own ? undefined : message, intent, deed: deed ?? null, record, unjudged };
}

/** Returns what a card's act is made of: its verdict, or its message before there is one. */
export function doneIn({ id, intent, deed, record }: CardSource): Done {
  return record?.verdict ?? { subject: id, intent, deed };
}
