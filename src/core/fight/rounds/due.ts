import { write, writeIn } from "../../foundry/write.js";
import { rulesetOf } from "../../rulesets.js";
import { arbitrate } from "../../play/arbiter/arbitrate.js";
import { stands } from "../../play/draft/post-once.js";
import { stableId } from "../../world/stable-id.js";
import { everybody } from "../../foundry/prepare-again.js";
import { postRoundsOver } from "./rounds-over.js";
import { recipients } from "../../foundry/visibility.js";
import { callsFor, isOpen, lastCall, turnedDown } from "../../play/arbiter/calls/calls.js";
import { isForNow, noteCalled, noteFree } from "../../play/arbiter/calls/lasting.js";
import { ledgerOf } from "../../play/apply/planning.js";
import { DeedDraft } from "../../play/draft/deed-draft.js";
import { loadDeeds } from "../../play/loaded/deeds.js";
import { postOnce } from "../../play/draft/post-deed.js";
import type { Deeds, DueDeed, Once } from "../../play/contract/deed.js";

/** Posts what is called for now: the end of rounds, and deeds. */
export async function postDue(): Promise<void> {
  await postRoundsOver();
  for (const actor of everybody()) {
    const deeds = await loadDeeds(rulesetOf(actor.type)?.id ?? "");
    if (deeds?.passes?.(actor)) await arbitrate([actor.uuid], () => pass(actor, deeds));
    if (!deeds || dueNow(actor, deeds).length === 0) continue;
    // After what the arbiter still has to do to this actor: half an attack calls for nothing yet.
    const due = await arbitrate([actor.uuid], () => Promise.resolve(dueNow(actor, deeds)));
    // One after the other: what the first comes to may leave nothing to ask of the second. Its verdict brings us back.
    for (const one of due) if (await post(actor, one)) break;
  }
}

async function pass(actor: Actor, deeds: Deeds): Promise<void> {
  const change = deeds.passes?.(actor);
  if (change) await write(actor, { system: change });
}

/** What is called for on an actor and was not yet. */
function dueNow(actor: Actor, deeds: Deeds): readonly DueDeed[] {
  const calls = callsFor(actor);
  const due = deeds.due(actor, game.time.worldTime, (deed, choices) => turnedDown({ deed, choices }, calls));
  if (!due.some(({ lasts }) => lasts)) noteFree(actor);
  return due.filter((one) => {
    const last = one.lasts && lastCall(one, calls);
    return one.lasts ? !last || !isForNow(last, actor) : !isOpen(one, calls);
  });
}

/** Whether it was posted here and now. */
async function post(actor: Actor, due: DueDeed): Promise<boolean> {
  const { deed, choices, once, lasts } = due;
  const mark = lasts ? markOf(actor, due) : (once?.mark ?? `${game.time.worldTime}`);
  const id = stableId("clock", actor.uuid, deed, JSON.stringify(choices), mark);
  if (lasts) noteCalled(actor);
  const posted = await postAs(id, actor, due);
  // After the post: whoever is cut off in between finds the message, and posts no other.
  if (once && stands(id)) await noteDown(actor, once);
  return posted;
}

/** What a deed is called for that is due for as long as a state lasts: what was done to the actor, and called for, before. */
function markOf(actor: Actor, due: DueDeed): string {
  return `${lastCall(due, callsFor(actor))?.id ?? ""} ${ledgerOf(actor).at(-1) ?? ""}`;
}

async function noteDown(actor: Actor, { change, items = [] }: Once): Promise<void> {
  if (change) await write(actor, { system: change });
  const updates = items.map(({ id, change: system }) => ({ _id: id, system }));
  if (updates.length > 0) await writeIn(actor, "Item", updates);
}

async function postAs(id: string, actor: Actor, { deed, choices, further }: DueDeed): Promise<boolean> {
  const ruleset = rulesetOf(actor.type);
  const procedure = (await loadDeeds(ruleset?.id ?? ""))?.procedures[deed];
  if (!ruleset || !procedure) return false;
  const draft = new DeedDraft(deed, ruleset.id, procedure, [actor], { ...choices, ...further });
  // What happens to the keeper's people is the keeper's to tell.
  return postOnce(id, draft, recipients(actor.hasPlayerOwner ? "public" : "keeper"));
}
