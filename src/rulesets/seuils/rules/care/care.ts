import { CARE } from "./care-table.js";
import { filledIn, worstLethal, worstTemporary, type Rows } from "../body/circles.js";
import type { FirstAid, Infection, Treatment } from "../vocabulary.js";

/** SE-61…SE-72 — how somebody's wounds are doing. */
export interface Care {
  readonly firstAid: FirstAid;
  /** SE-64 — world time in seconds of the latest wound of the bout. */
  readonly woundedAt: number | null;
  readonly attempts: number;
  readonly bleeding: boolean;
  /** SE-69 — seconds towards a minute (Blessé), or towards a round out of combat (Tué). */
  readonly bleedSeconds: number;
  /** SE-69 — rounds towards the next circle of Tué. */
  readonly bleedRounds: number;
  readonly watch: boolean;
  /** SE-63 — successes more that the watch asks for. */
  readonly watchModifier: number;
  readonly infection: Infection;
  /** SE-67 — days of the period that have passed, and its treatment (SE-68). */
  readonly recoveryDays: number;
  readonly treatment: Treatment;
  /** SE-72 — hours towards the next cross that fades. */
  readonly temporaryHours: number;
  /** SE-64 — filled circles from before this bout of wounds, how their first aid went, and whether they bled. */
  readonly earlierCircles: number;
  readonly earlierAid: FirstAid;
  readonly earlierBleeding: boolean;
}

/** SE-64 — no bout that waits for first aid. */
export const NO_EARLIER = {
  earlierCircles: 0,
  earlierAid: "none",
  earlierBleeding: false,
} as const satisfies Partial<Care>;

/** SE-69 — a bleeding that has just begun, or none. */
export const STILL_CLOCK = { bleedSeconds: 0, bleedRounds: 0 } as const satisfies Partial<Care>;

/** Somebody who needs none. */
export const NO_CARE: Care = {
  firstAid: "none",
  woundedAt: null,
  attempts: 0,
  bleeding: false,
  ...STILL_CLOCK,
  watch: false,
  watchModifier: 0,
  infection: "none",
  recoveryDays: 0,
  treatment: "none",
  temporaryHours: 0,
  ...NO_EARLIER,
};

/** SE-67 — with no filled circle left all is over but an infection that a keeper ends (SE-66), and bruises. */
export function onceHealed<C extends Care>(care: C, rows: Rows): C {
  if (worstLethal(rows) !== null) return care;
  const { treatment, temporaryHours, infection } = care;
  return {
    ...care,
    ...NO_CARE,
    treatment,
    temporaryHours,
    infection: infection === "benigne" ? "none" : infection,
  };
}

/** SE-64 — once no wound of a bout is left, those from before it are cared for as they were. */
export function onceBoutGone<C extends Care>(care: C, rows: Rows): C {
  const { firstAid, bleeding, earlierCircles, earlierAid, earlierBleeding } = care;
  if (firstAid !== "pending" || earlierCircles === 0 || filledIn(rows) > earlierCircles) return care;
  return {
    ...care,
    ...NO_EARLIER,
    firstAid: earlierAid,
    attempts: earlierAid === "none" ? 0 : 1,
    bleeding: bleeding && earlierBleeding,
  };
}

/**
 * SE-67, SE-69, SE-72 — periods and clocks begin anew once the worst row of their kind is another; where that one does not
 * bleed, the blood stops. The treatment goes with the period that it was for: the crosses' once no filled circle is left
 * (SE-68).
 */
export function sinceWorstRow<C extends Care>(care: C, before: Rows, after: Rows): C {
  const wounds = worstLethal(before) !== worstLethal(after);
  const crosses = worstTemporary(before) !== worstTemporary(after);
  const worst = worstLethal(after);
  const dries = wounds && worst !== null && CARE[worst].aggravation === null;
  const period = wounds || (crosses && worst === null);
  return {
    ...care,
    ...(wounds && { ...STILL_CLOCK, recoveryDays: 0 }),
    ...(dries && { bleeding: false }),
    ...(crosses && { temporaryHours: 0 }),
    ...(period && { treatment: "none" }),
  };
}
