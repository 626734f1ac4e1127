import { beforeEach, describe, expect, test, vi } from "vitest";
import { tellThrown, throwDue, type InitiativeRoll } from "../../../../src/core/fight/rounds/round-dice.js";
import type { RoundRule, CombatantDice } from "../../../../src/core/fight/state/round-rule.js";
import { roundState, storedRound } from "../../../../src/core/fight/state/round-state.js";
import { barView } from "../../../../src/core/fight/rounds/round-view.js";
import { SeuilsInitiativeRoll } from "../../../../src/rulesets/seuils/dice/initiative-roll.js";
import { table } from "../../../support/dice/dice.js";
import "../../../support/rulesets.js";

/** A fight of some people in a round, with what its round remembers. */
const fight = (ids: readonly string[], round: number, kept: object | null = null) =>
  ({
    ...{ id: "fight", round, started: true },
    combatants: ids.map((id) => ({ id, actor: { type: "rpgCharacter" } })),
    flags: { gardien: kept ? { round: kept } : {} },
  }) as unknown as Combat;
const kept = (round: number, dice: readonly object[]) => ({
  ...{ round, stand: "", over: [], since: 0, slowestFirst: false, moved: [], sealed: [] },
  dice,
});
const without = ({ dice }: CombatantDice) => (dice["place"] ?? []).length === 0;
/** Whoever has no die throws one; what it is called says whether the roll is a plain one. */
const rule = (rolled?: { readonly roll: string; readonly options: Readonly<Record<string, unknown>> }) =>
  ({
    due: (all: readonly CombatantDice[]) =>
      all.filter(without).map(({ id }) => ({ id, as: "place", formula: "1d10", ...(rolled && { rolled }) })),
    phases: () => [],
  }) as unknown as RoundRule;

beforeEach(() =>
  table(
    [SeuilsInitiativeRoll] as never,
    [
      [10, 4],
      [10, 7],
    ],
    [10, 1],
  ),
);

describe("dice that places in a round depend on", () => {
  const state = (dice: readonly { readonly id: string; readonly dice: Record<string, readonly number[]> }[]) =>
    ({ ...kept(2, []), dice }) as never;

  test("are thrown for whoever has none, and those that lie there stay", async () => {
    const thrown: InitiativeRoll[] = [];
    const known = [{ id: "a", dice: { place: [9] } }];
    const dice = await throwDue(fight(["a", "b", "c"], 2), rule(), state(known), thrown);
    expect(dice).toEqual([...known, { id: "b", dice: { place: [4] } }, { id: "c", dice: { place: [7] } }]);
    expect(thrown.map(({ fighter }) => fighter.id)).toEqual(["b", "c"]);
  });

  test("may be a roll that explains itself", async () => {
    const thrown: InitiativeRoll[] = [];
    const options = { ruleset: "seuils", lines: [] };
    await throwDue(fight(["a"], 2), rule({ roll: "SeuilsInitiativeRoll", options }), state([]), thrown);
    expect(thrown[0]?.roll).toBeInstanceOf(SeuilsInitiativeRoll);
    expect(thrown[0]?.roll.options).toMatchObject(options);
  });

  test("are known in a later round too, for rules that keep them", () => {
    const dice = [{ id: "a", dice: { place: [3] } }];
    const later = fight(["a"], 3, kept(2, dice));
    expect([roundState(later), storedRound(later)?.dice]).toEqual([null, dice]);
    expect(roundState(fight(["a"], 2, kept(2, dice)))?.dice).toEqual(dice);
    expect(storedRound(fight(["a"], 1))).toBeNull();
  });
});

test("rules without phases have no bar of them", () => {
  vi.stubGlobal("game", { user: { isGM: true } });
  expect(barView(fight(["a"], 2, kept(2, [])), rule())).toBeNull();
});

test("the dice of an order are told in that order, those in hiding and adversaries' to keepers alone", async () => {
  const told: { rolls: unknown[]; whisper: string[]; flags: { gardien: object } }[] = [];
  vi.stubGlobal("ChatMessage", { create: (data: (typeof told)[number]) => Promise.resolve(told.push(data)) });
  vi.stubGlobal("game", {
    ...game,
    users: [{ isGM: true, id: "keeper" }, { id: "player" }],
    settings: { get: () => "hidden" },
  });
  const combatant = (name: string, hidden = false) => ({ id: name, name, hidden, token: null }) as unknown as Combatant;
  const [slow, quick, secret] = [combatant("slow"), combatant("quick"), combatant("secret", true)];
  const foe = combatant("foe");
  const thrown = [slow, secret, foe, quick].map((one) => ({
    fighter: { id: one.name, combatant: one, actor: { hasPlayerOwner: one !== foe, testUserPermission: () => false } },
    roll: { total: one.name },
  })) as unknown as InitiativeRoll[];
  const turns = [quick, secret, slow, foe];
  await tellThrown({ round: 1, turns, flags: {} } as unknown as Combat, rule(), thrown);
  expect(told.map(({ rolls, whisper }) => [rolls, whisper])).toEqual([
    [[{ total: "quick" }, { total: "slow" }], []],
    [[{ total: "secret" }, { total: "foe" }], ["keeper"]],
  ]);
  expect(told.some(({ flags }) => "check" in flags.gardien)).toBe(false);
  told.length = 0;
  const flags = { gardien: { check: "run" } };
  await tellThrown({ round: 1, turns, flags } as unknown as Combat, rule(), thrown);
  expect(told, "of a check, which clears them away by that").toMatchObject([{ flags }, { flags }]);
});

test("SE-13: dice are told as the book has them, without what decides between equals", async () => {
  const told: unknown[] = [];
  vi.stubGlobal("ChatMessage", { create: (data: unknown) => Promise.resolve(told.push(data)) });
  vi.stubGlobal("game", { ...game, users: [] });
  const combatant = { id: "a", name: "Maude", hidden: false } as unknown as Combatant;
  const roll = new SeuilsInitiativeRoll("1d10 + 0.0402");
  await roll.evaluate();
  const thrown = [
    { fighter: { id: "a", combatant, actor: { hasPlayerOwner: true } }, roll },
  ] as unknown as InitiativeRoll[];
  await tellThrown({ round: 1, turns: [combatant], flags: {} } as unknown as Combat, rule(), thrown);
  expect(roll.total).toBeCloseTo(4.0402, 6);
  expect(told).toMatchObject([{ flags: { gardien: { orderDice: { dice: [{ name: "Maude", totals: [4] }] } } } }]);
});
