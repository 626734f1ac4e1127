import { booleanSetting } from "../../../core/settings.js";
import { GbInvestigator } from "../data/investigator.js";
import { mayAskDestiny } from "../rules/destiny.js";
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
    const points = destinyOf(actor);
    return { reason: textIn(choices, "reason"), left: Math.max(0, (points?.remaining ?? 0) - 1) };
  },
  changes: (_outcome, actor) => {
    const points = destinyOf(actor);
    if (!points || points.remaining < 1) return null;
    return { ...NOTHING, values: [{ path: "system.destiny.spent", after: points.spent + 1 }] };
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
