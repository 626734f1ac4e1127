import { NO_EARLIER, STILL_CLOCK, type Care } from "./care.js";
import { CARE } from "./care-table.js";
import { forHealer } from "./healer.js";
import { DEFAULTS, type Options } from "../options.js";
import { against } from "../checks/outcome.js";
import type { Row } from "../vocabulary.js";

/** SE-64 — why first aid is not given; the worst reason first. */
export type FirstAidRefusal = "alreadyAttempted" | "tooLate";

/**
 * SE-64 — why a bout of wounds gets no first aid; `null`: it may. One attempt, whoever makes it, and soon.
 * @param seconds of world time since the latest wound; `null`: nobody measures them
 */
export function firstAidRefusal(
  { attempts, seconds }: { readonly attempts: number; readonly seconds: number | null },
  { firstAidWindow }: Pick<Options, "firstAidWindow"> = DEFAULTS,
): FirstAidRefusal | null {
  if (attempts > 0) return "alreadyAttempted";
  return seconds !== null && seconds > 60 * firstAidWindow ? "tooLate" : null;
}

/** SE-64 — minutes that are left for first aid as long as it may be given, the one begun included, so many seconds after the latest wound. */
export function minutesForFirstAid(
  seconds: number,
  { firstAidWindow }: Pick<Options, "firstAidWindow"> = DEFAULTS,
): number {
  return Math.max(1, Math.ceil(firstAidWindow - seconds / 60));
}

/** SE-61 — successes that first aid needs, by the patient's worst row with a filled circle. */
export function firstAidDifficulty(row: Row, medicalSpecialty: boolean): number {
  return forHealer(CARE[row].firstAid, medicalSpecialty);
}

/** SE-70 — successes that stop a bleeding; `null`: it does not bleed, or first aid alone does it (D-24). */
export function stopBleedingDifficulty(
  row: Row,
  medicalSpecialty: boolean,
  { haemorrhageRoll }: Pick<Options, "haemorrhageRoll"> = DEFAULTS,
): number | null {
  const { stopBleeding } = CARE[row];
  return stopBleeding === null || haemorrhageRoll === "single" ? null : forHealer(stopBleeding, medicalSpecialty);
}

/** SE-61…SE-63 — first aid that was rolled, or that nobody gave in time. */
export interface FirstAidGiven {
  readonly row: Row;
  readonly medicalSpecialty: boolean;
  /** `null`: no attempt within the window, which is a failure (SE-63). */
  readonly result: number | null;
  /** J3 — the patient does not bleed. */
  readonly noBleeding?: boolean;
}

/**
 * SE-62, SE-63, SE-69 — care after first aid: a success stops the bleeding, a failure begins the watch and leaves the
 * bleeding as it was, or begins it (D-25). The watch of an earlier bout goes on.
 */
export function afterFirstAid<C extends Care>(
  care: C,
  { row, medicalSpecialty, result, noBleeding = false }: FirstAidGiven,
  { aggravationStart }: Pick<Options, "aggravationStart"> = DEFAULTS,
): C {
  const attempts = 1; // SE-64 — there is but one in a bout, whatever the keeper lets be done again
  const given = { ...care, ...NO_EARLIER, attempts };
  if (result !== null && against(result, firstAidDifficulty(row, medicalSpecialty)).success) {
    return { ...given, firstAid: "success", bleeding: false, ...STILL_CLOCK, watchModifier: 0 };
  }
  const begins = aggravationStart === "onFailedFirstAid" && CARE[row].aggravation !== null && !noBleeding;
  return { ...given, firstAid: "failed", watch: true, bleeding: care.bleeding || begins };
}

/** SE-70 — care once a bleeding was stopped. */
export function bleedingStopped<C extends Care>(care: C): C {
  return { ...care, bleeding: false, ...STILL_CLOCK };
}
