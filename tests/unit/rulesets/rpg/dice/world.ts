import { vi } from "vitest";
import { createDiceConfig } from "../../../../../playground/client/dice/index.js";
import { RPG_ROLLS } from "../../../../../src/rulesets/rpg/dice/index.js";

/** A table whose dice fall as told: faces in their order, each with the faces that its die has, then always the lowest. */
export function diceFall(...faces: readonly (readonly [face: number, of: number])[]): void {
  const due = [...faces];
  // A random number below 1 becomes the face it lies in.
  const randomUniform = () => {
    const [face, of] = due.shift() ?? [1, 100];
    return (face - 0.5) / of;
  };
  vi.stubGlobal("CONFIG", { Dice: { ...createDiceConfig(), rolls: [Roll, ...RPG_ROLLS], randomUniform } });
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
