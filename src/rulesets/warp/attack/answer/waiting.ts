import { unwrittenBlows } from "../../../../core/play/log/round-outcomes.js";
import { turnNow } from "../../deeds/reading.js";
import { blowMet } from "../../rules/fight/turn-changes.js";
import type { TurnState } from "../../rules/fight/turn-state.js";
import { isUse } from "../powers/use-outcome.js";
import { record } from "../../../../core/shape/shape.js";
import { metIn, OUTCOME } from "../outcome/kept-outcome.js";
import { turnOf } from "../reading.js";

/**
 * WP-39, WP-50, WP-68, WP-73 — what somebody has done and undergone in this turn, with attacks that they have met and
 * whose wound is not written yet. For whoever does or meets the next thing: what those attacks come to themselves rests on
 * {@link turnOf}, or they would count for themselves.
 */
export function turnCounted(actor: Actor): TurnState {
  const now = turnNow(actor);
  const turn = turnOf(actor);
  if (now.combatId === "") return turn; // outside of a fight no turn remembers what is rolled
  return unwrittenBlows(actor, now)
    .filter(({ outcome }) => !isUse(outcome))
    .reduce((met, { attacker, outcome }) => blowMet(met, metIn(record(OUTCOME).read(outcome), attacker)), turn);
}
