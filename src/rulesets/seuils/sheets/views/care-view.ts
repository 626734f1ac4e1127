import { say, type Text } from "../../../../core/text/text.js";
import { seuilsOptions } from "../../data/options.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import { diseaseLabel, firstAidLabel, infectionLabel, treatmentLabel } from "../../labels.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { CARE } from "../../rules/care/care-table.js";
import { worstLethal, worstTemporary } from "../../rules/body/circles.js";
import { watchDifficulty } from "../../rules/care/day.js";
import { firstAidRefusal, minutesForFirstAid } from "../../rules/care/first-aid.js";
import { hoursToFade } from "../../rules/body/fading.js";
import { infectionEffects } from "../../rules/body/infection.js";
import { daysToRecover } from "../../rules/care/recovery.js";
import { DISEASES, ROWS, type Row } from "../../rules/vocabulary.js";

/** Something that care remembers. */
export interface CareFact {
  readonly id: string;
  /** Language key. */
  readonly label: string;
  readonly value: Text;
  readonly tone: "good" | "bad" | "warn" | "plain";
}

/** SE-61…SE-72 — how the wounds of somebody are doing now, as a template prints it. */
export function careShown(actor: SeuilsActor): readonly object[] {
  return careFacts(actor, game.time.worldTime).map(({ value, ...fact }) => ({ ...fact, value: say(value) }));
}

/** SE-54, SE-61…SE-72 — how the wounds of somebody are doing: nothing helps the dead. */
export function careFacts(actor: SeuilsActor, worldTime: number): readonly CareFact[] {
  if (actor.state === "mort") return [];
  return [
    ...firstAidFact(actor, worldTime),
    ...watchFact(actor),
    ...infectionFact(actor),
    ...recoveryFact(actor),
    ...treatmentFact(actor),
    ...crossesFact(actor),
  ];
}

function fact(id: string, value: Text, tone: CareFact["tone"] = "plain"): CareFact {
  return { id, label: `GARDIEN.SEUILS.CARE.${id}.label`, value, tone };
}

/** SE-62, SE-64 — first aid, and the minutes that are left for it. */
function firstAidFact({ care }: SeuilsActor, worldTime: number): readonly CareFact[] {
  const { firstAid, woundedAt, attempts } = care;
  if (firstAid === "none") return [];
  if (firstAid !== "pending") {
    return [fact("firstAid", { key: firstAidLabel(firstAid) }, firstAid === "success" ? "good" : "bad")];
  }
  const options = seuilsOptions();
  const seconds = woundedAt === null ? null : worldTime - woundedAt;
  if (firstAidRefusal({ attempts, seconds }, options)) {
    return [fact("firstAid", { key: "GARDIEN.SEUILS.CARE.firstAid.late" }, "bad")];
  }
  const n = minutesForFirstAid(seconds ?? 0, options);
  const key = `GARDIEN.SEUILS.CARE.firstAid.within.${n === 1 ? "one" : "other"}`;
  return [fact("firstAid", { key, data: { n } }, "warn")];
}

/** SE-63 */
function watchFact({ care, clocks }: SeuilsActor): readonly CareFact[] {
  if (!care.watch) return [];
  const data = { difficulty: watchDifficulty(care) };
  const { watchOwed } = clocks;
  const key = `GARDIEN.SEUILS.CARE.watch.${watchOwed ? "owed" : "value"}`;
  return [fact("watch", { key, data }, watchOwed ? "bad" : "warn")];
}

/** SE-65, SE-66 — the infection, and the disease that the keeper named. */
function infectionFact({ care }: SeuilsActor): readonly CareFact[] {
  const { infection, disease } = care;
  if (infection === "none") return [];
  const known = DISEASES.find((id) => id === disease);
  const name = known ? { key: diseaseLabel(known) } : disease;
  const severity: Text = { key: infectionLabel(infection) };
  const value = disease === "" ? severity : { key: "GARDIEN.SEUILS.CARE.infection.named", data: { severity, name } };
  return [fact("infection", value, "bad")];
}

/** SE-66, SE-67 — the day of the period. */
function recoveryFact({ rows, care }: SeuilsActor): readonly CareFact[] {
  const row = worstLethal(rows);
  if (row === null) return [];
  if (care.bleeding) return [fact("recovery", { key: "GARDIEN.SEUILS.CARE.recovery.bleeding" }, "bad")];
  if (infectionEffects(care.infection).recoverySuspended) {
    return [fact("recovery", { key: "GARDIEN.SEUILS.CARE.recovery.suspended" }, "bad")];
  }
  const data = { row: { key: rowLabel(row) }, n: daysToRecover(row, care) };
  return [fact("recovery", { key: `GARDIEN.SEUILS.CARE.recovery.${data.n === 1 ? "one" : "other"}`, data })];
}

/** SE-68 */
function treatmentFact({ care }: SeuilsActor): readonly CareFact[] {
  const { treatment } = care;
  if (treatment === "none") return [];
  return [fact("treatment", { key: treatmentLabel(treatment) }, treatment === "success" ? "good" : "bad")];
}

/** SE-72 — the hours until a cross fades. */
function crossesFact({ rows, care }: SeuilsActor): readonly CareFact[] {
  const row = worstTemporary(rows);
  if (row === null) return [];
  const n = hoursToFade(row, care, seuilsOptions());
  const data = { row: { key: rowLabel(row) }, n };
  return [fact("crosses", { key: `GARDIEN.SEUILS.CARE.crosses.${n === 1 ? "one" : "other"}`, data })];
}

/** SE-73 — the table of care, a column for each row of circles. */
export interface CareTable {
  readonly rows: readonly { readonly id: Row; readonly label: string; readonly worst: boolean }[];
  readonly lines: readonly { readonly label: string; readonly cells: readonly Text[] }[];
}

/** SE-73 — what care asks for and brings, as the reader's table prints it. */
export function careTable({ rows }: Pick<SeuilsActor, "rows">): CareTable {
  const worst = worstLethal(rows);
  const line = (id: string, cell: (row: Row) => Text) => ({
    label: `GARDIEN.SEUILS.CARE.table.${id}`,
    cells: ROWS.map(cell),
  });
  return {
    rows: ROWS.map((id) => ({ id, label: rowLabel(id), worst: id === worst })),
    lines: [
      line("firstAid", (row) => number(CARE[row].firstAid)),
      line("stopBleeding", (row) => number(CARE[row].stopBleeding)),
      line("aggravation", aggravation),
      line("recovery", (row) => days(CARE[row].recoveryDays)),
      line("treatment", treatment),
    ],
  };
}

const NONE: Text = { key: "GARDIEN.SEUILS.CARE.table.none" };

function number(value: number | null): Text {
  return value === null ? NONE : { key: "GARDIEN.SEUILS.CARE.table.difficulty", data: { n: value } };
}

function days(n: number): Text {
  return { key: `GARDIEN.SEUILS.CARE.table.days.${n === 1 ? "one" : "other"}`, data: { n } };
}

function aggravation(row: Row): Text {
  const { aggravation: found } = CARE[row];
  if (!found) return NONE;
  const { every: n, unit } = found;
  return { key: `GARDIEN.SEUILS.CARE.table.${unit}.${n === 1 ? "one" : "other"}`, data: { n } };
}

function treatment(row: Row): Text {
  const { treatment: found } = CARE[row];
  if (!found) return NONE;
  const { specialty, difficulty: n } = found;
  return {
    key: "GARDIEN.SEUILS.CARE.table.treated",
    data: { specialty: { key: `GARDIEN.SEUILS.MEDICAL.${specialty}` }, n },
  };
}
