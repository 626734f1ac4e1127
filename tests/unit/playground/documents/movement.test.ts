import { beforeEach, describe, expect, test } from "vitest";
import type { Value } from "../../../../playground/common/types.js";
import { id, setTable } from "./table.js";

const game = (): Value => (globalThis as Value).game;
const token = (letter: string): Value => game().scenes.get(id("s")).tokens.get(id(letter));
const combat = (): Value => game().combats.get(id("c"));
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const way = (letter: string): [number, number][] =>
  token(letter).movementHistory.map(({ x, elevation }: { x: number; elevation: number }) => [x, elevation]);

describe.each([13, 14] as const)("the way of a token in a fight, in generation %s", (generation) => {
  beforeEach(() => {
    const fighter = (letter: string, initiative: number): object => ({
      ...{ _id: id(letter.toUpperCase()), tokenId: id(letter), actorId: id(letter), sceneId: id("s"), initiative },
    });
    setTable(
      {
        actors: ["x", "y"].map((letter) => ({ _id: id(letter), name: letter, type: "hero" })),
        scenes: [
          {
            ...{ _id: id("s"), name: "Scene", active: true },
            tokens: ["x", "y", "z"].map((letter) => ({ _id: id(letter), actorId: id(letter), name: letter })),
          },
        ],
        combats: [{ _id: id("c"), active: true, combatants: [fighter("x", 9), fighter("y", 5)] }],
      },
      { generation },
    );
  });

  test("is recorded once the fight has begun, of those who take part, from where they stood", async () => {
    await token("x").update({ x: 50 });
    expect(way("x")).toEqual([]);
    await combat().startCombat();
    await settle();
    await token("x").update({ x: 100, name: "X" });
    await token("x").update({ name: "Xavier" });
    await token("x").update({ elevation: 3 });
    await token("z").update({ x: 100 });
    expect(way("x")).toEqual([
      [50, 0],
      [100, 0],
      [100, 3],
    ]);
    expect(way("z")).toEqual([]);
  });

  test("is forgotten as one's turn starts, as one leaves, and as the fight ends", async () => {
    await combat().startCombat();
    await token("x").update({ x: 100 });
    await token("y").update({ x: 100 });
    await combat().nextTurn();
    await settle();
    expect([way("x").length, way("y").length]).toEqual([2, 0]);
    await token("y").update({ x: 200 });
    await combat().combatants.get(id("Y")).delete();
    await settle();
    expect([way("x").length, way("y").length]).toEqual([2, 0]);
    await combat().delete();
    await settle();
    expect(way("x")).toEqual([]);
  });
});
