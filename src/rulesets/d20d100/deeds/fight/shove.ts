import { card } from "../../../../core/deed/card.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { placeAway } from "../../../../core/world/push.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { PUSH_METRES } from "../../rules/attack/grapple.js";
import { deed, field, obstacle, say } from "../kit.js";

/** Where an actor comes to stand who was pushed back, with their token; `null` where no scene tells. */
function pushed(actor: Actor, pusher: string) {
  const other = actorAt(pusher);
  const [token, from] = [tokenOf(actor), other && tokenOf(other)];
  const place = token && from ? placeAway(token, from, PUSH_METRES) : null;
  return token && place && { token: token.uuid, ...place };
}

/** DD-138 — the token of whoever was pushed stands 1,5 m farther from whoever pushed. */
export const shove = deed("shove", {
  icon: "fa-solid fa-arrows-left-right",
  by: "owner",
  form: { from: field.carried(text) },
  kept: { token: text, x: whole, y: whole },
  obstacle: ({ actor, form }) => (pushed(actor, form.from) ? null : obstacle("noPlace", actor)),
  outcome: ({ actor, form }) => pushed(actor, form.from) ?? {},
  changes: (place) => (place.token === "" ? null : { place }),
  view: () => card({ verdict: say("shove.verdict"), tone: "mute" }),
});
