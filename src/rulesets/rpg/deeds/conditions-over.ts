import type { Outcome } from "../../../core/play/contract/outcome.js";
import { card, stored } from "../../../core/deed/card.js";
import { textIn } from "../../../core/deed/choices.js";
import type { DeedSituation, DueDeed, TurnedDown } from "../../../core/play/contract/deed.js";
import { figuresOf } from "../attack/reading.js";
import { momentOf } from "../data/moment.js";
import { isFateful, timePassed } from "../rules/passing-time.js";
import type { Condition } from "../rules/conditions.js";
import { told } from "./card.js";
import { deed } from "./deed.js";
import { lastingChange } from "./lasting.js";
import { obstacle, unlessAlive } from "./reading.js";

/** RP-58, RP-76 — what of somebody's conditions ran out that brings death, or points with consciousness. */
function fatesOf(actor: Actor): readonly Condition[] {
  return figuresOf(actor).lasting.filter((condition) => isFateful(condition, momentOf(actor)));
}

/** The one of a wound that was chosen. */
function fateIn({ actor, choices }: DeedSituation, type: Condition["state"]["type"]): Condition | undefined {
  const wound = textIn(choices, "wound");
  return fatesOf(actor).find((one) => one.state.type === type && one.wound === wound);
}

/** What is left of somebody's conditions without those of a wound that ran out. */
function withoutFate(outcome: Outcome, actor: Actor): readonly Condition[] {
  const now = momentOf(actor);
  const { lasting } = figuresOf(actor);
  const { over } = timePassed(lasting, now, now);
  return lasting.filter((one) => one.wound !== outcome.wound || !over.includes(one));
}

/** RP-58, RP-59 — a death that nothing averted in time. */
export const countdown = deed("countdown", {
  icon: "fa-solid fa-skull",
  by: "keeper",
  obstacle: (situation) =>
    unlessAlive(situation.actor) ?? (fateIn(situation, "dying") ? null : obstacle("notDue", situation.actor)),
  outcome: ({ choices }) => ({ wound: textIn(choices, "wound") }),
  changes: (outcome, actor) => ({
    values: [{ path: "system.hp.dead", after: true }, ...lastingChange(withoutFate(outcome, actor))],
  }),
  view: () => card({ verdict: told("countdown.done"), tone: "bad" }),
});

/** RP-76 — whoever was knocked out comes to, and most of the points that it cost come back. */
export const wake = deed("wake", {
  icon: "fa-solid fa-sun",
  by: "keeper",
  obstacle: (situation) =>
    unlessAlive(situation.actor) ?? (fateIn(situation, "unconscious") ? null : obstacle("notDue", situation.actor)),
  outcome: (situation) => ({
    wound: textIn(situation.choices, "wound"),
    gained: fateIn(situation, "unconscious")?.regain ?? 0,
  }),
  changes: (outcome, actor) => {
    const { hp } = figuresOf(actor);
    const after = Math.min(hp.max, hp.value + stored(outcome, "gained"));
    return {
      numbers: after === hp.value ? [] : [{ path: "system.hp.value", after }],
      values: lastingChange(withoutFate(outcome, actor)),
    };
  },
  view: (outcome) =>
    card({
      verdict: told("wake.done"),
      tone: "good",
      losses: stored(outcome, "gained") > 0 ? [told("gain", { points: stored(outcome, "gained") })] : [],
    }),
});

/** RP-58, RP-76 — deaths and awakenings that the clock calls for; one that the keeper turned down is none any more. */
export function dueFates(actor: Actor, turnedDown: TurnedDown): readonly DueDeed[] {
  if (figuresOf(actor).hp.state === "dead") return [];
  const due = fatesOf(actor).map(({ state, wound }): DueDeed => ({
    deed: state.type === "dying" ? "countdown" : "wake",
    choices: { wound },
  }));
  return due.filter(({ deed: id, choices }) => turnedDown(id, choices) === null);
}
