import { reportFailure } from "../../../text/errors.js";
import { listen } from "../../../foundry/types/hooks.js";
import { verdictOf } from "../../messages/messages.js";
import { isArbiter } from "../../../world/world.js";

/** What moves the clock, what changes somebody or their rules, or brings somebody who keeps the clock. */
const HOOKS = [
  ...["updateWorldTime", "updateCombat", "deleteCombat", "createCombatant", "deleteCombatant"],
  ...["userConnected", "gardien.settingChanged"],
  ...["updateActor", "createItem", "updateItem", "deleteItem"],
];

/**
 * Does what time and events call for: whenever the clock of the world or of a fight has moved, or somebody has changed,
 * the arbiter asks the rulesets what is due and posts it, once. What fell due while no keeper was there is done when one
 * comes back.
 */
export function followClock(): void {
  const later = foundry.utils.debounce(() => void lookAtClock(), 60);
  for (const hook of HOOKS) listen(hook, later);
  listen("updateChatMessage", (message: ChatMessage) => {
    if (verdictOf(message)) later(); // what was waiting for the keeper's word may have gone on meanwhile
  });
  later();
}

/** One look at the clock after the other: what the first one posts the second one sees. */
let looking: Promise<void> = Promise.resolve();

/** Posts what is due now. */
export function lookAtClock(): Promise<void> {
  looking = looking.then(look).catch((error: unknown) => reportFailure("deed.clock", error));
  return looking;
}

async function look(): Promise<void> {
  if (isArbiter()) await (await import("../../../fight/rounds/due.js")).postDue();
}
