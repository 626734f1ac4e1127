import type { Rows } from "../../../src/rulesets/seuils/rules/body/circles.js";
import { tickCircles } from "../../../src/rulesets/seuils/rules/body/tick-circles.js";
import { malusOn } from "../../../src/rulesets/seuils/rules/body/malus.js";
import { stateOf } from "../../../src/rulesets/seuils/rules/body/state.js";
import { thresholdsOf } from "../../../src/rulesets/seuils/rules/damage/thresholds.js";
import {
  ROWS,
  type Characteristic,
  type Infection,
  type Nature,
  type Row,
} from "../../../src/rulesets/seuils/rules/vocabulary.js";
import { optionsOf, type AtTable } from "./seuils-options.js";
import type { Adapter } from "./run.js";

/** Adapters for circles, Seuils and what wounds cost. */
export const healthAdapters: Readonly<Record<string, Adapter>> = {
  tickCircles: ({ rows, wounds, nature, ...given }: TickCase) => {
    const options = optionsOf(given);
    const ticked = tickCircles(rows, wounds, nature, options);
    const surplus = (given.surplus ?? 0) + ticked.surplus;
    return {
      rows: shortRows(ticked.rows),
      placed: ticked.placed,
      surplus,
      status: stateOf(ticked.rows, surplus, options),
    };
  },

  findThresholds: ({ sante, ...given }: { sante: number } & AtTable) => thresholdsOf(sante, optionsOf(given)),

  computeMalus: ({ rows, infection = "none", roll = "agilite", ...given }: MalusCase) =>
    malusOn(roll, rows, infection, optionsOf(given)),
};

/** Circles as the cases write them: filled, crossed, all. */
export function shortRows(rows: Rows): object {
  return Object.fromEntries(
    ROWS.map((row) => [row, [rows[row].lethal, rows[row].temporary, rows[row].max] as const] as const),
  );
}

interface TickCase extends AtTable {
  readonly rows: Rows;
  readonly wounds: readonly (Row | "none")[];
  readonly nature?: Nature;
  readonly surplus?: number;
}

interface MalusCase extends AtTable {
  readonly rows: Rows;
  readonly infection?: Infection;
  readonly roll?: Characteristic;
}
