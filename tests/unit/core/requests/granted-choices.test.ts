import { beforeEach, expect, test } from "vitest";
import { draftFor } from "../../../../src/core/deed/begin.js";
import { inquiryFor } from "../../../../src/core/deed/inquiry-request.js";
import { usualContext } from "../../../../src/core/deed/usual-answers.js";
import { consider } from "../../../../src/core/play/arbiter/arbiter.js";
import { postDeed } from "../../../../src/core/play/draft/post-deed.js";
import { knownDeeds } from "../../../../src/core/play/loaded/deeds.js";
import type { DeedChoices, DeedProcedure } from "../../../../src/core/play/contract/deed.js";
import { answerInquiry, type InquiryAnswer } from "../../../../src/core/world/inquiries.js";
import { dropDice, layDice } from "../../../support/dice/laid-dice.js";
import { Act, as, KEEPER, PLAYER, RIVAL, seat } from "../../../support/play/play.js";
import { settled } from "../../../support/play/settled.js";

const person = (letter: string, user: string) => ({
  ...{ _id: letter.repeat(16), name: letter, type: "d20d100Investigator", ownership: { default: 1, [user]: 3 } },
});

let ada: Actor;
let bob: Actor;

beforeEach(async () => {
  await seat("d20d100", [person("a", PLAYER), person("b", PLAYER)]);
  [ada, bob] = game.actors.contents as [Actor, Actor];
});

const draft = (actor: Actor, choices: DeedChoices = {}) => {
  const procedure = knownDeeds("d20d100")["burning"] as DeedProcedure;
  return draftFor({ id: "burning", ruleset: "d20d100", procedure, people: [actor], choices, about: null });
};

/** A keeper answers: five easier, and two more on the die. */
const given = (more: Partial<InquiryAnswer> = {}) =>
  as(KEEPER, () =>
    answerInquiry({
      ...{ inquiry: "inquiry", user: PLAYER, weapon: "burning", actor: ada.uuid, value: 0, reason: "" },
      choices: JSON.stringify({ difficulty: 5, situation: 2 }),
      ...more,
    }),
  );

/** The player rolls with choices that say they are the keeper's. */
async function roll(choices: DeedChoices, actor = ada): Promise<readonly string[]> {
  const known = new Set(game.messages.map(({ id }) => id));
  layDice([[20, 19]]);
  await as(PLAYER, async () => {
    const prepared = draft(actor);
    Object.assign(prepared.choices, choices);
    prepared.given = "inquiry";
    await postDeed(prepared, prepared.able);
  });
  dropDice();
  const [message] = game.messages.filter(({ id }) => !known.has(id));
  consider(message as ChatMessage);
  await settled();
  return new Act(message as ChatMessage).verdict.problems.map(({ code }) => code);
}

test("a deed that no request asks for may be asked about too; the keeper's window has what is usual, with its odds", async () => {
  const asked = await as(PLAYER, () => inquiryFor(draft(ada)));
  expect(asked).toMatchObject({ kind: "deed", act: "burning", actor: ada.uuid });
  const chances = usualContext(draft(ada))?.answers.map(({ chance }) => Number.parseFloat(chance));
  expect(chances).toEqual(chances?.toSorted((a, b) => b - a));
  expect(chances?.length).toBe(5);
});

test("what a keeper has chosen for it counts without another word, once", async () => {
  await given();
  expect(await roll({ difficulty: 5, situation: 2 })).toEqual([]);
  expect(await roll({ difficulty: 5, situation: 2 })).toEqual(["fieldTold", "fieldTold"]);
});

test.each<[string, Partial<InquiryAnswer>, DeedChoices]>([
  ["nobody has answered", { inquiry: "another" }, { difficulty: 5 }],
  ["it was for another player", { user: RIVAL }, { difficulty: 5 }],
  ["it was for another deed", { weapon: "idea" }, { difficulty: 5 }],
  ["it says something else", {}, { difficulty: 4 }],
  ["it cannot be read", { choices: "{" }, { difficulty: 5 }],
])("waits for the keeper where %s", async (_why, answer, choices) => {
  await given(answer);
  expect(await roll(choices)).toEqual(["fieldTold"]);
});

test("waits for the keeper where it is done by somebody else than was asked for", async () => {
  await given();
  expect(await roll({ difficulty: 5 }, bob)).toEqual(["fieldTold"]);
});
