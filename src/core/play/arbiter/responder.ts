import { mayRead } from "../messages/may-read.js";
import type { VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/**
 * Returns the user who is asked for a target: the connected player whose character it is, else one who owns it, else
 * the keeper; only those who may read the attack. `null`: no keeper is connected.
 */
export function responderOf(target: VerdictTarget, message: ChatMessage): User | null {
  const actor = actorOf(target);
  const players = game.users.filter((user) => user.active && !user.isGM && mayRead(message, user));
  const owners = players.filter((user) => actor?.testUserPermission(user, "OWNER"));
  return owners.find(({ character }) => character === actor) ?? owners[0] ?? game.users.activeGM;
}
