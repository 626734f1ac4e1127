import { afterAll, beforeEach, expect, test } from "vitest";
import { takeUp } from "../../../../src/core/attack/arbiter.js";
import { openQuestions } from "../../../../src/core/questions/list.js";
import { type Data, PLAYER, RIVAL, settled, sitDown } from "../../../support/arbiter-table.js";
import { answerTo, blow, giveBeastTo, playDuel } from "../../../support/duel.js";

let end: () => void = () => undefined;
beforeEach(async () => {
  end = await playDuel();
});
afterAll(() => end());

/** The questions left open once the arbiter has looked at these messages. */
async function left(automation: string, ...messages: readonly Data[]) {
  const { settings } = sitDown(messages);
  settings.set("automation", automation);
  giveBeastTo(RIVAL);
  takeUp();
  await settled();
  return (await openQuestions()).map(({ kind, message, asked }) => [kind, message, asked]);
}

test("nothing is asked at a table where all is done", async () => {
  const attack = blow(15);
  expect(await left("auto")).toEqual([]);
  expect(await left("auto", attack, answerTo(attack))).toEqual([]);
});

test("a target that has not answered is waited for, with the name of who plays it", async () => {
  const attack = blow(15);
  const name = (game.users.get(RIVAL) as User | undefined)?.name;
  expect(await left("auto", attack)).toEqual([["defence", attack["_id"], name ?? `User ${RIVAL.charAt(0)}`]]);
});

test("what waits for a click is a question of the keeper's", async () => {
  const attack = blow(15);
  expect(await left("click", attack, answerTo(attack))).toEqual([["apply", attack["_id"], ""]]);
});

test("a roll that does not add up is one too", async () => {
  const attack = { ...blow(15), author: PLAYER };
  const forged = { ...attack, rolls: [] };
  expect((await left("auto", forged)).map(([kind]) => kind)).toEqual(["review"]);
});
