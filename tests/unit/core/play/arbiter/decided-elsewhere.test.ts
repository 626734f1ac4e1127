import { afterEach, beforeEach, expect, test } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { arbitrate } from "../../../../../src/core/play/arbiter/arbitrate.js";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import { keysOf } from "../../../../../src/core/play/arbiter/verdict-keys.js";
import { letDecide } from "../../../../../src/core/world/world.js";
import { comes, sent, settled } from "../../../../support/play/arbiter-table.js";
import { type Act, doDeed, KEEPER, ofPack, PLAYER, seat } from "../../../../support/play/play.js";

let hero: Actor;
let act: Act;

const UNDO = { action: "undo", target: -1, override: {}, retarget: null } as const;

beforeEach(async () => {
  await seat("gb", [{ ...ofPack("investigators/paul"), ownership: { default: 1, [PLAYER]: 3 } }]);
  [hero] = game.actors.contents as [Actor];
  act = await doDeed("effort", hero, { pf: 2 }, [], { by: KEEPER });
});
afterEach(() => letDecide(true));

const waiting = () => game.messages.filter((message) => (message._source as { type?: string }).type === "request");
const stage = () => act.verdict.targets[0]?.stage;

/** Another window comes to decide while a job on the same card is under way; then this one again. */
async function decidedElsewhereMeanwhile(begin: () => Promise<unknown>): Promise<void> {
  let finish = (): void => undefined;
  const busy = arbitrate(keysOf(act.verdict), () => new Promise<void>((resolve) => (finish = resolve)));
  const asked = begin();
  await new Promise((resolve) => setTimeout(resolve)); // it stands in the queue
  letDecide(false);
  finish();
  await Promise.all([busy, asked]);
  await settled();
  expect([stage(), waiting().length]).toEqual(["applied", 1]);
  letDecide(true);
  takeUp();
  await settled();
}

test("an undo is not lost where another window comes to decide while it waits its turn", async () => {
  await decidedElsewhereMeanwhile(() => ask(act.record.message, UNDO));
  expect([stage(), waiting().length]).toEqual(["undone", 0]);
});

test("nor is a request that was heard, which stays in the log for whoever decides by then", async () => {
  const data = { ...UNDO, verdict: act.record.message.id };
  await decidedElsewhereMeanwhile(() => comes(sent("request", KEEPER, data)));
  expect(stage()).toBe("undone");
});
