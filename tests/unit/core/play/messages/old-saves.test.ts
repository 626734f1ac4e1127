import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openWorld, playOn, type PlayedWorld, seen, type Seen } from "../../../../support/play/played-world.js";

/**
 * A world of gb whose saves version 0.1.0 wrote as messages of their own kind: of a blow and of nothing, waiting, applied,
 * undone, forged, set aside, unheard and rolled by the table. Never made anew.
 */
const { world, opened, after } = JSON.parse(readFileSync("tests/fixtures/played/gb-saves.json", "utf8")) as {
  readonly world: PlayedWorld;
  readonly opened: Seen;
  readonly after: Seen;
};

/** Where each act stands; of blows whose save counts with all the figures of their card, the save's row among them. */
const told = ({ acts }: Seen) =>
  acts.map((act, at) => {
    const [stand = ""] = act.split(" | ");
    const ofBlow = act.includes("1911") && acts[at + 1]?.startsWith("judged");
    return ofBlow ? act : stand;
  });

test("saves of an earlier version are read, judged, applied and undone as the deed that a save is now", async () => {
  await openWorld("gb", world);
  const before = await seen();
  expect([told(before), before.people]).toEqual([told(opened), opened.people]);
  await playOn();
  const played = await seen();
  expect([told(played), played.people]).toEqual([told(after), after.people]);
});
