import { rulesetOf } from "../../../rulesets.js";
import { recipients } from "../../../foundry/visibility.js";
import { arbitrate } from "../arbitrate.js";
import { modelOf, sentAt } from "../../record/messages.js";
import { verdictOn } from "../../record/verdict-on.js";
import { SaveMessage } from "../../record/models.js";
import { ledgerOf } from "../../apply/planning.js";
import { loadProcedure } from "../../loaded/attacks.js";
import { postUnder, stands } from "../../draft/post-once.js";
import { postSave } from "../../draft/post-save.js";
import { stableId } from "../../../world/stable-id.js";

/** Actors seen owing nothing since their last save was rolled or taken back: what they owe next is a new one. */
const free = new Set<string>();
/** Saves that were taken back, by actor, as far as they were seen here. */
const takenBack = new Map<string, string>();

/** Rolls the save that an actor owes, where its rules have it rolled by itself: once for each time it is owed. */
export async function postDueSave(actor: Actor): Promise<void> {
  if (!(await owed(actor))) {
    free.add(actor.uuid);
    return;
  }
  // After what the arbiter still has to do to this actor: half an attack calls for nothing yet.
  await arbitrate([actor.uuid], () => roll(actor));
}

/** The save an actor owes and nobody need click for; `null` when there is none. */
async function owed(actor: Actor): Promise<string | null> {
  const ruleset = rulesetOf(actor.type);
  const saves = ruleset && (await loadProcedure(ruleset.id))?.saves;
  return saves?.rollsItself() ? saves.due(actor) : null;
}

async function roll(actor: Actor): Promise<void> {
  const save = await owed(actor);
  if (!save) return;
  const last = lastRolled(actor, save);
  if (last && answers(last, actor)) return;
  const [mark = ""] = ledgerOf(actor).slice(-1);
  const id = stableId("save", actor.uuid, save, last?.id ?? "", mark);
  if (stands(id)) return;
  free.delete(actor.uuid);
  // What happens to the keeper's people is the keeper's to tell.
  const audience = recipients(actor.hasPlayerOwner ? "public" : "keeper");
  await postUnder(id, () => postSave(actor, save, { id, audience }));
}

/** The newest save of this kind that a keeper rolled for an actor because it was owed. */
function lastRolled(actor: Actor, save: string): ChatMessage | undefined {
  const rolled = [...game.messages].filter((message) => {
    const model = modelOf(message);
    if (!(model instanceof SaveMessage) || !message.author?.isGM) return false;
    const { intent } = model;
    return intent.called && intent.actor === actor.uuid && intent.save === save;
  });
  return rolled.sort((a, b) => sentAt(b) - sentAt(a))[0];
}

/**
 * Whether a save that was rolled is the answer to what is owed now: it is still on its way, or it waits for the keeper,
 * or the keeper took it back and nothing was done to the actor since.
 */
function answers(message: ChatMessage, actor: Actor): boolean {
  const verdict = verdictOn(message.id ?? "")?.verdict;
  const [target] = verdict?.targets ?? [];
  if (!verdict || !target || target.stage === "planned" || target.stage === "undoing") return true;
  if (target.stage === "applied") return false;
  if (target.stage === "undone") {
    if (ledgerOf(actor).at(-1) !== target.plan?.undoId) return false;
    if (takenBack.get(actor.uuid) !== message.id) free.delete(actor.uuid);
    takenBack.set(actor.uuid, message.id ?? "");
  }
  return !free.has(actor.uuid);
}
