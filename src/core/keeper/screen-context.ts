import { rulesetById } from "../rulesets.js";
import { signed, t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { dateTold, hourTold } from "../text/date-told.js";
import { clockText, spanParts, spanText } from "../text/clock-text.js";
import { encounters, type Encounter } from "./encounters/encounters.js";
import { tokensOf } from "./encounters/placing.js";
import type { KeeperAct, KeeperSection } from "./contract.js";
import type { OpenQuestion } from "../questions/list.js";
import type { Somebody } from "./people.js";
import { handContext } from "./hand-context.js";
import { WHOM_TICKED, whomOf } from "./asking/whom.js";
import { personView } from "./person-view.js";
import { sessionNow } from "./session.js";
import { TABS, type TableState } from "./table-state.js";
import { tablesShown } from "./tables.js";
import { crossed, type Due } from "./upcoming.js";

/** How many of what falls due are told besides the first. */
const MOST_NEXT = 4;

/** The strip of time: what falls due first, what comes then, the clock and its steps. */
export function timeContext({ due, now, part }: TableState): object {
  const [first, ...next] = due.map((one) => dueView(one, now));
  const steps = (part?.steps() ?? []).map(({ seconds, label, note }) => ({
    seconds,
    label: say(label),
    note: note ? say(note) : "",
    crosses: crossed(due, now, seconds).length,
  }));
  return {
    ...{ first, next: next.slice(0, MOST_NEXT), more: Math.max(0, next.length - MOST_NEXT) },
    ...{ clock: clockText(now), round: roundText(), steps },
  };
}

function roundText(): string {
  const { combat } = game;
  return combat?.started ? t("GARDIEN.KEEPER.CLOCK.round", { round: combat.round }) : "";
}

function dueView(due: Due, now: number): object {
  const left = due.at - now;
  const { averts } = due;
  return {
    ...due,
    ...(left > 0 ? spanParts(left) : { n: "!", unit: "" }),
    left: left > 0 ? spanText(left) : t("GARDIEN.KEEPER.TIME.now"),
    averts: averts && { ...averts, choices: JSON.stringify(averts.choices ?? {}) },
  };
}

/** Everybody at a glance, and what is done to those who are ticked. */
export async function peopleContext(state: TableState, rootId: string): Promise<object> {
  const { group, crowds, ticks, part, meant } = state;
  const view = viewer(state);
  const uuids = group.map(({ actor }) => actor.uuid);
  return {
    choices: rulesetChoices(state),
    heading: part?.group ?? "",
    all: uuids.length > 0 && uuids.every((uuid) => ticks.has(uuid)),
    count: meant.ticked.length,
    acts: actsShown(part?.acts ?? []),
    people: group.flatMap(view),
    crowds: crowds.map(({ id, name, people }) => ({
      id,
      name: name || t("GARDIEN.KEEPER.others"),
      open: !state.folded.has(id),
      count: people.length,
      ticked: people.every(({ actor }) => ticks.has(actor.uuid)),
      people: state.folded.has(id) ? [] : people.flatMap(view),
    })),
    sections: await sectionsShown(state, "group", rootId),
    hand: handContext(state),
    empty: group.length === 0 && crowds.length === 0,
  };
}

function rulesetChoices({ rulesets, ruleset }: TableState): readonly object[] {
  if (rulesets.length < 2) return [];
  return rulesets.map((id) => ({ id, label: rulesetById(id)?.title ?? id, on: id === ruleset }));
}

/** Prints somebody, with what the table waits for from them. */
function viewer({ questions, ticks, now, due }: TableState): (person: Somebody) => readonly object[] {
  const asked = new Map<string, OpenQuestion[]>();
  for (const question of questions) {
    const { about } = question;
    if (about !== null) asked.set(about, [...(asked.get(about) ?? []), question]);
  }
  const first = due[0]?.actor;
  return (person) => {
    const { uuid } = person.actor;
    const seen = { now, ticked: ticks.has(uuid), questions: asked.get(uuid) ?? [], due: uuid === first };
    const view = personView(person, seen);
    return view ? [view] : [];
  };
}

function actsShown(acts: readonly KeeperAct[]): readonly object[] {
  return acts.filter(({ offered }) => offered?.() ?? true).map(({ id, label, icon }) => ({ id, label, icon }));
}

/** What lies open beside the people. */
export async function sideContext(state: TableState, rootId: string): Promise<object> {
  const { panel, tab, narrow, part, questions, meant } = state;
  const chosen = narrow ? tab : panel;
  const tabs = [...(narrow ? (["people"] as const) : []), ...TABS];
  return {
    narrow,
    panel: chosen,
    tabs: tabs.map((id) => ({
      id,
      label: `GARDIEN.KEEPER.TAB.${id}`,
      on: id === chosen,
      count: id === "requests" ? questions.length : 0,
    })),
    is: { [chosen]: true },
    ...(chosen === "requests" && {
      asks: actsShown(part?.asks ?? []),
      whom: whomContext(state),
      count: meant.ticked.length,
      questions: questions.map(({ name, what, kind, asked, message, actor, inquiry }) => ({
        ...{ name, message, inquiry, plea: kind === "plea", actor: actor ?? "" },
        what: what || t(`GARDIEN.QUESTION.${kind}`),
        asked: asked ? t("GARDIEN.QUESTION.called", { name: asked }) : "",
      })),
      sections: await sectionsShown(state, "requests", rootId),
    }),
    ...(chosen === "tables" && part && (await tablesShown(part, state.openTable))),
    ...(chosen === "encounters" && { encounters: encounters().map((one) => encounterContext(one, state)) }),
    ...(chosen === "session" && {
      session: sessionContext(state),
      sections: await sectionsShown(state, "session", rootId),
    }),
  };
}

/** Whom a click ticks, and whether those are ticked now and nobody else. */
function whomContext(state: TableState): readonly object[] {
  const ticked = new Set(state.meant.ticked);
  return WHOM_TICKED.map((id) => {
    const people = whomOf(state, id);
    const on = people.length > 0 && people.length === ticked.size && people.every((actor) => ticked.has(actor));
    return { id, label: `GARDIEN.KEEPER.REQUESTS.whom${id}`, on };
  });
}

function encounterContext(encounter: Encounter, { part, crowds }: TableState): object {
  const { id, strength, note } = encounter;
  const placed = tokensOf(id);
  const standing = crowds.find((crowd) => crowd.id === id)?.people.length ?? 0;
  const word = strength > 0 ? "tougherBy" : "weakerBy";
  return {
    ...encounter,
    placed: placed.length > 0,
    shown: placed.length > 0 && !placed.some(({ hidden }) => hidden),
    told: placed.length > 0 ? t("GARDIEN.KEEPER.ENCOUNTER.there", { count: Math.max(standing, placed.length) }) : note,
    strengthTold:
      strength === 0
        ? t("GARDIEN.KEEPER.ENCOUNTER.asWritten")
        : t(`GARDIEN.KEEPER.ENCOUNTER.${word}`, { steps: signed(strength) }),
    strengthMeans: strength !== 0 && part?.strength ? say(part.strength.told(strength)) : "",
  };
}

function sessionContext({ part, group }: TableState): object {
  const { number, runs, since, lines } = sessionNow();
  const { begins = [], ends = [] } = part?.session ?? {};
  return {
    runs,
    heading: t(`GARDIEN.KEEPER.SESSION.${runs ? "running" : "between"}`, { number, next: number + 1 }),
    since: runs ? t("GARDIEN.KEEPER.SESSION.since", { date: dateTold(since) }) : "",
    lines: lines.map(({ at, text }) => ({ time: hourTold(at), text })),
    acts: group.length > 0 ? actsShown([...begins, ...ends]) : [],
  };
}

/** What only this ruleset has in a part of the screen, as it is printed. */
async function sectionsShown(
  { sections, meant }: TableState,
  place: KeeperSection["place"],
  rootId: string,
): Promise<readonly { readonly id: string; readonly html: string }[]> {
  const { renderTemplate } = foundry.applications.handlebars;
  const shown = sections.flatMap((section) => {
    const context = section.place === place ? section.context(meant) : null;
    return context ? [{ section, context }] : [];
  });
  return Promise.all(
    shown.map(async ({ section: { id, template }, context }) => ({
      id,
      html: await renderTemplate(`systems/gardien/templates/${template}.hbs`, {
        rootId: `${rootId}-${id}`,
        ...context,
      }),
    })),
  );
}
