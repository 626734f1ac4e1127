import type { ActMessage } from "../messages/models.js";
import type { Problem } from "../record/problem.js";
import type { Verdict } from "../record/verdict.js";
import { judgeAttack, whyUnreadable } from "./attack-judge.js";
import { blankVerdict } from "./blank-verdict.js";
import { judgeDeed } from "./deed-judge.js";
import { problem } from "./verify.js";

/** Message of an act, as far as it is judged. */
type Sent = Pick<ActMessage, "kind" | "intent" | "deed">;

/** Judge of one kind of act. */
interface Judge {
  judge(message: ChatMessage, sent: Sent): Verdict;
  /** Returns problems that explain why the rules cannot read the message; empty: nothing explains it. */
  why(message: ChatMessage, sent: Sent): readonly Problem[];
}

const JUDGES: Readonly<Record<Verdict["kind"], Judge>> = {
  attack: {
    judge: (message, { intent }) => judgeAttack(message, intent),
    why: (message, { intent }) => whyUnreadable(message, intent),
  },
  deed: {
    judge: (message, { intent, deed }) => {
      if (!deed) throw new TypeError("the message names no deed");
      return judgeDeed(message, intent, deed);
    },
    why: () => [],
  },
};

/**
 * Judges an act from its stored dice, by rules and documents as they are now. Changes nothing; throws for a message
 * that cannot be judged.
 */
export function judgeAct(message: ChatMessage, sent: Sent): Verdict {
  return JUDGES[sent.kind].judge(message, sent);
}

/** Makes the verdict on a message that cannot be judged, and tells whether it explains that to the keeper. */
export function unreadable(
  message: ChatMessage,
  sent: Sent,
): { readonly verdict: Verdict; readonly isExplained: boolean } {
  const { kind, intent } = sent;
  const blank = blankVerdict(message, kind);
  const known = JUDGES[kind].why(message, sent);
  const problems = known.length > 0 ? known : [problem("unreadable", "forged")];
  const verdict: Verdict = {
    ...blank,
    intent: { ...blank.intent, ruleset: intent.ruleset },
    standing: "flagged",
    problems,
  };
  return { verdict, isExplained: known.length > 0 };
}
