import type { ShownDie } from "../play/contract/shown-dice.js";
import { say } from "../text/text.js";

/** One of several dice as the templates show it. */
export interface DieContext extends Omit<ShownDie, "what"> {
  /** What it is; empty where nothing is said of it. */
  readonly tip: string;
}

/** A die with what it is in the words of the reader. */
export function dieContext({ what, ...die }: ShownDie): DieContext {
  return { ...die, tip: what ? say(what) : "" };
}
