import type { Json } from "../../../../../src/core/shape/shape.js";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forget, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { gatheringContext } from "../../../../../src/core/card/parts/gathering.js";
import { cardContext } from "../../../../../src/core/card/context.js";
import { besideOf } from "../../../../../src/core/card/parts/side-panel.js";
import type { Verdict } from "../../../../../src/core/play/record/verdict.js";
import { whole } from "../../../../../src/core/shape/shape.js";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import { deedContext } from "../../../../../src/core/deed/window-context.js";
import { gatheringFor } from "../../../../../src/core/play/log/gathering.js";
import { summon } from "../../../../../src/core/play/arbiter/calls/summon.js";
import { openQuestions } from "../../../../../src/core/questions/list.js";
import { candidatesFor, concludeCalled, joinCalled } from "../../../../../src/core/deed/join.js";
import type { DeedProcedure, Deeds } from "../../../../../src/core/play/contract/deed.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  HERO,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  sent,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { d20, person, PROCEDURES, RANK_LINE } from "../../../../support/play/deed-of.js";

const text = (key: string) => ({ key });
const { climb, toil } = PROCEDURES;
const sumOf = (totals: readonly (Json | undefined)[]) => totals.reduce<number>((sum, total) => sum + Number(total), 0);

/** Everybody pulls: with a roll, or by lending a hand where the call says so; whoever calls adds up. */
const deeds: Readonly<Record<string, DeedProcedure>> = {
  call: { ...climb, rolls: () => [], modifiers: () => [], gathers: { join: "pull", conclude: "heave" } },
  pull: {
    ...climb,
    fields: (_actors, choices) => [
      { id: "bonus", kind: "number", label: text("bonus"), value: choices.bonus ?? 0, asks: true },
    ],
    rolls: (situation) => (situation.gathering?.choices.lend === true ? [] : climb.rolls(situation)),
    modifiers: (situation) => (situation.gathering?.choices.lend === true ? [] : climb.modifiers(situation)),
    outcome: (situation) =>
      situation.gathering?.choices.lend === true ? { total: 1, pf: 2 } : climb.outcome(situation),
    changes: (outcome, actor, origin) => (outcome.pf === undefined ? null : toil.changes(outcome, actor, origin)),
  },
  ask: {
    ...climb,
    rolls: () => [],
    modifiers: () => [],
    gathers: {
      join: "pull",
      each: {
        label: text("answer"),
        compared: (answer) => ({
          ...{ label: text("margin"), value: text(String(whole.read(answer["total"]))), rule: "" },
          audience: whole.read(answer["total"]) > 10 ? "all" : "keeper",
        }),
        result: (parts) =>
          parts.every(({ answers }) => answers.length > 0) ? { verdict: text("all"), tone: "good" } : null,
      },
    },
  },
  demand: { ...climb, by: "keeper", rolls: () => [], modifiers: () => [], gathers: { join: "pull" } },
  heave: {
    ...climb,
    obstacle: ({ gathering }) => (gathering?.joined.length ? null : text("alone")),
    rolls: () => [],
    modifiers: () => [],
    outcome: ({ gathering }) => ({ total: sumOf(gathering?.joined.map(({ outcome }) => outcome.total) ?? []) }),
  },
};

const original = gb.deeds;
beforeEach(() => {
  const all: Deeds = { procedures: { ...PROCEDURES, ...deeds }, due: () => [] };
  Object.assign(gb, { deeds: () => Promise.resolve(all) });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => void Object.assign(gb, { deeds: original }));

interface Sent {
  readonly about?: Data;
  readonly choices?: Data;
  readonly who?: string;
  readonly author?: string;
  readonly rolls?: readonly string[];
  readonly joined?: readonly Data[];
}

function deedBy(id: string, { about, choices = {}, who = HERO, author = PLAYER, rolls = [], joined = [] }: Sent): Data {
  const lines = rolls.length > 0 ? [RANK_LINE] : [];
  const deed = { id, choices, time: 0, rolls: [rolls.length], about: about?._id, joined: joined.map(({ _id }) => _id) };
  return sent("deed", author, { ruleset: "gb", targets: [person(who, { lines })], combat: null, deed }, { rolls });
}

const call = (more: Sent = {}) => deedBy("call", more);
const pull = (about: Data, roll: number, more: Sent = {}) => deedBy("pull", { about, rolls: [d20(roll)], ...more });
const lend = (about: Data, more: Sent = {}) => deedBy("pull", { about, ...more });
const heave = (about: Data, joined: readonly Data[], more: Sent = {}) => deedBy("heave", { about, joined, ...more });

/** The keeper finds these messages, in this order, and judges them. */
async function found(...messages: readonly Data[]): Promise<readonly Verdict[]> {
  sitDown(messages);
  takeUp();
  await settled();
  return messages.map((message) => recordOn(message).verdict);
}

/** What is told of a call to somebody, on its card. */
function toldTo(user: string, subject: Data) {
  const table = game as unknown as Data;
  table.userId = user;
  const told = gatheringContext(String(subject._id));
  table.userId = KEEPER;
  return told;
}

const codes = ({ problems }: Verdict) => problems.map(({ code }) => code);
const pfOf = (uuid: string) =>
  (game.actors.get(uuid.slice(6))?.system as unknown as { pf: { value: number } }).pf.value;
const beast = { who: BEAST, author: KEEPER };

describe("what others are called to join", () => {
  test("tells who has joined, and comes to what they came to", async () => {
    const called = call();
    const [mine, theirs] = [pull(called, 10), pull(called, 5, beast)];
    const end = heave(called, [mine, theirs]);
    const verdicts = await found(called, mine, theirs, end);
    expect(verdicts.map(({ standing }) => standing)).toEqual(["judged", "judged", "judged", "judged"]);
    expect(verdicts[3]?.targets[0]?.outcome).toEqual({ total: 19 });
    expect(toldTo(PLAYER, called)).toMatchObject({
      people: [
        { name: "Ada", note: "" },
        { name: "Bête", note: "" },
      ],
      join: false,
      conclude: false,
      reopen: "",
    });
    expect(toldTo(KEEPER, called)?.reopen).toBe(recordOn(end).message.id);
  });

  test("is called by whom it names: somebody of the table, or the keeper who asks and not the first of the asked", async () => {
    const [called, demanded] = [call(), deedBy("demand", { author: KEEPER })];
    const [mine, asked] = [pull(called, 10), pull(demanded, 10)];
    await found(called, mine, demanded, asked);
    const format = vi.spyOn(game.i18n, "format");
    const callerOf = (answer: Data) => {
      const record = recordOn(answer);
      besideOf({ id: String(answer._id), intent: record.verdict.intent, deed: record.verdict.deed, record });
      return format.mock.calls.findLast(([key]) => key === "GARDIEN.GATHERING.about")?.[1]?.name;
    };
    expect([callerOf(mine), callerOf(asked)]).toEqual(["Ada", game.users.get(KEEPER)?.name]);
    format.mockRestore();
  });

  test("is joined once: the second time counts for nothing, and changes nothing", async () => {
    const called = call({ choices: { lend: true } });
    const [first, second] = [lend(called), lend(called)];
    sitDown();
    const before = pfOf(HERO);
    const [, one, two] = await found(called, first, second);
    expect([one?.standing, two?.standing]).toEqual(["judged", "rejected"]);
    expect(two && codes(two)).toEqual(["joinedTwice"]);
    expect(pfOf(HERO)).toBe(before - 2);
    expect(toldTo(PLAYER, called)).toMatchObject({ people: [{ name: "Ada" }], join: false });
  });

  test("nobody keeps others out by joining in their name", async () => {
    const called = call({ choices: { lend: true } });
    const [forged, own] = [lend(called, { author: RIVAL }), lend(called)];
    const [, theirs, mine] = await found(called, forged, own);
    expect([theirs?.standing, mine?.standing]).toEqual(["review", "judged"]);
  });

  test("is joined once too by somebody whom the keeper has let another bring along", async () => {
    const called = call({ choices: { lend: true } });
    const forged = lend(called, { author: RIVAL });
    await found(called, forged);
    await onCard(forged, { action: "accept", target: -1 });
    expect(recordOn(forged).verdict.standing).toBe("judged");
    expect(candidatesFor(String(called._id)).map(({ name }) => name)).toEqual(["Bête"]);
  });

  test("asks the keeper where a player counts somebody who has not been let in", async () => {
    const called = call();
    const [mine, forged] = [pull(called, 10), pull(called, 20, { who: BEAST })];
    const end = heave(called, [mine, forged]);
    const [, , theirs, after] = await found(called, mine, forged, end);
    expect(theirs?.standing).toBe("review");
    expect(after).toMatchObject({ standing: "review", problems: [{ code: "joinedOtherwise", received: "Bête" }] });
  });

  test("is over once it is concluded, and open again once that is set aside", async () => {
    const called = call();
    const mine = pull(called, 10);
    const end = heave(called, [mine]);
    const late = pull(called, 20, beast);
    const [, , , after] = await found(called, mine, end, late);
    expect(after).toMatchObject({ standing: "rejected", problems: [{ code: "gatheringOver" }] });
    expect(candidatesFor(String(called._id))).toEqual([]);
    await onCard(end, { action: "reject", target: -1 });
    expect(toldTo(KEEPER, called)).toMatchObject({ result: null, conclude: true, join: true, reopen: "" });
    expect(candidatesFor(String(called._id)).map(({ name }) => name)).toEqual(["Bête"]);
  });

  test("is concluded once, by whoever called for it or a keeper", async () => {
    const called = call();
    const mine = pull(called, 10);
    const others = heave(called, [mine], { who: HERO, author: RIVAL });
    const [own, again] = [heave(called, [mine]), heave(called, [mine], { author: KEEPER })];
    const [, , foreign, first, second] = await found(called, mine, others, own, again);
    expect(foreign).toMatchObject({ standing: "review", deed: { about: null } });
    expect(first?.standing).toBe("judged");
    expect(second).toMatchObject({ standing: "rejected", problems: [{ code: "gatheringOver" }] });
  });

  test("asks the keeper where a player leaves somebody out of the conclusion, not where the keeper does", async () => {
    const weak = (author: string) => {
      const called = call({ author });
      const [mine, theirs] = [pull(called, 18), pull(called, 2, beast)];
      return [called, mine, theirs, heave(called, [mine], { author })] as const;
    };
    const [, , , left] = await found(...weak(PLAYER));
    expect(left).toMatchObject({
      standing: "review",
      problems: [{ code: "joinedOtherwise", received: "Bête" }],
      targets: [{ outcome: { total: 20 } }],
    });
    const kept = weak(KEEPER);
    const [, , , decided] = await found(...kept);
    expect(decided?.standing).toBe("judged");
    expect(toldTo(KEEPER, kept[0])?.people.map(({ note }) => note)).toEqual(["", "GARDIEN.GATHERING.late"]);
  });

  test("counts those who rolled even when they are gone, not those who were gone before", async () => {
    const called = call();
    const [mine, ghost] = [pull(called, 10), pull(called, 3, { who: `Actor.${"z".repeat(16)}` })];
    await found(called, mine, ghost);
    await game.actors.get(HERO.slice(6))?.delete();
    expect(toldTo(KEEPER, called)?.people.map(({ name }) => name)).toEqual(["Ada"]);
    const draft = new DeedDraft("heave", "gb", deeds.heave as DeedProcedure, [], {}, String(called._id));
    expect(draft.gathering?.joined).toMatchObject([{ name: "Ada", outcome: { total: 12 } }]);
  });

  test("counts nobody whom the keeper has yet to let in", async () => {
    const called = call({ choices: { lend: true } });
    const asked = lend(called, { choices: { bonus: 3 } });
    await found(called, asked);
    expect(toldTo(PLAYER, called)).toMatchObject({
      people: [{ name: "Ada", note: "GARDIEN.GATHERING.waits" }],
      conclude: false,
    });
    await onCard(asked, { action: "countExpected", target: -1 });
    expect(toldTo(PLAYER, called)).toMatchObject({ people: [{ note: "" }], conclude: true });
  });

  test("names to a player who concludes only those whose joining they may know of", async () => {
    const called = call();
    const [mine, secret] = [pull(called, 10), { ...pull(called, 5, beast), whisper: [KEEPER] }];
    await found(called, mine, secret);
    const hero = game.actors.get(HERO.slice(6)) as Actor;
    const joined = () =>
      deedContext(new DeedDraft("heave", "gb", deeds.heave as DeedProcedure, [hero], {}, String(called._id))).joined;
    expect(joined()).toBe("Ada, Bête");
    const table = game as unknown as Data;
    table.userId = PLAYER;
    expect(joined()).toBe("Ada");
    const heard = gatheringFor({ id: "heave", about: String(called._id) }, "gb")?.joined;
    expect(heard?.map(({ name }) => name)).toEqual(["Ada"]);
  });

  test("knows those who joined while no keeper was there", async () => {
    const called = call({ choices: { lend: true } });
    await found(called);
    const message = (await ChatMessage.create(lend(called, beast) as never)) as ChatMessage;
    expect(message.id).toBeTruthy();
    expect(toldTo(KEEPER, called)?.people).toMatchObject([
      { name: "Bête", note: "GARDIEN.GATHERING.waits", leave: "" },
    ]);
  });
});

describe("leaving", () => {
  test("gives back what joining cost, and makes room to join again", async () => {
    const called = call({ choices: { lend: true } });
    const mine = lend(called);
    sitDown();
    const before = pfOf(HERO);
    await found(called, mine);
    expect(toldTo(PLAYER, called)?.people[0]?.leave).not.toBe("");
    expect(toldTo(RIVAL, called)?.people[0]?.leave).toBe("");
    await onCard(mine, { action: "leave", target: -1 }, RIVAL);
    expect(recordOn(mine).verdict.standing).toBe("judged");
    await onCard(mine, { action: "leave", target: -1 }, PLAYER);
    expect(pfOf(HERO)).toBe(before);
    expect(recordOn(mine).verdict).toMatchObject({ standing: "rejected", problems: [{ code: "left" }] });
    expect(toldTo(PLAYER, called)).toMatchObject({ people: [], join: true });
  });

  test("is the keeper's to allow once dice have fallen, and nobody's once it is concluded", async () => {
    const called = call();
    const [mine, theirs] = [pull(called, 2), pull(called, 9, beast)];
    await found(called, mine, theirs);
    await onCard(mine, { action: "leave", target: -1 }, PLAYER);
    expect(recordOn(mine).verdict.standing).toBe("judged");
    await onCard(mine, { action: "leave", target: -1 });
    expect(recordOn(mine).verdict.standing).toBe("rejected");
    const other = call();
    const his = pull(other, 2);
    await found(other, his, heave(other, [his]));
    await onCard(his, { action: "leave", target: -1 });
    expect(recordOn(his).verdict.standing).toBe("judged");
  });
});

describe("taking the call back", () => {
  test("gives everybody back what joining cost, and ends it", async () => {
    const called = call({ choices: { lend: true } });
    const mine = lend(called);
    sitDown();
    const before = pfOf(HERO);
    await found(called, mine);
    const record = recordOn(called);
    const { intent, deed } = record.verdict;
    const source = { id: String(called._id), intent, deed, record };
    expect(cardContext(source, false, besideOf(source)).foot).toMatchObject({
      undo: true,
      undoLabel: "GARDIEN.GATHERING.undo",
    });
    await onCard(called, { action: "undo", target: -1 });
    expect(pfOf(HERO)).toBe(before);
    expect(toldTo(KEEPER, called)).toMatchObject({ people: [], join: false, conclude: false });
  });
});

describe("asking from the card", () => {
  test("is refused in words where nobody can join any more, or it is over", async () => {
    const called = call();
    const mine = pull(called, 10);
    await found(called, mine, heave(called, [mine]));
    const { told } = sitDown([]);
    await joinCalled(String(called._id), "gb");
    await concludeCalled(String(called._id), "gb");
    expect(told).toEqual(["GARDIEN.GATHERING.over", "GARDIEN.GATHERING.over"]);
  });
});

describe("what is asked of each of some", () => {
  /** The keeper asks these. */
  function ask(...people: readonly string[]): Data {
    const deed = { id: "ask", choices: {}, time: 0, rolls: people.map(() => 0) };
    const targets = people.map((who) => person(who, { lines: [] }));
    return sent("deed", KEEPER, { ruleset: "gb", targets, combat: null, deed }, { rolls: [] });
  }

  test("is answered once by each, on their own part, and comes to something once all have", async () => {
    const asked = ask(HERO, BEAST);
    const [mine, again, theirs] = [pull(asked, 10), pull(asked, 12), pull(asked, 5, beast)];
    const verdicts = await found(asked, mine, again);
    expect(verdicts.map(({ standing }) => standing)).toEqual(["judged", "judged", "rejected"]);
    expect(codes(verdicts[2] as Verdict)).toEqual(["joinedTwice"]);
    const { message, verdict } = recordOn(asked);
    const source = { id: String(asked._id), message: undefined, intent: verdict.intent, deed: verdict.deed };
    const rows = () => cardContext({ ...source, record: { message, verdict } }, false, null).rows;
    expect(rows().map(({ actions }) => actions.calls.map(({ deed }) => deed))).toEqual([[], ["pull"]]);
    expect(toldTo(PLAYER, asked)).toMatchObject({ people: [{ name: "Ada" }], open: true, result: null, join: false });
    await found(asked, mine, theirs);
    expect(toldTo(PLAYER, asked)).toMatchObject({ open: false, result: { word: "all", tone: "good" } });
  });

  test("tells by what the answers are compared, to those who may know it", async () => {
    const asked = ask(HERO, BEAST);
    await found(asked, pull(asked, 10), pull(asked, 2, beast));
    const told = (reader: string) => toldTo(reader, asked)?.people.map(({ compared }) => compared);
    expect([told(PLAYER), told(KEEPER)]).toEqual([
      ["margin 12", ""],
      ["margin 12", "margin 4"],
    ]);
  });

  test("is nobody else's to answer: whoever was not asked is asked about", async () => {
    const asked = ask(BEAST);
    const [, verdict] = await found(asked, pull(asked, 10));
    expect([verdict?.standing, codes(verdict as Verdict), verdict?.deed?.about]).toEqual([
      "review",
      ["notAbout"],
      null,
    ]);
  });

  test("tells everybody that an answer was given, and not what, where it is the keeper's to read", async () => {
    const asked = ask(HERO);
    await found(asked, { ...pull(asked, 10), whisper: [KEEPER], blind: true });
    expect(toldTo(PLAYER, asked)).toMatchObject({
      people: [{ name: "Ada", word: "?", total: null }],
      open: false,
      result: { word: "GARDIEN.GATHERING.concludedSecretly" },
    });
    expect(toldTo(KEEPER, asked)).toMatchObject({ people: [{ name: "Ada" }], result: { word: "all" } });
  });

  /** Everybody is at the table. */
  function beThere(): string[] {
    for (const one of game.users) Object.defineProperty(one, "active", { value: true, configurable: true });
    const said: string[] = [];
    const notifications = { ...ui.notifications, info: (words: string) => said.push(words) };
    vi.stubGlobal("ui", { notifications });
    return said;
  }

  test("stands among the keeper's open questions as long as somebody has not answered", async () => {
    const asked = ask(HERO, BEAST);
    await found(asked, pull(asked, 5, beast));
    beThere();
    const owner = game.users.get(PLAYER)?.name;
    const open = async () => (await openQuestions()).filter(({ kind }) => kind === "called");
    expect(await open()).toMatchObject([{ message: asked._id, name: "Ada", asked: owner, what: "done" }]);
    await onCard(asked, { action: "undo", target: -1 });
    expect(await open()).toEqual([]);
  });

  test("is told once to whoever plays somebody who was asked, and not to others", async () => {
    const asked = ask(HERO);
    await found(asked);
    const said = beThere();
    const table = game as unknown as Data;
    for (const reader of [RIVAL, PLAYER, PLAYER]) {
      table.userId = reader;
      await summon(recordOn(asked).message);
    }
    table.userId = KEEPER;
    expect(said).toEqual(["GARDIEN.GATHERING.asked"]);
  });

  const secret = (asked: Data, more: Sent = {}): Data => ({ ...pull(asked, 10, more), whisper: [KEEPER], blind: true });

  test("may be answered again once the keeper has thrown an answer out that only they could read", async () => {
    for (const away of [
      { action: "leave", target: -1 },
      { action: "reject", target: -1 },
    ] as const) {
      const asked = ask(HERO);
      const mine = secret(asked);
      await found(asked, mine);
      await onCard(mine, away);
      expect(toldTo(PLAYER, asked)).toMatchObject({ people: [], open: true, result: null });
    }
  });

  test("may be answered again once such an answer was deleted", async () => {
    const asked = ask(HERO);
    const mine = secret(asked);
    await found(asked, mine);
    const { message } = recordOn(mine);
    await game.messages.get(String(mine._id))?.delete();
    await message.delete();
    forget(message);
    await settled();
    expect(toldTo(PLAYER, asked)).toMatchObject({ people: [], open: true });
  });

  test("is not taken as answered where somebody else says so, out of sight, in their name", async () => {
    const asked = ask(HERO);
    await found(asked, secret(asked, { author: RIVAL }));
    expect(toldTo(PLAYER, asked)).toMatchObject({ people: [], open: true });
  });
});
