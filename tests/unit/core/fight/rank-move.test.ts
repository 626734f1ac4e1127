import { afterEach, describe, expect, it, vi } from "vitest";
import type { RankMove } from "../../../../src/core/play/record/plan.js";
import { giveRankBack, rankMove, takeRank } from "../../../../src/core/fight/state/rank-move.js";

afterEach(() => vi.unstubAllGlobals());

/** Somebody of a fight. */
interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly actor: Actor;
  initiative: number;
  update(change: { initiative: number }): Promise<void>;
}

/** A fight of a (18), b (15) and c (9), told with what was done to it. */
function fight(turn: number) {
  const done: string[] = [];
  const actor = (id: string) => ({ id }) as unknown as Actor;
  const fighters = Object.entries({ a: 18, b: 15, c: 9 }).map(([id, initiative]): Fighter => {
    const fighter: Fighter = {
      ...{ id, name: id.toUpperCase(), actor: actor(id), initiative },
      update: ({ initiative: rank }) => {
        fighter.initiative = rank;
        done.push(`${id} ${rank}`);
        return Promise.resolve();
      },
    };
    return fighter;
  });
  const combatants = Object.assign([...fighters], { get: (id: string) => fighters.find((one) => one.id === id) });
  const combat = {
    ...{ id: "fight", started: true, turns: fighters, combatants, combatant: fighters[turn] },
    nextTurn: () => Promise.resolve(done.push("next turn")),
    nextRound: () => Promise.resolve(done.push("next round")),
  };
  vi.stubGlobal("game", {
    combats: Object.assign([combat], { get: (id: string) => (id === "fight" ? combat : undefined) }),
  });
  const ranked = (id: string): RankMove => ({ combat: "fight", combatant: id, before: 15, after: 21 });
  return { done, fighters, ranked, actor: (id: string) => combatants.get(id)?.actor as Actor };
}

describe("another rank in a fight", () => {
  it("is found with the one before it, where it is another", () => {
    const { actor } = fight(0);
    expect(rankMove(actor("b"), 21)).toEqual({ combat: "fight", combatant: "b", before: 15, after: 21 });
    expect([rankMove(actor("b"), 15), rankMove({} as Actor, 21)]).toEqual([null, null]);
  });

  it("leaves the turn to whoever has it, and ends that of whoever takes another rank", async () => {
    const waiting = fight(0);
    await takeRank(waiting.ranked("b"));
    expect(waiting.done).toEqual(["b 21"]);
    const acting = fight(1);
    await takeRank(acting.ranked("b"));
    expect(acting.done).toEqual(["next turn", "b 21"]);
  });

  it("begins the next round where the last one of a round takes it", async () => {
    const { done, ranked } = fight(2);
    await takeRank(ranked("c"));
    expect(done).toEqual(["c 21", "next round"]);
  });

  it("is taken once, and by nobody who has left", async () => {
    const { done, ranked } = fight(1);
    await takeRank(ranked("b"));
    await takeRank(ranked("b"));
    await takeRank({ ...ranked("b"), combat: "gone" });
    expect(done).toEqual(["next turn", "b 21"]);
  });

  it("is given back unless it was changed since, which is told", async () => {
    const { done, fighters, ranked } = fight(0);
    await takeRank(ranked("b"));
    expect(await giveRankBack(ranked("b"))).toEqual([]);
    expect(await giveRankBack(ranked("b"))).toEqual([]); // once
    const b = fighters[1] as Fighter;
    b.initiative = 3;
    expect(await giveRankBack(ranked("b"))).toEqual([{ kind: "rankChanged", name: "B" }]);
    expect([done, b.initiative]).toEqual([["b 21", "b 15"], 3]);
  });
});
