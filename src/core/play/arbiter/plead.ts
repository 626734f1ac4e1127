import { actorOf } from "../../world/world.js";
import { hasEffect } from "../log/about.js";
import type { CardRequest } from "../messages/models.js";
import { LONGEST_WORD, type Plea } from "../record/plea.js";
import type { Verdict } from "../record/verdict.js";

type Pleading = "plead" | "withdraw" | "keep";

/** Tells whether a request is about a player's plea for an undo. */
export function isPleading(action: CardRequest["action"]): action is Pleading {
  return action === "plead" || action === "withdraw" || action === "keep";
}

/** Tells whether a user may plead for an undo, withdraw their plea, or as a keeper leave things as they are. */
export function mayPlead(action: Pleading, target: number, verdict: Verdict, user: User): boolean {
  const open = verdict.plea?.standing === "asked";
  if (action === "keep") return open && user.isGM;
  if (action === "withdraw") return open && (user.isGM || verdict.plea?.user === user.id);
  return !open && !user.isGM && isLeft(verdict, target < 0 ? undefined : target) && takesPart(verdict, user);
}

/** Tells whether something of one target, or of the act, is left to undo. */
export function isLeft(verdict: Verdict, target: number | undefined): boolean {
  if (target === undefined) return isUndoable(verdict);
  const one = verdict.targets[target];
  return verdict.standing === "judged" && one !== undefined && hasEffect(one);
}

/** Tells whether an act has left something that an undo gives back. */
function isUndoable({ standing, targets, ammunition }: Verdict): boolean {
  return standing === "judged" && (targets.some(hasEffect) || ammunition === "spent");
}

/** Tells whether somebody whom a user owns has done it, or was struck. */
function takesPart({ intent, targets }: Verdict, user: User): boolean {
  return [intent.attacker, ...targets].some((one) => actorOf(one)?.testUserPermission(user, "OWNER") === true);
}

/** Returns the plea as a request leaves it; undefined: as it was. */
export function pleaAfter(
  { action, target, plea, answer = "" }: Pick<CardRequest, "action" | "target" | "plea" | "answer">,
  before: Plea | undefined,
  user: string,
): Plea | undefined {
  const short = (word: string) => word.trim().slice(0, LONGEST_WORD);
  if (action === "plead")
    return (
      plea && {
        ...{ user, reason: plea.reason, word: short(plea.word), standing: "asked", answer: "" },
        ...(target >= 0 && { target }),
      }
    );
  if (!before) return undefined;
  return action === "keep"
    ? { ...before, standing: "kept", answer: short(answer) }
    : { ...before, standing: action === "withdraw" ? "withdrawn" : "granted" };
}
