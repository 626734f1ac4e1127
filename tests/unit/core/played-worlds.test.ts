import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULESET_IDS } from "../../support/play/all-tables.js";
import { openWorld, playOn, type PlayedWorld, seen, type Seen } from "../../support/play/played-world.js";

/** A world of each ruleset as version 0.1.0 left it, what was seen of it then, and once it was played on. Never made anew. */
interface Fixture {
  readonly world: PlayedWorld;
  readonly opened: Seen;
  readonly after: Seen;
}
const fixture = (id: string) => JSON.parse(readFileSync(`tests/fixtures/played/${id}.json`, "utf8")) as Fixture;

/** Where acts stand in those worlds besides what a single act shows: waiting, held back, sealed, applied, taken back. */
const STANDS = ["judged resolved", "judged applied", "judged undone", "review ", "rejected ", "unheard"];

/** Fields that models have had since, by their first values: a world that was saved without them is read with these. */
const SINCE: Readonly<Record<string, string>> = { keeperNotes: '""', log: "[]" };

/** An act asked of several: what each was asked stood on every row, and is told once since. */
const ASKED = /^judged resolved resolved \|/;
const once = (act: string): string => (ASKED.test(act) ? act.replaceAll(/( [^ |]+ [^ |]+)\1+(?= \||$)/g, "$1") : act);

/** What a fixture saw, as it is told now. */
const asNow = ({ acts, ...seen }: Seen): Seen => ({ ...seen, acts: acts.map(once) });

/** What is seen now, without fields that nobody had then and that hold their first value. */
function asThen(now: unknown, then: unknown): unknown {
  if (typeof now !== "object" || typeof then !== "object" || now === null || then === null) return now;
  if (Array.isArray(now)) return now.map((one, i) => asThen(one, (then as readonly unknown[])[i]));
  const kept = Object.entries(now).filter(([key, value]) => key in then || JSON.stringify(value) !== SINCE[key]);
  return Object.fromEntries(kept.map(([key, value]) => [key, asThen(value, (then as Record<string, unknown>)[key])]));
}

describe.each(RULESET_IDS)("a world of %s that an earlier version has played", (id) => {
  test("is read as it was then, and plays on as it did then", async () => {
    const { world, opened, after } = fixture(id);
    await openWorld(id, world);
    Object.assign(CONFIG.Dice, { randomUniform: () => 0.4 });
    expect(asThen(await seen(), opened)).toEqual(asNow(opened));
    await playOn();
    expect(asThen(await seen(), after)).toEqual(asNow(after));
  });

  test.each(STANDS)("holds an act that is %s", (stand) => {
    expect(fixture(id).opened.acts.some((act) => act.startsWith(stand))).toBe(true);
  });
});

test("one is sealed, one is held back by its round, one waits for an answer, one for its damage", () => {
  const stages = (id: string) => fixture(id).opened.acts.map((act) => act.split(" | ")[0]);
  expect(stages("rpg")).toEqual(expect.arrayContaining(["judged awaiting", "judged throwing"]));
  const text = (id: string) => JSON.stringify(fixture(id).world.messages);
  expect(text("rpg")).toContain('"until":"damage"');
  expect(text("gb")).toContain('"revealed":false');
});
