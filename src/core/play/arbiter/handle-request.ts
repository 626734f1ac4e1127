import { loadAct } from "../loaded/acts.js";
import { actOf } from "../act/act-of.js";
import { deedsToUndo } from "../log/about.js";
import { hindrance, voteEntered } from "../judge/vote.js";
import { aimedLater } from "./aimed-later.js";
import { applyTarget, changed, moveAmmunition, moveAttacker, undoTarget } from "../apply/apply.js";
import type { Store } from "../apply/apply.js";
import { forcedWith } from "../apply/forced.js";
import { carryOutPlans, noteAnswers, spend, withPlans } from "./carry-out.js";
import { step, writeVerdict } from "./verdict-writes.js";
import { UNASKED } from "../record/answer.js";
import { settleAnswer, takeWaiting } from "./take-answer.js";
import { diceOf, unfolded } from "../dice/read-faces.js";
import { outcomeOf } from "../log/outcome-of.js";
import { verdictOf } from "../messages/messages.js";
import { isBinding } from "../messages/verdict-on.js";
import { snapshot } from "../../world/names.js";
import { tellOwedDice } from "./owed-dice.js";
import type { CardRequest } from "../messages/models.js";
import type { ChosenBack } from "../record/chosen-back.js";
import { goingBack } from "../apply/chosen-back.js";
import type { Override } from "../contract/outcome.js";
import { passTime } from "./calls/pass-time.js";
import { isLeft, isPleading, pleaAfter } from "./plead.js";
import { isWrittenAtOnce, mayAsk, settlesAnswer, waits } from "./rights.js";
import { rollAll } from "../roll/roll.js";
import { recordOf } from "../dice/roll-record.js";
import type { Wish } from "./rights.js";
import { layDice } from "../reroll/lay.js";
import { problem } from "../judge/verify.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf, isArbiter, itemAt, tokenAt } from "../../world/world.js";

/** Author of a request, and the id that tells a repeated one; `null`: the arbiter finishes its own work. */
export interface Asker {
  readonly id: string;
  readonly user: User;
}

/**
 * Carries out a request on the arbiter's client, inside its queue; the same id changes nothing a second time.
 * @returns false where it is another client's to decide by now, which has to hear of it
 */
export async function perform(message: ChatMessage, wish: Wish, asker: Asker | null): Promise<boolean> {
  if (!isArbiter()) return false;
  const verdict = verdictOf(message);
  if (!verdict || !isBinding(message)) return true;
  await loadAct(verdict);
  if (asker) {
    if (!mayAsk(wish, verdict, asker.user) || verdict.log.some(({ id }) => id === asker.id)) return true;
    const done = { id: asker.id, user: asker.user.id ?? "", action: wish.action, target: wish.target };
    await writeVerdict(message, { log: [...verdict.log, done] });
  }
  await act(message, wish, verdict);
  await settlePlea(message, wish, asker?.user.id ?? "");
  await layDice(message);
  await noteAnswers(verdict.deed?.about ?? null);
  await passTime(message);
  return true;
}

async function act(message: ChatMessage, wish: Wish, verdict: Verdict): Promise<void> {
  switch (wish.action) {
    case "apply":
      return forEach(message, wish.target, applyTarget);
    case "undo":
      return undo(message, wish.target, wish.back ?? []);
    case "edit":
      return edit(message, wish);
    case "reveal":
      return reveal(message, wish.target);
    case "vote":
      return wish.vote ? writeVerdict(message, voteEntered(verdict, wish.vote)) : undefined;
    case "leave":
      return leave(message);
    case "remind":
    case "skip":
    case "resume":
      return undefined; // that it was said is all there is to it: cards read the log
    case "plead":
    case "withdraw":
    case "keep":
      return undefined; // all that changes is the plea
    case "reject":
      if (settlesAnswer(wish, verdict)) return settleAnswer(message, wish.target, wish.action);
      return writeVerdict(message, { standing: "rejected" });
    case "accept":
    case "countExpected":
      if (settlesAnswer(wish, verdict)) return settleAnswer(message, wish.target, wish.action);
      return settle(message, wish.action === "accept" ? "received" : "expected");
  }
}

/** Notes what a player asks of the keepers about a card, or what became of it: an undo of all that they meant grants it. */
async function settlePlea(message: ChatMessage, wish: Wish, user: string): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict) return;
  const granted = wish.action === "undo" && verdict.plea?.standing === "asked" && !isLeft(verdict, verdict.plea.target);
  const plea = granted || isPleading(wish.action) ? pleaAfter(wish, verdict.plea, user) : undefined;
  if (plea) await writeVerdict(message, { plea });
}

type TargetStep = typeof applyTarget;

async function forEach(message: ChatMessage, target: number, act: TargetStep): Promise<void> {
  const count = verdictOf(message)?.targets.length ?? 0;
  const indices = target < 0 ? Array.from({ length: count }, (_, i) => i) : [target];
  for (const index of indices) await step(message, (verdict, store) => act(verdict, index, store));
}

/** Reveals the outcome to players. */
async function reveal(message: ChatMessage, target: number): Promise<void> {
  await step(message, ({ targets }, store) =>
    store(targets.map((one, index) => (target < 0 || target === index ? { ...one, revealed: true } : one))),
  );
}

/**
 * Undoes one target, or the whole attack: then the ammunition is returned, and deeds about the attack are undone too.
 * That is stored first, for an arbiter who resumes.
 */
async function undo(message: ChatMessage, target: number, chosen: readonly ChosenBack[]): Promise<void> {
  const before = verdictOf(message);
  if (target < 0 && before?.ammunition === "spent") {
    const attacker = actorOf(before.intent.attacker);
    const aftermath = before.aftermath && goingBack(before.aftermath, attacker, chosen);
    await writeVerdict(message, { ammunition: "returning", aftermath, back: roundsAmong(chosen, before.intent) });
  }
  if (target < 0) for (const deed of deedsToUndo(before?.subject ?? "")) await undo(deed, -1, chosen);
  await forEach(message, target, (verdict, index, store) => undoWithForced(verdict, index, store, chosen));
  const verdict = verdictOf(message);
  if (!verdict || target >= 0) return;
  const targets = verdict.targets.map((one): VerdictTarget => (isOpen(one) ? { ...one, stage: "undone" } : one));
  if (verdict.ammunition === "kept" || verdict.ammunition === "returned") return writeVerdict(message, { targets });
  await writeVerdict(message, { targets, ammunition: "returning" });
  await moveAmmunition(verdict.intent, 1, message.id ?? "", verdict.back);
  await moveAttacker(verdict, "back");
  await writeVerdict(message, { ammunition: "returned" });
}

/** What a keeper has chosen for the rounds that an attack has cost. */
const roundsAmong = (chosen: readonly ChosenBack[], { costs }: Verdict["intent"]): readonly ChosenBack[] =>
  chosen.filter(({ actor, path }) => costs.some((cost) => itemAt(cost.weapon)?.uuid === actor && cost.path === path));

/** Undoes a target with the deeds it forced, which depend on what it left. */
async function undoWithForced(
  verdict: Verdict,
  index: number,
  store: Store,
  chosen: readonly ChosenBack[] = [],
): Promise<void> {
  const back: TargetStep = (one, at, keep) => undoTarget(one, at, keep, chosen);
  for (const message of forcedWith(verdict, index)) await forEach(message, 0, back);
  await back(verdict, index, store);
}

/** Undoes an actor's joining, and returns what it cost them. */
async function leave(message: ChatMessage): Promise<void> {
  await forEach(message, -1, undoTarget);
  await writeVerdict(message, { standing: "rejected", problems: [problem("left", "ask")] });
}

/**
 * Applies the keeper's decision: what was applied is undone first, then written anew; so is what waited for this
 * decision alone. No defence is asked for, unless another actor is hit. A blow at nobody is first aimed at the actor
 * the keeper names.
 */
async function edit(message: ChatMessage, { target, override, retarget }: Wish): Promise<void> {
  const before = verdictOf(message);
  const aimed = before && retarget && aimedLater(before, target, retarget);
  if (aimed) await writeVerdict(message, aimed);
  return anew(message, target, (one, verdict) => asDecided(one, target, verdict, { override, retarget }));
}

/** Tells whether a target is not finished yet. */
const isOpen = ({ stage }: VerdictTarget): boolean =>
  stage === "resolved" || stage === "awaiting" || stage === "throwing";

type Found = VerdictTarget | Promise<VerdictTarget>;

/** Undoes one target if it was applied, finds its outcome anew, and applies that in its place. */
export async function anew(
  message: ChatMessage,
  index: number,
  find: (target: VerdictTarget, verdict: Verdict) => Found,
): Promise<void> {
  const before = verdictOf(message)?.targets[index];
  await step(message, (verdict, store) => undoWithForced(verdict, index, store));
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  if (!verdict || !before || !target) return;
  const recomputed = await find(target, verdict);
  const found: VerdictTarget = { ...(await withOwedDice(recomputed, index, verdict)), plan: null };
  const all = changed(verdict.targets, index, found);
  const targets = actOf(verdict).inTurn(all, verdict.targets);
  const again = targets[index] ?? found;
  await writeVerdict(message, { targets });
  const counts = verdict.standing === "judged" && isWrittenAtOnce(again, verdict);
  const waited = isOpen(before);
  if (again.stage === "resolved" && (before.stage === "applied" || (waited && counts && !waits(again, verdict))))
    await step(message, (now, store) => applyTarget(now, index, store));
}

/** Returns one target as the keeper decides it, perhaps with another actor. */
function asDecided(
  target: VerdictTarget,
  index: number,
  verdict: Verdict,
  { override, retarget }: Pick<Wish, "override" | "retarget">,
): VerdictTarget {
  const act = actOf(verdict);
  const person = retarget && act.canBeAimed ? personOf(retarget) : null;
  const aimed: VerdictTarget = { ...target, override: override as Override, ...person };
  const actor = actorOf(aimed);
  if (!actor) return { ...aimed, outcome: null, stage: "missing" };
  return act.decided(aimed, index, actor, person !== null);
}

/** Returns a target with the dice that the decision calls for; those not thrown yet are thrown here. */
async function withOwedDice(target: VerdictTarget, index: number, verdict: Verdict): Promise<VerdictTarget> {
  const actor = actorOf(target);
  const owed = target.stage === "resolved" && actor ? actOf(verdict).owed(target, index, actor) : null;
  if (!owed || !actor) return target;
  const rolled = await rollAll([owed]);
  const rolls = rolled.map(recordOf);
  const thrown = { ...target, later: { ...target.later, ...diceOf(unfolded([owed], rolls), rolls) } };
  await tellOwedDice({ ...verdict, targets: changed(verdict.targets, index, thrown) }, index, rolled);
  return { ...thrown, outcome: outcomeOf(thrown, verdict.intent.targets[index], verdict.intent, actor) };
}

function personOf(retarget: NonNullable<CardRequest["retarget"]>): Partial<VerdictTarget> {
  const actor = actorOf(retarget);
  return actor ? { ...retarget, ...snapshot(actor, tokenAt(retarget.token)), ...UNASKED, later: {} } : {};
}

/** Makes the total count that the keeper chose; the attack then goes on as if nothing had been wrong. */
async function settle(message: ChatMessage, side: "expected" | "received"): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict || (verdict.standing !== "flagged" && verdict.standing !== "review")) return;
  const hindered = hindrance(verdict);
  if (hindered) return writeVerdict(message, hindered);
  const act = actOf(verdict);
  const both = verdict.targets.map((target, index) => act.counted(target, verdict.intent.targets[index], side));
  const intent = {
    ...verdict.intent,
    targets: verdict.intent.targets.map((intended, i) => both[i]?.intended ?? intended),
  };
  const each = both.map(({ target }) => target);
  const counting = each.length > 0 ? actOf({ ...verdict, intent }).inTurn(each) : each;
  const settled: Verdict = { ...verdict, standing: "judged", intent, targets: counting };
  const { standing, targets: planned } = withPlans(settled);
  const owing = verdict.intent.costs.length > 0 || verdict.aftermath !== null;
  const unpaid = verdict.ammunition === "kept" && owing;
  await writeVerdict(message, { standing, intent, targets: planned, ...(unpaid && { ammunition: "spending" }) });
  await carryOutPlans(message);
  await spend(message);
  await takeWaiting(verdict.subject);
}
