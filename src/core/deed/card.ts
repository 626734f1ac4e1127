import type { CardFact } from "../play/contract/card-parts.js";
import type { OutcomeView } from "../play/contract/view.js";
import type { Text } from "../text/text.js";

/** View of an outcome, without the parts that most cards of deeds lack. */
type Parts = Pick<OutcomeView, "verdict" | "tone"> & Partial<Omit<OutcomeView, "verdict" | "tone">>;

/** Makes the view of a deed's outcome; its verdict is also announced, unless there is a summary. */
export function card(parts: Parts): OutcomeView {
  return { die: null, total: null, facts: [], severity: null, losses: [], summary: parts.verdict, ...parts };
}

/** Makes a fact of a card, named by its id. */
type FactOf = (label: string, value: Text, rule: string) => CardFact;

/**
 * Makes the facts on one ruleset's cards: those that everybody may read, those for readers who may know the actor's
 * numbers, and those for keepers.
 * @param area language key above the texts of its deeds, e.g. `GARDIEN.GB.DEED`
 */
export function factsNamed(area: string): Readonly<Record<"fact" | "numbers" | "secret", FactOf>> {
  const told =
    (audience: CardFact["audience"]): FactOf =>
    (label, value, rule) => ({ label: { key: `${area}.fact.${label}` }, value, rule, audience });
  return { fact: told("all"), numbers: told("numbers"), secret: told("keeper") };
}

/**
 * Makes the texts on one ruleset's cards.
 * @param area language key above them, with a `named` and a `figure` that repeat their data
 */
export function wordsNamed(area: string) {
  const say = (key: string, data: NonNullable<Text["data"]> = {}): Text => ({ key: `${area}.${key}`, data });
  return {
    /** Returns a text of the area, with its data. */
    say,
    /** Returns a text that is a name. */
    named: (name: string): Text => say("named", { name }),
    /** Returns a text that is a number. */
    figure: (value: number): Text => say("figure", { value }),
  };
}
