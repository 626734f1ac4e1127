import { startDefence } from "../../defence/start.js";
import { concludeCalled, joinCalled, rollRest } from "../../deed/join.js";
import { deedChoices, startDeed } from "../../deed/start.js";
import { verdictOf } from "../../play/messages/messages.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import { ACTIONS } from "../../play/messages/models.js";
import type { Action } from "../../play/messages/models.js";
import { ask } from "../../play/arbiter/send-request.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import { throwDamage } from "../../play/draft/throw-damage.js";
import { startAttack } from "../../attack/start.js";
import { actorAt, actorOf, itemAt, tokenAt } from "../../world/world.js";
import { doersFor } from "../parts/acting-actor.js";
import { furtherWeapon } from "../parts/row-actions.js";
import { aimLater, answerFor, editTarget, remarkOn, tickFor } from "./edit.js";
import { unveil } from "./unveil.js";

/** Returns the message with the verdict that a button of a card is about; undefined: none. */
export function verdictAbout(button: HTMLElement | null, message: ChatMessage): ChatMessage | undefined {
  const { verdict } = button?.dataset ?? {};
  if (verdict) return game.messages.get(verdict);
  return verdictOf(message) ? message : verdictOn(message.id ?? "")?.message;
}

/**
 * Carries out the action of a card's button; with Shift, what somebody was asked is rolled without a window, and an undo
 * on which nothing depends is done without a question.
 */
export async function act(button: HTMLButtonElement, message: ChatMessage, event?: Event): Promise<void> {
  const { cardAction, target = "-1", deed, actor: doer } = button.dataset;
  const index = Number(target);
  const subject = verdictAbout(button, message);
  const verdict = subject && verdictOf(subject);
  if (!subject || !verdict) return;
  if (cardAction === "defend") return startDefence(subject, index, button.dataset.reply);
  if (cardAction === "damage") return throwDamage(subject, index);
  if (cardAction === "unveil") return unveil(verdict.subject);
  if (cardAction === "edit") return editTarget(subject, index);
  if (cardAction === "aim") return aimLater(subject, index);
  if (cardAction === "remark") return remarkOn(subject, index);
  if (cardAction === "tick") {
    const { name = "", on } = button.dataset;
    return tickFor(subject, index, name, on === undefined);
  }
  if (cardAction === "answer") return answerFor(subject, index, Number(button.dataset.answer));
  if (cardAction === "plead") return (await import("../../undo/plea/window.js")).PleaWindow.open(subject);
  if (cardAction === "answerPlea") return (await import("../../undo/plea-answer.js")).PleaAnswer.open(subject);
  if (cardAction === "join" || cardAction === "conclude") {
    return (cardAction === "join" ? joinCalled : concludeCalled)(verdict.subject, verdict.intent.ruleset);
  }
  if (cardAction === "deed") {
    const person = actorAt(doer ?? null);
    if (person && deed) await startDeed(deed, [person], {}, { about: verdict.subject });
    return;
  }
  if (cardAction === "rollRest") return rollRest(verdict.subject, verdict.intent.ruleset);
  if (cardAction === "callTogether") {
    const people = (button.dataset.actors ?? "").split(" ").flatMap((uuid) => actorAt(uuid) ?? []);
    if (people.length > 0 && deed)
      await startDeed(deed, people, deedChoices(button.dataset.choices), { window: false });
    return;
  }
  if (cardAction === "call") {
    const whom = "ofAttacker" in button.dataset ? verdict.intent.attacker : verdict.targets[index];
    const { on } = button.dataset;
    const victim = on ? actorAt(on) : whom && actorOf(whom);
    if (!victim || !deed) return;
    const oneOf = "byAnybody" in button.dataset;
    const people = oneOf ? doersFor(victim) : [victim];
    if (people.length > 0)
      await startDeed(deed, people, deedChoices(button.dataset.choices), {
        oneOf,
        window: button.dataset.about === undefined ? "window" in button.dataset : undefined,
        about: button.dataset.about,
        event: button.dataset.about === undefined ? undefined : event,
      });
    return;
  }
  if (cardAction === "again") {
    const part = verdict.targets[index];
    const actor = part && actorOf(part);
    const further = part && actor ? furtherWeapon(actor, part, verdict) : null;
    const weapon = further ?? itemAt(verdict.intent.weapon.uuid);
    const next = part?.outcome && !further ? procedureOf(verdict.intent, part).chosenNext(part.outcome) : undefined;
    const token = tokenAt(verdict.intent.attacker.token);
    if (weapon) await startAttack(weapon, { token, choices: next, window: true });
    return;
  }
  if (cardAction === "vote") {
    const vote = { voter: button.dataset.voter ?? "", yes: button.dataset.yes !== undefined };
    return ask(subject, { action: "vote", target: -1, override: {}, retarget: null, vote });
  }
  const action = ACTIONS.find((one): one is Action => one === cardAction);
  if (action === "undo") {
    const { askUndo } = await import("../../undo/ask.js");
    const quick = event !== undefined && "shiftKey" in event && event.shiftKey === true;
    await askUndo(subject, index, quick);
    return;
  }
  if (action) await ask(subject, { action, target: index, override: {}, retarget: null });
}
