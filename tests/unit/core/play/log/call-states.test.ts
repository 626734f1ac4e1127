import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { rollRest } from "../../../../../src/core/deed/join.js";
import { statesOf } from "../../../../../src/core/play/log/call-states.js";
import { calledBy, yetToAnswer } from "../../../../../src/core/play/log/gathering.js";
import { doDeed, KEEPER, PLAYER, RIVAL, seat, as, type Act } from "../../../../support/play/play.js";
import { consider } from "../../../../../src/core/play/arbiter/arbiter.js";
import { settled } from "../../../../support/play/settled.js";

const id = (letter: string) => letter.repeat(16);
const owned = (user: string) => ({ default: 1, [user]: 3 });
const ADA = { _id: id("a"), name: "Ada", type: "gbInvestigator", ownership: owned(PLAYER) };
const BOB = { _id: id("b"), name: "Bob", type: "gbInvestigator", ownership: owned(RIVAL) };
const CUR = { _id: id("c"), name: "Cur", type: "gbCreature", ownership: { default: 1 } };
const RAT = { _id: id("d"), name: "Rat", type: "gbCreature", ownership: { default: 1 } };

const REFLEX = { check: "save.ref", dc: 12 };

let people: readonly Actor[];
let ask: Act;

/** Who is connected, besides the keeper. */
function connected(...users: readonly string[]): void {
  for (const user of game.users) Object.assign(user, { active: user.id === KEEPER || users.includes(user.id ?? "") });
}

beforeEach(async () => {
  await seat("gb", [ADA, BOB, CUR, RAT]);
  people = [ADA, BOB, CUR, RAT].map(({ _id }) => game.actors.get(_id) as Actor);
  connected(PLAYER);
  ask = await doDeed("request", people, REFLEX, [], { by: KEEPER });
});

const called = () => {
  const found = calledBy(ask.message.id);
  if (!found) throw new Error("no call");
  return found;
};
const states = () => statesOf(called()).map(({ state }) => state);
const answer = (actor: Actor | undefined, face: number, by: string) =>
  doDeed("check", actor as Actor, {}, [[20, face]], { by, about: ask });

/** Throws what is left without a window, and has the keeper judge it. */
async function rollOut(): Promise<void> {
  const known = new Set(game.messages.map(({ id: one }) => one));
  await rollRest(ask.message.id ?? "", "gb");
  for (const message of game.messages.contents.filter((one) => !known.has(one.id))) consider(message);
  await settled();
}

describe("those who were asked", () => {
  test("stand as they are: waited for, away, or the keeper's", () => {
    expect(states()).toEqual(["waiting", "away", "keepers", "keepers"]);
  });

  test("have rolled themselves, or a keeper has in a player's place", async () => {
    await answer(people[0], 11, PLAYER);
    await answer(people[1], 3, KEEPER);
    await answer(people[2], 15, KEEPER);
    expect(states()).toEqual(["rolled", "rolledFor", "rolled", "keepers"]);
  });

  test("are reminded by a keeper, not by each other", async () => {
    await ask.press("remind", { by: RIVAL });
    expect(states()[0]).toBe("waiting");
    await ask.press("remind");
    expect(states()).toEqual(["reminded", "away", "keepers", "keepers"]);
  });

  test("are skipped by a keeper, who may ask again; a player declines for their own and thinks better of it", async () => {
    await ask.press("skip", { target: 3 });
    await ask.press("skip", { target: 0, by: RIVAL }); // somebody else's
    await ask.press("skip", { target: 0, by: PLAYER });
    expect(states()).toEqual(["declined", "away", "keepers", "skipped"]);
    expect(yetToAnswer(called())).toHaveLength(2);
    await ask.press("resume", { target: 3, by: PLAYER });
    expect(states()[3]).toBe("skipped");
    await ask.press("resume", { target: 3 });
    await ask.press("resume", { target: 0, by: PLAYER });
    expect(states()).toEqual(["waiting", "away", "keepers", "keepers"]);
    await ask.press("skip", { target: 1 });
    await ask.press("resume", { target: 1, by: RIVAL }); // what the keeper has passed over is the keeper's
    expect(states()[1]).toBe("skipped");
  });

  test("are nobody's to skip once they have rolled", async () => {
    await answer(people[0], 11, PLAYER);
    await ask.press("skip", { target: 0, by: PLAYER });
    expect(states()[0]).toBe("rolled");
  });

  test("are rolled for at once where no player is there, and nobody else is", async () => {
    await ask.press("skip", { target: 3 });
    await rollOut();
    expect(states()).toEqual(["waiting", "rolledFor", "rolled", "skipped"]);
  });

  test("see how many have succeeded once their results stand side by side", async () => {
    await answer(people[0], 20, PLAYER);
    await answer(people[1], 1, KEEPER);
    for (const target of [2, 3]) await ask.press("skip", { target });
    const { text, html } = await ask.card(PLAYER);
    expect(text).toContain("1 sur 2 réussissent");
    expect(html).toContain("g-ask__people--side");
  });

  test("have buttons by who reads: the player answers and declines, the keeper reminds, skips and rolls for them", async () => {
    const mine = await ask.card(PLAYER);
    expect(mine.buttons.filter((one) => one !== "fold")).toEqual(["call", "skip"]);
    expect(mine.text).toContain("Renoncer");
    const keepers = await ask.card(KEEPER);
    expect(keepers.text).toContain("Lancer à sa place");
    expect(keepers.buttons.filter((one) => one === "skip")).toHaveLength(4);
    expect(keepers.buttons).toEqual(expect.arrayContaining(["remind", "rollRest"]));
    expect((await as(RIVAL, () => ask.card(RIVAL))).text).not.toContain("Lancer à sa place");
  });
});

test("whoever says what, in whatever order, nobody is both waited for and done with", async () => {
  const step = fc.record({
    action: fc.constantFrom("remind" as const, "skip" as const, "resume" as const),
    target: fc.integer({ min: -1, max: 4 }),
    by: fc.constantFrom(KEEPER, PLAYER, RIVAL),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { action, ...how } of steps) await ask.press(action, how);
      const open = yetToAnswer(called());
      statesOf(called()).forEach(({ state }, index) => {
        const target = called().call.targets[index];
        const isDone = state === "skipped" || state === "declined";
        expect(target && open.includes(target)).toBe(!isDone);
      });
      expect(called().open).toBe(true);
    }),
    { numRuns: 15 },
  );
});
