import { card } from "../../../../core/deed/card.js";
import type { Changes, ValueChange } from "../../../../core/play/contract/changes.js";
import { oneOf, text, whole } from "../../../../core/shape/shape.js";
import { decimal } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { roundRefusal } from "../../attack/round-limits.js";
import { figuresOf } from "../../data/reading.js";
import { fightNow, fightWritten, orderAround, roundNow } from "../../fight/fight-now.js";
import { actionCostLabel } from "../../labels.js";
import { evaluatedRank } from "../../rules/fight/initiative.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { havingSpent, setOff } from "../../rules/fight/fight-spent.js";
import { laterThan, rankRightAfter } from "../../rules/fight/round-order.js";
import { deed, fact, field, named, obstacle, say } from "../kit.js";

/** DD-155…DD-157 — changes of one's place in the order of a fight, for good; each on a card that takes it back. */

/** Letters of a trigger that a card repeats. */
const MOST_LETTERS = 200;

const NO_RANK = "none";

const unlessFighting = (actor: Actor): Text | null => (roundNow(actor) ? null : obstacle("noFight", actor));

/** A rank as an outcome keeps it: halves lie between whole ones. */
const rankKept = (rank: number | null): string => (rank === null ? NO_RANK : `${rank}`);

/** The rank that an outcome keeps; `null` where it keeps none. */
function rankIn(kept: string): number | null {
  const rank = Number(kept || Number.NaN);
  return Number.isFinite(rank) ? rank : null;
}

function ranked(kept: string, values: readonly ValueChange[]): Changes {
  const rank = rankIn(kept);
  return { values, ...(rank !== null && { rank }) };
}

function rankFact(kept: string, rule: string) {
  const rank = rankIn(kept);
  return rank === null ? [] : [fact("rank", named(decimal(rank)), rule)];
}

/** DD-155 — a round without fighting: the next ones are begun at 20 and DEX. */
export const evaluate = deed("evaluate", {
  icon: "fa-solid fa-eye",
  by: "owner",
  kept: { rank: text },
  obstacle: ({ actor }) => unlessFighting(actor) ?? roundRefusal(actor, "complex"),
  outcome: ({ actor }) => ({ rank: rankKept(evaluatedRank(figuresOf(actor).characteristics.dexterity.mod)) }),
  changes: ({ rank }, actor) =>
    ranked(
      rank,
      fightWritten(actor, (state) => havingSpent({ ...state, readied: "" }, HALVES.complex)),
    ),
  view: ({ rank }) => card({ verdict: say("evaluate.verdict"), tone: "accent", facts: rankFact(rank, "DD-155") }),
});

/** The place right after one of the order: the one chosen, else as the fight has it. */
function placedAfter(actor: Actor, chosen: string, otherwise: "last" | "acting") {
  const around = orderAround(actor);
  if (!around) return { rank: NO_RANK, after: "" };
  const { order, own, acting } = around;
  const after = chosen || (otherwise === "acting" ? acting : (laterThan(order, own).at(-1)?.id ?? ""));
  const found = order.find(({ id }) => id === after);
  return { rank: rankKept(rankRightAfter(order, own, after)), after: found && !found.hidden ? found.name : "" };
}

const PLACED = { rank: text, after: text };

const placeFacts = ({ rank, after }: { readonly rank: string; readonly after: string }, rule: string) => [
  ...(after === "" ? [] : [fact("after", named(after), rule)]),
  ...rankFact(rank, rule),
];

/** Those who act later than an actor and whom the user sees. */
function laterSeen(actor: Actor | undefined) {
  const around = actor ? orderAround(actor) : null;
  if (!around) return null;
  const later = new Set(laterThan(around.order, around.own).map(({ id }) => id));
  const seen = around.order.filter(({ id, hidden }) => later.has(id) && (!hidden || game.user.isGM));
  return seen.map(({ id, name }) => field.namedOption(id, name));
}

/** DD-156 — to act later in the round, at a moment of one's choice. */
export const delay = deed("delay", {
  icon: "fa-solid fa-hourglass-half",
  by: "owner",
  form: {
    after: field.pick(({ actors: [actor] }) => laterSeen(actor) ?? [], {
      when: ({ actors: [actor] }) => laterSeen(actor) !== null,
      initial: "",
      hint: say("hint.delay"),
    }),
  },
  window: ({ after }, { actor }) => ({
    after: { value: after || (laterSeen(actor)?.at(-1)?.value ?? "") },
  }),
  kept: PLACED,
  obstacle: ({ actor }) => {
    const around = orderAround(actor);
    if (around && laterThan(around.order, around.own).length === 0) return obstacle("last", actor);
    return unlessFighting(actor);
  },
  outcome: ({ actor, form }) => placedAfter(actor, form.after, "last"),
  changes: ({ rank }) => ranked(rank, []),
  view: (placed) => card({ verdict: say("delay.verdict"), tone: "mute", facts: placeFacts(placed, "DD-156") }),
});

/** DD-157 — to declare a simple action and what sets it off. */
export const ready = deed("ready", {
  icon: "fa-solid fa-hand",
  by: "owner",
  form: { trigger: field.text({ hint: say("hint.trigger") }) },
  kept: { trigger: text },
  obstacle: ({ actor }) => unlessFighting(actor),
  outcome: ({ form }) => ({ trigger: form.trigger.slice(0, MOST_LETTERS) }),
  changes: ({ trigger: readied }, actor) => ({
    values: fightWritten(actor, (state) => havingSpent({ ...state, readied: readied || "…" }, HALVES.simple)),
  }),
  view: ({ trigger: readied }) =>
    card({
      verdict: say("ready.verdict"),
      tone: "mute",
      facts: readied === "" ? [] : [fact("trigger", named(readied), "DD-157")],
    }),
});

/** DD-157 — what was readied is done: right after whoever set it off, from now on. */
export const trigger = deed("trigger", {
  icon: "fa-solid fa-bolt",
  by: "owner",
  kept: { ...PLACED, trigger: text },
  obstacle: ({ actor }) =>
    unlessFighting(actor) ?? (fightNow(actor).readied === "" ? obstacle("nothingReadied", actor) : null),
  outcome: ({ actor, choices: { after } }) => ({
    ...placedAfter(actor, text.read(after).trim(), "acting"),
    trigger: fightNow(actor).readied,
  }),
  changes: ({ rank }, actor) => ranked(rank, fightWritten(actor, setOff)),
  view: ({ trigger: readied, ...placed }) =>
    card({
      verdict: say("trigger.verdict"),
      tone: "accent",
      facts: [fact("trigger", named(readied), "DD-157"), ...placeFacts(placed, "DD-157")],
    }),
});

/** DD-120…DD-123 — an action of the round that no other card counts. */
const COSTS = ["simple", "complex"] as const;

export const act = deed("act", {
  icon: "fa-solid fa-person-walking",
  by: "owner",
  form: { cost: field.choice(COSTS, actionCostLabel, { hint: say("hint.act") }) },
  kept: { cost: oneOf(COSTS), spent: whole },
  obstacle: ({ actor }) => unlessFighting(actor),
  outcome: ({ actor, form: { cost } }) => ({ cost, spent: fightNow(actor).spent + HALVES[cost] }),
  changes: ({ cost }, actor) => ({ values: fightWritten(actor, (state) => havingSpent(state, HALVES[cost])) }),
  view: ({ cost, spent }) =>
    card({
      verdict: { key: actionCostLabel(cost) },
      tone: "mute",
      facts: [fact("spent", say("halves", { spent }), "DD-120")],
    }),
});
