import { vi } from "vitest";
import { createDiceConfig } from "../../../playground/client/dice/index.js";
import type { RollClass } from "../../../src/core/ruleset.js";
import type { Fallen } from "./laid-dice.js";

/** A table that knows some rolls and whose dice fall as told: in their order, then always like the last. */
export function table(rolls: readonly RollClass[], faces: readonly Fallen[], last: Fallen): void {
  const due = [...faces];
  // A random number below 1 becomes the face it lies in.
  const randomUniform = () => {
    const [of, face] = due.shift() ?? last;
    return (face - 0.5) / of;
  };
  vi.stubGlobal("CONFIG", { Dice: { ...createDiceConfig(), rolls: [Roll, ...rolls], randomUniform } });
  vi.stubGlobal("game", {
    i18n: {
      lang: "fr",
      has: () => false,
      localize: (key: string) => key,
      format: (key: string, data: object) => `${key} ${JSON.stringify(data)}`,
    },
  });
}

/** What a reload leaves of a roll. */
export const reloaded = (roll: foundry.dice.Roll): foundry.dice.Roll =>
  Roll.fromData(JSON.parse(JSON.stringify(roll.toJSON())) as never) as unknown as foundry.dice.Roll;
