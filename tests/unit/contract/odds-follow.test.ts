import { describe, expect, test } from "vitest";
import { type OddsTable, prepared } from "../../support/play/odds-follow.js";
import { WHOLE } from "../../support/rulesets.js";
import { d20d100Odds } from "../rulesets/d20d100/attack/odds.js";
import { gbOdds } from "../rulesets/gb/attack/odds.js";
import { rpgOdds } from "../rulesets/rpg/attack/odds.js";
import { seuilsOdds } from "../rulesets/seuils/attack/odds.js";
import { warpOdds } from "../rulesets/warp/attack/odds.js";

const TABLES: Readonly<Record<string, OddsTable>> = {
  gb: gbOdds,
  warp: warpOdds,
  rpg: rpgOdds,
  seuils: seuilsOdds,
  d20d100: d20d100Odds,
};

/** What the window of an attack says of its chances is what the dice bring, whatever is changed in it. */
describe.each(WHOLE.map(({ id }) => id))("the odds of %s follow the window", (id) => {
  const table = TABLES[id];
  if (!table)
    throw new Error(`nobody tries the odds of ${id}: tests/unit/rulesets/${id}/attack/odds.ts, and TABLES here`);
  const { attack, changes, windows, apart = [] } = table;

  test.each(Object.entries(changes))("%s", async (_name, change) => {
    const ready = prepared(attack, await table.open(change), change);
    const odds = attack.odds(ready, ready.bonus, ready.lines);
    const { chance, ends } = table.tried(ready);
    expect(odds?.chance).toBeCloseTo(chance, 9);
    for (const { id: end, probability } of ends ? (odds?.rows ?? []) : [])
      expect([end, probability]).toEqual([end, expect.closeTo(ends?.get(end) ?? 0, 9)]);
  });

  test("every control of the window is among them", async () => {
    const tried = new Set(Object.values(changes).flatMap(({ choices = {} }) => Object.keys(choices)));
    const offered = new Set<string>();
    for (const one of windows)
      for (const { id: control } of attack.choices(await table.open(one))) offered.add(control);
    expect([...offered].filter((control) => !tried.has(control) && !apart.includes(control))).toEqual([]);
  });
});
