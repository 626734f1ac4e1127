import { afterEach, expect, it, vi } from "vitest";
import { turnOf } from "../../../../src/core/fight/order/turn-of.js";

const actor = (name: string) => ({ name }) as Actor;
const [john, marthe, louise] = [actor("John"), actor("Marthe"), actor("Louise")];
const fight = (id: string, started: boolean, turn: number | null, ...people: readonly Actor[]) => ({
  ...{ id, started, round: 3, turn, turns: people.map((one) => ({ actor: one })) },
});
const seat = (...combats: readonly object[]) => vi.stubGlobal("game", { combats });

afterEach(() => vi.unstubAllGlobals());

it("tells where somebody's turn is in the fight that is under way, not in one that waits or has nobody's turn", () => {
  seat(fight("a", false, 0, john), fight("b", true, null, john), fight("c", true, 0, marthe, john));
  expect(turnOf(john)).toEqual({ combatId: "c", round: 3, turn: 0, place: 1 });
});

it("knows of none outside a fight, and of nobody", () => {
  seat(fight("c", true, 0, marthe, john));
  expect([turnOf(louise), turnOf(null)]).toEqual([null, null]);
});
