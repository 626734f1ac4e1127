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

/** What a message or a verdict keeps of an act. */
export type Done = Pick<Verdict, "subject" | "intent" | "deed"> & Partial<Pick<Verdict, "targets">>;

/** What a card asks of the procedure of an act. */
export type Presenter = Pick<AttackProcedure, "explain" | "view"> &
  Pick<Attacks, "numberLabel" | "valueLabel" | "numberScale" | "seal">;

/** An attack that follows from an act. */
export interface Following {
  readonly by: Actor;
  readonly label: Text;
  /** With what; `null`: the same once more. */
  readonly weapon: Item | null;
}

/** A change of whoever acts: the attacker, or the doer of a deed. */
export interface Recoil {
  readonly actor: Actor;
  readonly changes: Changes;
}

/**
 * An attack or a deed with its procedure and its people, resolved once: what its steps ask of it, whichever it is. Targets
 * are those of its verdict.
 */
export interface Act extends Presenter {
  /** The first rolls that one target calls for, as things stand now. */
  rolls(actor: Actor, index: number, lead: Dice | undefined): readonly RollSpec[];
  /** The roll that one target's part still calls for, in a message of its own; `null`: none. */
  owed(target: BlowRecord, index: number, actor: Actor): RollSpec | null;
  /** Whether it is thrown once for all targets. */
  thrownOnce(): boolean;
  /** Who throws for one target; `null` where they are gone. */
  thrower(target: VerdictTarget): Actor | null;
  /** Whose numbers and dice its rolls are made with. */
  rollerOf<P extends Pick<Person, "actor" | "token">>(target: P): P | Person;
  /** Whether the dice of somebody are for keepers alone. */
  hidesDice(actor: Actor, target: VerdictTarget): boolean;
  /** Key of what is said of dice that the keeper's word asked for. */
  readonly owedDice: string;
  /** What it is, in words that name nobody, who may be in hiding. */
  title(outcome: Outcome | null): string;
  /** What came of it for one target, read aloud. */
  announced(told: Readonly<Record<"attacker" | "target" | "result", string>>): string;
  /** What a question about somebody is about: what is done, or who attacks with what. */
  question(person: Person): string;

  /** One target's part by its dice, and by what the keeper has decided. */
  found(target: VerdictTarget, index: number, actor: Actor, lead: Dice | undefined): VerdictTarget;
  /**
   * One target's part as the keeper decides it.
   * @param isNew whether the keeper has named somebody else, who is asked anew
   */
  decided(target: VerdictTarget, index: number, actor: Actor, isNew: boolean): VerdictTarget;
  /** Whether the keeper may decide otherwise in one target's part. */
  isEditable(target: VerdictTarget | undefined): boolean;
  /** What the keeper may decide otherwise in it, as fields of the edit window. */
  fields(target: VerdictTarget, index: number, actor: Actor): readonly EditField[];
  /** What the keeper has decided otherwise in it, as far as it may be told to who may know the target's numbers, or may not. */
  corrections(target: VerdictTarget, actor: Actor | null, mayKnow: boolean): readonly Text[];
  /** Whether the keeper may name somebody else as the one it was done to. */
  readonly canBeAimed: boolean;
  /** What one target's part counts for, and what is told of it from then on, once the keeper has chosen a side of what is compared. */
  counted(
    target: VerdictTarget,
    told: IntentTarget | undefined,
    side: keyof Compared,
  ): { readonly target: VerdictTarget; readonly told: IntentTarget | undefined };
  /** All targets, where what one comes to rests on those before it. */
  inTurn(targets: readonly VerdictTarget[], before?: readonly VerdictTarget[]): readonly VerdictTarget[];

  /** An outcome that has waited, as it comes out on its target now. */
  settled(outcome: Outcome, actor: Actor): Outcome;
  /** What an outcome changes on its target; `null` when nothing. */
  changes(outcome: Outcome, actor: Actor): Changes | null;
  /** What it changes on whoever acts; `null` when nothing, or where they are gone. */
  recoil(outcome: Outcome, actor: Actor): Recoil | null;
  bystanders(outcome: Outcome, actor: Actor): readonly Bystander[];
  /** Whether an outcome waits for the keeper's word even where it would be written at once. */
  confirm(outcome: Outcome, actor: Actor | null): boolean;
  /** Whether an outcome leaves its target no worse, so that it waits for nobody's click. */
  harmless(outcome: Outcome): boolean;
  /** Whether an outcome falls with the blows of its round, where those are held back. */
  held(outcome: Outcome | null): boolean;
  /** Deeds that one target's part asks for, once it stands. */
  calls(target: VerdictTarget, actor: Actor): readonly AttackCall[];
  /** Words that settle what an outcome asks of the keeper. */
  answers(outcome: Outcome): readonly Answer[];
  /** The attack that one target's part grants once it stands, with whose it is; `null`: none. */
  follows(target: VerdictTarget, actor: Actor): Following | null;
}
