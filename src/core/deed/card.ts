import type { CardFact } from "../play/contract/card-parts.js";
import type { OutcomeView } from "../play/contract/view.js";
import type { Text } from "../text/text.js";

/** What most cards of deeds leave out. */
type Parts = Pick<OutcomeView, "verdict" | "tone"> & Partial<Omit<OutcomeView, "verdict" | "tone">>;

/** A card of a deed; its verdict is also what is read aloud, unless the summary says more. */
export function card(parts: Parts): OutcomeView {
  return { die: null, total: null, facts: [], severity: null, losses: [], summary: parts.verdict, ...parts };
}

/** A fact of a card, named by its id. */
type FactOf = (label: string, value: Text, rule: string) => CardFact;

/**
 * The facts on the cards of one ruleset's deeds: those that everybody at the table may read, those for whoever may know
 * the actor's numbers, and those for the keeper.
 * @param area where the ruleset keeps the words of its deeds, e.g. `GARDIEN.GB.DEED`
 */
export function factsNamed(area: string): Readonly<Record<"fact" | "numbers" | "secret", FactOf>> {
  const told =
    (audience: CardFact["audience"]): FactOf =>
    (label, value, rule) => ({ label: { key: `${area}.fact.${label}` }, value, rule, audience });
  return { fact: told("all"), numbers: told("numbers"), secret: told("keeper") };
}

/**
 * The words on the cards of one ruleset's deeds.
 * @param area where the ruleset keeps them, with a `named` and a `figure` that say what they are given as it stands
 */
export function wordsNamed(area: string) {
  const say = (key: string, data: NonNullable<Text["data"]> = {}): Text => ({ key: `${area}.${key}`, data });
  return {
    /** A word of these deeds, with what it is about. */
    say,
    /** A name that somebody typed. */
    named: (name: string): Text => say("named", { name }),
    /** A number as it stands. */
    figure: (value: number): Text => say("figure", { value }),
  };
}
