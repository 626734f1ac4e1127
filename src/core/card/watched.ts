import { t } from "../text/i18n.js";
import type { CardContext } from "./context.js";
import type { Beside } from "./parts/side-panel.js";
import { NO_ACTIONS } from "./parts/row-actions.js";

type Row = CardContext["rows"][number];
type Asked = NonNullable<Row["asked"]>;

/**
 * A card for whoever only watches: who did what and how it came out, in words. It has no number of anybody's, and nothing
 * on it does anything.
 */
export function watched(card: CardContext): CardContext {
  return {
    ...card,
    keeper: false,
    plea: null,
    problems: null,
    rows: card.rows.map(rowWatched),
    beside: card.beside && besideWatched(card.beside),
    foot: null,
  };
}

function rowWatched(row: Row): Row {
  const { banner, defence, damage } = row;
  const told = banner ? [{ label: banner.title, value: words(banner.note), rule: banner.rule, sealed: false }] : [];
  return {
    ...row,
    ...{ die: null, dice: [], total: null, unit: "", lines: [], line: null, banner: null },
    ...{ strikes: [], volleys: [], hits: [], marks: [], changes: [], corrected: [] },
    word: words(row.word),
    tried: words(row.tried),
    facts: [...told, ...factsInWords(row.facts)],
    severity: row.severity && { ...row.severity, words: words(row.severity.words) },
    losses: row.losses.filter(isWords),
    ticks: row.ticks.map((tick) => ({ ...tick, note: words(tick.note) })),
    leftovers: row.leftovers.filter(isWords),
    defence: defence && {
      ...defence,
      waits: defence.waits && t("GARDIEN.WATCH.waits"),
      ...{ buttons: null, notes: [], reasons: [], word: null },
      answer: defence.answer && {
        ...defence.answer,
        ...{ dice: [], total: "", unit: "", lines: [] },
        word: words(defence.answer.word),
        facts: factsInWords(defence.answer.facts),
      },
    },
    damage: damage && { ...damage, button: "", spoken: "", notes: [] },
    asked: row.asked && askedWatched(row.asked),
    forced: row.forced.map(watched),
    ...{ seal: "", invites: "", actions: NO_ACTIONS },
  };
}

function askedWatched(asked: Asked): Asked {
  return { ...asked, answer: asked.answer && personWatched(asked.answer), skip: "", resume: false };
}

function personWatched(person: NonNullable<Asked["answer"]>): NonNullable<Asked["answer"]> {
  return { ...person, word: words(person.word), total: null, compared: words(person.compared), leave: "" };
}

function besideWatched(beside: Beside): Beside {
  const { votes, gathering } = beside;
  return {
    ...beside,
    votes: votes && { ballots: votes.ballots.map((ballot) => ({ ...ballot, label: "" })), close: false },
    gathering: gathering && {
      ...gathering,
      ...{ join: false, conclude: false, reopen: "", remind: false, rest: "", calls: [] },
      asked: gathering.asked.map(askedWatched),
      people: gathering.people.map(personWatched),
      result: gathering.result && { ...gathering.result, word: words(gathering.result.word), total: null },
    },
    offers: [],
  };
}

/** What is told without a figure. */
function isWords(text: string): boolean {
  return !/\d/.test(text);
}

/** A text where it is told without a figure; empty else. */
function words(text: string): string {
  return isWords(text) ? text : "";
}

function factsInWords<Fact extends { readonly label: string; readonly value: string }>(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ label, value }) => isWords(label) && isWords(value));
}
