import type { Bystander, Changes } from "../contract/changes.js";
import type { AttackCall } from "../contract/call.js";
import type { AttackProcedure, Attacks } from "../contract/attack.js";
import type { Dice, RollSpec } from "../contract/dice.js";
import type { Outcome } from "../contract/outcome.js";
import type { BlowRecord } from "../log/outcome-of.js";
import type { Text } from "../../text/text.js";
import type { Person } from "../../world/names.js";
import type { Answer, EditField } from "../contract/decision.js";
import type { IntentTarget } from "../record/intent.js";
import type { Compared, Verdict, VerdictTarget } from "../record/verdict.js";

/** Part of a message or a verdict that identifies an act. */
export type Done = Pick<Verdict, "subject" | "intent" | "deed"> & Partial<Pick<Verdict, "targets">>;

/** Part of a procedure that shows an act on its card. */
export type Presenter = Pick<AttackProcedure, "explain" | "view"> &
  Pick<Attacks, "numberLabel" | "valueLabel" | "numberScale" | "seal">;

/** Text above an act: who does what, and to whom; a deed has an icon too. */
export interface Head {
  readonly title: string;
  readonly sub: string;
  readonly icon: string;
}

/** An attack that follows from an act. */
export interface Following {
  readonly by: Actor;
  readonly label: Text;
  /** `null`: the same weapon once more. */
  readonly weapon: Item | null;
}

/** Changes of the acting actor: the attacker, or the doer of a deed. */
export interface Recoil {
  readonly actor: Actor;
  readonly changes: Changes;
}

/**
 * An attack or a deed with its procedure and its actors as they are when it is asked: what the steps from verdict to
 * card ask of either. A `target` is one of its verdict's, `index` its place there, `actor` the target's actor.
 */
export interface Act extends Presenter {
  /** Returns the first rolls for one target, as things stand now. */
  rolls(actor: Actor, index: number, lead: Dice | undefined): readonly RollSpec[];
  /** Returns the roll that one target still calls for, in a message of its own; `null`: none. */
  owed(target: BlowRecord, index: number, actor: Actor): RollSpec | null;
  /** Tells whether one throw counts for all targets. */
  thrownOnce(): boolean;
  /** Returns the actor who throws for one target; `null` when deleted. */
  thrower(target: VerdictTarget): Actor | null;
  /** Returns whose numbers and dice the rolls for one target use. */
  rollerOf<P extends Pick<Person, "actor" | "token">>(target: P): P | Person;
  /** Tells whether a target's dice are for keepers alone. */
  hidesDice(actor: Actor, target: VerdictTarget): boolean;
  /** Language key of the flavour of dice that a keeper's decision called for. */
  readonly owedDice: string;
  /** Returns what stands above it: who does what, and to whom. */
  head(): Head;
  /** Returns the act's title, which names no actor: they may be in hiding. */
  title(outcome: Outcome | null): string;
  /** Returns the sentence that announces the result for one target to screen readers. */
  announced(names: Readonly<Record<"attacker" | "target" | "result", string>>): string;
  /** Returns what a question to an actor is about: the deed, or the attacker and the weapon. */
  question(person: Person): string;

  /** True when it is written without a further click, whatever the table has chosen: its author's was one. */
  readonly isClicked: boolean;
  /** Tells whether a target's dice are all that the act is: a keeper may reject them where they write nothing. */
  isBareRoll(target: VerdictTarget): boolean;

  /** True when an outcome does not count while it is computed anew: help that it has used up is there once more. */
  readonly startsAnew: boolean;
  /** Computes one target from its dice, and from the keeper's override. */
  found(target: VerdictTarget, index: number, actor: Actor, lead: Dice | undefined): VerdictTarget;
  /**
   * Computes one target as the keeper decides it.
   * @param isNew whether the keeper has named another target, who is asked anew
   */
  decided(target: VerdictTarget, index: number, actor: Actor, isNew: boolean): VerdictTarget;
  /** Tells whether the keeper may decide otherwise for one target. */
  isEditable(target: VerdictTarget | undefined): boolean;
  /** Returns the fields of the edit window for one target. */
  fields(target: VerdictTarget, index: number, actor: Actor): readonly EditField[];
  /** Returns the keeper's decisions for one target in words, for readers who may know its numbers, or may not. */
  corrections(target: VerdictTarget, actor: Actor | null, mayKnow: boolean): readonly Text[];
  /** True when the keeper may name another target instead. */
  readonly canBeAimed: boolean;
  /** Returns one target, and its part of the intent, once the keeper has chosen a side of the compared rolls. */
  counted(
    target: VerdictTarget,
    intended: IntentTarget | undefined,
    side: keyof Compared,
  ): { readonly target: VerdictTarget; readonly intended: IntentTarget | undefined };
  /** Recomputes the targets, where the outcome of one depends on those before it; `before`: as they were. */
  inTurn(targets: readonly VerdictTarget[], before?: readonly VerdictTarget[]): readonly VerdictTarget[];

  /** Returns an outcome that has waited, adapted to its target as it is now. */
  finalOutcome(outcome: Outcome, actor: Actor): Outcome;
  /** Returns what an outcome changes on its target; `null` when nothing. */
  changes(outcome: Outcome, actor: Actor): Changes | null;
  /** Returns what an outcome changes on the acting actor; `null` when nothing, or when they were deleted. */
  recoil(outcome: Outcome, actor: Actor): Recoil | null;
  bystanders(outcome: Outcome, actor: Actor): readonly Bystander[];
  /** Tells whether an outcome waits for the keeper's word even where wounds are written at once. */
  asksKeeper(outcome: Outcome, actor: Actor | null): boolean;
  /** Tells whether an outcome leaves its target no worse, so that it waits for no click. */
  harmless(outcome: Outcome): boolean;
  /** Tells whether an outcome is deferred with the blows of its round, where those fall together. */
  isDeferrable(outcome: Outcome | null): boolean;
  /** Returns the deeds that one target's result asks for. */
  calls(target: VerdictTarget, actor: Actor): readonly AttackCall[];
  /** Returns the answers offered to the keeper where an outcome asks one. */
  answers(outcome: Outcome): readonly Answer[];
  /** Returns the attack that one target's result grants, and to whom; `null`: none. */
  follows(target: VerdictTarget, actor: Actor): Following | null;
}
