import { careGiven } from "../../../src/rulesets/rpg/rules/body/condition-ends.js";
import type { Condition } from "../../../src/rulesets/rpg/rules/body/conditions.js";
import { criticalRowAt } from "../../../src/rulesets/rpg/rules/criticals/tables.js";
import { timePassed } from "../../../src/rulesets/rpg/rules/body/passing-time.js";
import { settle } from "../../../src/rulesets/rpg/rules/body/settle.js";
import type { Moment } from "../../../src/rulesets/rpg/rules/body/spans.js";
import { windowOf } from "../../../src/rulesets/rpg/rules/body/span-changes.js";
import type { Zone } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import type { Adapter } from "./run.js";

/** Adapters for the critical tables and what their rows do. */
export const criticalAdapters: Readonly<Record<string, Adapter>> = {
  critRow: ({ table, die }: { table: Zone; die: number }) => {
    const row = criticalRowAt(table, die);
    return row ? { rowId: row.id, range: [row.from, row.to] } : {};
  },

  effectWindow: ({ round, formulaRoll, start }: { round: number; formulaRoll: number; start: "now" | "next" }) => {
    const { first, last } = windowOf(round, formulaRoll, start);
    return { firstRound: first, lastRound: last };
  },

  bleedTimeline: ({ formula, rolls, careAfter = rolls.length, careGain = 0, ...given }: BleedCase) => {
    const wound = "wound";
    const at = (round: number): Moment => ({ round, worldTime: round });
    let { hp } = given;
    let conditions: readonly Condition[] = settle([{ type: "bleed", formula, until: { kind: "care" } }], {
      moment: at(0),
      side: null,
      wound,
    }).conditions;
    const timeline: number[] = [];
    for (const [round, roll] of rolls.entries()) {
      const { bleeding } = timePassed(conditions, at(round), at(round + 1));
      if (bleeding.length === 0) break;
      hp -= bleeding.reduce((sum, { ticks }) => sum + ticks * roll, 0);
      timeline.push(hp);
      if (round + 1 === careAfter) conditions = careGiven(conditions, new Set([wound])).kept;
    }
    return { timeline, hp: hp + careGain };
  },
};

interface BleedCase {
  readonly hp: number;
  readonly formula: string;
  readonly rolls: readonly number[];
  readonly careAfter?: number;
  readonly careGain?: number;
}
