import { INTENT } from "../record/intent.js";
import type { Verdict } from "../record/verdict.js";

/** The verdict on an act before anything is known of it: nobody is struck, nothing is written, nothing lies in the way. */
export function blankVerdict(message: ChatMessage, kind: Verdict["kind"]): Verdict {
  return {
    subject: message.id ?? "",
    kind,
    author: message.author?.id ?? "",
    intent: INTENT.read({}),
    deed: null,
    standing: "judged",
    problems: [],
    votes: {},
    targets: [],
    fought: null,
    ammunition: "kept",
    aftermath: null,
    until: null,
    passed: false,
    log: [],
  };
}
