import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followMoves } from "../../../../src/core/documents/token-moved.js";
import { investigator } from "../../../support/models/d20d100-models.js";
import { settled } from "../../../support/play/settled.js";
import "../../../support/rulesets.js";

type Listener = (...args: unknown[]) => unknown;
const hooks = new Map<string, Listener>();

/** Somebody on guard, and the updates they receive as their token changes. */
function somebody(system: object, type = "d20d100Investigator") {
  const updates: object[] = [];
  const update = (change: object) => updates.push(change);
  const actor = { type, uuid: "Actor.a", system: investigator(system), update };
  return { updates, changes: (changed: object) => hooks.get("updateToken")?.({ actor }, changed) };
}

beforeEach(() => {
  vi.stubGlobal("Hooks", { on: (name: string, listener: Listener) => hooks.set(name, listener) });
  vi.stubGlobal("game", { userId: "me", user: { isActiveGM: true }, time: { worldTime: 120 } });
  followMoves();
});
afterEach(() => vi.unstubAllGlobals());

describe("a token that moves", () => {
  const watchful = { attentive: { active: true } };

  it("DD-114: ends being on guard, and nothing else about it does", async () => {
    const { updates, changes } = somebody(watchful);
    changes({ rotation: 90 });
    await settled();
    expect(updates).toEqual([]);
    changes({ x: 100 });
    await settled();
    expect(updates).toEqual([{ system: { attentive: { active: false, lostAt: 120 } } }]);
  });

  it("writes nothing for whoever is not on guard, plays by other rules, or where another keeper decides", async () => {
    const all = [somebody({}), somebody(watchful, "gbInvestigator")];
    for (const { changes } of all) changes({ y: 100 });
    vi.stubGlobal("game", { userId: "me", user: { isActiveGM: false }, time: { worldTime: 120 } });
    const other = somebody(watchful);
    other.changes({ x: 100 });
    await settled();
    expect([...all, other].map(({ updates }) => updates)).toEqual([[], [], []]);
  });
});
