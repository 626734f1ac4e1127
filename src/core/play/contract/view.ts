import type { Text } from "../../text/key.js";
import type { Outcome } from "./outcome.js";
import type { ShownDie, StrikingDie, Volley, VolleyHit, FaceBand } from "./shown-dice.js";
import type { CardFact, MarkRow, Tick, Banner } from "./card-parts.js";

/** What a card shows of one target. */
export interface OutcomeView {
  readonly verdict: Text;
  readonly tone: "accent" | "good" | "bad" | "mute";
  /** What was attempted, where the verdict does not say it: shown in the head of the card, and on its folded line. */
  readonly tried?: Text;
  /** `null` where nothing is rolled. */
  readonly die: { readonly faces: number; readonly value: number; readonly state: "hit" | "miss" | "crit" } | null;
  /** Several dice of one roll, in place of `die`. */
  readonly dice?: readonly ShownDie[];
  readonly total: number | null;
  readonly facts: readonly CardFact[];
  /** Set when the target rolled an answer in vain: the card says so beside it. */
  readonly answerFailed?: boolean;
  /** Dice of damage, one by one, where each has an effect of its own. */
  readonly strikes?: readonly StrikingDie[];
  /** Several shots in place of `die`, one by one with their results. */
  readonly volleys?: readonly Volley[];
  /** Damage of each of their hits, in order, where it is known. */
  readonly hits?: readonly VolleyHit[];
  /** Scale for those dice, a line on which each has its place; for readers who may know the target's numbers. */
  readonly bands?: readonly FaceBand[];
  /** Rows of the target's sheet as the outcome leaves them; for readers who may know its numbers. */
  readonly marks?: readonly MarkRow[];
  /** Paths of changed numbers that the view itself tells: the card does not list them again. */
  readonly tells?: readonly string[];
  /** What makes the outcome extraordinary, and the die that shows it. */
  readonly banner?: Banner | null;
  /** Severity of the wound: a word, a level from 0 to 5, and its meaning in sentences; `null`: no wound. */
  readonly severity: { readonly label: Text; readonly level: number; readonly words: readonly Text[] } | null;
  readonly losses: readonly Text[];
  readonly ticks?: readonly Tick[];
  /** Label of the button by which the keeper decides the outcome, where the rules leave that to them. */
  readonly invites?: Text;
  /** Sentence that screen readers announce when the card appears or changes. */
  readonly summary: Text;
}

/** What a card hides from players until the keeper reveals it, e.g. to leave time for a second thought. */
export interface Seal {
  /** Tells whether the table plays so. */
  on(): boolean;
  /** Tells whether an outcome has something to hide; a miss may not. */
  holds(outcome: Outcome): boolean;
  /** Returns what everybody sees of the outcome meanwhile. */
  view(outcome: Outcome): OutcomeView;
}
