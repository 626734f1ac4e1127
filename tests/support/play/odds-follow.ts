import type { AttackProcedure } from "../../../src/core/play/contract/attack.js";
import type { Line } from "../../../src/core/play/contract/modifiers.js";
import type { Choices, Situation } from "../../../src/core/play/contract/situation.js";
import { bonusOf } from "../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../src/core/play/record/deed-call.js";

/** What somebody changes in the window of an attack; a ruleset adds what its table needs for it. */
export interface Change {
  readonly choices?: Choices;
  /** Lines that are added by hand. */
  readonly more?: readonly Line[];
  /** The line that is switched off. */
  readonly off?: string;
}

/** An attack as its window has it, at somebody. */
export type Aimed = Situation & { readonly target: Actor };

/** The same with its lines as they stand. */
export type Prepared = Aimed & { readonly lines: readonly Line[]; readonly bonus: number };

/** How often an attack comes to what, tried die by die: that it hits at all, and each of its ends where odds tell them. */
export interface Tried {
  readonly chance: number;
  readonly ends?: ReadonlyMap<string, number>;
}

/** A ruleset's share of the contract that odds follow the window. */
export interface OddsTable<C extends Change = Change> {
  readonly attack: AttackProcedure;
  /** What is changed, by what a reader calls it: every control of the window is among them. */
  readonly changes: Readonly<Record<string, C>>;
  /** The windows whose controls have to be among them. */
  readonly windows: readonly C[];
  /** Controls that move no die, or have odds of their own. */
  readonly apart?: readonly string[];
  /** A table where that is changed: everybody anew, each rule as it is asked for. */
  open(change: C): Aimed | Promise<Aimed>;
  tried(prepared: Prepared): Tried;
}

/** A line that somebody adds by hand. */
export const byHand = (value: number): Line => ({
  ...{ id: "own", value, rule: "", facts: {}, on: true, by: "player", reason: "" },
});

/** The lines of an attack, one switched off, others added. Throws where there is none to switch off. */
export function prepared(attack: AttackProcedure, aimed: Aimed, { more = [], off }: Change): Prepared {
  const derived = linesOf(attack.modifiers(aimed));
  if (off !== undefined && !derived.some(({ id }) => id === off)) throw new Error(`there is no line ${off}`);
  const lines = [...derived.map((line) => ({ ...line, on: line.id !== off })), ...more];
  return { ...aimed, lines, bonus: bonusOf(lines) };
}
