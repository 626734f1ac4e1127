import { say } from "../../text.js";
import type { DefenceProcedure } from "./procedure.js";

/** The words of the two buttons with which a target is answered for. */
export function wordsOf({ name, refusal }: DefenceProcedure): { readonly defend: string; readonly refuse: string } {
  return {
    defend: say(name ?? { key: "GARDIEN.DEFENCE.defend" }),
    refuse: say(refusal ?? { key: "GARDIEN.DEFENCE.refuse" }),
  };
}
