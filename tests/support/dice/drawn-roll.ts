import { vi } from "vitest";
import { evaluate } from "../../../src/core/play/roll/roll.js";

type Spec = Parameters<typeof evaluate>[0];

/** Throws a roll and answers with it as the class that it has to be of. */
export async function thrownAs<T>(Class: abstract new (...given: never[]) => T, spec: Spec | null): Promise<T> {
  const roll = spec && (await evaluate(spec));
  if (!(roll instanceof Class)) throw new Error(`${Class.name} was not rolled`);
  return roll;
}

interface Drawn {
  _prepareChatRenderContext(options: object): Promise<Record<string, unknown>>;
}

/** What the card of a roll is drawn from. */
export function cardOf(roll: foundry.dice.Roll, isPrivate = false): Promise<Record<string, unknown>> {
  vi.spyOn(roll, "getTooltip").mockResolvedValue("");
  return (roll as unknown as Drawn)._prepareChatRenderContext({ isPrivate });
}
