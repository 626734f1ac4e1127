import { oneOf } from "../../../../core/shape/heal.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedEdit } from "../../../../core/play/contract/deed.js";
import { seuilsOptions } from "../../data/options.js";
import { infectionLabel } from "../../labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import type { Care } from "../../rules/care.js";
import { worstLethal } from "../../rules/circles.js";
import { endDays, watchDifficulty, watchFailed, watchHolds } from "../../rules/day.js";
import { fadeHours } from "../../rules/fading.js";
import { infectionEffects, severityOf } from "../../rules/infection.js";
import { periodDays } from "../../rules/recovery.js";
import { INFECTIONS, ROWS, type Infection } from "../../rules/vocabulary.js";
import { rowsKept } from "../circles-told.js";
import { flag, pick } from "../figures.js";
import { onlyDisease } from "./infection.js";
import { poolOutcome, succeeded } from "../pool-result.js";
import { poolRoll, poolTest, type Asked, type PoolTest } from "../pool-test.js";

/** SE-71 — what a day brings: the watch, how severe an infection is, what is recovered; how its card tells it is in day-shown.ts. */

const DAY_HOURS = 24;
const WATCH = "watch";
const SEVERITY = "severity";

/** SE-63 — the patient's own Santé, against the Difficulté of their watch. */
export function askedOfPatient(actor: Actor): Asked {
  const difficulty = watchDifficulty(figuresOf(actor).care);
  return { what: "watch", characteristic: "sante", uses: [], difficulty };
}

function watchTest(actor: Actor, choices: DeedChoices): PoolTest {
  return poolTest(actor, askedOfPatient(actor), choices);
}

/** SE-65 — how severe the infection is: Santé again, without what was given for the first roll alone. */
function severityTest(actor: Actor, { specialty = "", gear = "" }: DeedChoices): PoolTest {
  const asked: Asked = { what: "severity", characteristic: "sante", uses: [], difficulty: null };
  return poolTest(actor, asked, { specialty, gear });
}

/** SE-63, SE-65 — the roll of the day, and at once the one that a failure calls for. */
export function dayRolls(actor: Actor, choices: DeedChoices): readonly RollSpec[] {
  const { care } = figuresOf(actor);
  const severity = () => poolRoll(SEVERITY, severityTest(actor, choices));
  return [poolRoll(WATCH, watchTest(actor, choices), (result) => (watchHolds(care, result) ? null : severity()))];
}

/** SE-06 — what adds to the roll. */
export const dayLines = (actor: Actor, choices: DeedChoices) => watchTest(actor, choices).modifiers;

/** SE-63, SE-65 — the rolls of a day as an outcome keeps them. */
export function rolledOutcome(actor: Actor, choices: DeedChoices, dice: Dice): Outcome {
  const watch = poolOutcome(WATCH, watchTest(actor, choices), dice);
  const severity = dice[SEVERITY] && poolOutcome(SEVERITY, severityTest(actor, choices), dice);
  return {
    ...watch,
    watched: true,
    ...(severity && { severity: stored(severity, "result"), severityFaces: severity.faces ?? [] }),
    worse: succeeded(watch) ? "none" : severityOf(severity ? stored(severity, "result") : 0),
  };
}

/** SE-63, SE-65 — the infection that a day brought; none where the watch held, or there is none. */
export const infectionIn = ({ worse }: Outcome): Infection => oneOf(INFECTIONS, worse, "none");

interface Day extends Patient {
  /** Filled circles that are empty again. */
  readonly recovered: number;
  readonly faded: number;
}

/** SE-71, SE-72 — somebody once the day is over, or the days. */
function passed(actor: Actor, outcome: Outcome): Day {
  const before = patientOf(figuresOf(actor));
  const worse = infectionIn(outcome);
  const watched: Care = outcome.watched === true && worse !== "none" ? watchFailed(before.care, worse) : before.care;
  const { recovered, ...healed } = endDays(before.rows, watched, Math.max(1, stored(outcome, "days")));
  const hours = outcome.fades === true ? DAY_HOURS : 0;
  const later = fadeHours(healed, hours, seuilsOptions());
  const faded = later.faded.reduce((sum, { crosses }) => sum + crosses, 0);
  return { rows: later.rows, care: later.care, surplus: before.surplus, recovered, faded };
}

/** SE-71 — the same as an outcome keeps it. */
export function dayOutcome(actor: Actor, told: Outcome): Outcome {
  const { care, rows, recovered, faded } = passed(actor, told);
  const before = figuresOf(actor).rows;
  const left = worstLethal(rows);
  return {
    ...told,
    ...rowsKept(before, rows),
    ...Object.fromEntries(ROWS.map((row) => [row, before[row].lethal - rows[row].lethal])),
    ...{ recovered, faded, day: care.recoveryDays, bleeding: care.bleeding },
    period: left ? periodDays(left, care) : 0,
    left,
    dressed: left !== null && care.firstAid === "success",
    suspended: infectionEffects(care.infection).recoverySuspended,
    watchOver: figuresOf(actor).care.watch && !care.watch,
  };
}

/** SE-71 — what the day writes. */
export function dayWritten(actor: Actor, outcome: Outcome): Changes {
  const figures = figuresOf(actor);
  const before = patientOf(figures);
  const after = passed(actor, outcome);
  const { numbers, values } = patientWritten(before, after);
  const { infection } = after.care;
  const disease = infection === before.care.infection ? figures.care.disease : onlyDisease(infection);
  return {
    numbers,
    values: [
      ...values,
      ...(disease === figures.care.disease ? [] : [{ path: "system.care.disease", after: disease }]),
      ...(figures.clocks.watchOwed ? [{ path: "system.clocks.watchOwed", after: false }] : []),
    ],
  };
}

/** The keeper may say that the watch held, or how severe the infection is. */
export const dayEdit: Required<DeedEdit> = {
  figures: (ruled) => {
    if (ruled.watched !== true) return [];
    const severities = INFECTIONS.filter((one) => one !== "none");
    const options = severities.map((value) => ({ value, label: { key: infectionLabel(value) } }));
    return [flag("success", { called: "watchHolds" }), pick("worse", options)];
  },
  follow: (decided, ruled, actor) => {
    const said = isDecided(decided, "success") || !isDecided(decided, "worse");
    const success = said && succeeded(decided);
    const severity = infectionIn(decided);
    const failed = severity === "none" ? "benigne" : severity; // the mildest, where nobody says how severe
    return dayOutcome(actor, { ...ruled, ...decided, success, worse: success ? "none" : failed });
  },
};
