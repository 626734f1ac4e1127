import { list, mapOf, whole, type Read } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";

/** Shape of the faces thrown, by id of the roll. */
export const DICE = mapOf(list(whole));
/** Faces thrown, by id of the roll. */
export type Dice = Read<typeof DICE>;

/** Dice of a roll that count, in the notation of Roll: the highest or the lowest ones. */
export interface Keep {
  readonly mode: "kh" | "kl";
  readonly count: number;
}

/** Dice of a formula that are treated alike, where results may grant further dice. */
export interface DiceGroup {
  readonly faces: number;
  /** Modifiers of the dice, in the notation of Roll, e.g. "x>=10cs>=6". */
  readonly manner: string;
  /** Returns how many of these results, from the first, belong to the group; `null`: too few were thrown. */
  take(results: readonly number[]): number | null;
}

/** A roll that the procedure calls for and who makes it. */
export interface RollSpec {
  /** Key under which its dice are stored; without a dot, which would unfold there. */
  readonly id: string;
  readonly who: "attacker" | "defender";
  /** Name of the Roll subclass, registered in CONFIG.Dice.rolls. */
  readonly roll: string;
  readonly formula: string;
  /** Its formula in words, where the notation would tell a player little, e.g. of dice that are counted. */
  readonly words?: Text;
  /** {@link words} in a few letters, for the attack bar. */
  readonly brief?: Text;
  /** Faces of the dice, one entry for each die. */
  readonly faces: readonly number[];
  /** Dice that count, where not all do; {@link Dice} always stores all that were thrown. */
  readonly keep?: Keep;
  /** Set when the one die is thrown again for as long as it shows its highest face. */
  readonly chain?: true;
  /** All dice in the order of the formula, where a result may grant more; `faces` then has those thrown at first. */
  readonly groups?: readonly DiceGroup[];
  /** Returns which dice count, in their order, where {@link keep} cannot say it. */
  counts?(faces: readonly number[]): readonly boolean[];
  /** Set when the other dice fall short of a threshold rather than being dropped. */
  readonly fallShort?: true;
  /** Number added to the dice. */
  readonly plus: number;
  /** Returns the value of the dice where that is no plain sum, e.g. half of it. */
  total?(faces: readonly number[]): number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Set where it does not say how the attack goes, e.g. but whether the weapon jams: a card that waits shows none of it. */
  readonly aside?: true;
  /** Returns the roll to throw right after this one, by its result, e.g. dice that follow only sixes; `null`: none. */
  next?(faces: readonly number[]): RollSpec | null;
  /**
   * Moment of a roll that another calls for: `now` if the attacker chooses to throw it at once, or `later`, after
   * somebody else's decision. The arbiter accepts it either way. Absent: it is thrown at once, and required.
   */
  readonly when?: "now" | "later";
  /** Set for a roll that another calls for, in an attack thrown once for all targets: it is thrown once too. */
  readonly shared?: true;
}
