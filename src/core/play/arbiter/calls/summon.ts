import { announce } from "../../../foundry/types/hooks.js";
import { tell } from "../../../text/errors.js";
import { responderOf } from "../responder.js";
import { verdictOf } from "../../messages/messages.js";
import { mayRead } from "../../messages/may-read.js";
import { knownAs } from "../../../world/names.js";
import { say } from "../../../text/text.js";
import { calledBy, yetToAnswer } from "../../log/gathering.js";
import { deedOf, loadDeeds } from "../../loaded/deeds.js";

/** Number of latest messages that are searched, as many as the log draws at first. */
const RECENT = 100;

/** Calls that this user was told of, by how often the keeper had reminded them: again once they do, or ask anew. */
const told = new Map<string, number>();

/** Tells this user at once what was asked by name of actors they play. */
export async function summon(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  const recent = game.messages.contents.slice(-RECENT).some((one) => one === message);
  if (!verdict?.deed || !recent || !mayRead(message)) return;
  const { deed, intent, subject } = verdict;
  await loadDeeds(intent.ruleset);
  const called = calledBy(subject);
  if (!called?.gathers.each) return;
  const open = yetToAnswer(called);
  const reminded = verdict.log.filter(({ action }) => action === "remind").length;
  for (const target of called.call.targets) {
    const key = `${subject}|${target.actor ?? ""}`;
    if (!open.includes(target)) told.delete(key);
    else if ((told.get(key) ?? -1) < reminded && responderOf(target, message) === game.user) {
      const again = told.has(key);
      told.set(key, reminded);
      const { verdict: what } = deedOf(intent.ruleset, deed.id).view(target.outcome ?? {});
      tell(`GARDIEN.GATHERING.${again ? "reminded" : "asked"}`, { name: knownAs(target).name, what: say(what) });
      announce("gardien.awaited", say(what));
    }
  }
}
