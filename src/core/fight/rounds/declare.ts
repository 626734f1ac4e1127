import { write } from "../../foundry/write.js";
import { refuse } from "../../text/errors.js";
import type { Declaration } from "../state/round-rule.js";
import { letActIn, othersOf } from "../order/others.js";
import { roundState } from "../state/round-state.js";
import { maySpeak } from "./round-view.js";
import { stampOf } from "../state/fight-of.js";
import { loadRoundRule } from "../state/rule-of.js";

/** Declares for a combatant what its player, or the keeper, has chosen; what the order makes of it is the arbiter's to say. */
export async function declareFor(combatant: Combatant, choice: Declaration): Promise<void> {
  const { actor, parent: combat } = combatant;
  const rule = combat && (await loadRoundRule(combat));
  const state = combat && roundState(combat);
  if (!rule || !state || !actor?.isOwner) return;
  if (othersOf(combat).includes(combatant)) {
    if (game.user.isGM) await letActIn(combatant, choice["phase"] ?? "");
    return;
  }
  const change = maySpeak(rule, state, actor) ? rule.declare(actor, stampOf(combat), choice) : null;
  if (change) await write(actor, { system: change });
  else if (!maySpeak(rule, state, actor)) refuse("GARDIEN.ROUND.tooLate");
  else refuse("GARDIEN.ROUND.refused", { name: combatant.name });
}
