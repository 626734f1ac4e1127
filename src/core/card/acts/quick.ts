import { startDefence } from "../../defence/start.js";
import { openSheet } from "../../foundry/types/sheets.js";
import { actOf } from "../../play/act/act-of.js";
import { ask } from "../../play/arbiter/send-request.js";
import { responderOf } from "../../play/arbiter/responder.js";
import { loadAct } from "../../play/loaded/acts.js";
import { isAsked } from "../../play/log/answer-standing.js";
import { mayRead } from "../../play/messages/may-read.js";
import { verdictOf } from "../../play/messages/messages.js";
import { isBinding, type VerdictRecord } from "../../play/messages/verdict-on.js";
import type { VerdictTarget } from "../../play/record/verdict.js";
import { refuse, tell } from "../../text/errors.js";
import { knownAs } from "../../world/names.js";
import { actorAt, actorOf } from "../../world/world.js";
import { actionsOf } from "../parts/row-actions.js";

/** How far back in the log is looked: as far as it is drawn at first. */
const RECENT = 100;

/** The cards that count and that this user may read, the oldest first. */
function recentCards(): readonly VerdictRecord[] {
  return game.messages.contents.slice(-RECENT).flatMap((message) => {
    const verdict = verdictOf(message);
    return verdict?.standing === "judged" && isBinding(message) && mayRead(message) ? [{ message, verdict }] : [];
  });
}

/** Has what waits longest for a click of this user applied, as « Appliquer » on its card does; else shows what else waits. */
export async function confirmNext(): Promise<void> {
  for (const { message, verdict } of recentCards()) {
    if (verdict.targets.every(({ stage }) => stage !== "resolved")) continue;
    await loadAct(verdict);
    for (const [index, target] of verdict.targets.entries()) {
      if (target.stage !== "resolved" || !actionsOf(target, index, verdict, actorOf(target)).apply) continue;
      await ask(message, { action: "apply", target: index, override: {}, retarget: null });
      tell("GARDIEN.QUICK.applied", { what: actOf(verdict).title(null), name: knownAs(target).name });
      return;
    }
  }
  await showNext();
}

/** Shows what waits longest for another word of this user than a click; says so where nothing does. */
async function showNext(): Promise<void> {
  if (game.user.isGM) {
    const [{ openQuestions }, { jumpTo }] = await Promise.all([
      import("../../questions/list.js"),
      import("../../questions/jump.js"),
    ]);
    const next = (await openQuestions()).findLast(({ message }) => message !== "");
    if (next) return jumpTo(next.message);
  } else {
    for (const { message, verdict } of recentCards()) {
      const index = verdict.targets.findIndex((one) => isMine(one, { message, verdict }));
      if (index >= 0) return startDefence(message, index);
    }
  }
  refuse("GARDIEN.QUICK.nothing");
}

/** Tells whether a target's answer is this user's to give. */
function isMine(target: VerdictTarget, { message, verdict }: VerdictRecord): boolean {
  return isAsked(target, verdict) && responderOf(target, message) === game.user;
}

/** Opens the sheet of whoever this user has kept waiting longest, or of whom the question is about where that is not theirs to see. */
export async function openAsker(): Promise<void> {
  const mine = game.user.isGM ? await askedOfKeeper() : askedOfPlayer();
  const actor = mine.find((one) => one.testUserPermission(game.user, "LIMITED"));
  if (actor) await openSheet(actor);
  else refuse("GARDIEN.QUICK.nobody");
}

async function askedOfKeeper(): Promise<readonly Actor[]> {
  const { openQuestions } = await import("../../questions/list.js");
  return (await openQuestions()).toReversed().flatMap(({ about, actor }) => actorAt(about ?? actor) ?? []);
}

function askedOfPlayer(): readonly Actor[] {
  return recentCards().flatMap(({ message, verdict }) =>
    verdict.targets
      .filter((target) => isMine(target, { message, verdict }))
      .flatMap((target) => [actorOf(verdict.intent.attacker) ?? [], actorOf(target) ?? []].flat()),
  );
}
