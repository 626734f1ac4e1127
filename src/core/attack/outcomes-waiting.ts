import { verdictOf } from "./messages.js";
import type { Outcome } from "./procedure.js";
import { actorOf } from "./world.js";

/** How far back in the log is looked for what still waits: further than the blows of any round go. */
const RECENT = 60;

/** What blows of this round have come to for somebody, as far as it is not written yet: it waits for all others, or for a word. */
export function outcomesWaiting(
  actor: Actor,
  { combatId, round }: { readonly combatId: string; readonly round: number },
) {
  return game.messages.contents.slice(-RECENT).flatMap((message): readonly Outcome[] => {
    const { kind, standing, fought, targets = [] } = verdictOf(message) ?? {};
    if (kind !== "attack" || standing !== "judged" || fought?.combat !== combatId || fought.round !== round) return [];
    const waiting = targets.filter((target) => target.stage === "resolved" && actorOf(target) === actor);
    return waiting.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  });
}
