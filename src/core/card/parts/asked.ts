import { readsAsKeeper } from "../../world/reader.js";
import { statesOf, unattended, type AskedState, type CallState } from "../../play/log/call-states.js";
import { gatheringFor, mayTurn, type Called } from "../../play/log/gathering.js";
import { knownDeeds } from "../../play/loaded/deeds.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import { chancesText } from "../../text/chances.js";
import { t } from "../../text/i18n.js";
import { actorOf } from "../../world/world.js";
import { nothingOf, personIn, type PersonContext } from "./joined.js";

/** How one who was asked by name stands, and what this reader may do about it. */
export interface AskedContext {
  readonly state: CallState;
  readonly tone: string;
  readonly icon: string;
  readonly told: string;
  /** How likely whoever has yet to answer is to succeed, in words; empty: nobody can say, or not to this reader. */
  readonly chance: string;
  readonly answer: PersonContext | null;
  /** Label of the button that passes over them, or declines; empty: none. */
  readonly skip: string;
  /** Whether they may be asked again. */
  readonly resume: boolean;
}

/** What those who were asked come to together, and what a keeper may do about all of them. */
export interface AskedTogether {
  readonly sumUp: string;
  /** Whether all have answered, so that their results stand side by side. */
  readonly side: boolean;
  readonly remind: boolean;
  /** Label of the button that rolls for all whom no player answers for now; empty: none. */
  readonly rest: string;
}

/** A call that asks nobody by name. */
export const NOBODY_ASKED = { asks: false, asked: [], sumUp: "", side: false, remind: false, rest: "" } as const;

/** Sign and tone of each state; its word says the same. */
const LOOKS: Readonly<Record<CallState, { readonly tone: string; readonly icon: string }>> = {
  waiting: { tone: "wait", icon: "fa-solid fa-hourglass-half" },
  reminded: { tone: "bell", icon: "fa-solid fa-bell" },
  away: { tone: "mute", icon: "fa-solid fa-plug-circle-xmark" },
  keepers: { tone: "wait", icon: "fa-solid fa-book-open-reader" },
  judged: { tone: "wait", icon: "fa-solid fa-scale-balanced" },
  rolled: { tone: "done", icon: "fa-solid fa-check" },
  rolledFor: { tone: "done", icon: "fa-solid fa-dice" },
  unread: { tone: "done", icon: "fa-solid fa-eye-slash" },
  skipped: { tone: "mute", icon: "fa-solid fa-forward-step" },
  declined: { tone: "mute", icon: "fa-solid fa-xmark" },
  gone: { tone: "mute", icon: "fa-solid fa-ban" },
};

/** Who still has something to say: their results do not yet stand side by side. */
const OPEN: readonly CallState[] = ["waiting", "reminded", "away", "keepers", "judged"];

/**
 * Returns how each who was asked stands for this reader.
 * @param coming those whose answers nobody has judged yet
 */
export function askedContexts(called: Called, coming: readonly PersonContext[]): readonly AskedContext[] {
  const states = statesOf(called);
  return called.call.targets.map((target, index) => {
    const known = states[index] ?? { state: "gone", user: "", answer: null };
    const sent = OPEN.includes(known.state) && coming.some(({ actor }) => actor === target.actor);
    return contextOf(called, index, sent ? { ...known, state: "judged" } : known);
  });
}

function contextOf(called: Called, index: number, { state, user, answer }: AskedState): AskedContext {
  const may = (action: "skip" | "resume") => mayTurn(action, index, called.call, game.user);
  const part = called.call.targets[index];
  const declines = !readsAsKeeper() || (part !== undefined && game.user.character === actorOf(part));
  return {
    state,
    ...LOOKS[state],
    chance: OPEN.includes(state) && state !== "judged" ? chanceOf(called, index) : "",
    told: t(`GARDIEN.GATHERING.state.${state}`, { name: user }),
    answer: state === "unread" && part ? { ...nothingOf(part), total: "?" } : answer && personIn(answer, called),
    skip: state !== "judged" && may("skip") ? t(`GARDIEN.GATHERING.${declines ? "decline" : "skip"}`) : "",
    resume: may("resume"),
  };
}

function chanceOf({ call, gathers }: Called, index: number): string {
  const part = call.targets[index];
  const actor = part && actorOf(part);
  if (!actor || !mayKnowNumbers(actor)) return "";
  const { ruleset } = call.intent;
  const gathering = gatheringFor({ id: gathers.join, about: call.subject }, ruleset, actor);
  return chancesText([knownDeeds(ruleset)[gathers.join]?.chance?.({ actor, choices: {}, gathering }) ?? []].flat());
}

/** Returns what those who were asked come to together, and what a keeper may do about those who wait. */
export function askedTogether(called: Called): AskedTogether {
  const states = statesOf(called);
  const isOpen = states.some(({ state }) => OPEN.includes(state));
  const nobodys = readsAsKeeper() && called.open ? unattended(called).length : 0;
  const players = states.some(({ state }) => state === "waiting" || state === "reminded");
  return {
    sumUp: called.gathers.each?.result ? "" : sumUpOf(called, states),
    side: states.length > 1 && !isOpen,
    remind: players && mayTurn("remind", -1, called.call, game.user),
    rest: nobodys > 1 ? t("GARDIEN.GATHERING.rollRest", { count: nobodys }) : "",
  };
}

/** Returns how many of several have succeeded; empty where the answers alone do not tell, or not to this reader. */
function sumUpOf(called: Called, states: readonly AskedState[]): string {
  if (states.length < 2 || states.some(({ state }) => state === "unread")) return "";
  const tones = states.flatMap(({ answer }) => (answer ? [personIn(answer, called).tone] : []));
  const told = tones.filter((tone) => tone === "good" || tone === "bad");
  if (told.length === 0 || told.length < tones.length) return "";
  const good = told.filter((tone) => tone === "good").length;
  return t("GARDIEN.GATHERING.sumUp", { good, all: told.length });
}
