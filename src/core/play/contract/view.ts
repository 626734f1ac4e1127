import type { Text } from "../../text/key.js";
import type { Outcome } from "./outcome.js";
import type { ShownDie, StrikingDie, Volley, VolleyHit, FaceBand } from "./shown-dice.js";
import type { CardFact, MarkRow, Tick, Banner } from "./card-parts.js";

/** What a card shows of one target. */
export interface OutcomeView {
  readonly verdict: Text;
  readonly tone: "accent" | "good" | "bad" | "mute";
  /** What was tried, where the verdict does not say it: it stands in the head of the card, and on its folded line. */
  readonly tried?: Text;
  /** `null` where nothing is rolled. */
  readonly die: { readonly faces: number; readonly value: number; readonly state: "hit" | "miss" | "crit" } | null;
  /** Where several dice make the roll, in place of the one. */
  readonly dice?: readonly ShownDie[];
  readonly total: number | null;
  readonly facts: readonly CardFact[];
  /** Whether its target answered with dice, and in vain: the card says so beside the answer. */
  readonly answerFailed?: boolean;
  /** The dice of what a hit does, one by one, where each does something of its own. */
  readonly strikes?: readonly StrikingDie[];
  /** Several shots, one by one, in place of the one die; what became of each. */
  readonly volleys?: readonly Volley[];
  /** What each of their hits does, in their order, where it is known. */
  readonly hits?: readonly VolleyHit[];
  /** What those dice are measured by, for those who may know the target's numbers: a line on which each has its place. */
  readonly bands?: readonly FaceBand[];
  /** Rows of the target's sheet that the outcome marks, as they are after it, for those who may know its numbers. */
  readonly marks?: readonly MarkRow[];
  /** Numbers of the sheet that it changes and tells itself: they are not told once more as such. */
  readonly tells?: readonly string[];
  /** What makes it no ordinary one, and the die that says so. */
  readonly banner?: Banner | null;
  /** Gravity of the wound: a word, how many notches of five, and what it means in sentences. */
  readonly severity: { readonly label: Text; readonly level: number; readonly words: readonly Text[] } | null;
  readonly losses: readonly Text[];
  readonly ticks?: readonly Tick[];
  /** Words of the button by which the keeper tells what came of it, where the rules leave that to them. */
  readonly invites?: Text;
  /** Sentence read aloud when the card appears or changes. */
  readonly summary: Text;
}

/** What a card holds back from the players until the keeper reveals it, e.g. to leave time for a second thought. */
export interface Seal {
  /** Whether the table plays so. */
  on(): boolean;
  /** Whether an outcome has something to hold back; a miss may not. */
  holds(outcome: Outcome): boolean;
  /** What everybody sees of it meanwhile. */
  view(outcome: Outcome): OutcomeView;
}
