import { booleanSetting } from "../../../core/settings.js";
import { GbInvestigator } from "../data/investigator.js";
import { destinyCost, mayAskDestiny } from "../rules/destiny.js";
import { card, fact, stored, word } from "./card.js";
import { textIn } from "./choices.js";
import { deed } from "./deed.js";
import { textField } from "./fields.js";
import { obstacle } from "./obstacles.js";
import { NOTHING } from "./points.js";

function destinyOf(actor: Actor): GbInvestigator["destiny"] | null {
  const system: unknown = actor.system;
  return system instanceof GbInvestigator ? system.destiny : null;
}

/** GB-03 — what a request costs that the keeper grants: whether it came in time was the obstacle's to say. */
export function costOf(remaining: number): number {
  return destinyCost(mayAskDestiny(remaining, false), true);
}

/** GB-02, GB-03 — one point bends fate as the keeper says; a request turned down costs nothing (D-45). */
export const destiny = deed("destiny", {
  icon: "fa-solid fa-star",
  by: "keeper",
  onCard: { key: "GARDIEN.GB.DEED.destiny.name" },
  fields: (_actors, choices) => [
    textField("reason", textIn(choices, "reason"), { key: "GARDIEN.GB.DEED.destiny.hint" }),
  ],
  obstacle: ({ actor, tooLate = false }) => {
    const points = destinyOf(actor);
    if (!points || !booleanSetting("gbDestinyEnabled")) return obstacle("noDestiny", actor);
    if (mayAskDestiny(points.remaining, tooLate)) return null;
    return obstacle(points.remaining > 0 ? "destinyTooLate" : "destinySpent", actor);
  },
  outcome: ({ actor, choices }) => {
    const remaining = destinyOf(actor)?.remaining ?? 0;
    return { reason: textIn(choices, "reason"), left: remaining - costOf(remaining) };
  },
  changes: (_outcome, actor) => {
    const points = destinyOf(actor);
    const cost = costOf(points?.remaining ?? 0);
    if (!points || cost === 0) return null;
    return { ...NOTHING, values: [{ path: "system.destiny.spent", after: points.spent + cost }] };
  },
  view: (outcome) => {
    const reason = word(outcome, "reason");
    const left = { key: "GARDIEN.GB.DEED.destiny.left", data: { points: stored(outcome, "left") } };
    return card({
      verdict: { key: "GARDIEN.GB.DEED.destiny.verdict" },
      tone: "accent",
      facts: [
        ...(reason ? [fact("reason", { key: "GARDIEN.GB.DEED.said", data: { text: reason } }, "GB-03")] : []),
        fact("left", left, "GB-02"),
      ],
    });
  },
});
