import { afterAll, beforeEach, expect, test } from "vitest";
import { takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import type { CreationProcedure } from "../../../../src/core/creation/procedure.js";
import { CORE_SETTINGS } from "../../../../src/core/settings/settings.js";
import { gb } from "../../../../src/rulesets/gb/index.js";
import { openQuestions } from "../../../../src/core/questions/list.js";
import { BEAST, type Data, PLAYER, RIVAL, settled, sitDown } from "../../../support/play/arbiter-table.js";
import { answerTo, blow, giveBeastTo, playDuel } from "../../../support/play/duel.js";

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

test("a keeper finds how a target may be answered for, the best first, and whether somebody else is asked", async () => {
  await left("auto", blow(15));
  const [question] = await openQuestions();
  expect(question?.defence).toMatchObject({ index: 0, theirs: true, best: { id: "parry" }, still: { id: "yield" } });
});

test("a character that was made waits for approval, until a keeper gives it", async () => {
  await left("auto");
  const beast = game.actors.get(BEAST.slice("Actor.".length)) as Actor;
  const waiting = async (value: boolean) => {
    (beast as unknown as { updateSource(change: object): void }).updateSource({
      flags: { gardien: { awaitsApproval: value } },
    });
    return (await openQuestions()).map(({ kind, actor }) => [kind, actor]);
  };
  expect(await waiting(true)).toEqual([["approve", beast.uuid]]);
  expect(await waiting(false)).toEqual([]);
});

test("a character that was approved on its sheet waits no more", async () => {
  await left("auto");
  const beast = game.actors.get(BEAST.slice("Actor.".length)) as Actor;
  const { creation } = gb;
  const procedure = { approval: "flags.gardien.good" } as CreationProcedure;
  Object.assign(gb, { creation: { types: [beast.type], load: () => Promise.resolve(procedure) } });
  const waiting = async (good: boolean) => {
    (beast as unknown as { updateSource(change: object): void }).updateSource({
      flags: { gardien: { awaitsApproval: true, good } },
    });
    return (await openQuestions()).length;
  };
  expect([await waiting(false), await waiting(true)]).toEqual([1, 0]);
  Object.assign(gb, { creation });
});

test("what waits says who struck with what, beside the name of whoever was struck", async () => {
  const attack = blow(15);
  await left("click", attack, answerTo(attack));
  expect((await openQuestions()).map(({ kind, name, what }) => [kind, name, what])).toEqual([
    ["apply", "Bête", "Ada, Revolver"],
  ]);
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

test("what waits for nothing but a click, as at a table that changed no setting, is found with its place", async () => {
  const { initial } = CORE_SETTINGS.find(({ key }) => key === "automation") ?? {};
  const attack = blow(15);
  expect(initial).toBe("keeper");
  await left("keeper", attack, answerTo(attack));
  expect((await openQuestions()).map(({ kind, message, part }) => [kind, message, part])).toEqual([
    ["apply", attack["_id"], 0],
  ]);
});
