import type { Json } from "../../../core/shape/shape.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { RoundActions } from "../rules/fight/round-actions.js";
import { figuresOf, roundNow } from "./reading.js";

/** RP-37, RP-72, RP-77 — what was declared and done in a round that is over, as it is when one begins. */
const BEGUN = {
  ...{ intent: "none", target: "", hastened: false, once: [] },
  ...{ "disarm.target": "", "disarm.hits": 0 },
} as const;

const COUNTED = ["section", "plan", "attacks", "parries", "moves"] as const satisfies readonly (keyof RoundActions)[];

/** RP-70…RP-72, RP-77 — what else a round remembers, by its path. */
type Noted = Readonly<Partial<Record<keyof typeof BEGUN, Json>>>;

/**
 * RP-38 — what to write on an actor who does more in this round; outside a fight nobody counts.
 * @param noted what the round remembers of it besides the actions
 */
export function roundChanges(
  actor: Actor,
  change: (state: RoundActions) => RoundActions | null,
  noted: Noted = {},
): readonly ValueChange[] {
  const now = roundNow(actor);
  if (!now) return [];
  const figures = figuresOf(actor);
  const after = change(figures.roundAt(now));
  if (!after) return [];
  const { round } = figures;
  const fresh = round.combatId !== now.combatId || round.round !== now.round;
  const written: readonly (readonly [string, Json])[] = [
    ["combatId", now.combatId],
    ["round", now.round],
    ...COUNTED.map((key) => [key, after[key]] as const),
    ...Object.entries(fresh ? { ...BEGUN, ...noted } : noted),
  ];
  return written
    .filter(([key, value]) => JSON.stringify(foundry.utils.getProperty(round, key)) !== JSON.stringify(value))
    .map(([key, value]) => ({ path: `system.round.${key}`, after: value }));
}
