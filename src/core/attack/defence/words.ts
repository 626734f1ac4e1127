import { say } from "../../text.js";
import type { DefenceProcedure, Struck } from "./procedure.js";

/** The words of the two buttons with which a target is answered for. */
export function wordsOf(
  procedure: DefenceProcedure,
  blow: Struck,
): { readonly defend: string; readonly refuse: string } {
  return {
    defend: say(procedure.name?.(blow) ?? { key: "GARDIEN.DEFENCE.defend" }),
    refuse: say(procedure.refusal?.(blow) ?? { key: "GARDIEN.DEFENCE.refuse" }),
  };
}
