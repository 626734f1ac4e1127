import { placeAway } from "../../../../core/world/push.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { PUSH_METRES } from "../../rules/grapple.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle } from "../reading.js";

/** Where somebody comes to stand who was pushed back, with their token; `null` where no scene tells. */
function pushed(actor: Actor, choices: DeedChoices) {
  const other = actorAt(textIn(choices, "from"));
  const [token, from] = [tokenOf(actor), other && tokenOf(other)];
  const place = token && from ? placeAway(token, from, PUSH_METRES) : null;
  return token && place && { token: token.uuid, ...place };
}

/** DD-138 — the token of whoever was pushed stands 1,5 m farther from whoever pushed. */
export const shove = deed("shove", {
  icon: "fa-solid fa-arrows-left-right",
  by: "owner",
  carries: ["from"],
  obstacle: ({ actor, choices }) => (pushed(actor, choices) ? null : obstacle("noPlace", actor)),
  outcome: ({ actor, choices }): Outcome => pushed(actor, choices) ?? {},
  changes: (outcome) => {
    const place = { token: word(outcome, "token"), x: stored(outcome, "x"), y: stored(outcome, "y") };
    return place.token === "" ? null : { place };
  },
  view: () => card({ verdict: told("shove.verdict"), tone: "mute" }),
});
