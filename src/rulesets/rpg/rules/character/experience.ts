import { MOST_MASTERY } from "../vocabulary.js";
import { masteryCost } from "./prices.js";

/** RP-95 — the marks of an adventure, each from 0 to 10. */
export const MARKS = ["conduct", "mission", "roleplay"] as const;
export type Mark = (typeof MARKS)[number];
export const MOST_MARK = 10;

/** RP-95 — PE of an adventure, for those who outlived it. */
export function award(marks: Readonly<Record<Mark, number>>): number {
  return MARKS.reduce((sum, mark) => sum + Math.min(MOST_MARK, Math.max(0, marks[mark])), 0);
}

/** RP-96, RP-97 — why a degree cannot be had. */
export type NoRise = "cap" | "unused" | "points";

/** RP-96 — points to spend on a skill. */
export interface Purchase {
  readonly pool: number;
  readonly from: number;
  readonly to: number;
  /** RP-96 — whether the skill was used in the adventure. */
  readonly used?: boolean;
}

/** RP-96 — what the table says of prices. */
export interface PriceOptions {
  readonly costFactor?: number;
  readonly usedSkillsOnly?: boolean;
}

/** RP-96 — what comes of it: points left and DM afterwards; as before where it is refused. */
export interface Purchased {
  readonly allowed: boolean;
  readonly reason: NoRise | null;
  readonly cost: number;
  readonly pool: number;
  readonly mastery: number;
}

/** RP-96, RP-97 — buys degrees with PE as with PP, never beyond the highest. */
export function purchase(wanted: Purchase, { costFactor, usedSkillsOnly = false }: PriceOptions = {}): Purchased {
  const { pool, from, to, used = false } = wanted;
  const cost = masteryCost(from, to, costFactor);
  const reason = refusalOf({ cap: to > MOST_MASTERY, unused: usedSkillsOnly && !used, points: cost > pool });
  return reason === null
    ? { allowed: true, reason, cost, pool: pool - cost, mastery: to }
    : { allowed: false, reason, cost, pool, mastery: from };
}

/** RP-96 — PE that one degree more costs; `null` at the highest. */
export function nextDegreeCost(mastery: number, costFactor?: number): number | null {
  return mastery >= MOST_MASTERY ? null : masteryCost(mastery, mastery + 1, costFactor);
}

function refusalOf(faults: Readonly<Record<NoRise, boolean>>): NoRise | null {
  const order: readonly NoRise[] = ["cap", "unused", "points"];
  return order.find((fault) => faults[fault]) ?? null;
}

/** RP-97 — PE beyond what the table lets somebody save; 0 as a limit means none (D-62). */
export function hoarded(points: number, most: number): number {
  return most === 0 ? 0 : Math.max(0, points - most);
}
