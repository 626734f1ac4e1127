import { say } from "../../text/text.js";
import { actOf } from "../../play/act/act-of.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";

/** What the keeper decided otherwise about one target, a line for each thing. */
export function correctedIn(target: VerdictTarget, verdict: Verdict): readonly string[] {
  const actor = actorOf(target);
  return actOf(verdict).corrections(target, actor, mayKnowNumbers(actor)).map(say);
}
