import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { GbInvestigator } from "../../data/actors/investigator.js";
import { gbOptions } from "../../data/options.js";
import { destinyCost, mayAskDestiny } from "../../rules/checks/destiny-asked.js";
import { reasonFacts } from "../card.js";
import { count, deed, fact, field, obstacle, say } from "../kit.js";

function destinyOf(actor: Actor): GbInvestigator["destiny"] | null {
  const system: unknown = actor.system;
  return system instanceof GbInvestigator ? system.destiny : null;
}

/** GB-03 — what a request costs that the keeper grants: whether it came in time was the obstacle's to say. */
export function costOf(remaining: number): number {
  return destinyCost(mayAskDestiny(remaining, false), true);
}

/** GB-03 — the same as an outcome has it: as the keeper decides, within what is left. */
export function costIn(outcome: { readonly cost: number }, remaining: number): number {
  return isDecided(outcome, "cost") ? Math.min(remaining, outcome.cost) : costOf(remaining);
}

/** GB-02, GB-03 — one point bends fate as the keeper says; a request turned down costs nothing (D-45). */
export const destiny = deed("destiny", {
  icon: "fa-solid fa-star",
  by: "keeper",
  onCard: say("destiny.name"),
  form: { reason: field.text({ hint: say("destiny.hint") }) },
  kept: { reason: text, cost: whole, left: whole },
  obstacle: ({ actor, tooLate = false }) => {
    const points = destinyOf(actor);
    if (!points || !gbOptions().destinyEnabled) return obstacle("noDestiny", actor);
    if (mayAskDestiny(points.remaining, tooLate)) return null;
    return obstacle(points.remaining > 0 ? "destinyTooLate" : "destinySpent", actor);
  },
  outcome: ({ actor, form: { reason } }) => {
    const remaining = destinyOf(actor)?.remaining ?? 0;
    const cost = costOf(remaining);
    return { reason, cost, left: remaining - cost };
  },
  changes: (outcome, actor) => {
    const points = destinyOf(actor);
    const cost = costIn(outcome, points?.remaining ?? 0);
    return points && cost > 0 ? { values: [{ path: "system.destiny.spent", after: points.spent + cost }] } : null;
  },
  edit: {
    figures: ({ cost, left }) => [count("cost", [0, left + cost])],
    follow: ({ cost }, ruled) => ({ left: ruled.left + ruled.cost - cost }),
  },
  view: ({ reason, left }) =>
    card({
      verdict: say("destiny.verdict"),
      tone: "accent",
      facts: [...reasonFacts(reason, "GB-03"), fact("left", say("destiny.left", { points: left }), "GB-02")],
    }),
});
