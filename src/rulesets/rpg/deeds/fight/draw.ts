import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgGear } from "../../data/items/gear.js";
import { deed, nameHere, obstacle, say } from "../kit.js";
import { doubtsTwice, onceChanges } from "../round.js";
import { GRASPED, graspForm, graspItems, graspOutcome, thingsOf, unlessGraspable, type Thing } from "./grasp.js";

/** RP-40 — weapons and shields at hand, and in none. */
function sheathed(actor: Actor): readonly Thing[] {
  const held = new Set(figuresOf(actor).carried.held.map(({ id }) => id));
  return thingsOf(actor).filter(
    ({ id, system }) => !held.has(id) && !system.onGround && !system.broken && !(system instanceof RpgGear),
  );
}

/** RP-40 — a weapon is drawn, or a shield taken up: free, once a round. */
export const draw = deed("draw", {
  icon: "fa-solid fa-hand-fist",
  by: "owner",
  form: graspForm(sheathed),
  kept: GRASPED,
  obstacle: ({ actor, form: { thing, hand } }) =>
    thing ? unlessGraspable(actor, thing, hand) : obstacle("nothingToDraw", actor),
  doubt: ({ actor }) => doubtsTwice(actor, "draw"),
  outcome: ({ form: { thing, hand } }) => (thing ? graspOutcome(thing, hand) : {}),
  changes: (kept, actor) => ({ values: onceChanges(actor, "draw"), items: graspItems(kept, actor) }),
  view: ({ name }) => card({ verdict: say("draw.verdict", { name: nameHere(name) }), tone: "good" }),
});
