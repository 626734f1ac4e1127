import { say } from "../../text/text.js";
import { actOf } from "../../play/act/act-of.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns the keeper's decisions for one target, one line each. */
export function correctedIn(target: VerdictTarget, verdict: Verdict): readonly string[] {
  const actor = actorOf(target);
  return actOf(verdict).corrections(target, actor, mayKnowNumbers(actor)).map(say);
}
