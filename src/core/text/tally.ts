import { figure, say, type Text } from "./text.js";

/** An allowance, in words, and how much of it is used. */
export interface Tally {
  readonly text: Text;
  readonly spent: number;
  readonly allowed: number;
}

/** Tells what is left of an allowance, and which share is used. */
export function tallyContext({ text, spent, allowed }: Tally) {
  const left = allowed - spent;
  const share = allowed > 0 ? Math.min(1, Math.max(0, spent / allowed)) : 0;
  return { text: say(text), left: figure(left), over: left < 0, share };
}
