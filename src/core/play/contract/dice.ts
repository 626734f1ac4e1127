import { list, mapOf, whole, type Read } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";

/** Faces thrown, by id of the roll. */
export const DICE = mapOf(list(whole));
export type Dice = Read<typeof DICE>;

/** Which dice of a roll count, in the notation of Roll: the highest or the lowest of them. */
export interface Keep {
  readonly mode: "kh" | "kl";
  readonly count: number;
}

/** Dice of a formula that are treated alike, and of which more may fall than are called for at first. */
export interface DiceGroup {
  readonly faces: number;
  /** What is done with them, in the notation of Roll, e.g. "x>=10cs>=6". */
  readonly manner: string;
  /** How many of these results, the first ones, the group calls for, those that were granted included; `null`: more than there are. */
  take(results: readonly number[]): number | null;
}

/** A roll that the procedure calls for and who makes it. */
export interface RollSpec {
  /** What its dice are stored under: without a dot, which would unfold there. */
  readonly id: string;
  readonly who: "attacker" | "defender";
  /** Name of the Roll subclass, registered in CONFIG.Dice.rolls. */
  readonly roll: string;
  readonly formula: string;
  /** The same for people, where the notation of Roll would tell them little, e.g. of dice that are counted. */
  readonly words?: Text;
  /** {@link words} in a few letters, for the attack bar: it has room for no sentence. */
  readonly brief?: Text;
  /** Faces of the dice thrown, one entry for each die. */
  readonly faces: readonly number[];
  /** Not all dice count; whichever do, {@link Dice} holds all that were thrown. */
  readonly keep?: Keep;
  /** The one die goes on for as long as it shows its highest face. */
  readonly chain?: true;
  /** All the dice, in the order of the formula, where what falls may call for more; `faces` then holds those called for at first. */
  readonly groups?: readonly DiceGroup[];
  /** Which of the dice thrown count, where that is not for {@link keep} to say. */
  counts?(faces: readonly number[]): readonly boolean[];
  /** The others fall short of what is needed; nothing drops them. */
  readonly fallShort?: true;
  /** What is added to the dice. */
  readonly plus: number;
  /** What the dice come to where that is no plain sum, e.g. half of them. */
  total?(faces: readonly number[]): number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The roll that this one calls for by what it shows, thrown right after it, e.g. dice that follow nothing but sixes. */
  next?(faces: readonly number[]): RollSpec | null;
  /**
   * Of a roll that another calls for: whether it may be thrown at once, which is for whoever attacks to choose, or waits for
   * somebody else's word. The arbiter, who may know more by then, takes it either way. Absent: it is thrown at once, and has
   * to be there.
   */
  readonly when?: "now" | "later";
  /** Of a roll that another calls for, in an attack that is thrown once for all: it too is thrown once. */
  readonly shared?: true;
}
