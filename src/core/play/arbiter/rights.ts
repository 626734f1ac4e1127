import { actOf } from "../act/act-of.js";
import { hasEffect } from "../log/about.js";
import { mayLeave } from "../log/gathering.js";
import { textSetting } from "../../settings/settings.js";
import type { Automation } from "../../settings/settings.js";
import { isPending } from "../log/answer-standing.js";
import { isHeldBack, isLeftOver } from "../apply/deferred.js";
import type { CardRequest } from "../messages/models.js";
import { isSealed } from "../log/seal.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** What is asked of a verdict, whoever asks. */
export type Wish = Omit<CardRequest, "verdict">;

/**
 * Whether the keeper's word is wanted even where wounds are written at once, by the rules or because the fight that held
 * them back is over; or whether they are held back still.
 */
export function waits(target: VerdictTarget, verdict: Verdict): boolean {
  const leftOver = isLeftOver(verdict) && automationFor(verdict) === "auto";
  return leftOver || isHeldBack(target, verdict) || needsWord(target, verdict);
}

/** Whether the rules want it. */
export function needsWord(target: VerdictTarget, verdict: Verdict): boolean {
  return target.outcome !== null && actOf(verdict).confirm(target.outcome, actorOf(target));
}

/** When a verdict is written: as the table has chosen; what somebody does of their own will has had its click. */
export function automationFor({ deed }: Verdict): Automation {
  return deed && !deed.clock && !deed.forced ? "auto" : (textSetting("automation") as Automation);
}

/** Whether what was done to one target is written without a click: the table has chosen so, or nobody is any worse for it. */
export function isWrittenAtOnce({ outcome }: Pick<VerdictTarget, "outcome">, verdict: Verdict): boolean {
  const automation = automationFor(verdict);
  if (automation === "auto") return true;
  return automation !== "never" && outcome !== null && actOf(verdict).harmless(outcome);
}

/** Whether somebody may ask this: keepers everything but the votes of others, the owner of a target to have it applied the first time, or to leave what it has joined. */
export function mayAsk(wish: Pick<Wish, "action" | "target" | "vote">, verdict: Verdict, user: User): boolean {
  if (wish.action === "leave") return mayLeave(verdict, user);
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

/** Whether what is asked is a word on the answer of one target, and there is such an answer. */
export function settlesAnswer({ action, target }: Pick<Wish, "action" | "target">, { targets }: Verdict): boolean {
  const word = action === "accept" || action === "countExpected" || action === "reject";
  return word && targets[target] !== undefined && isPending(targets[target]);
}

/** While a vote is open everybody has their own; keepers enter that of somebody who has left the table. */
export function mayVote(voter: string, { standing, votes }: Pick<Verdict, "standing" | "votes">, user: User): boolean {
  if (standing !== "voting" || !Object.hasOwn(votes, voter)) return false;
  return voter === user.id || (user.isGM && game.users.get(voter)?.active !== true);
}
