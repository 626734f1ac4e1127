import type { Text } from "../../text/key.js";
import type { DeedChoices, DeedSituation } from "./deed.js";

/** What a keeper answers most often to how hard something is: a difficulty or a modifier of the book, by its name. */
export interface UsualAnswer {
  /** Its number, or the dice that it gives. */
  readonly figure: Text;
  readonly name: Text;
  /** Number of the rule. */
  readonly rule: string;
  /** What it chooses, by the ids of fields; it is offered where the window has all of them. */
  readonly choices: DeedChoices;
}

/** What a deed may say of how hard it is, for the keeper who is asked. */
export interface Usual {
  /** Returns the usual answers, the easiest first. Absent: nothing is usual. */
  usual?(situation: DeedSituation): readonly UsualAnswer[];
  /**
   * Returns the exact chance, 0 to 1, that it succeeds as it is chosen; several where it is left open what is tried with;
   * `null`: nothing stands against it, its actor cannot try it, or this reader may not know how hard it is. Absent:
   * nobody can say.
   */
  chance?(situation: DeedSituation): number | readonly number[] | null;
}
