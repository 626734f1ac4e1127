import { refuse, reportFailure, warn } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { listen, unlisten } from "../foundry/types/hooks.js";
import { audienceOf } from "../play/log/audience.js";
import { verdictOf } from "../play/messages/messages.js";
import { postMessage } from "../play/draft/post-message.js";
import { rollAll } from "../play/roll/roll.js";
import { mayRead } from "../play/messages/may-read.js";
import { tokenAt } from "../world/world.js";
import { DefenceDraft } from "../play/draft/answer-draft.js";
import type { Asked } from "../play/draft/answer-draft.js";
import type { DefenceIntent } from "../play/record/answer.js";
import { mayAnswer, answerStanding } from "../play/log/answer-standing.js";
import { weighed } from "./replies.js";
import type { Weighed } from "./replies.js";

/** Tells whether the question is open and the target the user's; warns the user if not. */
export function mayGiveAnswer({ asked }: DefenceDraft): boolean {
  if (!asked) refuse("GARDIEN.DEFENCE.tooLate");
  else if (!mayAnswer(asked.target, game.user)) refuse("GARDIEN.ATTACK.ERROR.notYours", { name: asked.target.name });
  else return true;
  return false;
}

/**
 * Rolls and posts a prepared answer, and reports a failure, once. Returns whether it was posted.
 * @param id of the reply, as it is offered now
 */
export async function give(draft: DefenceDraft, id: string): Promise<boolean> {
  const { asked } = draft;
  if (!asked || !mayGiveAnswer(draft)) return false;
  const reply = weighed(draft, asked).find((one) => one.reply.id === id);
  if (!reply || reply.obstacle) {
    warn(reply?.obstacle ? say(reply.obstacle) : t("GARDIEN.DEFENCE.goneReply"));
    return false;
  }
  try {
    await post(draft, asked, reply);
    return true;
  } catch (error) {
    reportFailure("defence.roll", error);
    return false;
  }
}

async function post(draft: DefenceDraft, asked: Asked, { situation, lines }: Weighed): Promise<void> {
  const { actor, target, procedure, verdict } = asked;
  const data: DefenceIntent = {
    ruleset: verdict.intent.ruleset,
    actor: actor.uuid,
    attack: { id: verdict.subject, target: draft.index },
    refused: situation.refused,
    choices: situation.choices,
    lines,
  };
  const rolls = await rollAll(procedure.rolls(situation, lines));
  const speaker = { actor, token: tokenAt(target.token) };
  const answer = await postMessage({ type: "defence", data, rolls, speaker, audience: audienceFor(draft, asked) });
  if (answer) watch(answer, data, draft.message);
}

/** Tells the user when their answer comes to nothing: another was quicker, or the question is closed. */
function watch(answer: ChatMessage, intent: DefenceIntent, asking: ChatMessage): void {
  const hook = listen("updateChatMessage", (message: ChatMessage) => {
    const verdict = message.id === asking.id ? verdictOf(message) : undefined;
    const became = verdict && answerStanding(answer, intent, verdict);
    if (!became || became === "open" || became === "pending") return;
    unlisten("updateChatMessage", hook);
    if (became !== "counts") refuse(`GARDIEN.DEFENCE.note.${became}`, { name: game.user.name });
  });
}

/** Returns the audience of an answer: the attack's; of secret dice, their roller and keepers. */
function audienceFor({ message }: DefenceDraft, { procedure, actor }: Asked): { whisper: string[]; blind: boolean } {
  const audience = audienceOf(message.id ?? "") ?? { whisper: [], blind: false };
  if (!procedure.secret(actor)) return audience;
  const readers = game.users.filter((user) => mayRead(message, user));
  const privy = readers.filter((user) => user.isGM || user === game.user || actor.testUserPermission(user, "OWNER"));
  return { ...audience, whisper: privy.flatMap(({ id }) => id ?? []) };
}
