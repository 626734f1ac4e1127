import type { Situation } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { inability } from "../rules/checks/inability.js";
import { figuresOf } from "../data/reading.js";

const base = "GARDIEN.GB.ATTACK.cannot";

/** GB-08, GB-09, GB-35 — why the attacker does not attack now: players are refused, the keeper is told. */
export function outOfTurn({ attacker }: Situation): Text | null {
  const { state, shock } = figuresOf(attacker);
  const why = inability(state, shock.kind);
  return why && { key: `${base}.${why}` };
}

/** GB-69 — the keeper's word that bars an action is a marker: whoever attacks is reminded of it. */
export function barredNow({ attacker }: Situation): Text | null {
  return figuresOf(attacker).barred ? { key: `${base}.barred` } : null;
}
