import { beforeEach, describe, expect, test, vi } from "vitest";
import { Roll } from "../../../../playground/client/dice/index.js";
import { Combat } from "../../../../playground/client/documents/index.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { id, setTable } from "./table.js";

let calls: string[] = [];
class Traced extends Combat {
  override async _onStartTurn(combatant: Value): Promise<void> {
    calls.push(`start ${combatant.name}`);
  }
  override async _onEndTurn(combatant: Value): Promise<void> {
    calls.push(`end ${combatant.name}`);
  }
  override async _onStartRound(context: Data): Promise<void> {
    calls.push(`round ${context.round}`);
  }
  override async _onEndRound(context: Data): Promise<void> {
    calls.push(`end round ${context.round}`);
  }
}
const source = {
  _id: id("c"),
  active: true,
  combatants: [
    { _id: id("x"), name: "X", initiative: 5 },
    { _id: id("y"), name: "Y", initiative: 12 },
    { _id: id("z"), name: "Z", initiative: null },
  ],
};
const combat = (): Value => (globalThis as Value).game.combats.get(id("c"));
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe("a fight", () => {
  beforeEach(() => {
    calls = [];
    setTable({ combats: [source] }, { config: (config) => (config.Combat.documentClass = Traced) });
  });

  test("is in order of initiative, those without last", () => {
    expect(combat().turns.map((turn: Value) => turn.name)).toEqual(["Y", "X", "Z"]);
    expect(combat()).toMatchObject({ started: false, combatant: null });
  });

  test("moves on, and what ends and starts runs in order on the active keeper's client", async () => {
    await combat().startCombat();
    await settle();
    expect(calls).toEqual(["round 1", "start Y"]);
    await combat().nextTurn();
    await combat().nextTurn();
    await settle();
    calls = [];
    await combat().nextTurn();
    await settle();
    expect(calls).toEqual(["end Z", "end round 1", "round 2", "start Y"]);
    expect(combat()).toMatchObject({ round: 2, turn: 0 });
    calls = [];
    await combat().previousTurn();
    await settle();
    expect(combat()).toMatchObject({ round: 1, turn: 2 });
    expect(calls).toEqual([]);
  });

  test("another client than the active keeper's runs nothing", async () => {
    setTable({ combats: [source] }, { userId: id("P"), config: (config) => (config.Combat.documentClass = Traced) });
    await combat().startCombat();
    await settle();
    expect(calls).toEqual([]);
  });

  test("tells where it was and is", async () => {
    const seen: Data[] = [];
    const key = Hooks.on(
      "combatTurnChange",
      (_combat: Value, prior: Data, current: Data) => void seen.push({ prior, current }),
    );
    await combat().startCombat();
    await combat().nextTurn();
    Hooks.off("combatTurnChange", key);
    expect(seen[1]).toMatchObject({
      prior: { round: 1, turn: 0, combatantId: id("y") },
      current: { turn: 1, combatantId: id("x") },
    });
  });

  test("the hooks before a move may change it", async () => {
    const start = Hooks.on("combatStart", (_combat: Value, data: Data) => void (data.turn = 1));
    const turn = Hooks.on(
      "combatTurn",
      (_combat: Value, data: Data, options: Data) => void calls.push(`${data.turn} ${options.direction}`),
    );
    await combat().startCombat();
    expect(combat().turn).toBe(1);
    calls = [];
    await combat().nextTurn();
    Hooks.off("combatStart", start);
    Hooks.off("combatTurn", turn);
    expect(calls[0]).toBe("2 1");
  });

  test("who acts keeps the turn when the order changes", async () => {
    await combat().startCombat();
    await combat().nextTurn();
    expect(combat().combatant.name).toBe("X");
    await combat().setInitiative(id("z"), 20);
    await settle();
    expect(combat().turns.map((turn: Value) => turn.name)).toEqual(["Z", "Y", "X"]);
    expect(combat()).toMatchObject({ turn: 2, combatant: { name: "X" } });
  });

  test("whoever asks for a new order before a change is compared hides that change", async () => {
    await combat().startCombat();
    const seen: Data[] = [];
    const key = Hooks.on("combatTurnChange", (_combat: Value, prior: Data) => void seen.push(prior));
    const [told, combats] = [Combat.prototype._onUpdate, combat()];
    vi.spyOn(combats, "_onUpdate").mockImplementationOnce((...args: unknown[]) => {
      combats.setupTurns();
      return told.apply(combats, args as Parameters<typeof told>);
    });
    await combat().nextTurn();
    expect(seen).toEqual([]);
    await combat().nextTurn();
    Hooks.off("combatTurnChange", key);
    expect(seen).toMatchObject([{ round: 1, turn: 1 }]);
  });

  test("is put in order when it is first prepared and when its combatants change, at no other time", async () => {
    const before = combat().turns;
    combat().prepareData();
    expect(combat().turns).toBe(before);
    await combat().combatants.get(id("x")).update({ defeated: true });
    expect(combat().turns).not.toBe(before);
  });

  test("asks for the comparison of two combatants without a fight at hand", () => {
    const asked: unknown[] = [];
    combat()._sortCombatants = function (this: unknown) {
      asked.push(this);
      return 0;
    };
    combat().setupTurns();
    expect(asked.every((one) => one === undefined)).toBe(true);
  });

  test("who leaves in their turn gives it to the next, which is told", async () => {
    await combat().startCombat();
    const seen: Data[] = [];
    const key = Hooks.on("combatTurnChange", (_combat: Value, _prior: Data, now: Data) => void seen.push(now));
    await combat().deleteEmbeddedDocuments("Combatant", [id("y")]);
    Hooks.off("combatTurnChange", key);
    expect(combat()).toMatchObject({ turn: 0, combatant: { name: "X" } });
    expect(seen).toMatchObject([{ combatantId: id("x") }]);
  });

  test("who comes before whoever acts does not take the turn", async () => {
    await combat().startCombat();
    await combat().createEmbeddedDocuments("Combatant", [{ name: "W", initiative: 15 }]);
    expect(combat().turns.map((turn: Value) => turn.name)).toEqual(["W", "Y", "X", "Z"]);
    expect(combat()).toMatchObject({ turn: 1, combatant: { name: "Y" } });
  });

  test("the message of an initiative shows markup in a name as typed", async () => {
    setTable({ combats: [{ ...source, combatants: [{ _id: id("x"), name: "<b>X</b>" }] }] });
    const { game } = globalThis as Value;
    const format = vi.spyOn(game.i18n, "format").mockImplementation((_key, data) => String((data as Data).name));
    const post = vi.spyOn(CONFIG.ChatMessage.documentClass, "createDocuments").mockResolvedValue([]);
    const roll = { evaluate: () => Promise.resolve(), total: 7, toMessage: (data: Data) => data };
    const combatant = combat().combatants.get(id("x"));
    vi.spyOn(combatant, "getInitiativeRoll").mockReturnValue(roll);
    await combat().rollInitiative([id("x")]);
    expect(post.mock.calls[0]?.[0]).toMatchObject([{ flavor: "&lt;b&gt;X&lt;/b&gt;" }]);
    format.mockRestore();
  });

  test("initiative is rolled by the system's formula, else by the manifest's; none is made up", async () => {
    CONFIG.Dice.rolls = [Roll];
    const { game } = globalThis as Value;
    const formula = (configured: string | null, declared?: string): string => {
      CONFIG.Combat.initiative = { formula: configured };
      game.system = { initiative: declared };
      return combat().combatants.get(id("z")).getInitiativeRoll().formula as string;
    };
    expect([formula("1d4", "2d4"), formula(null, "2d4")]).toEqual(["1d4", "2d4"]);
    expect(formula(null)).not.toMatch(/\d/); // no dice
    await expect(combat().rollInitiative([id("x"), id("z")])).rejects.toThrow(/undefined/);
    expect(combat().combatants.get(id("x")).initiative).toBe(5);
  });

  test.each([
    [13, { messageOptions: { rollMode: "gmroll" } }, { rollMode: "gmroll" }],
    [13, { messageMode: "gm" }, {}],
    [14, { messageMode: "gm", messageOptions: { flavor: "Vite" } }, { messageMode: "gm" }],
    [14, { messageOptions: { messageMode: "gm", rollMode: "gmroll" } }, {}],
  ] as const)("in generation %i who reads an initiative is asked for where that generation does", async (...row) => {
    const [generation, options, told] = row;
    setTable({ combats: [source] }, { generation });
    const toMessage = vi.fn((data: Data, _options: Data) => data);
    vi.spyOn(CONFIG.ChatMessage.documentClass, "createDocuments").mockResolvedValue([]);
    const roll = { evaluate: () => Promise.resolve(), total: 7, toMessage };
    vi.spyOn(combat().combatants.get(id("z")), "getInitiativeRoll").mockReturnValue(roll);
    await combat().rollInitiative([id("z")], options);
    const [data, message] = toMessage.mock.calls[0]!;
    expect(message).toEqual({ create: false, ...told });
    expect(data).not.toHaveProperty("rollMode");
    expect(data).not.toHaveProperty("messageMode");
  });

  test("initiatives are reset, and the end deletes the fight", async () => {
    await combat().resetAll();
    expect(combat().combatants.map((combatant: Value) => combatant.initiative)).toEqual([null, null, null]);
    await combat().endCombat();
    expect(combat()).toBeUndefined();
  });
});
