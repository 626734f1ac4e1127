import { actOf } from "../act/act-of.js";
import { hasEffect } from "../log/about.js";
import { mayLeave, mayTurn } from "../log/gathering.js";
import { textSetting } from "../../settings/settings.js";
import type { Automation } from "../../settings/settings.js";
import { isPending } from "../log/answer-standing.js";
import { isDeferred, isLeftOver } from "../apply/deferred.js";
import type { CardRequest } from "../messages/models.js";
import { isSealed } from "../log/seal.js";
import { isPleading, mayPlead } from "./plead.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** An action requested on a verdict. */
export type Wish = Omit<CardRequest, "verdict">;

/**
 * Tells whether a target waits for the keeper even where wounds are written at once, by the rules or because the fight
 * that deferred it is over; or whether it is still deferred.
 */
export function waits(target: VerdictTarget, verdict: Verdict): boolean {
  const leftOver = isLeftOver(verdict) && automationFor(verdict) === "auto";
  return leftOver || isDeferred(target, verdict) || needsWord(target, verdict);
}

/** Tells whether the rules want the keeper's decision. */
export function needsWord(target: VerdictTarget, verdict: Verdict): boolean {
  return target.outcome !== null && actOf(verdict).asksKeeper(target.outcome, actorOf(target));
}

/** Returns when a verdict is written: as the table has chosen; a deed done by a user's own will has had its click. */
export function automationFor(verdict: Verdict): Automation {
  return actOf(verdict).isClicked ? "auto" : (textSetting("automation") as Automation);
}

/** Tells whether a target is written without a click: the table has chosen so, or it leaves nobody worse. */
export function isWrittenAtOnce({ outcome }: Pick<VerdictTarget, "outcome">, verdict: Verdict): boolean {
  const automation = automationFor(verdict);
  if (automation === "auto") return true;
  return automation !== "never" && outcome !== null && actOf(verdict).harmless(outcome);
}

/**
 * Tells whether a user may request this: keepers all but others' votes, owners to apply their target the first time, to
 * leave what it has joined, or to plead for an undo.
 */
export function mayAsk(wish: Pick<Wish, "action" | "target" | "vote">, verdict: Verdict, user: User): boolean {
  const { action } = wish;
  if (action === "remind" || action === "skip" || action === "resume")
    return mayTurn(action, wish.target, verdict, user);
  if (wish.action === "leave") return mayLeave(verdict, user);
  if (isPleading(wish.action)) return mayPlead(wish.action, wish.target, verdict, user);
  if (wish.action === "vote") return mayVote(wish.vote?.voter ?? "", verdict, user);
  if (wish.action === "apply" && (verdict.standing !== "judged" || automationFor(verdict) === "never")) return false;
  if (settlesAnswer(wish, verdict)) return user.isGM;
  if (wish.action === "edit" && !actOf(verdict).isEditable(verdict.targets[wish.target])) return false;
  if (wish.action === "reject" && verdict.targets.some(hasEffect)) return false;
  if (wish.action === "reveal" && verdict.standing !== "judged") return false;
  if (user.isGM) return true;
  const target = verdict.targets[wish.target];
  if (wish.action !== "apply" || !target || verdict.standing !== "judged") return false;
  if (target.stage === "undone") return false; // a keeper took it back
  if (automationFor(verdict) === "keeper" || waits(target, verdict) || isSealed(target, verdict)) return false;
  return actorOf(target)?.testUserPermission(user, "OWNER") ?? false;
}

/** Tells whether the request decides on a target's answer, and there is one. */
export function settlesAnswer({ action, target }: Pick<Wish, "action" | "target">, { targets }: Verdict): boolean {
  const word = action === "accept" || action === "countExpected" || action === "reject";
  return word && targets[target] !== undefined && isPending(targets[target]);
}

/** Tells whether a user may enter a vote while it is open: their own, and keepers that of a user who has left. */
export function mayVote(voter: string, { standing, votes }: Pick<Verdict, "standing" | "votes">, user: User): boolean {
  if (standing !== "voting" || !Object.hasOwn(votes, voter)) return false;
  return voter === user.id || (user.isGM && game.users.get(voter)?.active !== true);
}
