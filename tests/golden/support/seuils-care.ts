import { bleedRounds } from "../../../src/rulesets/seuils/rules/body/bleeding.js";
import { careAfterWounds, opensBout } from "../../../src/rulesets/seuils/rules/care/bout.js";
import { CARE } from "../../../src/rulesets/seuils/rules/care/care-table.js";
import { NO_CARE, type Care } from "../../../src/rulesets/seuils/rules/care/care.js";
import type { Placed, Rows } from "../../../src/rulesets/seuils/rules/body/circles.js";
import { endDay, watchFailed, watchHolds } from "../../../src/rulesets/seuils/rules/care/day.js";
import { fadeHour } from "../../../src/rulesets/seuils/rules/body/fading.js";
import {
  afterFirstAid,
  firstAidDifficulty,
  firstAidRefusal,
  stopBleedingDifficulty,
} from "../../../src/rulesets/seuils/rules/care/first-aid.js";
import { WATCH_DIFFICULTY, infectionEffects, severityOf } from "../../../src/rulesets/seuils/rules/body/infection.js";
import { recoverDay } from "../../../src/rulesets/seuils/rules/care/recovery.js";
import { stateOf } from "../../../src/rulesets/seuils/rules/body/state.js";
import { treatmentRoll } from "../../../src/rulesets/seuils/rules/care/treatment.js";
import { HUMAN_CIRCLES, ROWS, type Infection, type Row } from "../../../src/rulesets/seuils/rules/vocabulary.js";
import { shortRows } from "./seuils-health.js";
import { optionsOf, type AtTable } from "./seuils-options.js";
import type { Adapter } from "./run.js";

/** Adapters for first aid, bleeding, infection, recovery, treatment. */
export const careAdapters: Readonly<Record<string, Adapter>> = {
  firstAidDifficulty: ({ row, medicalSpecialty }: HealerCase) => ({
    difficulty: firstAidDifficulty(row, medicalSpecialty),
  }),

  resolveFirstAid: ({ row, medicalSpecialty, result, bleeding = row !== "touche" }: FirstAidCase) => {
    const after = afterFirstAid({ ...NO_CARE, bleeding }, { row, medicalSpecialty, result });
    const success = after.firstAid === "success";
    return {
      difficulty: firstAidDifficulty(row, medicalSpecialty),
      success,
      stabilised: success,
      bleeding: after.bleeding,
      infectionWatch: after.watch,
    };
  },

  watchInfection: ({ row, dailyResults, difficulty }: WatchCase) => {
    let now: { rows: Rows; care: Care } = { rows: woundedIn(row), care: watched(difficulty) };
    for (const [before, daily] of dailyResults.entries()) {
      now = passDay(now, { daily, severity: 0 });
      const day = before + 1;
      if (now.care.infection !== "none") return { day, outcome: "infection" };
      if (!now.care.watch) return { day, outcome: "outOfDanger" };
    }
    return { day: dailyResults.length, outcome: "watchContinues" };
  },

  mayGiveFirstAid: ({ minutesSinceWound, attempts, ...given }: AidCase) => {
    const reason = firstAidRefusal({ attempts, seconds: 60 * minutesSinceWound }, optionsOf(given));
    return reason ? { allowed: false, reason } : { allowed: true };
  },

  openBout: ({ cause, placed, care, noBleeding, ...given }: BoutCase) => {
    const wounds = { cause, placed, nature: "lethal" } as const;
    const after = careAfterWounds({ ...NO_CARE, ...care }, wounds, { at: 0, noBleeding }, optionsOf(given));
    return { newBout: opensBout(wounds), ...after };
  },

  infectionSeverity: ({ result }: { result: number }) => ({ severity: severityOf(result) }),

  infectionEffects: ({ severity }: { severity: Infection }) => {
    const effects = infectionEffects(severity);
    const [disease = null, ...others] = effects.diseases;
    return { ...effects, disease: others.length > 0 ? "keeperChoice" : disease };
  },

  recoverCircles: ({ days, treated = false, doubled = false, counter = 0, ...given }: RecoverCase) => {
    let now = { rows: given.rows, care: { ...NO_CARE, recoveryDays: counter } as Care };
    const log: object[] = [];
    for (let day = 1; day <= days; day += 1) {
      const infection = doubled ? "benigne" : "none";
      const { recovered, row, ...next } = recoverDay(now.rows, {
        ...now.care,
        infection,
        treatment: treated ? "success" : "none",
      });
      if (recovered > 0) log.push([day, row, recovered]);
      now = next;
    }
    return { rows: shortRows(now.rows), log, counter: now.care.recoveryDays };
  },

  treatmentRoll: ({ row, medicalSpecialty, temporaryOnly = false }: HealerCase & { temporaryOnly?: boolean }) => {
    const roll = treatmentRoll({ row, temporaryOnly }, medicalSpecialty);
    return { possible: roll !== null, ...roll };
  },

  aggravateWounds: ({ rows, rounds, surplus = 0, bleedSeconds = 0, bleedRounds: before = 0, ...given }: BleedCase) => {
    const options = optionsOf(given);
    const care = { ...NO_CARE, bleeding: true, bleedSeconds, bleedRounds: before };
    const after = bleedRounds({ rows, surplus, care }, rounds, options);
    return {
      ticks: after.ticks.map(({ after: round, placed }) => [round, placed]),
      rows: shortRows(after.rows),
      surplus: after.surplus,
      status: stateOf(after.rows, after.surplus, options),
    };
  },

  stopBleedingDifficulty: ({ row, medicalSpecialty, ...given }: HealerCase & AtTable) => {
    const difficulty = stopBleedingDifficulty(row, medicalSpecialty, optionsOf(given));
    return { applicable: difficulty !== null, difficulty };
  },

  passDay: ({ rows, counter, ...given }: DayCase) => {
    const { watch = false, dailyResult = NaN, severityResult = NaN, treated = false, infection = "none" } = given;
    const care: Care = {
      ...watched(given.difficulty),
      watch,
      infection,
      recoveryDays: counter,
      treatment: treated ? "success" : "none",
    };
    const day = passDay({ rows, care }, { daily: dailyResult, severity: severityResult });
    return {
      infection: day.care.infection,
      watch: day.care.watch,
      recovered: day.recovered,
      counter: day.care.recoveryDays,
      rows: shortRows(day.rows),
    };
  },

  fadeCrosses: ({ hours, treated = false, counter = 0, ...given }: FadeCase) => {
    let now = { rows: given.rows, care: { ...NO_CARE, temporaryHours: counter } as Care };
    const log: object[] = [];
    for (let hour = 1; hour <= hours; hour += 1) {
      const care: Care = { ...now.care, treatment: treated ? "success" : "none" };
      const { faded, row, ...next } = fadeHour(now.rows, care, optionsOf(given));
      for (let cross = 0; cross < faded; cross += 1) log.push([hour, row]);
      now = next;
    }
    return { rows: shortRows(now.rows), log };
  },

  careRecap: ({ row }: { row: Row }) => {
    const { firstAid, recoveryDays, treatment, aggravation, stopBleeding } = CARE[row];
    return {
      avoidInfection: firstAid,
      recoveryDays,
      treatment,
      aggravation: aggravation ? WRITTEN[`${aggravation.every} ${aggravation.unit}`] : "none",
      stopBleeding,
    };
  },
};

const WRITTEN: Readonly<Record<string, string>> = { "1 minute": "1/minute", "3 round": "1/3rounds" };

/** A human with one wound. */
function woundedIn(wounded: Row): Rows {
  const rows = ROWS.map((row) => [row, { max: HUMAN_CIRCLES[row], lethal: Number(row === wounded), temporary: 0 }]);
  return Object.fromEntries(rows) as Rows;
}

/** Somebody whose wounds are watched. */
function watched(difficulty = WATCH_DIFFICULTY): Care {
  return { ...NO_CARE, firstAid: "failed", attempts: 1, watch: true, watchModifier: difficulty - WATCH_DIFFICULTY };
}

/** SE-71 — a day: the watch, how severe an infection is, recovery. */
function passDay(
  { rows, care }: { rows: Rows; care: Care },
  { daily, severity }: Record<"daily" | "severity", number>,
) {
  const fails = care.watch && !watchHolds(care, daily);
  return endDay(rows, fails ? watchFailed(care, severityOf(severity)) : care);
}

interface HealerCase {
  readonly row: Row;
  readonly medicalSpecialty: boolean;
}

interface FirstAidCase extends HealerCase {
  readonly result: number;
  readonly bleeding?: boolean;
}

interface WatchCase {
  readonly row: Row;
  readonly dailyResults: readonly number[];
  readonly difficulty?: number;
}

interface AidCase extends AtTable {
  readonly minutesSinceWound: number;
  readonly attempts: number;
}

interface BoutCase extends AtTable {
  readonly cause: "attack" | "aggravation";
  readonly placed: readonly Placed[];
  readonly care: Pick<Care, "firstAid" | "attempts" | "bleeding">;
  readonly noBleeding?: boolean;
}

interface RecoverCase {
  readonly rows: Rows;
  readonly days: number;
  readonly counter?: number;
  readonly treated?: boolean;
  readonly doubled?: boolean;
}

interface BleedCase extends AtTable {
  readonly rows: Rows;
  readonly rounds: number;
  readonly surplus?: number;
  readonly bleedSeconds?: number;
  readonly bleedRounds?: number;
}

interface DayCase {
  readonly rows: Rows;
  readonly counter: number;
  readonly watch?: boolean;
  readonly dailyResult?: number;
  readonly difficulty?: number;
  readonly severityResult?: number;
  readonly treated?: boolean;
  readonly infection?: Infection;
}

interface FadeCase extends AtTable {
  readonly rows: Rows;
  readonly hours: number;
  readonly counter?: number;
  readonly treated?: boolean;
}
