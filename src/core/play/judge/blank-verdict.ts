import { INTENT } from "../record/intent.js";
import type { Verdict } from "../record/verdict.js";

/** Makes the verdict on an act before anything is known: no targets, no writes, no problems. */
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
