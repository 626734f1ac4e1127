import type { Intent } from "../record/intent.js";
import { tooLate } from "./about.js";
import { gatheringFor } from "./gathering.js";
import type { DeedCall } from "../record/deed-call.js";
import type { DeedSituation } from "../contract/deed.js";

/** Returns the situation of a deed that was sent, for one actor, as things stand now. */
export function situationOf(actor: Actor, call: DeedCall, { ruleset }: Pick<Intent, "ruleset">): DeedSituation {
  const { choices, about } = call;
  return { actor, choices, tooLate: tooLate(about, actor), gathering: gatheringFor(call, ruleset, actor) };
}
