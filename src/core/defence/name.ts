import { say } from "../text/text.js";
import type { DefenceProcedure, Struck } from "../play/contract/defence.js";

/** Returns what is asked of the target of a blow, in a word or two. */
export function nameOf(procedure: DefenceProcedure, blow: Struck): string {
  return say(procedure.name(blow) ?? { key: "GARDIEN.DEFENCE.defend" });
}
