import { write } from "../foundry/write.js";
import type { ActorState } from "../ruleset.js";
import type { SheetClick } from "./drawn-sheet.js";

/** Ends what lasts on somebody, `condition`, as taking its status off a token does: no token is needed for it. */
export const endCondition: SheetClick = async ({ condition = "" }, { actor }) => {
  const change = (actor.system as ActorState).conditionChange(condition, false);
  if (change) await write(actor, { system: change });
};
