import { card } from "../../../../core/deed/card.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { booleanSetting } from "../../../../core/settings/settings.js";
import { GbInvestigator } from "../../data/investigator.js";
import { destinyCost, mayAskDestiny } from "../../rules/checks/destiny-asked.js";
import { stored, word } from "../card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { textField } from "../fields.js";
import { count, deed, fact, obstacle } from "../kit.js";

function destinyOf(actor: Actor): GbInvestigator["destiny"] | null {
  const system: unknown = actor.system;
  return system instanceof GbInvestigator ? system.destiny : null;
}

/** GB-03 — what a request costs that the keeper grants: whether it came in time was the obstacle's to say. */
export function costOf(remaining: number): number {
  return destinyCost(mayAskDestiny(remaining, false), true);
}

/** GB-03 — the same as an outcome has it: as the keeper decides, within what is left. */
export function costIn(outcome: Outcome, remaining: number): number {
  return isDecided(outcome, "cost") ? Math.min(remaining, stored(outcome, "cost")) : costOf(remaining);
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
    const cost = costOf(remaining);
    return { reason: textIn(choices, "reason"), cost, left: remaining - cost };
  },
  changes: (outcome, actor) => {
    const points = destinyOf(actor);
    const cost = costIn(outcome, points?.remaining ?? 0);
    if (!points || cost === 0) return null;
    return { values: [{ path: "system.destiny.spent", after: points.spent + cost }] };
  },
  edit: {
    figures: (ruled) => [count("cost", [0, stored(ruled, "left") + stored(ruled, "cost")])],
    follow: (decided, ruled) => ({ left: stored(ruled, "left") + stored(ruled, "cost") - stored(decided, "cost") }),
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
