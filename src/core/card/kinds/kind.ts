import type { IntentTarget } from "../../play/record/intent.js";
import type { Problem } from "../../play/record/problem.js";
import type { Compared, Verdict, VerdictTarget } from "../../play/record/verdict.js";
import type { Face } from "../parts/faces.js";
import type { RowContext } from "../parts/row.js";
import type { Beside } from "../parts/side-panel.js";

/** What stands above the rows of a card. */
export interface CardHead {
  readonly title: string;
  readonly sub: string;
  readonly img: string;
  /** Classes of an icon, in place of a picture. */
  readonly icon: string;
}

/** What the one line says that stays of a folded card. */
export interface FoldedCard {
  readonly targets: string;
  readonly word: string;
  readonly level: number | null;
}

/** What the cards of attacks and those of deeds say each in their own way. */
export interface CardKind {
  head(rows: readonly RowContext[]): CardHead;
  folded(rows: readonly RowContext[], head: CardHead): FoldedCard;
  /** UUIDs of those whom it names beside its targets. */
  readonly named: readonly string[];
  /** The dice and total of each target's first roll, as the message carries them: all there is before a verdict. */
  faces(): readonly (Face | null)[];
  /** Whether dice are kept back as long as their target has not answered. */
  keepsBack(target: IntentTarget, judged: VerdictTarget | undefined): boolean;
  /**
   * Whether the word of its verdict is what it does, and not how a roll fell: then it waits with what is to be written,
   * is void once that is taken back, and is told before it counts to those who are asked to let it be done.
   */
  readonly saysWhatIsDone: boolean;
  /** Key of taking all of it back, in a word. */
  undoLabel(): string;
  /** What it tells beside what came of it. */
  beside(verdict: Verdict): Pick<Beside, "requests" | "offers">;
  /** What it is called on the card of a deed that is about it. */
  toldElsewhere(verdict: Verdict): string;
  /** Whether the two sides of what is compared leave nothing to choose. */
  isOneChoice(verdict: Verdict): boolean;
  /** Words of the button that lets one side count; `null` where it cannot. */
  choice(side: keyof Compared, verdict: Verdict): string | null;
  /** Why the keeper is asked, in its own words; `null` where those of any roll will do. */
  reason(problem: Problem): string | null;
}
