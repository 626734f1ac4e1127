import { card, word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { AREA, deed } from "../deed.js";
import { fact, named, told } from "../card.js";
import { choiceField, textField } from "../fields.js";
import { pick } from "../figures.js";
import { obstacle, turnNow, unlessAlive } from "../reading.js";

/** WP-72 — an opponent who despairs, for the next turn; somebody dear and helpless to defend, for the whole fight. */
const GROUNDS = ["doom", "dear"] as const;
const groundLabel = (ground: string): string => `${AREA}.ground.${ground}`;

/** WP-72 — the keeper grants a psychological edge: it is there with the attacks it counts for, and ends by itself. */
export const edge = deed("edge", {
  icon: "fa-solid fa-face-angry",
  by: "keeper",
  fields: (_actors, choices) => [
    choiceField("ground", wordIn(choices, "ground", GROUNDS), wordOptions(GROUNDS, groundLabel)),
    textField("reason", textIn(choices, "reason")),
  ],
  obstacle: ({ actor }) => (turnNow(actor).combatId === "" ? obstacle("noFight", actor) : unlessAlive(actor)),
  outcome: ({ actor, choices }) => ({
    ...turnNow(actor),
    ground: wordIn(choices, "ground", GROUNDS),
    reason: textIn(choices, "reason"),
  }),
  changes: ({ combatId = "", round = 0, ground = "" }) => ({
    values: [
      { path: "system.edge.combatId", after: combatId },
      { path: "system.edge.round", after: round },
      { path: "system.edge.lasting", after: ground === "dear" },
    ],
  }),
  edit: { figures: () => [pick("ground", wordOptions(GROUNDS, groundLabel))] },
  view: (outcome) => {
    const reason = word(outcome, "reason");
    return card({
      verdict: told(word(outcome, "ground") === "dear" ? "edge.fight" : "edge.turn"),
      tone: "good",
      facts: reason === "" ? [] : [fact("reason", named(reason), "WP-72")],
    });
  },
});
