import { beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { arbitrate } from "../../../../../src/core/play/arbiter/arbitrate.js";
import { keysOf } from "../../../../../src/core/play/arbiter/verdict-keys.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { perform } from "../../../../../src/core/play/arbiter/handle-request.js";
import type { Wish } from "../../../../../src/core/play/arbiter/rights.js";
import type { Verdict } from "../../../../../src/core/play/record/verdict.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import { accountOf } from "../../../../../src/core/shared/pools.js";
import { groupDestiny } from "../../../../../src/rulesets/gb/keeper/group-points.js";
import { returnGroupPoint, takeGroupPoint } from "../../../../../src/rulesets/gb/keeper/group.js";
import {
  BEAST,
  HERO,
  KEEPER,
  PLAYER,
  RIVAL,
  sent,
  settled,
  sitDown,
  verdicts,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";

const POOL = "gbGroupDestiny";
const REASON = "que la porte cède";

/** The hero's player asks for the group's point. */
const asked = (actor = HERO): Data => {
  const deed = { id: "groupDestiny", choices: { reason: REASON }, clock: false, time: 0, rolls: [0] };
  const target = { actor, token: null, name: "?", img: "" };
  return sent("deed", PLAYER, { ruleset: "gb", targets: [target], combat: null, deed });
};

const user = (id: string) => game.users.get(id) as unknown as User & { active: boolean };
const record = (subject: Data) => verdictOn(String(subject._id));
const verdict = (subject: Data): Verdict | undefined => record(subject)?.verdict;
const left = (): number => groupDestiny().remaining;

/** The keeper opens the table and finds these messages; the rival plays the beast, and so has a say. */
async function openWith(messages: readonly Data[], { settings = {}, alone = false } = {}): Promise<void> {
  const seats = sitDown(messages);
  for (const [key, value] of Object.entries({ arbiters: "", ...settings })) seats.settings.set(key, value);
  const beast = game.actors.get(BEAST.slice(6)) as Actor;
  if (!alone) beast.updateSource({ ownership: { default: 0, [RIVAL]: 3 } } as never);
  takeUp();
  await settled();
}

/** What somebody asks of the card. */
async function ask(subject: Data, who: string, wish: Partial<Wish> & Pick<Wish, "action">): Promise<void> {
  const found = record(subject);
  if (!found) throw new Error("no verdict");
  const asker = { id: foundry.utils.randomID(), user: user(who) };
  const whole = { target: -1, override: {}, retarget: null, ...wish };
  await arbitrate(keysOf(found.verdict), () => perform(found.message, whole, asker));
}

const vote = (subject: Data, who: string, yes: boolean, voter = who) =>
  ask(subject, who, { action: "vote", vote: { voter, yes } });
const answers = (subject: Data) =>
  Object.fromEntries(Object.entries(verdict(subject)?.votes ?? {}).map(([id, { answer }]) => [id, answer]));

beforeEach(async () => {
  await loadDeeds("gb");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("the group's point of destiny (GB-04)", () => {
  test("is put to every player who plays somebody; who asks has said yes, and nothing is spent yet", async () => {
    const deed = asked();
    await openWith([deed]);
    expect(verdict(deed)).toMatchObject({ standing: "voting", targets: [{ stage: "resolved", plan: null }] });
    expect(answers(deed)).toEqual({ [PLAYER]: true, [RIVAL]: null });
    expect(left()).toBe(1);
  });

  test("is spent once all have agreed and the keeper lets it be; taken back, it is there again", async () => {
    const deed = asked();
    await openWith([deed]);
    await vote(deed, RIVAL, true);
    expect(verdict(deed)?.standing).toBe("review");
    expect(left()).toBe(1);
    await ask(deed, KEEPER, { action: "countExpected" });
    const [target] = verdict(deed)?.targets ?? [];
    expect(target).toMatchObject({ stage: "applied", plan: { shared: [{ pool: POOL, before: 1, after: 0 }] } });
    expect(left()).toBe(0);
    expect(accountOf(POOL)).toMatchObject([{ points: 1, text: REASON, back: false }]);
    await ask(deed, KEEPER, { action: "undo" });
    expect(verdict(deed)?.targets[0]).toMatchObject({ stage: "undone", leftovers: [] });
    expect(left()).toBe(1);
    await ask(deed, KEEPER, { action: "apply", target: 0 });
    expect(left()).toBe(0);
  });

  test("costs what the keeper says, within what is left; left to the rules it is one again", async () => {
    const deed = asked();
    await openWith([deed]);
    await vote(deed, RIVAL, true);
    await ask(deed, KEEPER, { action: "countExpected" });
    const edit = (override: Wish["override"]) => ask(deed, KEEPER, { action: "edit", target: 0, override });
    await edit({ cost: 0 });
    expect([left(), verdict(deed)?.targets[0]?.ruled]).toMatchObject([1, { cost: 1 }]);
    await edit({ cost: 9 });
    expect([left(), verdict(deed)?.targets[0]?.outcome]).toMatchObject([0, { cost: 1 }]);
    await edit({});
    expect([left(), verdict(deed)?.targets[0]]).toMatchObject([0, { stage: "applied", ruled: null }]);
    await ask(deed, KEEPER, { action: "undo" });
    expect(left()).toBe(1);
  });

  test("is kept when one refuses, and their vote is the last word", async () => {
    const deed = asked();
    await openWith([deed]);
    await vote(deed, RIVAL, false);
    expect(verdict(deed)?.standing).toBe("rejected");
    await vote(deed, RIVAL, true);
    await ask(deed, KEEPER, { action: "countExpected" });
    expect(verdict(deed)?.standing).toBe("rejected");
    expect(left()).toBe(1);
  });

  test("is kept when the keeper refuses what all agreed to (D-45)", async () => {
    const deed = asked();
    await openWith([deed]);
    await vote(deed, RIVAL, true);
    await ask(deed, KEEPER, { action: "reject" });
    expect(left()).toBe(1);
  });

  test("may be withdrawn by whoever asked for it", async () => {
    const deed = asked();
    await openWith([deed]);
    await vote(deed, PLAYER, false);
    expect(verdict(deed)?.standing).toBe("rejected");
  });

  test("needs nobody else's word where one plays alone, but still the keeper's", async () => {
    const deed = asked();
    await openWith([deed], { alone: true });
    expect(answers(deed)).toEqual({ [PLAYER]: true });
    expect(verdict(deed)?.standing).toBe("review");
    expect(left()).toBe(1);
  });

  test.each([
    ["the group has no point", { gbGroupDestinyInitial: 0 }],
    ["the table plays without destiny", { gbDestinyEnabled: false }],
  ])("cannot be voted on where %s", async (_why, settings) => {
    const deed = asked();
    await openWith([deed], { settings });
    expect(verdict(deed)?.standing).toBe("rejected");
  });
});

describe("whose vote it is", () => {
  test("nobody votes for a player who is there, keepers included", async () => {
    const deed = asked();
    await openWith([deed]);
    await vote(deed, PLAYER, true, RIVAL);
    await vote(deed, KEEPER, true, RIVAL);
    expect(answers(deed)[RIVAL]).toBeNull();
  });

  test("the keeper enters the vote of a player who has left", async () => {
    const deed = asked();
    await openWith([deed]);
    user(RIVAL).active = false;
    await vote(deed, PLAYER, true, RIVAL);
    expect(answers(deed)[RIVAL]).toBeNull();
    await vote(deed, KEEPER, true, RIVAL);
    expect(verdict(deed)?.standing).toBe("review");
  });

  test("somebody who was not asked has none, nor has a name that is none", async () => {
    const deed = asked();
    await openWith([deed], { alone: true, settings: {} });
    const open = asked();
    await openWith([open]);
    for (const voter of [KEEPER, "__proto__", "constructor", ""]) await vote(open, KEEPER, true, voter);
    expect(answers(open)).toEqual({ [PLAYER]: true, [RIVAL]: null });
    expect(verdict(open)?.standing).toBe("voting");
  });

  test("a player who plays nobody here is not waited for", async () => {
    const deed = asked();
    await openWith([deed], { alone: true });
    await vote(deed, RIVAL, false);
    expect(answers(deed)).toEqual({ [PLAYER]: true });
  });
});

describe("votes that come while the keeper is away, or at one moment", () => {
  const open = (deed: Data) =>
    sent("verdict", KEEPER, {
      ...{ subject: deed._id, kind: "deed", author: PLAYER, standing: "voting", deed: (deed.system as Data).data },
      ...{ intent: { ruleset: "gb", targets: [{ actor: HERO }] }, problems: [] },
      votes: { [PLAYER]: { name: "Ada", answer: null }, [RIVAL]: { name: "Bob", answer: null } },
      targets: [{ actor: HERO, stage: "resolved", outcome: { reason: REASON } }],
    });
  const request = (ballot: Data, who: string, voter = who, yes: unknown = true) =>
    sent("request", who, { verdict: ballot._id, action: "vote", target: -1, vote: { voter, yes } });
  const stored = (deed: Data): Data => {
    const ballot = open(deed);
    const { data } = ballot.system as { data: Data };
    data.deed = { id: "groupDestiny", choices: { reason: REASON }, clock: false, time: 0, rolls: [0] };
    return ballot;
  };

  test("are all counted once the keeper is back, each once", async () => {
    const deed = asked();
    const ballot = stored(deed);
    await openWith([deed, ballot, request(ballot, PLAYER), request(ballot, RIVAL), request(ballot, RIVAL)]);
    expect(verdicts()).toHaveLength(1);
    expect(answers(deed)).toEqual({ [PLAYER]: true, [RIVAL]: true });
    expect(verdict(deed)?.standing).toBe("review");
    expect([...game.messages].filter((message) => (message as unknown as Data).type === "request")).toEqual([]);
  });

  test("a request for somebody else's vote, or one that says neither yes nor no, agrees to nothing", async () => {
    const deed = asked();
    const ballot = stored(deed);
    await openWith([deed, ballot, request(ballot, PLAYER, RIVAL), request(ballot, PLAYER, PLAYER, "yes")]);
    expect(answers(deed)).toEqual({ [PLAYER]: false, [RIVAL]: null });
  });

  test("a verdict that a player wrote is no ballot", async () => {
    const deed = asked();
    const forged = { ...stored(deed), author: RIVAL };
    await openWith([deed, forged, request(forged, RIVAL)]);
    expect(answers(deed)).toEqual({ [PLAYER]: true, [RIVAL]: null });
  });
});

describe("the last point", () => {
  test("is not spent twice where two votes on it were won", async () => {
    const [one, other] = [asked(), asked(BEAST)];
    await openWith([one, other]);
    for (const deed of [one, other]) await vote(deed, RIVAL, true);
    await Promise.all([one, other].map((deed) => ask(deed, KEEPER, { action: "countExpected" })));
    expect(accountOf(POOL)).toHaveLength(1);
    expect(verdict(other)).toMatchObject({ standing: "review" });
    expect(verdict(other)?.problems.map(({ code }) => code)).toContain("obstacle");
  });

  test("can be taken and given back by the keeper's hand", async () => {
    await openWith([]);
    await takeGroupPoint();
    await takeGroupPoint();
    expect(groupDestiny()).toEqual({ total: 1, remaining: 0 });
    await returnGroupPoint();
    await returnGroupPoint();
    expect(groupDestiny()).toEqual({ total: 1, remaining: 1 });
  });

  test("given back by hand is not given back twice by an undo", async () => {
    const deed = asked();
    await openWith([deed], { settings: { gbGroupDestinyInitial: 2 } });
    await vote(deed, RIVAL, true);
    await ask(deed, KEEPER, { action: "countExpected" });
    await takeGroupPoint();
    await returnGroupPoint();
    await returnGroupPoint();
    await ask(deed, KEEPER, { action: "undo" });
    expect(groupDestiny()).toEqual({ total: 2, remaining: 2 });
  });
});

describe("after a crash", () => {
  test("a plan that was written is carried out once, also where the point is taken already", async () => {
    const deed = asked();
    const shared = [{ pool: POOL, before: 1, after: 0, text: REASON }];
    const plan = {
      id: "p".repeat(16),
      undoId: "u".repeat(16),
      numbers: [],
      values: [],
      created: [],
      items: [],
      shared,
    };
    const written = sent("verdict", KEEPER, {
      ...{ subject: deed._id, kind: "deed", author: PLAYER, standing: "judged" },
      deed: { id: "groupDestiny", choices: {}, clock: false, time: 0, rolls: [0] },
      intent: { ruleset: "gb", targets: [{ actor: HERO }] },
      votes: { [PLAYER]: { name: "Ada", answer: true } },
      targets: [{ actor: HERO, stage: "planned", plan, outcome: { reason: REASON } }],
    });
    await openWith([deed, written]);
    expect(verdict(deed)?.targets[0]?.stage).toBe("applied");
    expect(accountOf(POOL)).toMatchObject([{ id: plan.id, back: false }]);
    const taken = { [POOL]: [{ id: plan.id, points: 1, text: REASON, back: false }] };
    await openWith([deed, written], { settings: { shared: taken } });
    expect(verdict(deed)?.targets[0]?.stage).toBe("applied");
    expect(accountOf(POOL)).toHaveLength(1);
  });
});
