import { modifierOf } from "./characteristics.js";
import { DEFAULTS, type Options } from "../options.js";
import { ASSIGNED_CHARACTERISTICS, type AssignedCharacteristic, type CharacteristicKey } from "../vocabulary.js";

/** DD-17 — dice of each of the seven results. */
export const RESULT_FORMULA = "3d6";

/** DD-17 — how many attempts the sheet keeps. */
export const ATTEMPTS = 3;

/** DD-17, DD-18 — why seven results are rolled again, in the order in which it is said. */
const ROLL_FAULTS = ["noneHigh", "noneLow", "sumNegative", "sumTooHigh"] as const;
export type RollFault = (typeof ROLL_FAULTS)[number];

export type RollOptions = Pick<
  Options,
  "creationHighMustExceed" | "creationLowMustBeBelow" | "creationSumMin" | "creationSumMax"
>;

/** DD-18 — sum of the modifiers of some results. */
export function modifierSum(results: readonly number[]): number {
  return results.reduce((sum, result) => sum + modifierOf(result), 0);
}

/** DD-17, DD-18 — what speaks against seven results. */
export function rollFaults(results: readonly number[], options: RollOptions = DEFAULTS): readonly RollFault[] {
  const sum = modifierSum(results);
  const holds: Readonly<Record<RollFault, boolean>> = {
    noneHigh: Math.max(...results) <= options.creationHighMustExceed,
    noneLow: Math.min(...results) >= options.creationLowMustBeBelow,
    sumNegative: sum < options.creationSumMin,
    sumTooHigh: sum > options.creationSumMax,
  };
  return ROLL_FAULTS.filter((fault) => holds[fault]);
}

/** DD-20 — Éducation once the result that it got is raised. */
export function educationFrom(
  assigned: number,
  { educationBonus }: Pick<Options, "educationBonus"> = DEFAULTS,
): number {
  return assigned + educationBonus;
}

/** DD-20 — levels of study, by the Éducation from which on they are reached (D-08). */
const STUDIES = { primary: 6, secondary: 9, diploma: 12, university: 14, degree: 17, doctorate: 19 } as const;
export type Studies = keyof typeof STUDIES;
export const STUDY_LEVELS = Object.keys(STUDIES) as readonly Studies[];

/** DD-20 — the level of study of somebody's final Éducation. */
export function studiesOf(education: number): Studies {
  return STUDY_LEVELS.findLast((level) => education >= STUDIES[level]) ?? "primary";
}

/** DD-20 — the scores of final Éducation that a level stands for; `null`: no end. */
export function studyRange(level: Studies): { readonly from: number; readonly to: number | null } {
  const next = STUDY_LEVELS[STUDY_LEVELS.indexOf(level) + 1];
  return { from: STUDIES[level], to: next === undefined ? null : STUDIES[next] - 1 };
}

/** DD-21 — scores that somebody may write without a word said about them. */
export function scoreRange(key: CharacteristicKey): { readonly min: number; readonly max: number } {
  if (key === "size") return { min: 8, max: 18 };
  return key === "education" ? { min: 6, max: 21 } : { min: 3, max: 18 };
}

/** DD-20 — which result each characteristic got, by its place; `null`: none yet. */
export type Assignment = Readonly<Record<AssignedCharacteristic, number | null>>;

/** DD-20 — places of the results that are used twice, or by nobody. */
export function misused(assignment: Assignment, results: number): readonly number[] {
  const places = Object.values(assignment);
  return Array.from({ length: results }, (_, place) => place).filter(
    (place) => places.filter((taken) => taken === place).length !== 1,
  );
}

/** DD-20 — the assignment with a result given to a characteristic; who had it takes what this one had. */
export function assigned(assignment: Assignment, key: AssignedCharacteristic, place: number | null): Assignment {
  const holder =
    place === null ? undefined : ASSIGNED_CHARACTERISTICS.find((other) => other !== key && assignment[other] === place);
  return { ...assignment, ...(holder && { [holder]: assignment[key] }), [key]: place };
}
