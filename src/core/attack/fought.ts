import { fightOf } from "../fight/fight-of.js";
import { knownRoundRule } from "../fight/rule-of.js";
import { isYetToCome } from "./held.js";
import type { Fought } from "./verdict.js";

/**
 * The round that somebody fights in, with the phase of it in which everything falls at once; `null` outside fights. The
 * rules of its rounds must have been fetched.
 */
export function foughtBy(doer: Actor | null): Fought | null {
  const fight = doer && fightOf(doer);
  if (!fight) return null;
  const phases = knownRoundRule(fight)?.phases() ?? [];
  const until = phases.find(({ kind }) => kind === "settle")?.id ?? "";
  return { combat: fight.id ?? "", round: fight.round, until: isYetToCome(fight, until) ? until : "" };
}
