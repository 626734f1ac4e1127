import { say } from "../../text.js";
import type { DefenceProcedure, Struck } from "./procedure.js";

/** What is asked of the target of a blow, in a word or two. */
export function nameOf(procedure: DefenceProcedure, blow: Struck): string {
  return say(procedure.name?.(blow) ?? { key: "GARDIEN.DEFENCE.defend" });
}
