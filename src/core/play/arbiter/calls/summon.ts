import { tell } from "../../../text/errors.js";
import { responderOf } from "../responder.js";
import { verdictOf } from "../../messages/messages.js";
import { mayRead } from "../../messages/may-read.js";
import { knownAs } from "../../../world/names.js";
import { say } from "../../../text/text.js";
import { calledBy, yetToAnswer } from "../../log/gathering.js";
import { deedOf, loadDeeds } from "../../loaded/deeds.js";

/** As far back as the log is drawn at first: what nobody has answered since is not brought up at every start. */
const RECENT = 100;

/** What this user was told of: each is told once, and again only where it was opened again. */
const told = new Set<string>();

/** Tells this user what was asked by name of people whom they play, as soon as it is. */
export async function summon(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  const recent = game.messages.contents.slice(-RECENT).some((one) => one === message);
  if (!verdict?.deed || !recent || !mayRead(message)) return;
  const { deed, intent, subject } = verdict;
  await loadDeeds(intent.ruleset);
  const called = calledBy(subject);
  if (!called?.gathers.each) return;
  const open = yetToAnswer(called);
  for (const target of called.call.targets) {
    const key = `${subject}|${target.actor ?? ""}`;
    if (!open.includes(target)) told.delete(key);
    else if (!told.has(key) && responderOf(target, message) === game.user) {
      told.add(key);
      const { verdict: what } = deedOf(intent.ruleset, deed.id).view(target.outcome ?? {});
      tell("GARDIEN.GATHERING.asked", { name: knownAs(target).name, what: say(what) });
    }
  }
}
