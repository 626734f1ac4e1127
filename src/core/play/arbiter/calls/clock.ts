import { reportFailure } from "../../../text/errors.js";
import { listen } from "../../../foundry/types/hooks.js";
import { verdictOf } from "../../messages/messages.js";
import { isArbiter } from "../../../world/world.js";

/** Hooks of what advances a clock, changes an actor or its rules, or connects a keeper. */
const HOOKS = [
  ...["updateWorldTime", "updateCombat", "deleteCombat", "createCombatant", "deleteCombatant"],
  ...["userConnected", "gardien.settingChanged"],
  ...["updateActor", "createItem", "updateItem", "deleteItem"],
];

/**
 * Follows time: whenever a clock of the world or of a fight advances, or an actor changes, the arbiter asks the
 * rulesets what is due and posts it, once. What fell due without a keeper is posted when one comes back.
 */
export function followClock(): void {
  const later = foundry.utils.debounce(() => void lookAtClock(), 60);
  for (const hook of HOOKS) listen(hook, later);
  listen("updateChatMessage", (message: ChatMessage) => {
    if (verdictOf(message)) later(); // what was waiting for the keeper's word may have gone on meanwhile
  });
  later();
}

/** Queue of looks at the clock: each sees what the one before it has posted. */
let looking: Promise<void> = Promise.resolve();

/** Posts what is due now. */
export function lookAtClock(): Promise<void> {
  looking = looking.then(look).catch((error: unknown) => reportFailure("deed.clock", error));
  return looking;
}

async function look(): Promise<void> {
  if (isArbiter()) await (await import("../../../fight/rounds/due.js")).postDue();
}
