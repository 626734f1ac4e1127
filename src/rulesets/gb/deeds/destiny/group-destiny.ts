import { card } from "../../../../core/deed/card.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { GROUP_DESTINY } from "../../data/actors/group-destiny.js";
import { GbInvestigator } from "../../data/actors/investigator.js";
import { groupDestiny as points } from "../../keeper/group-points.js";
import { groupVote, mayAskDestiny } from "../../rules/checks/destiny-asked.js";
import { reasonFacts } from "../card.js";
import { count, deed, field, FREE, obstacle, say } from "../kit.js";
import { costIn, costOf } from "./destiny.js";

/** GB-04 — the group's point: everybody must agree, then the keeper says what it does; refused, it is kept (D-45). */
export const groupDestiny = deed("groupDestiny", {
  icon: "fa-solid fa-users",
  by: "keeper",
  onCard: say("groupDestiny.onCard"),
  vote: (answers) => groupVote(points().remaining, answers),
  form: { reason: field.text({ hint: say("groupDestiny.hint") }) },
  kept: { reason: text, cost: whole },
  obstacle: ({ actor, tooLate = false }) => {
    const system: unknown = actor.system;
    const { total, remaining } = points();
    if (!(system instanceof GbInvestigator) || total < 1) return obstacle("noDestiny", actor);
    if (mayAskDestiny(remaining, tooLate)) return null;
    return obstacle(remaining > 0 ? "destinyTooLate" : "groupDestinySpent", actor);
  },
  outcome: ({ form: { reason } }) => ({ reason, cost: costOf(points().remaining) }),
  changes: (outcome) => {
    const cost = costIn(outcome, points().remaining);
    return cost === 0 ? null : { shared: [{ pool: GROUP_DESTINY.id, points: cost, text: outcome.reason }] };
  },
  edit: {
    figures: () => [count("cost", FREE)],
    follow: (decided) => ({ cost: costIn(decided, points().remaining) }),
  },
  view: ({ reason }) =>
    card({
      verdict: say("groupDestiny.verdict"),
      tone: "accent",
      facts: reasonFacts(reason, "GB-04"),
      summary: say("groupDestiny.summary"),
    }),
});
