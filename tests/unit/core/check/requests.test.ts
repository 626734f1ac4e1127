import { beforeEach, expect, test, vi } from "vitest";
import { CHECKS } from "../../../../src/core/check/list.js";
import { openMending } from "../../../../src/core/check/deliver.js";
import { staleRequests } from "../../../../src/core/check/mending/requests.js";
import { calledBy, yetToAnswer } from "../../../../src/core/play/log/gathering.js";
import { openQuestions } from "../../../../src/core/questions/list.js";
import { settled } from "../../../support/play/settled.js";
import { type Act, doDeed, KEEPER, PLAYER, RIVAL, seat } from "../../../support/play/play.js";

const id = (letter: string) => letter.repeat(16);
const person = (letter: string, user: string) => ({
  ...{ _id: id(letter), name: letter, type: "gbInvestigator", ownership: { default: 1, [user]: 3 } },
});
const DAY = 24 * 3600 * 1000;

let asked: Act;

beforeEach(async () => {
  await seat("gb", [person("a", PLAYER), person("b", RIVAL)]);
  asked = await doDeed("request", game.actors.contents, { check: "save.ref", dc: 12 }, [], { by: KEEPER });
});

const found = async () => (await staleRequests()).map(({ why, places }) => [why, places]);
const check = async () => {
  const one = CHECKS.find((known) => known.id === "data.requests");
  return one && !one.each ? one.run({} as never).then(() => "", String) : "none";
};

/** So much later, as clocks go. */
const later = (milliseconds: number) => vi.spyOn(Date, "now").mockReturnValue(Date.now() + milliseconds);

test("a request that has just been made waits for good reason", async () => {
  expect([await found(), await check()]).toEqual([[], ""]);
});

test("nobody has answered for more than a day: those who have not are passed over, what was rolled stays", async () => {
  await doDeed("check", game.actors.contents[0] as Actor, {}, [[20, 12]], { about: asked });
  later(DAY + 60_000);
  expect([await found(), await check()]).toEqual([[["unanswered", [1]]], expect.stringContaining("1 requests nobody")]);
  await openMending("requests");
  await settled();
  expect([await found(), await openQuestions()]).toEqual([[], []]);
  const called = calledBy(asked.message.id);
  expect([called?.joins.length, called && yetToAnswer(called)]).toEqual([1, []]);
});

test("somebody who was asked is gone", async () => {
  await (game.actors.get(id("b")) as Actor).delete();
  await settled();
  expect([await found(), await check()]).toEqual([[["gone", [1]]], expect.stringContaining("deleted")]);
  await openMending("requests");
  await settled();
  expect(await found()).toEqual([]);
});

test("its ruleset is no longer in sight", async () => {
  await game.settings.set("gardien", "rulesets", "warp");
  expect([await found(), await check()]).toEqual([[["outOfSight", [0, 1]]], expect.stringContaining("out of sight")]);
});

test("no player closes a request for others, nor passes over who is gone", async () => {
  await (game.actors.get(id("b")) as Actor).delete();
  await settled();
  await asked.press("skip", { by: PLAYER, target: 1 });
  expect(await found()).toEqual([["gone", [1]]]);
});
