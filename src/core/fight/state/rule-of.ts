import { rulesetById, rulesetOf } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";
import { phasesIn } from "./phases-in.js";
import type { RoundRule } from "./round-rule.js";

const parts = new FetchedPart<RoundRule>((id) => rulesetById(id)?.rounds);

/** How the rounds of a fight are played; undefined where nobody in it plays in phases. */
export function loadRoundRule(combat: Combat): Promise<RoundRule | undefined> {
  return parts.load(phasesIn(combat));
}

/** The same without waiting; undefined before it was loaded. */
export function knownRoundRule(combat: Combat): RoundRule | undefined {
  return parts.known(phasesIn(combat));
}

/** Fetches how the rounds of all fights are played: whoever judges what is done in one does so first. */
export async function loadRoundRules(): Promise<void> {
  for (const combat of game.combats) if (phasesIn(combat) !== "") await loadRoundRule(combat);
}

/** A combatant whose place in the round is found by the rules of the fight. */
export interface Fighter {
  readonly id: string;
  readonly combatant: Combatant;
  readonly actor: Actor;
}

/** Those of a fight who play by its phases. */
export function fightersIn(combat: Combat): readonly Fighter[] {
  const ruleset = phasesIn(combat);
  return [...combat.combatants].flatMap((combatant) => {
    const { id, actor } = combatant;
    return id !== null && actor && rulesetOf(actor.type)?.id === ruleset ? [{ id, combatant, actor }] : [];
  });
}
