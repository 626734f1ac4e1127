import { expect } from "vitest";
import type { Seat } from "./table.js";
import { soon } from "./wait.js";

/** One die to come: how many faces it has and which one falls. */
export type Face = readonly [faces: number, value: number];

/** The dice of a shot by the rules of gravity: that of the attack, then that of the place. */
export const shot = (attack: number, place: number): readonly Face[] => [
  [20, attack],
  [100, place],
];

/** Chooses the next dice of a client. The first die that is not foreseen falls by chance, and so do all after it. */
export async function chooseDice({ page }: Seat, ...faces: Face[]): Promise<void> {
  await page.evaluate((chosen) => {
    const chance = CONFIG.Dice.chance ?? CONFIG.Dice.randomUniform;
    const uniform = ([sides, value]: readonly [number, number]): number => {
      const die = new foundry.dice.terms.Die({ number: 1, faces: sides });
      const tries = Array.from({ length: sides }, (_, i) => (i + 0.5) / sides);
      const found = tries.find((u) => die.mapRandomFace(u) === value);
      if (found === undefined) throw new Error(`no d${sides} shows ${value}`);
      return found;
    };
    const coming = chosen.map(uniform);
    CONFIG.Dice.chance = chance;
    CONFIG.Dice.coming = coming;
    CONFIG.Dice.randomUniform = () => coming.shift() ?? chance();
  }, faces);
}

/** All dice that were chosen have been thrown, or are about to be. */
export async function expectNoDiceLeft({ page }: Seat): Promise<void> {
  await expect.poll(() => page.evaluate(() => CONFIG.Dice.coming as number[]), soon).toEqual([]);
}
