import { reportFailure, tell } from "../text/errors.js";
import { plural, t } from "../text/i18n.js";
import { booleanSetting } from "../settings/settings.js";
import { announce } from "../foundry/types/hooks.js";
import { verdictOf } from "../play/messages/messages.js";
import { knownAs } from "../world/names.js";
import { loadAttacksFor } from "../play/loaded/attacks.js";
import type { Verdict } from "../play/record/verdict.js";
import { isArbiter } from "../world/world.js";
import { give } from "./answer.js";
import { askedOn, DefenceDraft } from "../play/draft/answer-draft.js";
import type { Asked } from "../play/draft/answer-draft.js";
import { weighed } from "./replies.js";
import { responderOf } from "../play/arbiter/responder.js";
import { overdueIn } from "../play/arbiter/answer-times.js";
import { DefenceWindow } from "./window.js";

/** Questions that this user was told of. */
const told = new Set<string>();
/** Questions that the keeper will be told of, if they are still open by then. */
const due = new Set<string>();
/** Questions without an answer in time, which were answered by doing nothing. */
const givenUp = new Set<string>();
/** Queue of windows, which open one after another. */
let opening: Promise<void> = Promise.resolve();

/** Tells this user of the questions of an attack to their actors, once each. */
export async function prompt(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict) return;
  await loadAttacksFor(verdict.intent);
  const called: number[] = [];
  for (const index of verdict.targets.keys()) {
    const asked = askedOn(message, index);
    if (!asked) continue;
    const key = keyOf(message, index, asked);
    callBack(message, asked, key);
    if (isOverdue(asked) && asked.procedure.silent()) await giveUp(message, index, asked, key);
    if (told.has(key)) continue;
    if (responderOf(asked.target, message) === game.user || isOverdue(asked)) {
      told.add(key);
      called.push(index);
    }
  }
  call(message, verdict, called);
}

/** Returns to a question once the table has waited long enough. */
function callBack(message: ChatMessage, asked: Asked, key: string): void {
  const wait = overdueIn(asked);
  if (!isArbiter() || !wait || due.has(key)) return;
  due.add(key);
  setTimeout(() => {
    due.delete(key); // clocks may be set back meanwhile: then it is waited for once more
    promptSafely(message);
  }, wait);
}

/** Answers for a silent target by doing nothing against the blow, once, on the arbiter's client. */
async function giveUp(message: ChatMessage, index: number, asked: Asked, key: string): Promise<void> {
  told.add(key);
  if (givenUp.has(key)) return;
  givenUp.add(key);
  const draft = new DefenceDraft(message, index);
  const still = weighed(draft, asked).find(({ reply }) => reply.kind === "still");
  if (still) await give(draft, still.reply.id);
}

function promptSafely(message: ChatMessage): void {
  prompt(message).catch((error: unknown) => reportFailure("defence.prompt", error));
}

/** Returns the key of a question; a target asked anew, e.g. because another actor is hit, has another one. */
function keyOf(message: ChatMessage, index: number, { target }: Asked): string {
  return [message.id, index, target.actor, target.asked].join("|");
}

function isOverdue(asked: Asked): boolean {
  return isArbiter() && overdueIn(asked) === 0;
}

/** Lists several questions to a keeper side by side in their tray. */
function call(message: ChatMessage, { intent, targets }: Verdict, called: readonly number[]): void {
  const attacker = knownAs(intent.attacker).name;
  if (called.length > 0) announce("gardien.awaited", t("GARDIEN.CALL.defence", { attacker }));
  if (game.user.isGM && called.length > 1) {
    ui.notifications.info(foundry.utils.escapeHTML(plural("GARDIEN.DEFENCE.askedMany", called.length, { attacker })));
    announce("gardien.severalAsked");
    return;
  }
  for (const index of called) {
    const target = targets[index];
    tell("GARDIEN.DEFENCE.asked", { attacker, target: target ? knownAs(target).name : "" });
    if (!booleanSetting("defencePrompt")) continue;
    opening = opening
      .then(() => open(message, index))
      .catch((error: unknown) => reportFailure("defence.prompt", error));
  }
}

/** Opens windows one after another: the next one when this one is answered, or closed. */
async function open(message: ChatMessage, index: number): Promise<void> {
  if (!askedOn(message, index)) return;
  await DefenceWindow.open(new DefenceDraft(message, index), { quietly: true });
  await DefenceWindow.closed(message, index);
}
