import { card, word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isAtDeathsDoor } from "../../data/deaths-door.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, textField } from "../fields.js";
import { pick } from "../figures.js";
import { figuresOf, obstacle } from "../reading.js";

/** WP-59 — what somebody at death's door may choose. */
const WISHES = ["cling", "letGo"] as const;

const wishLabel = (wish: string): string => `GARDIEN.WARP.DEED.death.${wish}`;

/** WP-59 — the player of somebody dying chooses: to cling to life, for a reason that the keeper accepts, or to let go. */
export const death = deed("death", {
  icon: "fa-solid fa-heart-crack",
  by: "owner",
  fields: (_actors, choices) => [
    choiceField("wish", wordIn(choices, "wish", WISHES), wordOptions(WISHES, wishLabel)),
    textField("reason", textIn(choices, "reason"), told("death.hint")),
  ],
  obstacle: ({ actor }) => (isAtDeathsDoor(figuresOf(actor)) ? null : obstacle("notDying", actor)),
  doubt: ({ choices }) => (wordIn(choices, "wish", WISHES) === "cling" ? told("death.doubt") : null),
  outcome: ({ choices }) => ({ wish: wordIn(choices, "wish", WISHES), reason: textIn(choices, "reason") }),
  changes: (outcome) => {
    const path = word(outcome, "wish") === "letGo" ? "system.hp.dead" : "system.hp.critical";
    return { values: [{ path, after: true }] };
  },
  edit: { figures: () => [pick("wish", wordOptions(WISHES, wishLabel))] },
  view: (outcome) => {
    const letsGo = word(outcome, "wish") === "letGo";
    const reason = word(outcome, "reason");
    return card({
      verdict: told(letsGo ? "death.letsGo" : "death.clings"),
      tone: letsGo ? "bad" : "accent",
      facts: reason ? [fact("reason", told("said", { text: reason }), "WP-59")] : [],
    });
  },
});
