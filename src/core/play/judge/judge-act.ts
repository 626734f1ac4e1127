import type { ActMessage } from "../messages/models.js";
import type { Verdict } from "../record/verdict.js";
import { judgeAttack } from "./attack-judge.js";
import { judgeDeed } from "./deed-judge.js";

/**
 * Judges an act from its stored dice, by rules and documents as they are now. Changes nothing; throws for a message
 * that cannot be judged.
 */
export function judgeAct(
  message: ChatMessage,
  { kind, intent, deed }: Pick<ActMessage, "kind" | "intent" | "deed">,
): Verdict {
  if (kind === "attack") return judgeAttack(message, intent);
  if (!deed) throw new TypeError("the message names no deed");
  return judgeDeed(message, intent, deed);
}
