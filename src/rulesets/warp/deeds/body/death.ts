import { card } from "../../../../core/deed/card.js";
import { oneOf, text } from "../../../../core/shape/shape.js";
import { isAtDeathsDoor } from "../../data/actors/deaths-door.js";
import { deed, fact, field, obstacle, pick, say } from "../kit.js";
import { figuresOf } from "../reading.js";

/** WP-59 — what somebody at death's door may choose. */
const WISHES = ["cling", "letGo"] as const;

/** WP-59 — the player of somebody dying chooses: to cling to life, for a reason that the keeper accepts, or to let go. */
export const death = deed("death", {
  icon: "fa-solid fa-heart-crack",
  by: "owner",
  form: { wish: field.choice(WISHES, "death"), reason: field.text({ hint: say("death.hint") }) },
  kept: { wish: oneOf(WISHES), reason: text },
  obstacle: ({ actor }) => (isAtDeathsDoor(figuresOf(actor)) ? null : obstacle("notDying", actor)),
  doubt: ({ form }) => (form.wish === "cling" ? say("death.doubt") : null),
  outcome: ({ form }) => form,
  changes: ({ wish }) => ({
    values: [{ path: wish === "letGo" ? "system.hp.dead" : "system.hp.critical", after: true }],
  }),
  edit: { figures: () => [pick("wish", field.words(WISHES, "death"))] },
  view: ({ wish, reason }) =>
    card({
      verdict: say(wish === "letGo" ? "death.letsGo" : "death.clings"),
      tone: wish === "letGo" ? "bad" : "accent",
      facts: reason ? [fact("reason", say("said", { text: reason }), "WP-59")] : [],
    }),
});
