import { afterAll, beforeEach, expect, test } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { cardContext } from "../../../../../src/core/card/context.js";
import type { RowContext } from "../../../../../src/core/card/parts/row.js";
import { openQuestions } from "../../../../../src/core/questions/list.js";
import { earlierDeed, wasDoneSince } from "../../../../../src/core/play/log/earlier.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  comes,
  HERO,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  sent,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { d20, person, playDeeds, RANK_LINE, sentDeed } from "../../../../support/play/deed-of.js";

const { deeds } = gb;
beforeEach(() => playDeeds());
afterAll(() => void Object.assign(gb, { deeds }));

const climber = person(HERO, { lines: [RANK_LINE] });

async function judged(deed: Data): Promise<Data> {
  sitDown([deed]);
  takeUp();
  await settled();
  return deed;
}

/** What somebody may do on the card of a deed. */
function actionsFor(user: string, deed: Data): RowContext["actions"] | undefined {
  const table = game as unknown as Data;
  table.userId = user;
  const record = recordOn(deed);
  const { intent, deed: call } = record.verdict;
  const source = { id: String(deed._id), message: game.messages.get(String(deed._id)), intent, deed: call, record };
  const { rows } = cardContext(source, false, null);
  table.userId = KEEPER;
  return rows[0]?.actions;
}

test("the keeper sets aside a roll that writes nothing: it does not count any more, for anybody who answers it", async () => {
  const climb = await judged(sentDeed("climb", { targets: [climber], rolls: [d20(20)] }));
  expect(actionsFor(KEEPER, climb)).toMatchObject({ reject: true });
  expect(actionsFor(PLAYER, climb)).toMatchObject({ reject: false });
  expect(earlierDeed(String(climb._id))).not.toBeNull();
  await onCard(climb, { action: "reject", target: -1 });
  expect(recordOn(climb).verdict.standing).toBe("rejected");
  expect(earlierDeed(String(climb._id))).toBeNull();
});

test("a card is drawn anew by what becomes of whoever its choices name, too", async () => {
  const climb = await judged(sentDeed("climb", { targets: [climber], rolls: [d20(20)], choices: { patient: BEAST } }));
  const record = recordOn(climb);
  const { intent, deed } = record.verdict;
  const source = { id: String(climb._id), message: game.messages.get(String(climb._id)), intent, deed, record };
  expect(cardContext(source, false, null).actors.split(" ")).toEqual([HERO, HERO, BEAST]);
});

test("a deed counts as done since another however much was said meanwhile, until it is set aside", async () => {
  const first = await judged(sentDeed("climb", { targets: [climber], rolls: [d20(9)] }));
  const done = () => wasDoneSince(String(first._id), ({ deed }) => deed === "climb");
  expect(done()).toBe(false);
  const later = sentDeed("climb", { targets: [climber], rolls: [d20(20)] });
  await comes(later);
  for (let said = 0; said < 70; said += 1) await comes(sent("base", PLAYER, {}));
  expect(done()).toBe(true);
  await onCard(later, { action: "reject", target: -1 });
  expect(done()).toBe(false);
});

test("what a card asks of somebody is asked no more once they have done it, and again where that is set aside", async () => {
  const toil = sentDeed("toil", { choices: { pf: 4 } });
  const asks = async () => [
    (actionsFor(PLAYER, toil)?.calls ?? []).map(({ deed }) => deed),
    (await openQuestions()).map(({ kind, what }) => [kind, what]),
  ];
  await judged(toil);
  expect(await asks()).toEqual([["climb"], [["called", "climb"]]]);
  const climb = sentDeed("climb", { targets: [climber], rolls: [d20(20)] });
  sitDown([toil, climb]);
  takeUp();
  await settled();
  expect(await asks()).toEqual([[], []]);
  await onCard(climb, { action: "reject", target: -1 });
  expect(await asks()).toEqual([["climb"], [["called", "climb"]]]);
});

test("what was written is taken back instead, and a roll of several is left alone", async () => {
  const toil = await judged(sentDeed("toil", { choices: { pf: 3 } }));
  expect(actionsFor(KEEPER, toil)).toMatchObject({ reject: false, undo: true });
  const targets = [climber, person(BEAST, { lines: [RANK_LINE] })];
  const both = await judged(sentDeed("climb", { targets, rolls: [d20(20), d20(3)], counts: [1, 1], author: KEEPER }));
  expect(actionsFor(KEEPER, both)).toMatchObject({ reject: false });
});
