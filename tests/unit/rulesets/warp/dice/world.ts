import { vi } from "vitest";
import { createDiceConfig } from "../../../../../playground/client/dice/index.js";
import { WARP_ROLLS } from "../../../../../src/rulesets/warp/dice/index.js";

/** A table whose dice fall as told: faces of six-sided dice, in their order, then nothing but threes. */
export function diceFall(...faces: readonly number[]): void {
  const due = [...faces];
  // A random number below 1 becomes the face it lies in.
  const randomUniform = () => ((due.shift() ?? 3) - 0.5) / 6;
  vi.stubGlobal("CONFIG", { Dice: { ...createDiceConfig(), rolls: [Roll, ...WARP_ROLLS], randomUniform } });
  vi.stubGlobal("game", {
    i18n: {
      lang: "fr",
      localize: (key: string) => key,
      format: (key: string, data: object) => `${key} ${JSON.stringify(data)}`,
    },
  });
}

/** What a reload leaves of a roll. */
export const reloaded = (roll: foundry.dice.Roll): foundry.dice.Roll =>
  Roll.fromData(JSON.parse(JSON.stringify(roll.toJSON())) as never) as unknown as foundry.dice.Roll;
