import { card } from "../../../../core/deed/card.js";
import { GbInvestigator } from "../../data/investigator.js";
import { GROUP_DESTINY } from "../../data/group-destiny.js";
import { groupDestiny as points } from "../../keeper/group-points.js";
import { groupVote, mayAskDestiny } from "../../rules/checks/destiny-asked.js";
import { word } from "../card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { costIn, costOf } from "./destiny.js";
import { textField } from "../fields.js";
import { count, deed, fact, FREE, obstacle } from "../kit.js";

/** GB-04 — the group's point: everybody must agree, then the keeper says what it does; refused, it is kept (D-45). */
export const groupDestiny = deed("groupDestiny", {
  icon: "fa-solid fa-users",
  by: "keeper",
  onCard: { key: "GARDIEN.GB.DEED.groupDestiny.onCard" },
  vote: (answers) => groupVote(points().remaining, answers),
  fields: (_actors, choices) => [
    textField("reason", textIn(choices, "reason"), { key: "GARDIEN.GB.DEED.groupDestiny.hint" }),
  ],
  obstacle: ({ actor, tooLate = false }) => {
    const system: unknown = actor.system;
    const { total, remaining } = points();
    if (!(system instanceof GbInvestigator) || total < 1) return obstacle("noDestiny", actor);
    if (mayAskDestiny(remaining, tooLate)) return null;
    return obstacle(remaining > 0 ? "destinyTooLate" : "groupDestinySpent", actor);
  },
  outcome: ({ choices }) => ({ reason: textIn(choices, "reason"), cost: costOf(points().remaining) }),
  changes: (outcome) => {
    const cost = costIn(outcome, points().remaining);
    return cost === 0 ? null : { shared: [{ pool: GROUP_DESTINY.id, points: cost, text: word(outcome, "reason") }] };
  },
  edit: {
    figures: () => [count("cost", FREE)],
    follow: (decided) => ({ cost: costIn(decided, points().remaining) }),
  },
  view: (outcome) => {
    const reason = word(outcome, "reason");
    return card({
      verdict: { key: "GARDIEN.GB.DEED.groupDestiny.verdict" },
      tone: "accent",
      facts: reason ? [fact("reason", { key: "GARDIEN.GB.DEED.said", data: { text: reason } }, "GB-04")] : [],
      summary: { key: "GARDIEN.GB.DEED.groupDestiny.summary" },
    });
  },
});
