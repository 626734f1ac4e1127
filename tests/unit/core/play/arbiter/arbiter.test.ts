import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Verdict } from "../../../../../src/core/play/record/verdict.js";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { hear } from "../../../../support/hear.js";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import {
  BEAST,
  type Data,
  GUN,
  HERO,
  intent,
  KEEPER,
  PLAYER,
  recordOn,
  RIVAL,
  roll,
  rolls,
  sent,
  settled,
  sitDown,
  target,
  verdicts,
} from "../../../../support/play/arbiter-table.js";

/** The keeper opens the table and finds these messages waiting. */
async function openWith(messages: readonly Data[], settings: Data = {}): Promise<Verdict[]> {
  const seats = sitDown(messages);
  for (const [key, value] of Object.entries(settings)) seats.settings.set(key, value);
  takeUp();
  await settled();
  return verdicts();
}

/** The lines that the rules give the hero's shot, as an honest client sends them. */
async function honestLines(): Promise<readonly Line[]> {
  const [first] = await openWith([sent("attack", PLAYER, intent(), { rolls: rolls() })]);
  const missing = first?.problems.filter(({ code }) => code === "lineMissing") ?? [];
  return missing.map(({ line, expected }) => ({
    id: line,
    value: Number(expected),
    rule: "",
    facts: {},
    on: true,
    by: "rules",
    reason: "",
  }));
}

let honest: readonly Line[] = [];
const plus = () => honest.reduce((sum, { value }) => sum + value, 0);
const shot = (more: Data = {}) => target({ lines: honest, ...more });
const attackRoll = (result = 15) => {
  const terms = honest.flatMap(({ value }) => [
    { class: "OperatorTerm", operator: value < 0 ? "-" : "+", evaluated: true },
    { class: "NumericTerm", number: Math.abs(value), evaluated: true },
  ]);
  const die = {
    class: "Die",
    number: 1,
    faces: 20,
    modifiers: [],
    results: [{ result, active: true }],
    evaluated: true,
  };
  const formula = ["1d20", ...honest.map(({ value }) => `${value < 0 ? "-" : "+"} ${Math.abs(value)}`)];
  return roll("GbAttackRoll", 20, result, {
    formula: formula.join(" "),
    terms: [die, ...terms],
    total: result + plus(),
  });
};
const attack = (more: Data = {}, dice: readonly string[] = [attackRoll(), roll("HitLocationRoll", 100, 50)]) =>
  sent("attack", PLAYER, intent({ targets: [shot()], ...more }), { rolls: dice });

/** What somebody made of their message after it was sent. */
function rewritten(message: Data, change: Data): Data {
  const { data } = message["system"] as { readonly data: Data };
  return { ...message, system: { version: 1, data: { ...data, ...change } } };
}

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  honest = await honestLines();
});

describe("an honest attack", () => {
  test("is judged, written down and applied once", async () => {
    const [verdict, ...more] = await openWith([attack()]);
    expect(verdict).toMatchObject({ standing: "judged", problems: [], targets: [{ stage: "applied" }] });
    expect(more).toEqual([]);
    takeUp();
    await settled();
    expect(verdicts()).toHaveLength(1);
  });
});

test("an attack that another window of the keeper judges in this moment has one verdict, which that one carries out", async () => {
  const create = vi.spyOn(ChatMessage, "create").mockImplementationOnce((source) => {
    const { _id: id } = source as unknown as { readonly _id: string };
    game.messages.set(id, new ChatMessage({ ...(source as object), author: KEEPER } as never));
    return Promise.reject(new Error(`${id} is taken`));
  });
  onTestFinished(() => create.mockRestore());
  const [verdict, ...more] = await openWith([attack()], { automation: "auto" });
  expect(more).toEqual([]);
  expect(verdict).toMatchObject({ standing: "judged" });
  expect(verdict?.targets[0]?.stage).not.toBe("applied");
});

describe("what a player with devtools sends", () => {
  const claims: readonly (readonly [string, () => Data, string])[] = [
    ["an armour as a weapon", () => attack({ weapon: { uuid: `${HERO}.Item.${"j".repeat(16)}` } }), "unreadable"],
    [
      "a weapon out of a compendium",
      () => attack({ weapon: { uuid: "Compendium.gardien.weapons.Item.x" } }),
      "weaponGone",
    ],
    ["somebody else's attacker", () => attack({ attacker: { actor: BEAST } }), "notOwner"],
    [
      "more blows than the attack has",
      () =>
        attack(
          { targets: Array.from({ length: 10 }, () => shot()) },
          Array.from({ length: 10 }, () => [attackRoll(), roll("HitLocationRoll", 100, 50)]).flat(),
        ),
      "blows",
    ],
    [
      "another target written into it once the dice had fallen",
      () => rewritten(attack(), { targets: [shot({ name: "Le chef" })] }),
      "rewritten",
    ],
    ["a ruleset that is not played here", () => attack({ ruleset: "constructor" }), "unreadable"],
    ["an endless message", () => attack({ choices: { zone: "x".repeat(300_000) } }), "unreadable"],
    ["a roll too many", () => attack({}, [attackRoll(), ...rolls()]), "rollCount"],
    ["thousands of targets", () => attack({ targets: Array.from({ length: 5000 }, () => shot()) }), "unreadable"],
    [
      "dice that are none",
      () =>
        attack({}, [
          roll("GbAttackRoll", 20, 15, {
            terms: [{ class: "Die", number: 1, faces: 20, modifiers: [], results: [null] }],
          }),
          roll("HitLocationRoll", 100, 50),
        ]),
      "rollFormula",
    ],
  ];

  test.each(claims)("%s is flagged or asked about, never applied", async (_what, message, code) => {
    sitDown();
    const before = beastPoints();
    const [verdict] = await openWith([message()]);
    expect(verdict?.problems.map((problem) => problem.code)).toContain(code);
    expect(verdict?.standing).not.toBe("judged");
    expect(beastPoints()).toEqual(before);
  });

  test("one message that cannot be judged does not hold up the next one, nor come back", async () => {
    const standings = (await openWith([attack({ ruleset: "nowhere" }), attack()])).map(({ standing }) => standing);
    expect(standings.sort()).toEqual(["flagged", "judged"]);
    takeUp();
    await settled();
    expect(verdicts()).toHaveLength(2);
  });

  test("a request that bears the id of the message it is about is heard, and blocks nobody", async () => {
    const reused = { _id: "r".repeat(16) };
    const old = sent("verdict", KEEPER, verdictOf(reused, [BEAST]));
    const request = sent("request", PLAYER, { verdict: old._id, action: "apply", target: 0 }, reused);
    const shotAtIt = attack();
    sitDown([old, request, shotAtIt]);
    for (const { _id } of [request, shotAtIt]) consider(game.messages.get(String(_id)) as ChatMessage);
    await settled();
    expect(game.messages.get(reused._id)).toBeUndefined();
    expect(verdicts().map(({ targets }) => targets[0]?.stage)).toEqual(["undone", "applied"]);
  });

  test("people are called what they are called, not what the message says", async () => {
    const named = attack({
      attacker: { actor: HERO, name: "Bob" },
      weapon: { uuid: GUN, name: "Excalibur" },
      targets: [shot({ name: "Alice" })],
    });
    const [verdict] = await openWith([named]);
    expect(verdict).toMatchObject({
      intent: { attacker: { name: "Ada" }, weapon: { name: "Revolver" } },
      targets: [{ name: "Bête" }],
    });
  });

  test("the arbiter takes the rounds once, and asks about a shot that finds none left", async () => {
    const armed = (before: number) => ({
      costs: [{ weapon: GUN, path: "system.magazine.value", before, after: before - 1 }],
    });
    sitDown([attack(armed(1)), attack(armed(98))]);
    const hero = game.actors.get("h".repeat(16)) as unknown as { items: Map<string, Gun>; reset(): void };
    const gun = hero.items.get("g".repeat(16));
    gun?.updateSource({ system: { magazine: { value: 1, max: 6 } } });
    hero.reset();
    takeUp();
    await settled();
    takeUp();
    await settled();
    expect(verdicts().map(({ problems }) => problems.map(({ code }) => code))).toEqual([[], ["noAmmunition"]]);
    expect(verdicts().map(({ ammunition }) => ammunition)).toEqual(["spent", "spent"]);
    expect(gun?.system.magazine.value).toBe(0);
    // What the card says is what the weapon lost, whatever the message claimed.
    const taken = verdicts().map(({ intent }) => intent.costs.map(({ before, after }) => [before, after]));
    expect(taken).toEqual([[[1, 0]], [[0, 0]]]);
  });

  test("rounds that were not fired stay in the magazine, and undo gives back those that were", async () => {
    const rules = { rounds: () => 3, fired: () => 1 };
    const { rounds, fired } = gbAttack;
    Object.assign(gbAttack, rules);
    onTestFinished(() => void Object.assign(gbAttack, { rounds, fired }));
    const cost = { weapon: GUN, path: "system.magazine.value", before: 6, after: 3 };
    const message = attack({ costs: [cost] });
    sitDown([message]);
    const hero = game.actors.get("h".repeat(16)) as unknown as { items: Map<string, Gun>; reset(): void };
    const gun = hero.items.get("g".repeat(16));
    gun?.updateSource({ system: { magazine: { value: 6, max: 6 } } });
    hero.reset();
    takeUp();
    await settled();
    expect(gun?.system.magazine.value).toBe(5);
    const { message: record } = recordOn(message);
    await ask(record, { action: "undo", target: -1, override: {}, retarget: null });
    await settled();
    expect(gun?.system.magazine.value).toBe(6);
  });
});

interface Gun {
  readonly system: { readonly magazine: { readonly value: number } };
  updateSource(changes: object): void;
}

describe("an attack that the rules can make nothing of", () => {
  test.each([
    ["by the weapon of other rules", { ruleset: "warp" }, ["foreignWeapon"]],
    ["by somebody else's", { ruleset: "warp", attacker: { actor: BEAST, token: null } }, ["notOwner", "foreignWeapon"]],
    ["without anybody to strike", { targets: [] }, ["unreadable"]],
    ["at somebody and at nobody", { targets: [shot(), shot({ actor: null, token: null })] }, ["unreadable"]],
  ])("%s is told as such", async (_what, more, codes) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [verdict] = await openWith([attack(more)]);
    expect([verdict?.standing, verdict?.problems.map(({ code }) => code)]).toEqual(["flagged", codes]);
  });
});

test("what several suffer by one attack is said in one writing, once it is done", async () => {
  const three = [shot(), shot({ actor: HERO }), shot({ actor: `Actor.${"g".repeat(16)}` })]; // the third is gone
  const dice = three.flatMap(() => [attackRoll(), roll("HitLocationRoll", 100, 50)]);
  const message = attack({ targets: three }, dice);
  const writings: number[] = [];
  hear("updateChatMessage", (_message: ChatMessage, { system }: { system?: { data?: Data } }) => {
    if (system?.data?.["targets"]) writings.push(1);
  });
  sitDown([message]);
  const gb = game.settings as unknown as { set(space: string, key: string, value: unknown): Promise<unknown> };
  await gb.set("gardien", "automation", "auto");
  takeUp();
  await settled();
  const { message: record } = recordOn(message);
  await ask(record, { action: "accept", target: -1, override: {}, retarget: null });
  await settled();
  expect([writings, verdicts()[0]?.targets.map(({ stage }) => stage)]).toEqual([
    [1],
    ["applied", "applied", "missing"],
  ]);
});

test("a blow at nobody hits whom the keeper names afterwards, as if it had been aimed at them", async () => {
  const [direct] = await openWith([attack()]);
  const whole = { pv: 20, pf: 20 };
  const after = beastPoints();
  expect(after).not.toEqual(whole);
  const atNobody = attack({ targets: [shot({ actor: null, name: "" })] });
  const [before] = await openWith([atNobody]);
  expect([before?.standing, before?.targets[0]?.outcome, beastPoints()]).toEqual(["judged", null, whole]);
  const { message } = recordOn(atNobody);
  const retarget = { actor: BEAST, token: null };
  await ask(message, { action: "edit", target: 0, override: {}, retarget });
  await settled();
  const { verdict } = recordOn(atNobody);
  expect(verdict.targets[0]).toMatchObject({ actor: BEAST, stage: "applied", outcome: direct?.targets[0]?.outcome });
  expect([verdict.intent.targets[0]?.actor, beastPoints()]).toEqual([BEAST, after]);
  await ask(message, { action: "undo", target: -1, override: {}, retarget: null });
  await settled();
  expect(beastPoints()).toEqual(whole);
});

describe("verdicts that no keeper wrote", () => {
  const forged = (subject: Data, author: string) =>
    sent("verdict", author, {
      ...verdictOf(subject, [BEAST]),
      targets: [{ actor: BEAST, stage: "planned", plan: PLAN }],
    });

  test("are not carried out, and a player who judges their own roll is flagged", async () => {
    const roll = attack();
    const [verdict] = await openWith([roll, forged(roll, PLAYER)]);
    expect(verdict).toMatchObject({ standing: "flagged", problems: [{ code: "secondVerdict" }] });
    expect(beastPoints().pv).toBe(20);
  });

  test("do not spoil the roll of another player", async () => {
    const roll = attack();
    const [verdict] = await openWith([roll, forged(roll, RIVAL)]);
    expect(verdict).toMatchObject({ standing: "judged", problems: [] });
  });

  test("are not carried out when the account they came from is gone", async () => {
    await openWith([forged(sent("attack", PLAYER, intent()), "Z".repeat(16))]);
    expect(beastPoints().pv).toBe(20);
  });

  test("a keeper who has become a player has still judged what they judged, once and for all", async () => {
    const roll = attack();
    const old = sent("verdict", RIVAL, verdictOf(roll, [BEAST]));
    expect(await openWith([roll, old], { arbiters: `${KEEPER} ${RIVAL}` })).toHaveLength(1);
  });

  test("a keeper who has become a player cannot have a plan carried out", async () => {
    await openWith([forged(sent("attack", PLAYER, intent()), RIVAL)], { arbiters: RIVAL });
    expect(beastPoints().pv).toBe(20);
  });
});

const PLAN = {
  id: "p",
  undoId: "u",
  numbers: [{ path: "system.pv.value", before: 20, after: 1 }],
  values: [],
  created: [],
};

function verdictOf(subject: Data, targets: readonly string[]): Data {
  return {
    subject: subject._id,
    kind: "attack",
    author: PLAYER,
    intent: intent(),
    standing: "judged",
    problems: [],
    targets: targets.map((actor) => ({ actor, stage: "undone", name: "", img: "", dice: {}, bonus: 0, outcome: null })),
    ammunition: "kept",
    log: [],
  };
}

function beastPoints(): { pv: number; pf: number } {
  const { pv, pf } = game.actors.get("b".repeat(16))?.system as unknown as Record<"pv" | "pf", { value: number }>;
  return { pv: pv.value, pf: pf.value };
}
