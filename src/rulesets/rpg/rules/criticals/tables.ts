import { CRITICAL_ARMS } from "./arms.js";
import { CRITICAL_HEAD } from "./head.js";
import { CRITICAL_LEGS } from "./legs.js";
import { CRITICAL_TRUNK } from "./trunk.js";
import type { Effect } from "./effects.js";
import type { Zone } from "../vocabulary.js";

/** RP-56 — the die that is rolled on a critical table. */
export const CRITICAL_DIE = 20;

/** RP-57…RP-60 — one row of a critical table. */
export interface CriticalRow {
  /** Such as `arms-01`. */
  readonly id: string;
  readonly zone: Zone;
  /** Faces of the d20. */
  readonly from: number;
  readonly to: number;
  readonly effects: readonly Effect[];
}

/** RP-57…RP-60 — the first four rows of each table have two faces, the others one. */
const TWO_FACED_ROWS = 4;

function tableOf(zone: Zone, rows: readonly (readonly Effect[])[]): readonly CriticalRow[] {
  return rows.map((effects, i) => {
    const to = i < TWO_FACED_ROWS ? 2 * (i + 1) : i + 1 + TWO_FACED_ROWS;
    const from = i < TWO_FACED_ROWS ? to - 1 : to;
    return { id: `${zone}-${String(i + 1).padStart(2, "0")}`, zone, from, to, effects };
  });
}

/** RP-56…RP-60 — the table of each zone. */
export const CRITICAL_TABLES: Readonly<Record<Zone, readonly CriticalRow[]>> = {
  arms: tableOf("arms", CRITICAL_ARMS),
  head: tableOf("head", CRITICAL_HEAD),
  trunk: tableOf("trunk", CRITICAL_TRUNK),
  legs: tableOf("legs", CRITICAL_LEGS),
};

/** RP-56 — the row that a face reads; `null` beyond the die. */
export function criticalRowAt(zone: Zone, face: number): CriticalRow | null {
  return CRITICAL_TABLES[zone].find(({ from, to }) => from <= face && face <= to) ?? null;
}

/** RP-56, RP-76 — whether a blow opens a critical table: not where the table plays without, nor to knock out (D-46). */
export function opensTable(
  { criticalHit }: { readonly criticalHit: boolean },
  { enabled, knockOut }: { readonly enabled: boolean; readonly knockOut: boolean },
): boolean {
  return criticalHit && enabled && !knockOut;
}

/** RP-56, RP-62 — a row by its id, which the keeper may choose instead of rolling; `null` when there is none such. */
export function criticalRow(id: string): CriticalRow | null {
  return (
    Object.values(CRITICAL_TABLES)
      .flat()
      .find((row) => row.id === id) ?? null
  );
}

/** RP-62 — whether a row cuts something off: a blunt weapon crushes it instead (D-39). */
export function severs({ effects }: Pick<CriticalRow, "effects">): boolean {
  return effects.some(
    (effect) => (effect.type === "loseBodyPart" && effect.part !== "eye") || effect.type === "cosmetic",
  );
}
