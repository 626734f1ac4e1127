import { verdictOf } from "../messages/messages.js";
import { actorOf } from "../../world/world.js";
import { doneSince } from "./about.js";

/** Number of latest messages that are searched: an earlier deed of the same night is near the end of the log. */
const RECENT = 40;

/**
 * Tells whether a deed of this kind has advanced the world's clock to where it stands, so that these actors may do it
 * at the same time; not where one of them did it in that time already.
 */
export function clockStandsAfter(deed: string, actors: readonly Actor[]): boolean {
  return game.messages.contents.slice(-RECENT).some((message) => {
    const verdict = verdictOf(message);
    if (verdict?.deed?.id !== deed || !verdict.passed || verdict.until !== game.time.worldTime) return false;
    const took = (actor: Actor) => verdict.targets.some((one) => one.stage !== "undone" && actorOf(one) === actor);
    return !actors.some((actor) => took(actor) || doneSince(verdict.subject, deed, actor));
  });
}
