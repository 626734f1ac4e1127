import type { Changes, ValueChange } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedProcedure, DeedSituation } from "../../../../core/play/contract/deed.js";
import { decimal } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { roundRefusal } from "../../attack/round-limits.js";
import { fightNow, fightWritten, orderAround, roundNow } from "../../fight/fight-now.js";
import { evaluatedRank } from "../../rules/initiative.js";
import { HALVES } from "../../rules/round-actions.js";
import { havingSpent, setOff } from "../../rules/fight-spent.js";
import { laterThan, rankRightAfter } from "../../rules/round-order.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, namedOption, textField } from "../fields.js";

/** DD-155…DD-157 — changes of one's place in the order of a fight, for good; each on a card that takes it back. */

/** Letters of a trigger that a card repeats. */
const MOST_LETTERS = 200;

const NO_RANK = "none";

const unlessFighting = (actor: Actor): Text | null =>
  roundNow(actor) ? null : told("obstacle.noFight", { name: actor.name });

/** A rank as an outcome keeps it: halves lie between whole ones. */
const kept = (rank: number | null): string => (rank === null ? NO_RANK : `${rank}`);

/** The rank that an outcome keeps. */
function rankIn(outcome: Outcome): number | null {
  const rank = Number(word(outcome, "rank") || Number.NaN);
  return Number.isFinite(rank) ? rank : null;
}

function ranked(outcome: Outcome, values: readonly ValueChange[]): Changes {
  const rank = rankIn(outcome);
  return { values, ...(rank !== null && { rank }) };
}

function rankFact(outcome: Outcome, rule: string) {
  const rank = rankIn(outcome);
  return rank === null ? [] : [fact("rank", named(decimal(rank)), rule)];
}

/** DD-155 — a round without fighting: the next ones are begun at 20 and DEX. */
export const evaluate: DeedProcedure = deed("evaluate", {
  icon: "fa-solid fa-eye",
  by: "owner",
  obstacle: ({ actor }) => unlessFighting(actor) ?? roundRefusal(actor, "complex"),
  outcome: ({ actor }) => {
    const { dexterity } = (actor.system as unknown as { characteristics: { dexterity: { mod: number } } })
      .characteristics;
    return { rank: kept(evaluatedRank(dexterity.mod)) };
  },
  changes: (outcome, actor) =>
    ranked(
      outcome,
      fightWritten(actor, (state) => havingSpent({ ...state, readied: "" }, HALVES.complex)),
    ),
  view: (outcome) => card({ verdict: told("evaluate.verdict"), tone: "accent", facts: rankFact(outcome, "DD-155") }),
});

/** Whom somebody may act after, by their own words or as the fight has it. */
function whom({ actor, choices }: DeedSituation, otherwise: "last" | "acting"): string {
  const around = orderAround(actor);
  const chosen = textIn(choices, "after");
  if (!around || chosen !== "") return chosen;
  return otherwise === "acting" ? around.acting : (laterThan(around.order, around.own).at(-1)?.id ?? "");
}

function placedAfter(situation: DeedSituation, otherwise: "last" | "acting"): Outcome {
  const around = orderAround(situation.actor);
  const after = whom(situation, otherwise);
  const found = around?.order.find(({ id }) => id === after);
  const shown = found && !found.hidden ? found.name : "";
  return { rank: kept(around && rankRightAfter(around.order, around.own, after)), after: shown };
}

const afterFact = (outcome: Outcome, rule: string) => {
  const name = word(outcome, "after");
  return name === "" ? [] : [fact("after", named(name), rule)];
};

/** DD-156 — to act later in the round, at a moment of one's choice. */
export const delay: DeedProcedure = deed("delay", {
  icon: "fa-solid fa-hourglass-half",
  by: "owner",
  fields: ([actor], choices) => {
    const around = actor ? orderAround(actor) : null;
    if (!actor || !around) return [];
    const seen = around.order.filter(({ hidden }) => !hidden || game.user.isGM);
    const later = new Set(laterThan(around.order, around.own).map(({ id }) => id));
    const options = seen.filter(({ id }) => later.has(id)).map(({ id, name }) => namedOption(id, name));
    return [
      choiceField("after", textIn(choices, "after") || (options.at(-1)?.value ?? ""), options, told("hint.delay")),
    ];
  },
  obstacle: ({ actor }) => {
    const around = orderAround(actor);
    if (around && laterThan(around.order, around.own).length === 0) return told("obstacle.last", { name: actor.name });
    return unlessFighting(actor);
  },
  outcome: (situation) => placedAfter(situation, "last"),
  changes: (outcome) => ranked(outcome, []),
  view: (outcome) =>
    card({
      verdict: told("delay.verdict"),
      tone: "mute",
      facts: [...afterFact(outcome, "DD-156"), ...rankFact(outcome, "DD-156")],
    }),
});

/** DD-157 — to declare a simple action and what sets it off. */
export const ready: DeedProcedure = deed("ready", {
  icon: "fa-solid fa-hand",
  by: "owner",
  fields: (_actors, choices) => [textField("trigger", textIn(choices, "trigger"), told("hint.trigger"))],
  obstacle: ({ actor }) => unlessFighting(actor),
  outcome: ({ choices }) => ({ trigger: textIn(choices, "trigger").slice(0, MOST_LETTERS) }),
  changes: (outcome, actor) => {
    const trigger = word(outcome, "trigger") || "…";
    const values = fightWritten(actor, (state) => havingSpent({ ...state, readied: trigger }, HALVES.simple));
    return { values };
  },
  view: (outcome) => {
    const trigger = word(outcome, "trigger");
    return card({
      verdict: told("ready.verdict"),
      tone: "mute",
      facts: trigger === "" ? [] : [fact("trigger", named(trigger), "DD-157")],
    });
  },
});

/** DD-157 — what was readied is done: right after whoever set it off, from now on. */
export const trigger: DeedProcedure = deed("trigger", {
  icon: "fa-solid fa-bolt",
  by: "owner",
  obstacle: ({ actor }) => {
    const idle = fightNow(actor).readied === "" ? told("obstacle.nothingReadied", { name: actor.name }) : null;
    return unlessFighting(actor) ?? idle;
  },
  outcome: (situation) => ({ ...placedAfter(situation, "acting"), trigger: fightNow(situation.actor).readied }),
  changes: (outcome, actor) => ranked(outcome, fightWritten(actor, setOff)),
  view: (outcome) =>
    card({
      verdict: told("trigger.verdict"),
      tone: "accent",
      facts: [
        fact("trigger", named(word(outcome, "trigger")), "DD-157"),
        ...afterFact(outcome, "DD-157"),
        ...rankFact(outcome, "DD-157"),
      ],
    }),
});

/** DD-120…DD-123 — an action of the round that no other card counts. */
const COSTS = ["simple", "complex"] as const;

export const act: DeedProcedure = deed("act", {
  icon: "fa-solid fa-person-walking",
  by: "owner",
  fields: (_actors, choices) => [
    choiceField(
      "cost",
      costIn(choices["cost"]),
      COSTS.map((value) => ({ value, label: { key: `GARDIEN.D20D100.ACTION_COST.${value}` } })),
      told("hint.act"),
    ),
  ],
  obstacle: ({ actor }) => unlessFighting(actor),
  outcome: ({ actor, choices }) => {
    const cost = costIn(choices["cost"]);
    return { cost, spent: fightNow(actor).spent + HALVES[cost] };
  },
  changes: (outcome, actor) => {
    const values = fightWritten(actor, (state) => havingSpent(state, HALVES[costIn(outcome["cost"])]));
    return { values };
  },
  view: (outcome) => {
    const cost = costIn(outcome["cost"]);
    return card({
      verdict: { key: `GARDIEN.D20D100.ACTION_COST.${cost}` },
      tone: "mute",
      facts: [fact("spent", told("halves", { spent: stored(outcome, "spent") }), "DD-120")],
    });
  },
});

function costIn(value: unknown): (typeof COSTS)[number] {
  return COSTS.find((one) => one === value) ?? "simple";
}
