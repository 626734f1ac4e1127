import { beforeEach, expect, test } from "vitest";
import { choose, followFree, isFree, leaveFree, settle } from "../../../../src/core/welcome/free.js";
import { missedIn } from "../../../../src/core/welcome/seated.js";
import { hear, whileTested } from "../../../support/hear.js";
import { as, PLAYER, RIVAL, seat } from "../../../support/play/play.js";
import { settled } from "../../../support/play/settled.js";

const ADA = { _id: "a".repeat(16), name: "Ada", type: "gbInvestigator", ownership: { default: 1 } };
const BOB = { _id: "b".repeat(16), name: "Bob", type: "gbInvestigator", ownership: { default: 1 } };

let told: string[];
let ada: Actor;
let bob: Actor;
const plays = (user: string) => (game.users.get(user) as User).character?.name ?? null;
const owns = (actor: Actor, user: string) => actor.testUserPermission(game.users.get(user) as User, "OWNER");

beforeEach(async () => {
  told = await seat("gb", [ADA, BOB]);
  [ada, bob] = [ADA, BOB].map(({ _id }) => game.actors.get(_id) as Actor) as [Actor, Actor];
  for (const actor of [ada, bob]) await leaveFree(actor, true);
});

/** The one keeper who decides hears what players chose, in the order of the server. */
const hears = (...users: readonly string[]) =>
  Promise.all(users.map((user) => settle(game.users.get(user) as User))).then(settled);

test("two take the same character at once: the first has it, the other is told so and has nobody", async () => {
  const missed: unknown[][] = [];
  hear("updateUser", (user: User, _change: object, options: object) => {
    if (missedIn(options)) missed.push([user.id, missedIn(options)]);
  });
  // neither client knows of the other's choice when it sends its own
  await as(PLAYER, () => choose(ada));
  await as(RIVAL, () => choose(ada));
  await hears(PLAYER, RIVAL);
  expect([plays(PLAYER), plays(RIVAL)]).toEqual(["Ada", null]);
  expect([owns(ada, PLAYER), owns(ada, RIVAL), isFree(ada)]).toEqual([true, false, false]);
  expect(missed).toEqual([[RIVAL, ADA._id]]);

  await as(RIVAL, () => choose(ada)); // their window has not been drawn anew yet
  expect(told).toContain("GARDIEN.WELCOME.character.taken");
  await as(RIVAL, () => choose(bob));
  await hears(RIVAL);
  expect([plays(RIVAL), owns(bob, RIVAL), owns(bob, PLAYER)]).toEqual(["Bob", true, false]);
});

test("two took it while no keeper was there: the next keeper settles it", async () => {
  await as(PLAYER, () => choose(ada));
  await as(RIVAL, () => choose(ada));
  await whileTested(followFree);
  await settled();
  expect([plays(PLAYER), plays(RIVAL)]).toEqual(["Ada", null]);
});

test("whom a keeper has play somebody else's character goes on playing it", async () => {
  await whileTested(followFree);
  await as(PLAYER, () => choose(ada));
  await hears(PLAYER);
  await (game.users.get(RIVAL) as User).update({ character: ADA._id } as never);
  await settled();
  expect([plays(PLAYER), plays(RIVAL)]).toEqual(["Ada", "Ada"]);
});
