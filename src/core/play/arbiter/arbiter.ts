/**
 * The arbiter: the active keeper's client. It judges every attack and deed once, in the order they came, and writes its
 * verdict as a message of its own, which no player can touch. What it is about to change it writes there first.
 */
import { loadAct } from "../loaded/acts.js";
import { createMessage } from "../../foundry/write.js";
import { loadDeeds } from "../loaded/deeds.js";
import { reportFailure } from "../../text/errors.js";
import { loadRoundRules } from "../../fight/state/rule-of.js";
import { lanes, onGivenUp } from "./arbitrate.js";
import { carryOutPlans, noteAnswers, spend, withPlans } from "./carry-out.js";
import { hear } from "./hearing.js";
import { judgeAct, unreadable } from "../judge/judge-act.js";
import { damageStanding } from "../log/damage-standing.js";
import { takeDamage } from "./take-damage.js";
import { keptWords } from "../act/told.js";
import { isOpen, takeAnswer } from "./take-answer.js";
import { modelOf, sentAt, verdictOf } from "../messages/messages.js";
import { readersOf } from "../log/audience.js";
import { rememberArbiter } from "../messages/arbiters.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import { ActMessage, DamageMessage, DefenceMessage, MESSAGE_VERSION, RequestMessage } from "../messages/models.js";
import { owesTime, passTime } from "./calls/pass-time.js";
import { takeSeat } from "./one-window.js";
import { pause } from "./pause.js";
import { postUnder } from "../draft/post-once.js";
import { perform } from "./handle-request.js";
import { stableId } from "../../world/stable-id.js";
import { layDice, throwsAgain } from "../reroll/lay.js";
import { aboutKey, keysFor, keysOf, weaponKey } from "./verdict-keys.js";
import type { Verdict } from "../record/verdict.js";
import { isArbiter } from "../../world/world.js";

/** Highest number of characters in a message's data; thirty fighters at one table need a tenth of it. */
const MOST_LETTERS = 200_000;

onGivenUp(takeUp);

/** Queues a new message, if it is the arbiter's to judge and this client is the arbiter. */
export function consider(message: ChatMessage): void {
  if (!isArbiter()) return;
  const model = modelOf(message);
  const id = message.id ?? "";
  if (model instanceof ActMessage) {
    const { attacker, targets, weapon } = model.intent;
    const keys = () => [...keysFor(id, [attacker, ...targets]), ...weaponKey(weapon), ...aboutKey(model.deed)];
    if (model.isJudged) lanes.take(message, model.kind, keys, () => judge(message));
  } else if (model instanceof DefenceMessage) {
    considerAnswer(message, model);
  } else if (model instanceof DamageMessage) {
    considerDamage(message, model);
  } else if (model instanceof RequestMessage) {
    lanes.hear(message, () => hear(message, model.request));
  }
}

/** Queues an answer to a blow, which is judged by then. */
function considerAnswer(message: ChatMessage, { intent }: DefenceMessage): void {
  const { attack, actor } = intent;
  const record = () => verdictOn(attack.id);
  if (record() ? !isOpen(message, intent) : !game.messages.has(attack.id)) return;
  const keys = () => {
    const { verdict } = record() ?? {};
    return verdict ? keysOf(verdict) : keysFor(attack.id, [{ actor, token: null }]);
  };
  lanes.take(message, "defence", keys, () => takeAnswer(message, intent));
}

/** Queues the damage of a blow that waits for it. */
function considerDamage(message: ChatMessage, { intent }: DamageMessage): void {
  const record = verdictOn(intent.attack.id);
  if (record && damageStanding(message, intent, record.verdict) === "open")
    lanes.take(
      message,
      "damage",
      () => keysOf(record.verdict),
      () => takeDamage(message, intent),
    );
}

/**
 * Begins as the arbiter when the world opens. The note of it comes first: two windows of one keeper would otherwise
 * both write it at the first attack, and one be refused.
 */
export function begin(): void {
  if (!isArbiter()) return;
  rememberArbiter(game.userId ?? "").catch((error: unknown) => reportFailure("attack.arbiters", error));
  takeUp();
}

/** Resumes everything that waits, oldest first: attacks without a verdict, unfinished plans, unheard requests. */
export function takeUp(): void {
  if (!isArbiter()) return;
  takeSeat(takeUp);
  if (!isArbiter()) return; // once this window has the seat
  const messages = [...game.messages].sort((a, b) => sentAt(a) - sentAt(b));
  for (const message of messages) {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    // Two windows of one keeper may have judged the same attack: only the verdict that counts is taken up.
    const counts = verdict && verdictOn(verdict.subject)?.message === message;
    if (counts && isUnfinished(verdict))
      lanes.take(
        message,
        "resume",
        () => keysOf(verdict),
        () => resume(message.id ?? ""),
      );
  }
  for (const message of messages) if (!verdictOn(message.id ?? "")) consider(message);
}

function isUnfinished(verdict: Verdict): boolean {
  const { targets, ammunition } = verdict;
  return (
    owesTime(verdict) ||
    throwsAgain(verdict) ||
    ammunition === "spending" ||
    ammunition === "returning" ||
    targets.some(({ stage }) => stage === "planned" || stage === "undoing")
  );
}

/** Judges a message and, where wounds are written at once, applies the outcome. */
async function judge(message: ChatMessage): Promise<void> {
  await pause(); // the card first: everybody sees the dice before the rules weigh them
  const id = message.id ?? "";
  const model = modelOf(message);
  if (!isArbiter() || !game.messages.get(id) || verdictOn(id)) return;
  if (!(model instanceof ActMessage) || !model.isJudged) return;
  await loadAct(model);
  await loadRoundRules();
  const verdict = decide(message, model);
  const record = await post(message, verdict);
  if (!record) return;
  await noteAnswers(verdict.deed?.about ?? null);
  await carryOutPlans(record);
  await layDice(record);
  await spend(record);
  await passTime(record);
}

/** Reopens the question of a deleted answer: its author may answer again. */
export function forget(message: ChatMessage): void {
  if (!isArbiter()) return;
  const { deed, intent } = verdictOf(message) ?? {};
  if (!deed?.about || !intent) return;
  const { about } = deed;
  const forgotten = async () => {
    await loadDeeds(intent.ruleset);
    await noteAnswers(about);
  };
  lanes.take(message, "forget", () => [about], forgotten);
}

/** Returns the verdict on a message, even on one that cannot be judged: it must not come back at every start. */
function decide(message: ChatMessage, model: ActMessage): Verdict {
  try {
    if (JSON.stringify(model.data).length > MOST_LETTERS) throw new RangeError("the message is too long");
    const verdict = judgeAct(message, model);
    return verdict.standing === "judged" ? withPlans(verdict) : verdict;
  } catch (error) {
    const { verdict, isExplained } = unreadable(message, model);
    if (!isExplained) console.error(`gardien | attack.${model.kind} ${message.id ?? ""}`, error);
    return verdict;
  }
}

/**
 * Posts a verdict to those who read what it judges.
 * @returns its message; undefined where another window of this keeper was quicker, which then carries it out
 */
async function post(subject: ChatMessage, verdict: Verdict): Promise<ChatMessage | undefined> {
  await rememberArbiter(game.userId ?? "");
  const id = stableId("verdict", verdict.subject);
  const readers = readersOf(subject);
  const source = {
    ...{ _id: id, type: "verdict", speaker: { alias: game.user.name } },
    system: { version: MESSAGE_VERSION, data: verdict },
    content: keptWords({ ...verdict, verdict }, readers.whisper),
    ...readers,
  };
  const posted = await postUnder(id, () => createMessage(source, { keepId: true }));
  return posted ? game.messages.get(id) : undefined;
}

async function resume(id: string): Promise<void> {
  const message = game.messages.get(id);
  if (!message || !isArbiter() || !isBinding(message)) return;
  const known = verdictOf(message);
  if (known) await loadAct(known);
  await carryOutPlans(message);
  await layDice(message);
  await spend(message);
  await passTime(message);
  const verdict = verdictOf(message);
  if (verdict?.ammunition === "returning")
    await perform(message, { action: "undo", target: -1, override: {}, retarget: null }, null);
}
