import type { RollSpec } from "../../play/contract/dice.js";
import type { Text } from "../../text/text.js";

/** A round of a fight. */
export interface RoundStamp {
  readonly combatId: string;
  readonly round: number;
}

/**
 * A part of a round. In `declare` everybody says what they are about to do, the slowest first, and nobody has the turn;
 * in `act` people act one after the other; in `settle` what was held until then falls, and nobody acts.
 */
export interface RoundPhase {
  readonly id: string;
  /** Language key. */
  readonly name: string;
  /** The same in one word, where there is little room. */
  readonly short: string;
  /** Classes of its icon. */
  readonly icon: string;
  readonly kind: "declare" | "act" | "settle";
  /**
   * Of a phase to act in: the fight stands still in it though nobody has declared it, for whoever acts there besides.
   * The key says what may be done.
   */
  readonly stops?: string;
}

/** Dice that somebody's place in a round was found with: what each was thrown for, and what fell, in that order. */
export type RoundDice = Readonly<Record<string, readonly number[]>>;

/** Somebody who looks for their place in a round. */
export interface CombatantDice {
  /** Id of the combatant. */
  readonly id: string;
  readonly actor: Actor;
  readonly dice: RoundDice;
}

/** A die that somebody's place still depends on. */
export interface DueDie {
  /** Id of the combatant. */
  readonly id: string;
  /** What it is kept as among their dice. */
  readonly as: string;
  readonly formula: string;
  /** The registered roll that it is, and its options; absent: a plain one. */
  readonly rolled?: Pick<RollSpec, "roll" | "options">;
}

/** One thing to choose beside the phase that one acts in. */
export interface DeclarationField {
  readonly id: string;
  /** Language key. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** What somebody may declare for a round, and has. */
export interface DeclarationForm {
  /** Ids of the phases on offer, by name and icon. */
  readonly phases: readonly Pick<RoundPhase, "id" | "name" | "icon">[];
  /** The phase that was chosen; `null` before. */
  readonly chosen: string | null;
  readonly fields: readonly DeclarationField[];
  /** UUID of the token that it is meant for; empty for nobody, `null` where no target is asked for. */
  readonly target: string | null;
}

/** What somebody has declared. */
export interface Declared {
  /** Language key and icon of what they act in. */
  readonly name: string;
  readonly icon: string;
  /** Language key of what else is to be known; empty for nothing. */
  readonly detail: string;
  /** UUID of the token that it is meant for; empty for nobody. */
  readonly target: string;
}

/** What a client chooses: `phase`, `target`, and the ids of the fields. Whatever is left out stays as it is. */
export type Declaration = Readonly<Record<string, string>>;

/** What somebody has done in a round, as marks in a row, and in words for those who do not see them. */
export interface RoundTally {
  readonly words: Text;
  readonly marks: readonly { readonly icon: string; readonly spent: boolean }[];
}

/** How a ruleset plays its rounds, in phases or with dice for places; fetched with the first fight. */
export interface RoundRule {
  /** The phases now in force, in their order; none where people only act one after the other. */
  phases(): readonly RoundPhase[];
  /** Seconds that the table has for declarations; 0 for no limit. They are shown and decide nothing. */
  seconds(): number;
  /** Id of the phase that somebody acts in. */
  phaseOf(actor: Actor, now: RoundStamp): string;
  /** How quick somebody is this round. */
  speed(actor: Actor, dice: RoundDice): number;
  /** The number that the list of the fight sorts by, greatest first; while `declaring` what people do is not known yet. */
  place(actor: Actor, dice: RoundDice, now: RoundStamp, declaring: boolean): number;
  /** The same number as the book has it, e.g. without the phase; absent: it is one of the book's. */
  placeInBook?(place: number): Text;
  /** Whether dice of an earlier round still say where somebody stands; absent: each round has its own. */
  keepsDice?(): boolean;
  /** Dice that are due before all places are found; asked again once they are thrown. */
  due(all: readonly CombatantDice[], now: RoundStamp, declaring: boolean): readonly DueDie[];
  /** What the message of the dice of a round is called; absent: in words of no rules in particular. */
  diceTitle?(round: number): Text;
  /** Whether those whose numbers are equal act at the same moment: what they do falls once all of them have acted. Absent: they do not. */
  atOnce?(): boolean;
  /** What there is to declare; `null` for whoever can do nothing, or has acted. */
  form(actor: Actor, now: RoundStamp): DeclarationForm | null;
  /** What to write under `system` of somebody who declares; `null` when it is refused. */
  declare(actor: Actor, now: RoundStamp, choice: Declaration): object | null;
  /** What is to be written under `system` so that what somebody declared, or left open, stands. */
  seal(actor: Actor, now: RoundStamp): object;
  /** What to write under `system` of somebody so that a round is again what it was for them; `null` where nobody knows. */
  kept(actor: Actor, then: RoundStamp): object | null;
  /** Where somebody acts who plays by other rules: in the phase that the keeper chose, as quick as their initiative says. */
  stranger(initiative: number, chosen: string, declaring: boolean): { readonly phase: string; readonly place: number };
  /** What somebody has declared; `null` while they have not. */
  declared(actor: Actor, now: RoundStamp): Declared | null;
  /** Whether whoever is so quick knows what somebody else so quick declares. */
  sees(own: number, other: number): boolean;
  /** What somebody has done so far; `null` for whom these rules do not know. */
  tally(actor: Actor, now: RoundStamp): RoundTally | null;
  /** Ids of the conditions that the keeper sets and takes in the list of this round (0: before the first). */
  ticks(round: number): readonly string[];
}
