import { expect, test, vi } from "vitest";
import { roundOf } from "../../../../src/core/fight/state/fight-of.js";

/** A token must not be asked for its actor while that actor is made. */
const token = (actorLink: boolean) => ({
  actorLink,
  get actor(): never {
    throw new Error("the actor is being made");
  },
});
const linked = token(true);
const rats = [token(false), token(false)] as const;

/** A fight that has gone on for so many rounds. */
const fight = (round: number, combatants: readonly object[]) => ({ round, started: round > 0, combatants });
const alone = (id: string) => ({ id, isToken: false, token: null }) as unknown as Actor;
const unlinked = (own: object) => ({ id: "rat", isToken: true, token: own }) as unknown as Actor;

test("the round of a fight is found without asking anybody for their actor", () => {
  const combats = [
    fight(0, [{ actorId: "hero", token: linked }]),
    fight(3, [
      { actorId: "hero", token: linked },
      { actorId: "rat", token: rats[0] },
      { actorId: "bard", token: null },
    ]),
    fight(5, [{ actorId: "rat", token: rats[1] }]),
  ];
  vi.stubGlobal("game", { combats });
  expect(["hero", "bard", "nobody"].map((id) => roundOf(alone(id)))).toEqual([3, 3, null]);
  expect(rats.map((own) => roundOf(unlinked(own)))).toEqual([3, 5]);
  // One of many alike fights, the actor they were made after does not.
  expect(roundOf(alone("rat"))).toBeNull();
});
