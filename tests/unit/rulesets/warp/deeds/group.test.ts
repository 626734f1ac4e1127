import { beforeEach, describe, expect, test } from "vitest";
import { poolOf } from "../../../../../src/rulesets/warp/dice/line-dice.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import { unofferedIn } from "../../../../../src/core/play/judge/check-choices.js";
import { announce } from "../../../../../src/core/foundry/types/hooks.js";
import type { DeedChoices, Gathering } from "../../../../../src/core/play/contract/deed.js";
import { asPlayer, doDeed, earlier, hindrance, idOf, item, openTable, procedure, systemOf } from "./table.js";

const ITEMS = [item("warpTrait", "force", { score: 3, slug: "force" })];
const force = { trait: idOf("force") };

let hero: Actor;
let thug: Actor;
let settings: Map<string, unknown>;
beforeEach(() => {
  ({ hero, thug, settings } = openTable({ xp: { total: 1 } }, ITEMS));
});

/** An effort that was called for, and those who have joined it, with what came of that. */
async function called(choices: DeedChoices, ...joined: readonly (readonly [string, Outcome])[]): Promise<Gathering> {
  const { outcome } = await doDeed("group", hero, choices);
  const people = joined.map(([name, came], index) => ({
    ...{ id: `join${index}`, deed: "join", actor: null, name, secret: name.startsWith("?") },
    outcome: came,
  }));
  return { choices, outcome, joined: people };
}

/** What of a player's message the keeper is asked about. */
const asked = (id: string, choices: DeedChoices, gathering: Gathering | null = null) =>
  unofferedIn(choices, ...fieldsBoth(id, choices, gathering)).map(({ line }) => line);

const fieldsBoth = (id: string, choices: DeedChoices, gathering: Gathering | null) => {
  const { fields } = procedure(id);
  return [fields([hero], choices, gathering), fields([hero], {}, gathering)] as const;
};

const roll = (total: number, more: Outcome = {}): Outcome => ({ total, criticalFailure: false, npc: false, ...more });
const three = [
  ["Ada", roll(9)],
  ["Bob", roll(5)],
  ["Cléo", roll(12)],
] as const;

describe("calling for an effort", () => {
  test.each([
    ["average", 7, 0],
    ["none", null, 0],
    ["dice", null, 3],
  ])("WP-08, WP-09: tells what is against it: %s", async (difficulty, target, obstacle) => {
    const { outcome } = await doDeed("group", hero, { difficulty, obstacle: 3, reason: "le rocher" });
    expect(outcome).toMatchObject({ way: "sum", reason: "le rocher", target, obstacle });
  });

  test("WP-08: the keeper may keep it hidden", async () => {
    const { view } = await doDeed("group", hero, { difficulty: "average", hidden: true });
    expect(view.facts.map(({ audience }) => audience)).toEqual(["keeper"]);
    expect(asPlayer(() => procedure("group").fields([hero], {})).map(({ id }) => id)).not.toContain("hidden");
  });
});

test("WP-10, WP-43, WP-76: what only the keeper's window offers is theirs to settle where a player tells it", async () => {
  expect(asked("check", { hidden: true })).toEqual(["hidden"]);
  expect(asked("group", { hidden: true })).toEqual(["hidden"]);
  expect(asked("conclude", { secret: true }, await called({ way: "xor" }, ...three))).toEqual(["secret"]);
  const fight: Gathering = { choices: {}, outcome: { way: "gestalt" }, joined: [] };
  expect(asked("join", { side: "theirs" }, fight)).toEqual(["side"]);
  expect(asked("join", { side: "ours" }, fight)).toEqual([]);
});

test("WP-43: nothing is kept secret where no die picks", async () => {
  const { outcome } = await doDeed("conclude", hero, { secret: true }, [], await called({ way: "sum" }, ...three));
  expect(outcome.secret).toBe(false);
});

describe("joining it", () => {
  test("WP-41: is a roll of one's own, with all that helps; experience is used up, and given back", async () => {
    const { outcome, view, undo } = await doDeed(
      "join",
      hero,
      { ...force, experience: 1 },
      [5, 4, 3, 1],
      await called({}),
    );
    expect(outcome).toMatchObject({ total: 12, trait: "force", npc: false });
    expect(view.total).toBe(12);
    expect(systemOf(hero).xp).toMatchObject({ used: 1 });
    await undo();
    expect(systemOf(hero).xp).toMatchObject({ used: 0 });
  });

  test("WP-42: puts dice in common where they are combined: nothing is rolled yet", async () => {
    const effort = await called({ way: "combined" });
    const { outcome, view } = await doDeed("join", hero, { ...force, bonus: 2, malus: 1 }, [], effort);
    expect(outcome).toMatchObject({ pledged: 3, bonus: 2, malus: 1 });
    expect(outcome).toMatchObject({ total: null });
    expect(view).toMatchObject({ total: null, verdict: { data: { dice: 3 } } });
  });

  test("WP-42: a crowd alike puts in the dice of all", async () => {
    await thug.update({ system: { count: 5 } } as never);
    const { outcome } = await doDeed("join", thug, {}, [], await called({ way: "combined" }));
    expect(outcome).toMatchObject({ pledged: 2, bonus: 8, npc: true });
  });

  test("WP-10: the dice that the keeper's people put in common are shown as far as their rolls are", async () => {
    const { outcome } = await doDeed("join", thug, {}, [], await called({ way: "combined" }));
    const { view, edit } = procedure("join");
    expect(view(outcome).verdict.data).toEqual({ dice: 2 });
    expect(asPlayer(() => view(outcome)).verdict.key).toMatch(/withoutTrait$/);
    expect(edit?.figures(outcome).find(({ id }) => id === "pledged")?.audience).toBe("keeper");
    settings.set("warpNpcRolls", "full");
    announce("gardien.settingChanged", "warpNpcRolls");
    expect(asPlayer(() => view(outcome)).verdict.data).toEqual({ dice: 2 });
  });

  test("needs somebody who has called for it, and who can act", async () => {
    expect(hindrance("join", hero)).toBe("nothingCalled");
    const effort = await called({});
    await hero.update({ system: { hp: { dead: true } } } as never);
    expect(hindrance("join", hero, {}, effort)).toBe("dead");
  });

  test("WP-10: players see of the rolls of the keeper's people what the table lets them", async () => {
    const { outcome } = await doDeed("join", thug, {}, [6, 3], await called({}));
    expect(asPlayer(() => procedure("join").view(outcome))).toMatchObject({ total: null, dice: [] });
  });
});

describe("concluding it", () => {
  test.each([
    ["sum", 26, [], "success"],
    ["weakest", 5, [], "failure"],
    ["xor", 12, [3], "success"],
  ])("WP-41, WP-43, WP-44: by %s they come to %i", async (way, total, faces, result) => {
    const effort = await called({ way, difficulty: "average" }, ...three);
    const { outcome } = await doDeed("conclude", hero, {}, faces, effort);
    expect(outcome).toMatchObject({ total, people: ["Ada", "Bob", "Cléo"], target: 7, result });
  });

  test("WP-41: two who push a stone of 13 (the text's example)", async () => {
    const effort = await called({ difficulty: "typed", number: 13 }, ["A", roll(4)], ["B", roll(10)]);
    expect((await doDeed("conclude", hero, {}, [], effort)).outcome).toMatchObject({ total: 14, result: "success" });
  });

  test("WP-42: the best has four dice, the other two: six are rolled and four count", async () => {
    const effort = await called({ way: "combined" }, ["A", { pledged: 4 }], ["B", { pledged: 2, malus: 1 }]);
    const lines = procedure("conclude").modifiers({ actor: hero, choices: {}, gathering: effort });
    expect(
      poolOf(
        4,
        lines.map((line) => ({ ...line, on: true, by: "rules", reason: "" })),
      ),
    ).toMatchObject({ formula: "5d6kh4" });
    const { outcome, view } = await doDeed("conclude", hero, {}, [6, 1, 5, 4, 2], effort);
    expect(outcome).toMatchObject({ total: 17, kept: [6, 5, 4, 2], dropped: [1] });
    expect(view.dice).toHaveLength(5);
  });

  test("WP-43: one alone is the one who counts, and no die is thrown for it", async () => {
    const effort = await called({ way: "xor" }, ["Ada", roll(9)]);
    expect((await doDeed("conclude", hero, {}, [], effort)).outcome).toMatchObject({ total: 9, picked: "Ada" });
  });

  test("WP-43: the keeper may keep the pick secret, and with it what comes of it", async () => {
    const effort = await called({ way: "xor", difficulty: "average" }, ...three);
    const { outcome, view } = await doDeed("conclude", hero, { secret: true }, [1], effort);
    expect(view).toMatchObject({ total: 9, dice: [{ faces: 3, value: 1 }] });
    const theirs = asPlayer(() => procedure("conclude").view(outcome));
    expect(theirs.total).toBeNull();
    expect(JSON.stringify(theirs)).not.toMatch(/picked|9|OUTCOME/);
    const open = await doDeed("conclude", hero, {}, [1], effort);
    expect(JSON.stringify(asPlayer(() => procedure("conclude").view(open.outcome)))).toMatch(/picked/);
    expect(asPlayer(() => procedure("conclude").fields([hero], {}, effort)).map(({ id }) => id)).not.toContain(
      "secret",
    );
  });

  test("WP-09: dice against it are thrown when it is concluded", async () => {
    const effort = await called({ difficulty: "dice", obstacle: 2 }, ["Ada", roll(9)]);
    const { outcome } = await doDeed("conclude", hero, {}, [6, 4], effort);
    expect(outcome).toMatchObject({ target: 10, result: "failure", margin: -1 });
  });

  test("WP-10: stands against somebody's roll where the call has said nothing, a group's too", async () => {
    const guard = await earlier("check", "Garde", { total: 7, criticalFailure: false, npc: true });
    const effort = await called({ way: "weakest" }, ["A", roll(9)], ["B", roll(6)]);
    const { outcome } = await doDeed("conclude", hero, { against: guard }, [], effort);
    expect(outcome).toMatchObject({ target: 7, opponent: "Garde", hidden: true, result: "failure" });
    const group = await earlier("conclude", "Gardes", { total: 14, npc: true });
    expect((await doDeed("conclude", hero, { against: group }, [], effort)).outcome).toMatchObject({ target: 14 });
    const told = await called({ difficulty: "easy" }, ["A", roll(9)]);
    expect(procedure("conclude").fields([hero], {}, told)).toEqual([]);
  });

  test("WP-36: fails critically with the one whose roll counts", async () => {
    settings.set("warpCriticalFailure", true);
    Hooks.callAll("gardien.settingChanged", "warpCriticalFailure");
    const effort = await called(
      { way: "weakest", difficulty: "easy" },
      ["A", roll(9)],
      ["B", roll(2, { criticalFailure: true })],
    );
    expect((await doDeed("conclude", hero, {}, [], effort)).outcome).toMatchObject({ result: "criticalFailure" });
  });

  test("WP-10: what a group of the keeper's people comes to is shown as their rolls are", async () => {
    const effort = await called({}, ["Garde", roll(9, { npc: true })], ["Chien", roll(3, { npc: true })]);
    const { outcome } = await doDeed("conclude", thug, {}, [], effort);
    expect(asPlayer(() => procedure("conclude").view(outcome)).total).toBeNull();
    const mixed = await called({}, ["Garde", roll(9, { npc: true })], ["Ada", roll(3)]);
    const both = await doDeed("conclude", thug, {}, [], mixed);
    expect(asPlayer(() => procedure("conclude").view(both.outcome)).total).toBe(12);
  });

  test("names to the keeper alone whoever joined in secret, though their roll counts", async () => {
    const effort = await called({ way: "xor" }, ["Ada", roll(9)], ["?Ombre", roll(4)]);
    const { outcome } = await doDeed("conclude", hero, {}, [2], effort);
    const { facts, total, dice } = procedure("conclude").view(outcome);
    const readers = facts.map(({ audience, value }) => [audience, value.data?.name] as const);
    expect(readers).toContainEqual(["all", "Ada"]);
    expect(readers.filter(([, name]) => name === "?Ombre")).toEqual([
      ["keeper", "?Ombre"], // among those who joined
      ["keeper", "?Ombre"], // as the one who counts
    ]);
    expect(total).toBe(4);
    expect(dice?.[0]?.faces).toBe(2);
  });

  test("needs somebody who has joined as they are to", async () => {
    expect(hindrance("conclude", hero)).toBe("nothingCalled");
    expect(hindrance("conclude", hero, {}, await called({}))).toBe("nobodyJoined");
    expect(hindrance("conclude", hero, {}, await called({ way: "combined" }, ["A", roll(9)]))).toBe("nobodyJoined");
    expect(hindrance("conclude", hero, {}, await called({}, ["A", roll(9)]))).toBeNull();
  });
});

test("WP-08: the difficulty that the keeper decides after the call is what they have to beat", async () => {
  const choices = { difficulty: "average" };
  const gathering = await called(choices, ...three);
  const { outcome } = await (await doDeed("group", hero, choices)).decide({ target: 30 });
  const came = await doDeed("conclude", hero, {}, [], { ...gathering, outcome });
  expect(came.outcome).toMatchObject({ total: 26, target: 30, result: "failure", margin: -4 });
  const dice = await doDeed("group", hero, { difficulty: "dice", obstacle: 3 });
  expect(procedure("group").edit?.figures(dice.outcome)).toEqual([]);
});
