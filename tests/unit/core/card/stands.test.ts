import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import { cardContext } from "../../../../src/core/card/context.js";
import type { Verdict } from "../../../../src/core/play/record/verdict.js";
import type { Outcome } from "../../../../src/core/play/contract/outcome.js";
import { loadDeeds } from "../../../../src/core/play/loaded/deeds.js";
import { gb } from "../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  GUN,
  HERO,
  onCard,
  recordOn,
  settled,
  sitDown,
  type Data,
} from "../../../support/play/arbiter-table.js";
import { blow, duel, playDuel, says } from "../../../support/play/duel.js";
import { d20, person, PROCEDURES, RANK_LINE, sentDeed } from "../../../support/play/deed-of.js";

const { deeds } = gb;
let end = () => {};

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  end = await playDuel();
  says.asks = false;
  Object.assign(gb, { deeds: () => Promise.resolve({ procedures: PROCEDURES, due: () => [] }) });
  await loadDeeds("gb");
});

afterEach(() => {
  end();
  Object.assign(gb, { deeds });
});

/** Sends something at a table where wounds wait for a click. */
async function comes(source: Data): Promise<Data> {
  sitDown([source]).settings.set("automation", "click");
  takeUp();
  await settled();
  return source;
}

function shown(source: Data, more: Partial<Verdict> = {}) {
  const { message, verdict } = recordOn(source);
  const record = { message, verdict: { ...verdict, ...more } };
  const { intent, deed } = record.verdict;
  const { rows, fold, foot, head } = cardContext({ id: "", intent, deed, record }, false, null);
  const [row] = rows;
  const { pending, wordWaits, isVoid, changes = [] } = row ?? {};
  return { pending, wordWaits, isVoid, changes, tone: row?.tone, fold, notes: foot?.notes, sub: head.sub };
}

describe("how a card shows that something is not done", () => {
  test("a blow that waits for a click: it has hit, and what it will cost waits", async () => {
    const struck = await comes(blow(8));
    const [planned] = shown(struck).changes;
    expect(shown(struck)).toMatchObject({ pending: true, wordWaits: false, tone: "accent", fold: { pending: true } });
    expect(Number(planned?.before) - Number(planned?.after)).toBe(8);
    await onCard(struck, { action: "apply", target: 0 });
    expect(shown(struck)).toMatchObject({ pending: false, changes: [planned], fold: { pending: false } });
    await onCard(struck, { action: "undo", target: 0 });
    expect(shown(struck)).toMatchObject({ pending: false, isVoid: false, changes: [] });
  });

  test("a deed that waits for the keeper's word has not happened, whatever its verdict says", async () => {
    const toil = await comes(sentDeed("toil", { choices: { pf: 5 } }));
    expect(shown(toil)).toMatchObject({ pending: true, wordWaits: true, tone: "mute", isVoid: false });
    await onCard(toil, { action: "apply", target: 0 });
    expect(shown(toil)).toMatchObject({ pending: false, wordWaits: false });
    await onCard(toil, { action: "undo", target: 0 });
    expect(shown(toil)).toMatchObject({ isVoid: true, fold: { isVoid: true } });
  });

  test("a deed that the keeper is asked about, and refuses, is void", async () => {
    const toil = await comes(sentDeed("toil", { targets: [person(BEAST)] }));
    expect(shown(toil)).toMatchObject({ pending: true, wordWaits: true, changes: [] });
    await onCard(toil, { action: "reject" });
    expect(shown(toil)).toMatchObject({ pending: false, isVoid: true, fold: { isVoid: true } });
  });
});

test("the head of a test, and its folded line, say what was tried", async () => {
  const { climb } = PROCEDURES;
  const tried = { key: "Escalade" };
  const view = (outcome: Outcome) => ({ ...climb.view(outcome), tried });
  Object.assign(gb, { deeds: () => Promise.resolve({ procedures: { climb: { ...climb, view } }, due: () => [] }) });
  await loadDeeds("gb");
  const line = person(HERO, { lines: [RANK_LINE] });
  const { sub, fold } = shown(await comes(sentDeed("climb", { targets: [line], rolls: [d20(11)] })));
  expect(sub).toContain("CARD.tried");
  expect(fold.targets).toBe(sub);
});

test.each([
  [1, "one"],
  [4, "other"],
])("%i rounds that come back are said as so many", async (rounds, form) => {
  const struck = await comes(blow(8));
  const costs = [{ weapon: GUN, path: "system.magazine.value", before: 6, after: 6 - rounds }];
  const intent = { ...recordOn(struck).verdict.intent, costs };
  const { notes } = shown(struck, { intent, ammunition: "returned" });
  expect(notes).toEqual([expect.stringContaining(`ammunitionBack.${form}`)]);
});

/** What the first player reads. */
function asPlayer<T>(look: () => T): T {
  const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
  const seat = vi.spyOn(game, "user", "get").mockReturnValue(player);
  const seen = look();
  seat.mockRestore();
  return seen;
}

test("rounds that the keeper's people have left are read by whoever may know their numbers", async () => {
  const struck = await comes(blow(8));
  const costs = [{ weapon: GUN, path: "system.magazine.value", before: 6, after: 5 }];
  const notesOf = (actor: string) => {
    const { intent } = recordOn(struck).verdict;
    const attacker = { ...intent.attacker, actor };
    return shown(struck, { intent: { ...intent, attacker, costs }, ammunition: "spent" }).notes ?? [];
  };
  expect(asPlayer(() => [HERO, BEAST].map((actor) => notesOf(actor).length))).toEqual([1, 0]);
  expect(notesOf(BEAST)).toHaveLength(1);
});

test("all of what is no attack is taken back under another name than an attack", async () => {
  const struck = await comes(blow(8));
  await onCard(struck, { action: "apply", target: 0 });
  await onCard(struck, { action: "undo", target: 0 });
  const { message, verdict } = recordOn(struck);
  const costs = [{ weapon: GUN, path: "system.magazine.value", before: 6, after: 5 }];
  const intent = { ...verdict.intent, costs };
  const label = () => {
    const record = { message, verdict: { ...verdict, intent, ammunition: "spent" as const } };
    return cardContext({ id: "", intent, deed: null, record }, false, null).foot?.undoLabel;
  };
  expect(label()).toContain("undoAttack");
  Object.assign(duel, { verb: () => ({ key: "read" }) });
  expect(label()).toContain("undoAll");
  Object.assign(duel, { verb: undefined });
});
