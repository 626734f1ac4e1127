import { card } from "../../../../core/deed/card.js";
import { oneOf, text, whole } from "../../../../core/shape/shape.js";
import { deed, fact, field, named, obstacle, pick, say } from "../kit.js";
import { turnNow, unlessAlive } from "../reading.js";

/** WP-72 — an opponent who despairs, for the next turn; somebody dear and helpless to defend, for the whole fight. */
const GROUNDS = ["doom", "dear"] as const;

/** WP-72 — the keeper grants a psychological edge: it is there with the attacks it counts for, and ends by itself. */
export const edge = deed("edge", {
  icon: "fa-solid fa-face-angry",
  by: "keeper",
  form: { ground: field.choice(GROUNDS, "ground"), reason: field.text() },
  kept: { combatId: text, round: whole, ground: oneOf(GROUNDS), reason: text },
  obstacle: ({ actor }) => (turnNow(actor).combatId === "" ? obstacle("noFight", actor) : unlessAlive(actor)),
  outcome: ({ actor, form }) => ({ ...turnNow(actor), ...form }),
  changes: ({ combatId, round, ground }) => ({
    values: [
      { path: "system.edge.combatId", after: combatId },
      { path: "system.edge.round", after: round },
      { path: "system.edge.lasting", after: ground === "dear" },
    ],
  }),
  edit: { figures: () => [pick("ground", field.words(GROUNDS, "ground"))] },
  view: ({ ground, reason }) =>
    card({
      verdict: say(ground === "dear" ? "edge.fight" : "edge.turn"),
      tone: "good",
      facts: reason === "" ? [] : [fact("reason", named(reason), "WP-72")],
    }),
});
