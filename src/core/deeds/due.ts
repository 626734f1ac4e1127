import { rulesetOf } from "../../rulesets/index.js";
import { modelOf, verdictOn } from "../attack/messages.js";
import { DeedMessage } from "../attack/models.js";
import { planOf } from "../attack/planned.js";
import { stableId } from "../attack/stable-id.js";
import type { Verdict } from "../attack/verdict.js";
import { recipients } from "../generation.js";
import { DeedDraft } from "./draft.js";
import { loadDeeds } from "./loaded.js";
import { postDeed } from "./post.js";
import type { DueDeed } from "./procedure.js";

/** Posts what time calls for now. */
export async function postDue(): Promise<void> {
  const now = game.time.worldTime;
  for (const actor of concerned()) {
    const deeds = await loadDeeds(rulesetOf(actor.type)?.id ?? "");
    for (const due of deeds?.due(actor, now) ?? []) {
      if (isOpen(actor, due)) continue;
      await post(actor, due, stableId("clock", actor.uuid, due.deed, JSON.stringify(due.choices), `${now}`));
    }
  }
}

/** Everybody for whom time passes: actors of the world, and unlinked tokens in view, on the active scene or in a fight. */
function concerned(): readonly Actor[] {
  const scenes = [game.scenes.viewed, game.scenes.active].filter((scene) => scene !== null && scene !== undefined);
  const tokens = scenes.flatMap((scene) => [...scene.tokens]).filter(({ actorLink }) => !actorLink);
  const fighters = [...(game.combat?.combatants ?? [])].map(({ actor }) => actor);
  const found = new Map<string, Actor>();
  for (const actor of [...game.actors, ...tokens.map((token) => token.actor), ...fighters])
    if (actor) found.set(actor.uuid, actor);
  return [...found.values()];
}

/** Whether the same was called for already and still waits. */
function isOpen(actor: Actor, { deed, choices }: DueDeed): boolean {
  const told = JSON.stringify(choices);
  return [...game.messages].some((message) => {
    const model = modelOf(message);
    if (!(model instanceof DeedMessage) || !message.author?.isGM) return false;
    const call = model.deed;
    if (!call?.clock || call.id !== deed || model.intent.attacker.actor !== actor.uuid) return false;
    const verdict = verdictOn(message.id ?? "")?.verdict;
    return JSON.stringify(asked(call.choices, choices)) === told && (!verdict || waitsStill(verdict));
  });
}

/** Of the choices posted, those that were called for: fields add their own. */
function asked(posted: DueDeed["choices"], due: DueDeed["choices"]): DueDeed["choices"] {
  return Object.fromEntries(Object.keys(due).map((key) => [key, posted[key] ?? null]));
}

function waitsStill(verdict: Verdict): boolean {
  if (verdict.standing === "rejected") return false;
  return verdict.targets.some((target, index) => {
    if (target.stage === "resolved") return verdict.standing !== "judged" || planOf(target, index, verdict) !== null;
    return target.stage === "planned" || target.stage === "undoing";
  });
}

async function post(actor: Actor, { deed, choices }: DueDeed, id: string): Promise<void> {
  const ruleset = rulesetOf(actor.type);
  const procedure = (await loadDeeds(ruleset?.id ?? ""))?.procedures[deed];
  if (!ruleset || !procedure || game.messages.has(id)) return;
  const draft = new DeedDraft(deed, ruleset.id, procedure, [actor], choices);
  if (draft.able.length === 0) return;
  // What happens to the keeper's people is the keeper's to tell.
  const audience = recipients(actor.hasPlayerOwner ? "public" : "keeper");
  try {
    await postDeed(draft, draft.able, { clock: id, audience });
  } catch (error) {
    if (!game.messages.has(id)) throw error; // else another window of this keeper was quicker
  }
}
