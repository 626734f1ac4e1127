import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  CRITICAL_DIE,
  CRITICAL_TABLES,
  criticalRow,
  criticalRowAt,
  opensTable,
  severs,
} from "../../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { ZONES, type Zone } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

interface GoldenRow {
  readonly face: number;
  readonly range: readonly number[];
  readonly rowId: string;
  readonly effects: readonly object[];
}

const { criticalTables } = JSON.parse(readFileSync("tests/golden/rpg.json", "utf8")) as {
  readonly criticalTables: Readonly<Record<Zone, { readonly rows: readonly GoldenRow[] }>>;
};

/** What every effect of a type has alike, and marks of what the book leaves unsaid: neither is stored. */
const UNSTORED = new Set([
  "inferred",
  "inferredUntil",
  "inferredStand",
  "inferredDelay",
  "die",
  "mode",
  "tick",
  "unit",
]);
const FLIGHT = new Set(["formula", "direction"]);

function stored(effect: object): object {
  const { type } = effect as { type: string };
  const fields = Object.entries(effect).filter(([field, value]) => {
    if (field === "mode") return type === "restrict";
    if (field === "until" && ["loseBodyPart", "loseFunction", "skillLoss"].includes(type)) return false;
    if (type === "cosmetic" && FLIGHT.has(field)) return false;
    return !UNSTORED.has(field) && value !== undefined;
  });
  return Object.fromEntries(
    fields.map(([field, value]) => {
      if (field === "onFail") return [field, (value as object[]).map(stored)];
      if (field === "stand") return [field, standOf(value as { kind: string })];
      return [field, value as unknown];
    }),
  );
}

/** Getting up by a test is one of Habileté, plain, with no FD. */
function standOf(stand: { readonly kind: string }): object {
  return stand.kind === "test" ? { kind: "test" } : stand;
}

describe.each(ZONES)("RP-57…RP-60: the critical table of the %s", (zone) => {
  test.each(criticalTables[zone].rows)("$face reads $rowId", ({ face, range, rowId, effects }) => {
    const row = criticalRowAt(zone, face);
    expect(row).toMatchObject({ id: rowId, zone, from: range[0], to: range[1] });
    expect(row?.effects).toEqual(effects.map(stored));
  });

  test("has sixteen rows, each found by its id, and nothing beyond the die", () => {
    expect(CRITICAL_TABLES[zone]).toHaveLength(16);
    for (const row of CRITICAL_TABLES[zone]) expect(criticalRow(row.id)).toBe(row);
    expect([criticalRowAt(zone, 0), criticalRowAt(zone, CRITICAL_DIE + 1)]).toEqual([null, null]);
  });
});

test("RP-56, RP-76: a table is opened where the table plays them, and not to knock out (D-46)", () => {
  const hit = { criticalHit: true };
  expect(opensTable(hit, { enabled: true, knockOut: false })).toBe(true);
  expect(opensTable(hit, { enabled: false, knockOut: false })).toBe(false);
  expect(opensTable(hit, { enabled: true, knockOut: true })).toBe(false);
  expect(opensTable({ criticalHit: false }, { enabled: true, knockOut: false })).toBe(false);
});

test("RP-62: rows that cut something off", () => {
  const all = ZONES.flatMap((zone) => CRITICAL_TABLES[zone]);
  expect(all.filter(severs).map(({ id }) => id)).toEqual([
    "legs-11",
    "legs-12",
    "legs-14",
    "arms-12",
    "arms-13",
    "arms-14",
    "trunk-16",
    "head-01",
    "head-16",
  ]);
});
