import { verdictOf } from "../messages/messages.js";
import { actorOf } from "../../world/world.js";
import { doneSince } from "./about.js";

/** How far back in the log is looked: an earlier deed of the same night is near its end. */
const RECENT = 40;

/**
 * Whether a deed of this kind has moved the clock of the world to where it stands, so that those who do it now did it at
 * the same time; not where one of them has had that time already.
 */
export function clockStandsAfter(deed: string, actors: readonly Actor[]): boolean {
  return game.messages.contents.slice(-RECENT).some((message) => {
    const verdict = verdictOf(message);
    if (verdict?.deed?.id !== deed || !verdict.passed || verdict.until !== game.time.worldTime) return false;
    const took = (actor: Actor) => verdict.targets.some((one) => one.stage !== "undone" && actorOf(one) === actor);
    return !actors.some((actor) => took(actor) || doneSince(verdict.subject, deed, actor));
  });
}
