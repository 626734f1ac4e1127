import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Figure } from "../../../../core/play/contract/deed.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Kept } from "../../../../core/play/record/kept.js";
import { flag, list, nullable, oneOf, whole, type Read } from "../../../../core/shape/shape.js";
import { seuilsOptions } from "../../data/options.js";
import { infectionLabel } from "../../labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { perRow, worstLethal } from "../../rules/body/circles.js";
import { endDays, watchDifficulty, watchFailed, watchHolds } from "../../rules/care/day.js";
import { fadeHours } from "../../rules/body/fading.js";
import { infectionEffects, severityOf } from "../../rules/body/infection.js";
import { periodDays } from "../../rules/care/recovery.js";
import { INFECTIONS, ROWS } from "../../rules/vocabulary.js";
import { CIRCLES } from "../circles-kept.js";
import { pick, yesNo } from "../kit.js";
import { POOL, poolOutcome } from "../pool-result.js";
import { poolRoll, poolTest, type PoolForm, type PoolTest, type Rolled } from "../pool-test.js";
import { onlyDisease } from "./infection.js";

/** SE-71 — what a day brings: the watch, how severe an infection is, what is recovered; how its card tells it is in day-shown.ts. */

const DAY_HOURS = 24;
const WATCH = "watch";
const SEVERITY = "severity";

/** SE-63, SE-65 — the rolls of a day as an outcome keeps them; it may have none. */
const ROLLED = {
  ...POOL,
  watched: flag,
  /** SE-65 — successes of the roll that says how severe it is. */
  severity: nullable(whole),
  severityFaces: list(whole),
  /** SE-65 — the infection that the day brought. */
  worse: oneOf(INFECTIONS),
};

/** SE-71 — a day, or several of extras, as an outcome keeps it. */
export const DAY = {
  ...ROLLED,
  days: whole,
  /** SE-72 — its hours count for crosses: no clock has counted them. */
  fades: flag,
  ...CIRCLES,
  /** Filled circles of each row that are empty again, all of them, and crosses that have faded. */
  ...perRow(() => whole),
  ...{ recovered: whole, faded: whole },
  /** SE-67 — where the period of recovery stands, and the row that it is of. */
  ...{ day: whole, period: whole, left: nullable(oneOf(ROWS)) },
  ...{ bleeding: flag, dressed: flag, suspended: flag, watchOver: flag },
};
export interface Day extends Read<typeof DAY> {}

/** What of it the rest of the day follows from. */
type Course = Partial<Pick<Day, "watched" | "worse" | "days" | "fades">>;

/** SE-63 — the patient's own Santé, against the Difficulté of their watch. */
export function rolledByPatient(actor: Actor): Rolled {
  const difficulty = watchDifficulty(figuresOf(actor).care);
  return { what: "watch", characteristic: "sante", uses: [], difficulty };
}

function watchTest(actor: Actor, form: PoolForm): PoolTest {
  return poolTest(actor, rolledByPatient(actor), form);
}

/** SE-65 — how severe the infection is: Santé again, without what was given for the first roll alone. */
function severityTest(actor: Actor, { specialty = "", gear = "" }: PoolForm): PoolTest {
  const rolled: Rolled = { what: "severity", characteristic: "sante", uses: [], difficulty: null };
  return poolTest(actor, rolled, { specialty, gear });
}

/** SE-63, SE-65 — the roll of the day, and at once the one that a failure calls for. */
export function dayRolls(actor: Actor, form: PoolForm = {}): readonly RollSpec[] {
  const { care } = figuresOf(actor);
  const severity = () => poolRoll(SEVERITY, severityTest(actor, form));
  return [poolRoll(WATCH, watchTest(actor, form), (result) => (watchHolds(care, result) ? null : severity()))];
}

/** SE-06 — what adds to the roll. */
export const dayLines = (actor: Actor, form: PoolForm = {}) => watchTest(actor, form).modifiers;

/** SE-63, SE-65 — what the rolls of a day came to. */
export function rolledOutcome(actor: Actor, dice: Dice, form: PoolForm = {}): Read<typeof ROLLED> {
  const watch = poolOutcome(WATCH, watchTest(actor, form), dice);
  const severity = poolOutcome(SEVERITY, severityTest(actor, form), dice);
  return {
    ...watch,
    watched: true,
    severity: severity.result,
    severityFaces: severity.faces,
    worse: watch.success ? "none" : severityOf(severity.result ?? 0),
  };
}

/** SE-71, SE-72 — somebody once the day is over, or the days, and the circles that are empty again. */
function passed(actor: Actor, { watched, worse = "none", days = 1, fades }: Course) {
  const before = patientOf(figuresOf(actor));
  const care = watched && worse !== "none" ? watchFailed(before.care, worse) : before.care;
  const { recovered, ...healed } = endDays(before.rows, care, Math.max(1, days));
  const later = fadeHours(healed, fades ? DAY_HOURS : 0, seuilsOptions());
  const faded = later.faded.reduce((sum, { crosses }) => sum + crosses, 0);
  const after: Patient = { rows: later.rows, care: later.care, surplus: before.surplus };
  return { before, after, recovered, faded };
}

/** SE-71 — what the day comes to. */
export function dayOutcome<C extends Course>(actor: Actor, course: C) {
  const { before, after, recovered, faded } = passed(actor, course);
  const { care, rows } = after;
  const left = worstLethal(rows);
  return {
    ...course,
    ...{ rowsBefore: before.rows, rowsAfter: rows },
    ...perRow((row) => before.rows[row].lethal - rows[row].lethal),
    ...{ recovered, faded, day: care.recoveryDays, bleeding: care.bleeding },
    period: left ? periodDays(left, care) : 0,
    left,
    dressed: left !== null && care.firstAid === "success",
    suspended: infectionEffects(care.infection).recoverySuspended,
    watchOver: before.care.watch && !care.watch,
  };
}

/** SE-71 — what the day writes. */
export function dayWritten(actor: Actor, course: Course): Changes {
  const { before, after } = passed(actor, course);
  const { numbers, values } = patientWritten(before, after);
  const { clocks, care } = figuresOf(actor);
  const { infection } = after.care;
  const disease = infection === before.care.infection ? care.disease : onlyDisease(infection);
  return {
    numbers,
    values: [
      ...values,
      ...(disease === care.disease ? [] : [{ path: "system.care.disease", after: disease }]),
      ...(clocks.watchOwed ? [{ path: "system.clocks.watchOwed", after: false }] : []),
    ],
  };
}

/** The keeper may say that the watch held, or how severe the infection is. */
export const dayEdit = {
  figures: ({ watched }: Day): readonly Figure[] => {
    if (!watched) return [];
    const severities = INFECTIONS.filter((one) => one !== "none");
    const options = severities.map((value) => ({ value, label: { key: infectionLabel(value) } }));
    return [yesNo("success", { called: "watchHolds" }), pick("worse", options)];
  },
  follow: (decided: Kept<typeof DAY>, _ruled: Day, actor: Actor) => {
    const success = (isDecided(decided, "success") || !isDecided(decided, "worse")) && decided.success;
    const severity = decided.worse === "none" ? "benigne" : decided.worse; // the mildest, where nobody says how severe
    return dayOutcome(actor, { ...decided, success, worse: success ? "none" : severity });
  },
};
