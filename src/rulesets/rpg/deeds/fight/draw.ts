import { card, word } from "../../../../core/deed/card.js";
import { RpgGear } from "../../data/gear.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { graspFields, graspItems, graspOutcome, thingIn, thingsOf, unlessGraspable, type Thing } from "./grasp.js";
import { figuresOf } from "../../attack/reading.js";
import { obstacle } from "../reading.js";
import { doubtsTwice, onceChanges } from "../round.js";

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
  fields: ([actor], choices) => (actor ? graspFields(sheathed(actor), choices) : []),
  obstacle: ({ actor, choices }) => {
    const thing = thingIn(sheathed(actor), choices);
    return thing ? unlessGraspable(actor, thing, choices) : obstacle("nothingToDraw", actor);
  },
  doubt: ({ actor }) => doubtsTwice(actor, "draw"),
  outcome: ({ actor, choices }) => {
    const thing = thingIn(sheathed(actor), choices);
    return thing ? graspOutcome(thing, choices) : {};
  },
  changes: (outcome, actor) => ({
    values: onceChanges(actor, "draw"),
    items: graspItems(outcome, actor),
  }),
  view: (outcome) => card({ verdict: told("draw.verdict", { name: word(outcome, "name") }), tone: "good" }),
});
