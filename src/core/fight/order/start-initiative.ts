import { rulesetOf } from "../../rulesets.js";
import { refuse } from "../../text/errors.js";
import { DeedDraft } from "../../play/draft/deed-draft.js";
import { isAtTable } from "../../world/at-table.js";
import { DeedWindow } from "../../deed/window.js";
import { refusesAgain, rollPrepared } from "./initiative-roll.js";

/** Rolls the initiative of all these whom the user owns, one after the other; tells where that is nobody. */
export async function startInitiatives(actors: readonly Actor[], event?: Event): Promise<void> {
  const owned = actors.filter(({ isOwner }) => isOwner);
  if (owned.length === 0) refuse("GARDIEN.DEED.ERROR.nobody");
  for (const actor of owned) await startInitiative(actor, event);
}

/** Rolls somebody's initiative, asking first where their rules leave a choice: no window with Shift held. */
export async function startInitiative(actor: Actor, event?: Event): Promise<void> {
  if (!isAtTable(actor) || refusesAgain(actor)) return;
  const ruleset = rulesetOf(actor.type);
  const { prepare, mode } = ruleset?.initiative ?? {};
  const asks = !(event && "shiftKey" in event && event.shiftKey) && (mode?.() ?? "each") === "each" && fightAtHand();
  if (ruleset && prepare && asks)
    await DeedWindow.open(new DeedDraft("initiative", ruleset.id, await prepare(), [actor], {}), rollPrepared);
  else await actor.rollInitiative({ createCombatants: true });
}

/** A keeper's roll begins a fight where there is none; Foundry tells others that there is none. */
function fightAtHand(): boolean {
  return game.combat !== null || game.user.isGM;
}
