import { rulesetOf } from "../rulesets.js";
import { atHand } from "../play/draft/people.js";
import type { AtHand } from "../play/draft/people.js";
import { actorOf } from "../world/world.js";
import { refuse } from "../text/errors.js";
import { beginDeed } from "./begin.js";
import { calledBy, isIn, mayConclude } from "../play/log/gathering.js";
import type { Called } from "../play/log/gathering.js";
import { unattended } from "../play/log/call-states.js";
import { deedOf, loadDeeds } from "../play/loaded/deeds.js";

/** Lets one of the user's actors join a call; its window asks how, and who where there are several. */
export async function joinCalled(id: string, ruleset: string): Promise<void> {
  const called = await stillOpen(id, ruleset);
  if (!called) return;
  const candidates = () => candidatesFor(called.call.subject);
  const first = likeliest(candidates());
  if (!first) {
    refuse("GARDIEN.GATHERING.nobody");
    return;
  }
  const { join } = called.gathers;
  const procedure = deedOf(ruleset, join);
  const beginning = { id: join, ruleset, procedure, people: [first], choices: {}, about: id };
  await beginDeed({ ...beginning, candidates }, true, false);
}

/** Concludes a call with those who have joined. */
export async function concludeCalled(id: string, ruleset: string): Promise<void> {
  const called = await stillOpen(id, ruleset);
  if (!called || !mayConclude(called, game.user)) return;
  const { conclude } = called.gathers;
  if (conclude === undefined) return;
  const people = [called.call, ...called.joins.map(({ verdict }) => verdict)].flatMap(({ targets }) =>
    targets[0] ? (actorOf(targets[0]) ?? []) : [],
  );
  const first = people.find(({ isOwner }) => isOwner); // whoever called may be gone
  if (!first) {
    refuse("GARDIEN.GATHERING.nobody");
    return;
  }
  const procedure = deedOf(ruleset, conclude);
  await beginDeed({ id: conclude, ruleset, procedure, people: [first], choices: {}, about: id }, true, false);
}

/** Rolls at once for all who were asked and whom no player answers for now, one after the other. Keepers only. */
export async function rollRest(id: string, ruleset: string): Promise<void> {
  const called = await stillOpen(id, ruleset);
  if (!called || !game.user.isGM) return;
  const { join } = called.gathers;
  const procedure = deedOf(ruleset, join);
  for (const target of unattended(called)) {
    const actor = actorOf(target);
    const still = calledBy(id); // somebody may have come back, or was passed over
    if (!actor || !still?.open || isIn(still, actor)) continue;
    await beginDeed({ id: join, ruleset, procedure, people: [actor], choices: {}, about: id }, false, false);
  }
}

async function stillOpen(id: string, ruleset: string): Promise<Called | null> {
  await loadDeeds(ruleset);
  const called = calledBy(id);
  if (called?.open) return called;
  refuse("GARDIEN.GATHERING.over");
  return null;
}

/** Returns those of the user's actors who may still join. */
export function candidatesFor(id: string): readonly AtHand[] {
  const called = calledBy(id);
  if (!called?.open) return [];
  const { ruleset } = called.call.intent;
  return atHand(null, (actor) => actor.isOwner && rulesetOf(actor.type)?.id === ruleset && !isIn(called, actor));
}

/** Returns the actor a user most likely means: their character, a selected token's, the first; `null`: none. */
function likeliest(people: readonly AtHand[]): Actor | null {
  const actors = people.flatMap(({ target }) => target.actor ?? []);
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ document }) => document.actor) : [];
  const meant = [game.user.character, ...selected].find((one) => one && actors.includes(one));
  return meant ?? actors[0] ?? null;
}
