import type { IntentTarget } from "../../play/record/intent.js";
import type { Problem } from "../../play/record/problem.js";
import type { Compared, Verdict, VerdictTarget } from "../../play/record/verdict.js";
import type { Face } from "../parts/faces.js";
import type { RowContext } from "../parts/row.js";
import type { Beside } from "../parts/side-panel.js";

/** Head of a card, above its rows. */
export interface CardHead {
  readonly title: string;
  readonly sub: string;
  readonly img: string;
  /** Classes of an icon, in place of an image. */
  readonly icon: string;
}

/** Text of a collapsed card's one line. */
export interface FoldedCard {
  readonly targets: string;
  readonly word: string;
  readonly level: number | null;
}

/** Part of a card in which attacks and deeds differ. */
export interface CardKind {
  head(rows: readonly RowContext[]): CardHead;
  folded(rows: readonly RowContext[], head: CardHead): FoldedCard;
  /** UUIDs of actors that it names besides its targets. */
  readonly named: readonly string[];
  /** Returns dice and total of each target's first roll, as the message has them, for a card without a verdict. */
  faces(): readonly (Face | null)[];
  /** Tells whether dice are hidden until their target has answered. */
  keepsBack(target: IntentTarget, judged: VerdictTarget | undefined): boolean;
  /**
   * True when the word of the verdict says what is done, rather than how a roll fell: it then waits for the write, is
   * void once undone, and is shown early to those who are asked to allow it.
   */
  readonly saysWhatIsDone: boolean;
  /** Returns the label of the button that undoes all of it. */
  undoLabel(): string;
  /** Returns what the card shows besides outcomes. */
  beside(verdict: Verdict): Pick<Beside, "requests" | "offers">;
  /** Returns its title on the card of a deed that is about it. */
  toldElsewhere(verdict: Verdict): string;
  /** Tells whether the two compared rolls leave nothing to choose. */
  isOneChoice(verdict: Verdict): boolean;
  /** Returns the label of the button that makes one side count; `null` where it cannot. */
  choice(side: keyof Compared, verdict: Verdict): string | null;
  /** Returns a reason to ask the keeper, in the kind's own words; `null` where those of any roll will do. */
  reason(problem: Problem): string | null;
}
