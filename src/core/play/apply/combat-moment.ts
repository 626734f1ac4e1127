import { fightOf } from "../../fight/state/fight-of.js";
import { knownRoundRule } from "../../fight/state/rule-of.js";
import { sharedMoment } from "../../fight/state/shared-moment.js";
import { isYetToCome } from "./deferred.js";
import type { Fought } from "../record/verdict.js";

/**
 * Returns the round an actor fights in, with the phase in which its blows fall together, or the moment shared with
 * others; `null` outside fights. The rules of its rounds must be loaded.
 */
export function foughtBy(doer: Actor | null): Fought | null {
  const fight = doer && fightOf(doer);
  if (!fight) return null;
  const rule = knownRoundRule(fight);
  const settling = rule?.phases().find(({ kind }) => kind === "settle")?.id;
  const until = settling ?? sharedMoment(fight, rule, doer);
  return { combat: fight.id ?? "", round: fight.round, until: isYetToCome(fight, until) ? until : "" };
}
