import { host } from "../applications/host.js";
import type { DiceTerm } from "./terms/dice-term.js";
import type { RollTerm } from "./terms/roll-term.js";
import type { Roll } from "./roll.js";

export type RollFunction = (...args: (number | string)[]) => number | string | Promise<number | string>;
export type RollClass = typeof Roll;
export type DiceTermClass = typeof DiceTerm;
export type RollTermClass = typeof RollTerm;

/** `CONFIG.Dice`: what a system may change about rolls. */
export interface DiceConfig {
  /** The classes a stored roll may name; the first one makes the rolls of the chat. */
  rolls: RollClass[];
  /** Dice by the letters that follow the number of dice. */
  terms: Record<string, DiceTermClass>;
  /** Every kind of term by class name. */
  termTypes: Record<string, RollTermClass>;
  /** Functions of formulas, beside those of `Math`. */
  functions: Record<string, RollFunction>;
  /** The source of chance: a number in [0, 1). */
  randomUniform: () => number;
}

const defaults = {} as DiceConfig;

/** Fills in what `CONFIG.Dice` holds before a system touches it. */
export function setDiceDefaults(values: DiceConfig): void {
  Object.assign(defaults, values);
}

/** A fresh `CONFIG.Dice`, for whoever assembles `CONFIG`. */
export function createDiceConfig(): DiceConfig {
  return {
    ...defaults,
    rolls: [...defaults.rolls],
    terms: { ...defaults.terms },
    termTypes: { ...defaults.termTypes },
    functions: { ...defaults.functions },
  };
}

/** `CONFIG.Dice` as it stands now, completed with the defaults. */
export function diceConfig(): DiceConfig {
  return { ...defaults, ...(host.config["Dice"] as Partial<DiceConfig> | undefined) };
}

/** The roll class of inner expressions: parentheses, pools, arguments. */
export function innerRoll(): RollClass {
  return defaults.rolls[0] as RollClass;
}
