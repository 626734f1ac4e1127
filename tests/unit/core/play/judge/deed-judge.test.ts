import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import type { Verdict } from "../../../../../src/core/play/record/verdict.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  HERO,
  KEEPER,
  onCard,
  PLAYER,
  RIVAL,
  sent,
  settled,
  sitDown,
  verdicts,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { d20, person, playDeeds, RANK_LINE, sentDeed } from "../../../../support/play/deed-of.js";

const { deeds } = gb;
beforeEach(() => {
  playDeeds();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => void Object.assign(gb, { deeds }));

/** The keeper opens the table and finds these messages waiting. */
async function openWith(messages: readonly Data[], settings: Data = {}): Promise<Verdict[]> {
  const seats = sitDown(messages);
  for (const [key, value] of Object.entries(settings)) seats.settings.set(key, value);
  takeUp();
  await settled();
  return verdicts();
}

const actor = (uuid: string) => game.actors.get(uuid.slice(6)) as Actor;
const pf = (uuid: string): number => (actor(uuid).system as unknown as { pf: { value: number } }).pf.value;
const jacket = () => actor(HERO).items.get("j".repeat(16))?.system as unknown as { equipped: boolean; weight: number };
const codes = (verdict: Verdict | undefined) => verdict?.problems.map(({ code }) => code);

describe("a deed that is its author's to do", () => {
  test("asks nobody about choices that it carries, nor about those that nothing reads", async () => {
    const told = await openWith([
      sentDeed("toil", { choices: { pf: 3, shine: 2 } }),
      sentDeed("sleep", { choices: { pf: 3, seconds: 0 } }),
      sentDeed("toil", { choices: { pf: 3, spare: 2 }, author: KEEPER }),
    ]);
    expect(told.map(codes)).toEqual([[], [], []]);
  });

  test("asks nobody about the choice that says who does it, as long as those are the author's", async () => {
    const told = async (choices: Data, whom: string) => {
      const [verdict] = await openWith([sentDeed("carry", { choices: choices as never, targets: [person(whom)] })]);
      return codes(verdict);
    };
    expect(await told({ porter: HERO }, BEAST)).toEqual([]);
    expect(await told({ porter: HERO, friend: HERO }, BEAST)).toEqual(["notOffered"]);
    expect(await told({ porter: BEAST }, HERO)).toEqual(["notYours"]);
  });

  test("waits for the keeper where the rules have a doubt; the keeper's own does not", async () => {
    const choices = { pf: 3, again: true };
    const [mine, theirs] = await openWith([
      sentDeed("toil", { choices }),
      sentDeed("toil", { choices, author: KEEPER }),
    ]);
    expect([mine?.standing, codes(mine)]).toEqual(["review", ["doubt"]]);
    expect([theirs?.standing, codes(theirs)]).toEqual(["judged", []]);
  });

  test("waits for the keeper where it names somebody of whom its author cannot know", async () => {
    const named = async (level: number) => {
      sitDown([sentDeed("toil", { choices: { pf: 3, friend: BEAST } })]);
      (actor(BEAST) as unknown as { updateSource(change: object): void }).updateSource({
        ownership: { default: level },
      });
      takeUp();
      await settled();
      return codes(verdicts()[0]);
    };
    expect([await named(0), await named(1)]).toEqual([["notOffered"], []]);
  });

  test("of another time waits for the keeper, unless it passes none and was done before", async () => {
    const at = (id: string, time: number, author = PLAYER) => {
      const deed = sentDeed(id, { author });
      ((deed["system"] as { data: Data }).data["deed"] as Data)["time"] = time;
      return { ...deed, rolls: [] };
    };
    const verdicts = await openWith([at("toil", 9), at("toil", -9), at("sleep", -9), at("sleep", 9, KEEPER)]);
    expect(verdicts.map(codes)).toEqual([["timeTold"], [], ["timeTold"], []]);
  });

  test("is judged, written down and applied once, and taken back", async () => {
    const toil = sentDeed("toil", { choices: { pf: 3 } });
    sitDown();
    const before = pf(HERO);
    const [verdict, ...more] = await openWith([toil]);
    expect(verdict).toMatchObject({ kind: "deed", standing: "judged", problems: [], targets: [{ stage: "applied" }] });
    expect(more).toEqual([]);
    expect(pf(HERO)).toBe(before - 3);
    takeUp();
    await settled();
    expect(verdicts()).toHaveLength(1);
    await onCard(toil, { action: "undo", target: 0 });
    expect(pf(HERO)).toBe(before);
    expect(verdicts()[0]?.targets[0]).toMatchObject({ stage: "undone", leftovers: [] });
  });

  test("is written at once even where wounds are not: the click was the word", async () => {
    const [verdict] = await openWith([sentDeed("toil")], { automation: "never" });
    expect(verdict?.targets[0]?.stage).toBe("applied");
  });

  test("changes items that are there, marks them, and gives back what they were", async () => {
    const dress = sentDeed("dress", { choices: { item: "j".repeat(16) } });
    await openWith([dress]);
    expect(jacket()).toMatchObject({ equipped: false, weight: 7 });
    await onCard(dress, { action: "undo", target: 0 });
    expect(jacket()).toMatchObject({ equipped: true, weight: 0 });
    expect(verdicts()[0]?.targets[0]).toMatchObject({ stage: "undone", leftovers: [] });
  });

  test("changes whoever does it beside whom it is done to, and takes both back together", async () => {
    const carry = sentDeed("carry", { choices: { porter: HERO }, targets: [person(BEAST)], author: KEEPER });
    sitDown();
    const before = pf(HERO);
    await openWith([carry]);
    expect(pf(HERO)).toBe(before - 2);
    await onCard(carry, { action: "undo", target: 0 });
    expect(pf(HERO)).toBe(before);
    expect(verdicts()[0]?.targets[0]).toMatchObject({ stage: "undone", leftovers: [] });
  });

  test("goes by what was thrown for the first of those it is done to, and by nothing that the message says of it", async () => {
    const rope = (rolls: readonly string[], counts: readonly number[]) =>
      sentDeed("follow", {
        author: KEEPER,
        targets: [HERO, BEAST].map((uuid) => person(uuid, { lines: [RANK_LINE] })),
        ...{ rolls, counts },
      });
    const [both, alone] = await openWith([rope([d20(12), d20(5)], [1, 1]), rope([d20(10)], [1, 0])]);
    expect(both?.targets.map(({ outcome }) => outcome)).toEqual([
      { own: 12, first: 0 },
      { own: 5, first: 12 },
    ]);
    expect(alone?.targets.map(({ outcome }) => outcome)).toEqual([
      { own: 10, first: 0 },
      { own: 0, first: 10 },
    ]);
    const [forged] = await openWith([{ ...rope([d20(10), d20(20)], [1, 1]), author: PLAYER }]);
    expect(codes(forged)).toContain("rollCount");
  });

  test("counts its dice as they fell, and people as they are called", async () => {
    const climb = sentDeed("climb", { targets: [person(HERO, { name: "Bob", lines: [RANK_LINE] })], rolls: [d20(11)] });
    const [verdict] = await openWith([climb]);
    expect(verdict).toMatchObject({
      standing: "judged",
      targets: [{ name: "Ada", outcome: { total: 13 }, plan: null }],
    });
  });

  test("keeps its lines in the rules' words, whatever the message calls them", async () => {
    const said = { ...RANK_LINE, rule: "GB-99", facts: { value: 7 }, reason: "as I please" };
    const [verdict] = await openWith([
      sentDeed("climb", { targets: [person(HERO, { lines: [said] })], rolls: [d20(11)] }),
    ]);
    const { rule, facts } = RANK_LINE;
    expect(verdict?.intent.targets[0]?.lines).toMatchObject([{ rule, facts }]);
  });

  test("goes on after the keeper's window closed between plan and numbers", async () => {
    const toil = sentDeed("toil", { choices: { pf: 2 } });
    sitDown();
    const before = pf(HERO);
    const plan = {
      ...{ id: "p".repeat(16), undoId: "u".repeat(16), values: [], created: [], items: [] },
      numbers: [{ path: "system.pf.value", before, after: before - 2 }],
    };
    const deed = { id: "toil", choices: { pf: 2 }, clock: false, time: 0, rolls: [0] };
    const target = { ...person(HERO), stage: "planned", plan, outcome: { pf: 2 } };
    const written = sent("verdict", KEEPER, {
      ...{ subject: toil._id, kind: "deed", standing: "judged", deed, targets: [target] },
      intent: { ruleset: "gb", targets: [person(HERO)] },
    });
    const [verdict] = await openWith([toil, written]);
    expect(verdict).toMatchObject({ deed, targets: [{ stage: "applied" }] });
    expect(pf(HERO)).toBe(before - 2);
  });

  test("by two windows of one keeper is done once", async () => {
    const toil = sentDeed("toil", { choices: { pf: 3 } });
    sitDown([toil]);
    const before = pf(HERO);
    takeUp();
    takeUp();
    await settled();
    expect(verdicts()).toHaveLength(1);
    expect(pf(HERO)).toBe(before - 3);
  });
});

describe("a deed for which the keeper is asked", () => {
  const asked: readonly (readonly [string, () => Data, string])[] = [
    ["one that only keepers do", () => sentDeed("ordain"), "keeperOnly"],
    ["one done to somebody else's character", () => sentDeed("toil", { targets: [person(BEAST)] }), "notYours"],
    ["one that has become impossible", () => sentDeed("toil", { choices: { pf: 1 } }), "obstacle"],
    ["a number the window does not offer", () => sentDeed("toil", { choices: { pf: 99 } }), "fieldTold"],
    ["a bonus of the player's own", () => sentDeed("toil", { choices: { bonus: 4 } }), "fieldTold"],
    ["a choice that no field is for", () => sentDeed("toil", { choices: { pf: 3, spare: 2 } }), "notOffered"],
    ["a sum the sheet has left since", () => changedClimb(), "rollFormula"],
  ];
  const changedClimb = () =>
    sentDeed("climb", {
      ...{ targets: [person(HERO, { lines: [{ ...RANK_LINE, value: 1 }] })], rolls: [d20(11, { plus: 1 })] },
      more: { _stats: { createdTime: -1 }, timestamp: -1 },
    });

  test.each(asked)("%s waits, and is done once the keeper confirms", async (_what, message, code) => {
    const subject = message();
    const seats = sitDown([subject]);
    expect(seats.told).toEqual([]);
    if (code === "obstacle") actor(HERO).updateSource({ system: { pf: { value: -60 } } } as never);
    (actor(HERO) as unknown as { reset(): void }).reset();
    const [person] = [code === "notYours" ? BEAST : HERO];
    const before = pf(person);
    takeUp();
    await settled();
    expect(verdicts()[0]).toMatchObject({ standing: "review" });
    expect(codes(verdicts()[0])).toContain(code);
    expect(pf(person)).toBe(before);
    await onCard(subject, { action: "countExpected" });
    expect(verdicts()[0]?.standing).toBe("judged");
    if (code !== "rollFormula") expect(pf(person)).toBeLessThan(before);
    else expect(verdicts()[0]?.targets[0]?.outcome).toMatchObject({ total: 13 });
  });

  test("one that says something else than when its dice fell waits", async () => {
    const climb = sentDeed("climb", { targets: [person(HERO, { lines: [RANK_LINE] })], rolls: [d20(11)] });
    const { data } = climb["system"] as { readonly data: object };
    const [verdict] = await openWith([{ ...climb, system: { version: 1, data: { ...data, note: "otherwise" } } }]);
    expect([verdict?.standing, codes(verdict)]).toEqual(["review", ["rewritten"]]);
  });

  test("is not asked about what keepers do", async () => {
    const ordain = sentDeed("ordain", { author: KEEPER, choices: { bonus: 9 }, targets: [person(BEAST)] });
    expect((await openWith([ordain]))[0]).toMatchObject({ standing: "judged", targets: [{ stage: "applied" }] });
  });

  test("counts for nothing once it is thrown out", async () => {
    const subject = sentDeed("ordain");
    await openWith([subject]);
    const before = pf(HERO);
    await onCard(subject, { action: "reject" });
    await onCard(subject, { action: "apply", target: 0 });
    expect(pf(HERO)).toBe(before);
  });

  test("waits for a click where its outcome says so", async () => {
    const subject = sentDeed("toil", { choices: { pf: 5 } });
    const [verdict] = await openWith([subject]);
    expect(verdict).toMatchObject({ standing: "judged", targets: [{ stage: "resolved" }] });
    const before = pf(HERO);
    await onCard(subject, { action: "apply", target: 0 });
    expect(pf(HERO)).toBe(before - 5);
  });
});

describe("what a player with devtools sends", () => {
  const climb = (rolls: readonly string[], lines: readonly Data[] = [RANK_LINE], counts = [1]) =>
    sentDeed("climb", { targets: [person(HERO, { lines })], rolls, counts });
  const claims: readonly (readonly [string, () => Data, string])[] = [
    ["a total that its dice do not make", () => climb([d20(3, { total: 20 })]), "total"],
    ["a face that no die has", () => climb([d20(25)]), "dice"],
    ["a bonus in the formula", () => climb([d20(3, { plus: 9 })]), "rollFormula"],
    ["a line the rules do not give", () => climb([d20(3)], [RANK_LINE, { ...RANK_LINE, id: "x" }]), "lineUnknown"],
    ["a better line than the sheet's", () => climb([d20(3)], [{ ...RANK_LINE, value: 9 }]), "lineValue"],
    ["a roll too many to choose from", () => climb([d20(3), d20(20)], [RANK_LINE], [2]), "rollCount"],
    ["a deed that nobody plays", () => sentDeed("constructor"), "unreadable"],
    ["no deed at all", () => sent("deed", PLAYER, { ruleset: "gb", targets: [person(HERO)] }), "unreadable"],
    ["a ruleset that is not played here", () => ruleless(), "unreadable"],
    ["an endless message", () => sentDeed("toil", { choices: { note: "x".repeat(300_000) } }), "unreadable"],
  ];
  const ruleless = () => sent("deed", PLAYER, { ruleset: "nowhere", deed: { id: "toil" }, targets: [person(HERO)] });

  test.each(claims)("%s is flagged, never applied", async (_what, message, code) => {
    const [verdict] = await openWith([message()]);
    expect(codes(verdict)).toContain(code);
    expect(verdict?.standing).toBe("flagged");
    expect(verdict?.targets.every(({ plan }) => plan === null)).toBe(true);
  });

  test("whoever writes a verdict on their own deed is flagged; somebody else's forgery changes nothing", async () => {
    const forged = (subject: Data, author: string) => sent("verdict", author, { subject: subject._id, kind: "deed" });
    const [own, other] = [sentDeed("toil"), sentDeed("toil")];
    const found = await openWith([own, forged(own, PLAYER), other, forged(other, RIVAL)]);
    expect(found.find(({ subject }) => subject === own._id)?.standing).toBe("flagged");
    expect(found.find(({ subject }) => subject === other._id)?.standing).toBe("judged");
  });

  test("dice the keeper cannot believe count as the rules have them, or not at all", async () => {
    const subject = climb([d20(3, { total: 20 })]);
    await openWith([subject]);
    await onCard(subject, { action: "countExpected" });
    expect(verdicts()[0]).toMatchObject({ standing: "judged", targets: [{ outcome: { total: 5 } }] });
  });
});

describe("people who are gone", () => {
  test("are said to be, and do not spoil what was done to the others", async () => {
    const gone = person(`Actor.${"z".repeat(16)}`, { name: "Zoé", lines: [RANK_LINE] });
    const message = sentDeed("climb", {
      ...{ targets: [gone, person(HERO, { lines: [RANK_LINE] })], rolls: [d20(4), d20(11)], counts: [1, 1] },
    });
    const [verdict] = await openWith([message]);
    expect(verdict).toMatchObject({
      ...{ standing: "judged", problems: [] },
      targets: [{ name: "Zoé", stage: "missing", outcome: null }, { outcome: { total: 13 } }],
    });
  });
});
