import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../data/reading.js";
import { deed, obstacle, say } from "../kit.js";
import { unlessActing } from "../obstacles.js";

/** GB-35 — somebody who lies on the ground stands up. */
export const stand = deed("stand", {
  icon: "fa-solid fa-person-arrow-up-from-line",
  by: "owner",
  obstacle: ({ actor }) => unlessActing(actor) ?? (figuresOf(actor).posture.prone ? null : obstacle("standing", actor)),
  outcome: () => ({}),
  changes: (_outcome, actor) =>
    figuresOf(actor).posture.prone ? { values: [{ path: "system.posture.prone", after: false }] } : null,
  view: () => card({ verdict: say("stand.verdict"), tone: "good" }),
});
