import { deedChoices, startDeed } from "../../deed/start.js";
import { verdictOf } from "../../play/record/messages.js";
import { verdictOn } from "../../play/record/verdict-on.js";
import { ACTIONS } from "../../play/record/models.js";
import type { Action } from "../../play/record/models.js";
import { ask } from "../../play/arbiter/send-request.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import { startAttack } from "../../attack/start.js";
import { actorAt, actorOf, itemAt, tokenAt } from "../../world/world.js";
import { doersFor } from "../parts/acting-actor.js";
import { drawCard } from "../draw.js";
import { cards } from "../registry.js";

/** Does what a button of a card says. */
export async function act(button: HTMLButtonElement, message: ChatMessage): Promise<void> {
  const { cardAction, target = "-1", verdict: verdictId, deed, actor: doer } = button.dataset;
  const index = Number(target);
  if (cardAction === "fold") return fold(button, message);
  const subject = verdictId
    ? game.messages.get(verdictId)
    : verdictOf(message)
      ? message
      : verdictOn(message.id ?? "")?.message;
  const verdict = subject && verdictOf(subject);
  if (!subject || !verdict) return;
  if (cardAction === "defend")
    return (await import("../../defence/answer.js")).answerFor(subject, index, button.dataset.reply);
  if (cardAction === "damage") return (await import("../../play/draft/throw-damage.js")).throwDamage(subject, index);
  if (cardAction === "unveil") return (await import("./unveil.js")).unveil(verdict.subject);
  if (cardAction === "edit") return (await import("./edit.js")).editTarget(subject, index);
  if (cardAction === "aim") return (await import("./edit.js")).aimLater(subject, index);
  if (cardAction === "remark") return (await import("./edit.js")).remarkOn(subject, index);
  if (cardAction === "tick") {
    const { name = "", on } = button.dataset;
    return (await import("./edit.js")).tickFor(subject, index, name, on === undefined);
  }
  if (cardAction === "answer")
    return (await import("./edit.js")).answerFor(subject, index, Number(button.dataset.answer));
  if (cardAction === "join" || cardAction === "conclude") {
    const { joinCalled, concludeCalled } = await import("../../deed/join.js");
    return (cardAction === "join" ? joinCalled : concludeCalled)(verdict.subject, verdict.intent.ruleset);
  }
  if (cardAction === "deed") {
    const person = actorAt(doer ?? null);
    if (person && deed) await startDeed(deed, [person], {}, { about: verdict.subject });
    return;
  }
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
      });
    return;
  }
  if (cardAction === "again") {
    const part = verdict.targets[index];
    const actor = part && actorOf(part);
    const further =
      part && actor ? (await import("../parts/row-actions.js")).furtherWeapon(actor, part, verdict) : null;
    const weapon = further ?? itemAt(verdict.intent.weapon.uuid);
    const next = part?.outcome && !further ? procedureOf(verdict.intent.ruleset).chosenNext(part.outcome) : undefined;
    const token = tokenAt(verdict.intent.attacker.token);
    if (weapon) await startAttack(weapon, { token, choices: next, window: true });
    return;
  }
  if (cardAction === "vote") {
    const vote = { voter: button.dataset.voter ?? "", yes: button.dataset.yes !== undefined };
    return ask(subject, { action: "vote", target: -1, override: {}, retarget: null, vote });
  }
  const action = ACTIONS.find((one): one is Action => one === cardAction);
  if (action === "undo" && !(await (await import("./dependents.js")).clearedSince(subject, index))) return;
  if (action) await ask(subject, { action, target: index, override: {}, retarget: null });
}

async function fold(button: HTMLElement, message: ChatMessage): Promise<void> {
  const id = message.id ?? "";
  cards.setFold(id, button.getAttribute("aria-expanded") === "true");
  await Promise.all(cards.of(id).map((place) => drawCard(message, place)));
}
