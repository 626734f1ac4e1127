import { beforeEach, expect, test } from "vitest";
import { ACTIONS, type Action } from "../../../../../src/core/play/messages/models.js";
import { comes, sent } from "../../../../support/play/arbiter-table.js";
import { type Act, doDeed, KEEPER, ofPack, PLAYER, RIVAL, seat } from "../../../../support/play/play.js";

let hero: Actor;
let act: Act;

beforeEach(async () => {
  await seat("gb", [{ ...ofPack("investigators/paul"), ownership: { default: 1, [PLAYER]: 3 } }]);
  [hero] = game.actors.contents as [Actor];
  act = await doDeed("effort", hero, { pf: 2 }, [], { by: KEEPER });
});

/** All that a request may carry, whatever it asks for. */
const everything = () => ({
  override: { pf: 0 },
  retarget: { actor: hero.uuid, token: null },
  vote: { voter: RIVAL, yes: true },
  plea: { reason: "slip", word: "" },
  answer: "Oui",
  back: [{ actor: hero.uuid, path: "system.pf.value", way: "before" }],
});

/** What is written on the card and on the sheet. */
const written = () => JSON.stringify([act.verdict, hero.toObject()]);

const asks = (action: Action, by: string, target: number) =>
  comes(sent("request", by, { ...everything(), verdict: act.record.message.id, action, target }));

test.each(ACTIONS)(
  "« %s » from a client that owns nobody here changes nothing, for one target or for all",
  async (action) => {
    const before = written();
    for (const target of [0, -1, 3]) await asks(action, RIVAL, target);
    expect(written()).toBe(before);
  },
);

const OWNERS = new Set<Action>(["apply", "plead", "withdraw"]);
test.each(ACTIONS.filter((action) => !OWNERS.has(action)))("nor does « %s » from the owner's", async (action) => {
  const before = written();
  for (const target of [0, -1, 3]) await asks(action, PLAYER, target);
  expect(written()).toBe(before);
});

test("an undo, or a word on a plea, that says it comes from the player who has pleaded is nobody's but a keeper's", async () => {
  await asks("plead", PLAYER, -1);
  expect(act.verdict.plea?.standing).toBe("asked");
  const before = written();
  for (const by of [PLAYER, RIVAL]) for (const action of ["undo", "keep", "edit"] as const) await asks(action, by, -1);
  for (const action of ["withdraw", "plead"] as const) await asks(action, RIVAL, -1);
  expect(written()).toBe(before);
});
