import type { Tally } from "./key.js";
import { figure, say } from "./text.js";

/** Tells what is left of an allowance, and which share is used. */
export function tallyContext({ text, spent, allowed }: Tally) {
  const left = allowed - spent;
  const share = allowed > 0 ? Math.min(1, Math.max(0, spent / allowed)) : 0;
  return { text: say(text), left: figure(left), over: left < 0, share };
}
