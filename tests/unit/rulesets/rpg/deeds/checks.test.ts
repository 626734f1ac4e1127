import { beforeEach, describe, expect, test } from "vitest";
import type { AskedPart, DeedChoices, Gathering } from "../../../../../src/core/play/contract/deed.js";
import {
  change,
  doDeed,
  found,
  hindrance,
  inRound,
  item,
  lasting,
  openWard,
  procedure,
  settled,
  skill,
} from "./wards.js";

const LOOK = skill("observation", 11, { root: "instinct", hidden: true, sightBased: true });
const TALK = skill("customs", 7, { root: "relations", asksForWords: true });
const OWN = item("rpgSkill", "juggling", { root: "shadow", mastery: 2 });

let hero: Actor;
let other: Actor;
let settings: Map<string, unknown>;
beforeEach(() => {
  ({ hero, other, settings } = openWard([LOOK, TALK, OWN]));
});

const score = (choices: DeedChoices) => doDeed("check", hero, choices, [10]).then(({ outcome }) => outcome.score);
const field = (id: string, choices: DeedChoices, deed = "check") =>
  procedure(deed)
    .fields([hero], choices)
    .find((one) => one.id === id);
const blind = (choices: DeedChoices, asked: Gathering | null = null) =>
  procedure("check").blind?.([hero], choices, asked);
const asked = (outcome: Gathering["outcome"]): Gathering => ({ choices: {}, outcome, joined: [] });

describe("a test", () => {
  test("RP-09, RP-10: the die and the FD against the score, and by how much", async () => {
    const { outcome, view } = await doDeed("check", hero, { tried: "skill.customs", rung: "easy" }, [6]);
    expect(outcome).toMatchObject({ score: 7, difficulty: -2, total: 4, margin: 3, result: "success" });
    expect(view).toMatchObject({ total: 4, tone: "good", die: { value: 6, state: "hit" } });
    expect(view.tried).toEqual(view.facts.find(({ label }) => label.key.endsWith(".tried"))?.value); // in its head
  });

  test("RP-61: what the keeper adds counts in the score, is told, and is theirs to grant", async () => {
    const { outcome, view } = await doDeed("check", hero, { tried: "skill.customs", modifier: 2 }, [9]);
    expect(outcome).toMatchObject({ score: 9, modifier: 2, total: 9, margin: 0, result: "success" });
    expect(view.facts.some(({ label }) => label.key.endsWith(".modifier"))).toBe(true);
    expect([field("modifier", { modifier: 2 })?.asks, field("modifier", { modifier: -2 })?.asks]).toEqual([
      true,
      false,
    ]);
    const plain = await doDeed("check", hero, { tried: "skill.customs" }, [9]);
    expect(plain.outcome).not.toHaveProperty("modifier");
    const request = await doDeed("request", hero, { tried: "skill.customs", difficulty: 1, modifier: -3 });
    const answered = await doDeed("check", hero, {}, [9], asked(request.outcome));
    expect(answered.outcome).toMatchObject({ score: 4, modifier: -3, difficulty: 1 });
  });

  test("RP-12, RP-13, RP-14: a direct 1 and a direct 20, whose consequence the keeper writes", async () => {
    const { outcome } = await doDeed("check", hero, { tried: "skill.customs" }, [1]);
    expect(outcome.result).toBe("criticalSuccess");
    const failed = await doDeed("check", hero, { tried: "skill.customs" }, [20]);
    expect(failed.view).toMatchObject({ tone: "bad", die: { state: "crit" } });
    expect(failed.view.invites?.key).toBe("GARDIEN.RPG.DEED.aftermath"); // a button by which they tell it
    const decided = await failed.decide({ die: "19" });
    expect(decided.view.invites).toBeUndefined();
    expect(decided.outcome).toMatchObject({ result: "failure", margin: -12 });
  });

  test("RP-15, RP-103: a skill, else its Racine, else the keeper's value; nothing covers what nobody lists", async () => {
    expect(await score({ tried: "skill.observation" })).toBe(11);
    expect(await score({ tried: "skill.hiding" })).toBe(6);
    expect(await score({ tried: "skill.juggling" })).toBe(8);
    expect(await score({ tried: "root.lore" })).toBe(5);
    expect(await score({ tried: "free", base: 9 })).toBe(9);
    expect(hindrance("check", hero, { tried: "skill.Jonglerie" })).toBe("uncovered");
    expect([field("base", { tried: "free", base: 9 })?.asks, field("base", { tried: "free" })?.asks]).toEqual([
      true,
      false,
    ]);
  });

  test("RP-16: an attribute counts twice or once, as the table plays it; the easier way is the keeper's to grant", async () => {
    expect(await score({ tried: "attribute.body" })).toBe(16);
    expect(await score({ tried: "attribute.body", mode: "plain" })).toBe(8);
    change(settings, "rpgAttributeTest", "plain");
    expect(await score({ tried: "attribute.body" })).toBe(8);
    expect(field("mode", { tried: "attribute.body", mode: "double" })?.asks).toBe(true);
  });

  test("RP-08: FDs of the ladder and any other; a player who makes it easier has to ask", async () => {
    const { outcome } = await doDeed("check", hero, { tried: "skill.customs", difficulty: -3 }, [6]);
    expect(outcome.difficulty).toBe(-3);
    expect(settled("check", hero, { difficulty: -3 })).toMatchObject({ rung: "typed", difficulty: -3 });
    expect(settled("check", hero, { difficulty: 2 }).rung).toBe("hard");
    expect([field("rung", { rung: "easy" })?.asks, field("rung", { rung: "hard" })?.asks]).toEqual([true, false]);
  });

  test("RP-08: a hidden FD is in no roll, and on no card that players read", async () => {
    const choices = { tried: "skill.customs", difficulty: 4, hidden: true };
    const situation = { actor: hero, choices: settled("check", hero, choices) };
    expect(
      procedure("check")
        .rolls(situation)
        .map(({ formula, plus }) => [formula, plus]),
    ).toEqual([["1d20", 0]]);
    expect(procedure("check").modifiers(situation)).toEqual([]);
    const { view } = await doDeed("check", hero, choices, [4]);
    const audience: Record<string, string> = Object.fromEntries(
      view.facts.map(({ label, audience: who }): [string, string] => [label.key.split(".").at(-1) ?? "", who]),
    );
    expect(audience).toMatchObject({ difficulty: "keeper", margin: "keeper" });
  });

  test("RP-18: hidden rolls are those of flagged skills and of requests, all, or none", () => {
    expect([blind({ tried: "skill.observation" }), blind({ tried: "skill.customs" })]).toEqual([true, false]);
    expect(blind({}, asked({ tried: "skill.customs", secret: true }))).toBe(true);
    change(settings, "rpgHiddenRolls", "none");
    expect(blind({ tried: "skill.observation" })).toBe(false);
  });

  test("RP-19: social skills ask for the words, which are told on the card", async () => {
    expect([field("words", { tried: "skill.customs" }), field("words", { tried: "skill.juggling" })]).toEqual([
      expect.objectContaining({ kind: "text" }),
      undefined,
    ]);
    const { view } = await doDeed("check", hero, { tried: "skill.customs", words: "<b>Sire</b>" }, [4]);
    expect(view.facts.find(({ rule }) => rule === "RP-19")?.value.data).toEqual({ name: "<b>Sire</b>" });
  });

  test("RP-96: a roll marks the skill as used, and taking it back unmarks it", async () => {
    const used = () => (found(hero, "juggling").system as unknown as { usedThisAdventure: boolean }).usedThisAdventure;
    const done = await doDeed("check", hero, { tried: "skill.juggling" }, [4]);
    expect(used()).toBe(true);
    await done.undo();
    expect(used()).toBe(false);
  });
});

describe("a test that was asked for", () => {
  test("RP-10, RP-11: the list of answers tells each margin; one with a hidden FD is the keeper's to read", () => {
    for (const id of ["oppose", "request"]) {
      const compared = procedure(id).gathers?.each?.compared;
      expect(compared?.({ margin: -3 })).toMatchObject({ value: { data: { value: "−3" } }, audience: "all" });
      expect(compared?.({ margin: 3, hidden: true })).toMatchObject({ audience: "keeper" });
    }
  });

  test("RP-05: is what the keeper said, whatever a player's message says; without being asked the card says so", async () => {
    const call = asked({ tried: "root.lore", difficulty: 3, hidden: false });
    const { outcome } = await doDeed("check", hero, { tried: "attribute.body", rung: "veryEasy" }, [2], call);
    expect(outcome).toMatchObject({ score: 5, difficulty: 3, result: "success", unasked: false });
    const { view } = await doDeed("check", hero, { tried: "root.lore" }, [2]);
    expect(view.facts.some(({ rule }) => rule === "RP-05")).toBe(true);
  });

  test("RP-06: a failure may be tried again by the keeper's leave, a little easier", async () => {
    const { outcome } = await doDeed("check", hero, { tried: "skill.customs", rung: "hard" }, [19]);
    expect(procedure("check").calls?.(outcome, hero)).toMatchObject([
      { deed: "request", choices: { tried: "skill.customs", difficulty: 1 }, window: true },
    ]);
    const won = await doDeed("check", hero, { tried: "skill.customs" }, [2]);
    expect(procedure("check").calls?.(won.outcome, hero)).toEqual([]);
  });

  test("RP-03: a lasting action keeps somebody busy in a fight, for as many rounds as it takes", async () => {
    const choices = { tried: "skill.customs", length: 2, unit: "minute" };
    const outside = await doDeed("request", hero, choices);
    expect(outside.changes).toBeNull();
    inRound(3);
    const done = await doDeed("request", hero, choices);
    expect(lasting(hero)).toEqual(["busy"]);
    expect((hero.system as unknown as { lasting: { span: object }[] }).lasting[0]?.span).toMatchObject({
      ...{ clock: "round", first: 3, last: 122 },
    });
    await done.undo();
    expect(lasting(hero)).toEqual([]);
  });

  test("RP-17: a feat against all odds is granted where the table plays it, and fails one time in ten", async () => {
    expect(hindrance("million", hero)).toBe("noMillion");
    change(settings, "rpgOneInAMillion", true);
    expect((await doDeed("million", hero, {}, [9])).view.tone).toBe("good");
    expect((await doDeed("million", hero, {}, [10])).view.tone).toBe("bad");
  });
});

describe("two who stand against each other", () => {
  const each = () => procedure("oppose").gathers?.each;
  const rolled = (margin: number) => ({ margin, result: margin >= 0 ? "success" : "failure" });
  const parts = (a: readonly number[], b: readonly number[], resists = ""): readonly AskedPart[] => [
    { name: "Odile", outcome: { resists: resists === "a" }, answers: a.map(rolled) },
    { name: "Brute", outcome: { resists: resists === "b" }, answers: b.map(rolled) },
  ];
  const verdict = (all: readonly AskedPart[]) => {
    const said = each()?.result?.(all)?.verdict;
    return said && [said.key.split(".").at(-1), said.data?.name];
  };

  test("RP-11: each side has its own test and FD, told by who resists", () => {
    const choices = { opponent: other.uuid, tried: "skill.hiding", theirTried: "root.instinct", theirDifficulty: 2 };
    const sent = procedure("oppose").onto?.([hero], settled("oppose", hero, { ...choices, resisting: "second" }));
    expect(sent?.actors).toEqual([hero, other]);
    const outcomes = sent?.actors.map((actor) =>
      procedure("oppose").outcome({ actor, choices: sent.choices, dice: {} }),
    );
    expect(outcomes).toMatchObject([
      { tried: "skill.hiding", difficulty: 0, side: "first", resists: false },
      { tried: "root.instinct", difficulty: 2, side: "second", resists: true },
    ]);
    expect(hindrance("oppose", hero, { opponent: "" })).toBe("noOpponent");
  });

  test("RP-11: the better margin of two successes wins, nobody of two failures, who resists in a tie (D-05)", () => {
    expect(verdict(parts([3], []))).toBeUndefined();
    expect(verdict(parts([3], [1]))).toEqual(["wins", "Odile"]);
    expect(verdict(parts([-2], [0]))).toEqual(["wins", "Brute"]);
    expect(verdict(parts([-2], [-5]))).toEqual(["lessBad", "Odile"]);
    expect(verdict(parts([2], [2], "b"))).toEqual(["resists", "Brute"]);
    expect(verdict(parts([2], [2]))?.[0]).toBe("tie");
  });

  test("RP-11: where the table rolls ties again, each may answer once more for every tie", () => {
    const most = (all: readonly AskedPart[]) => each()?.most?.(all);
    expect(most(parts([2], [2]))).toBe(1);
    change(settings, "rpgOpposedTie", "reroll");
    expect([most(parts([2], [])), most(parts([2], [2])), most(parts([2, 1], [2, 0]))]).toEqual([1, 2, 2]);
    expect(verdict(parts([2], [2]))?.[0]).toBe("again");
    expect(verdict(parts([2, 1], [2]))).toBeUndefined();
    expect(verdict(parts([2, 1], [2, 4]))).toEqual(["wins", "Brute"]);
  });
});

describe("who goes first outside combat", () => {
  test("RP-07: by VR, equals by dice until they differ; the slowest declare first (D-02)", async () => {
    const people = [hero.uuid, other.uuid];
    const { outcome } = await doDeed("order", hero, { people }, [5, 5, 2, 8]);
    expect(outcome).toMatchObject({ order: [other.uuid, hero.uuid], declaration: [hero.uuid, other.uuid] });
    expect(hindrance("order", hero, { people: [hero.uuid] })).toBe("nobodyElse");
  });
});

describe("armies", () => {
  test("RP-78: a die each and what was earned; equal totals decide nothing (D-48)", async () => {
    const choices = { aName: "Le guet", aEarned: 3, bEarned: -1 };
    const { outcome, decide } = await doDeed("battle", hero, choices, [8, 12]);
    expect(outcome).toMatchObject({ a: 11, b: 11, winner: "tie" });
    expect((await decide({ aDie: "9" })).outcome).toMatchObject({ a: 12, winner: "a" });
  });
});
