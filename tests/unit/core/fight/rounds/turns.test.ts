import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followConditions } from "../../../../../src/core/documents/conditions.js";
import { followTurns } from "../../../../../src/core/fight/rounds/turns.js";
import { investigator } from "../../../../support/models/gb-models.js";
import { settled } from "../../../../support/play/settled.js";
import "../../../../support/rulesets.js";

type Listener = (...args: unknown[]) => unknown;
const hooks = new Map<string, Listener>();
const call = (name: string, ...args: unknown[]) => hooks.get(name)?.(...args);

/** Somebody in a fight, and the updates they receive. */
function somebody(system: object, uuid = "Actor.a") {
  const updates: object[] = [];
  const actor = Object.create(foundry.documents.Actor.prototype) as object;
  const properties = { type: "gbInvestigator", uuid, system: investigator(system) };
  for (const [key, value] of Object.entries({ ...properties, update: (change: object) => updates.push(change) })) {
    Object.defineProperty(actor, key, { value });
  }
  return { actor, updates };
}

beforeEach(() => {
  vi.stubGlobal("Hooks", { on: (name: string, listener: Listener) => hooks.set(name, listener) });
  vi.stubGlobal("game", { userId: "me", user: { isActiveGM: true } });
  followTurns();
  followConditions();
});
afterEach(() => vi.unstubAllGlobals());

describe("turns of a fight", () => {
  const charging = { stance: "charge" };
  const fight = (...turns: object[]) => ({ id: "c", round: 1, turn: 0, turns: turns.map((actor) => ({ actor })) });

  it("end for whoever takes part what lasted as long", async () => {
    const [first, second] = [somebody(charging), somebody(charging, "Actor.b")];
    call("combatTurnChange", fight(first.actor, second.actor), { round: 1, turn: 0 }, { round: 1, turn: 1 });
    await settled();
    expect([first.updates, second.updates]).toEqual([[], [{ system: { stance: "none" } }]]);
  });

  it("take nothing away when the keeper steps back, nor when a fight only begins", async () => {
    const { actor, updates } = somebody(charging);
    call("combatTurnChange", fight(actor), { round: 2, turn: 0 }, { round: 1, turn: 0 });
    call("combatTurnChange", fight(actor), null, { round: 1, turn: 0 });
    call("combatTurnChange", fight(actor), { round: 0, turn: null }, { round: 1, turn: 0 });
    await settled();
    expect(updates).toEqual([]);
  });

  it("end with their round also where nobody has had the turn yet, and not because somebody is given it", async () => {
    const { actor, updates } = somebody(charging);
    call("combatTurnChange", fight(actor), { round: 2, turn: 0 }, { round: 2, turn: null });
    call("combatTurnChange", fight(actor), { round: 2, turn: null }, { round: 2, turn: 0 });
    await settled();
    expect(updates).toEqual([]);
    call("combatTurnChange", fight(actor), { round: 2, turn: null }, { round: 3, turn: 0 });
    await settled();
    expect(updates).toEqual([{ system: { stance: "none" } }]);
  });

  it("are over with the fight", async () => {
    const { actor, updates } = somebody(charging);
    call("deleteCombat", fight(actor));
    await settled();
    expect(updates).toEqual([{ system: { stance: "none" } }]);
  });

  it("are the arbiter's business alone", async () => {
    vi.stubGlobal("game", { userId: "me", user: { isActiveGM: false } });
    const { actor, updates } = somebody(charging);
    call("deleteCombat", fight(actor));
    await settled();
    expect(updates).toEqual([]);
  });
});

describe("a condition set by hand", () => {
  const effect = (parent: object, ...statuses: string[]) => ({ parent, statuses: new Set(statuses) });

  it("is written into the data by the window that set it", async () => {
    const { actor, updates } = somebody({});
    call("createActiveEffect", effect(actor, "gbShock"), {}, "me");
    call("createActiveEffect", effect(actor, "gbAim"), {}, "someone");
    await settled();
    expect(updates).toEqual([{ system: { shock: { kind: "simple" } } }]);
  });

  it("that came along with another is not", async () => {
    const { actor, updates } = somebody({});
    call("createActiveEffect", effect(actor, "dead", "prone"), {}, "me");
    await settled();
    expect(updates).toEqual([]);
  });

  it("is taken out of the data with its effect, unless it has gone already", async () => {
    const { actor, updates } = somebody({ posture: { prone: true } });
    call("deleteActiveEffect", effect(actor, "prone"), {}, "me");
    call("deleteActiveEffect", effect(actor, "gbBarred"), {}, "me");
    await settled();
    expect(updates).toEqual([{ system: { posture: { prone: false } } }]);
  });
});
