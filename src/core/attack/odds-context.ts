import { plural } from "../text/i18n.js";
import { say } from "../text/text.js";
import { bonusOf } from "../play/draft/draft.js";
import type { Draft, DraftTarget } from "../play/draft/draft.js";
import { mayKnowNumbers } from "../play/log/may-know.js";
import type { Line } from "../play/contract/modifiers.js";
import type { Odds } from "../play/contract/odds.js";
import type { Magazine } from "../play/contract/situation.js";
import type { AttackProcedure } from "../play/contract/attack.js";

/** Returns rounds as a picture, as far as one can count, and in words. */
export function ammunition(magazine: Magazine | null) {
  if (!magazine) return null;
  const rounds = magazine.max > 12 ? [] : Array.from({ length: magazine.max }, (_, i) => i < magazine.value);
  return {
    rounds,
    label: plural("GARDIEN.ATTACK.roundsOf", magazine.value, { max: magazine.max }),
    empty: magazine.value === 0,
  };
}

/** Returns the ammunition carried for a weapon, in words; empty where nobody counts it. */
export function supplyOf({ procedure, weapon }: Pick<Draft, "procedure" | "weapon">): string {
  const supply = procedure.supply(weapon);
  return supply ? say(supply) : "";
}

/** Returns exact odds against a target; `null` where the user may not know them. */
export function oddsFor(draft: Draft, target: DraftTarget): Odds | null {
  if (!target.actor || !mayKnowNumbers(target.actor) || draft.procedure.obstacle(draft.weapon)) return null;
  const situation = draft.situation(target);
  const lines = draft.lines(target, situation);
  return draft.procedure.odds(situation, bonusOf(lines), lines);
}

/** Tells whether lines change the number or kind of dice rather than their total. */
export function makeDice(lines: readonly Line[], procedure: Pick<AttackProcedure, "explain">): boolean {
  return lines.some((line) => line.by === "rules" && procedure.explain(line).amount);
}
