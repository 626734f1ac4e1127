import type { MomentDeed } from "../../../core/ruleset.js";
import { halvesLeft } from "./actions-told.js";
import { fightNow, isSurpriseRound, orderAround } from "./fight-now.js";
import { figuresOf } from "../data/reading.js";
import { laterThan } from "../rules/fight/round-order.js";

const moment = (deed: string, icon: string, choices: MomentDeed["choices"] = {}): MomentDeed => ({
  ...{ deed, icon, choices },
  label: { key: `GARDIEN.D20D100.DEED.${deed}.name` },
});

/** DD-155…DD-157 — what somebody can do about their place in the order, on the list of the fight. */
export function momentsOf({ actor, parent }: Combatant): readonly MomentDeed[] {
  const around = actor && parent?.started ? orderAround(actor) : null;
  if (!actor || !around) return [];
  const { readied, spent } = fightNow(actor);
  const acts = around.acting === around.own;
  const able = (halvesLeft(figuresOf(actor)) ?? 0) > 0; // DD-120 — what takes an action needs one
  const later = laterThan(around.order, around.own).length > 0;
  if (readied !== "" && !acts) return [moment("trigger", "fa-solid fa-bolt")];
  if (!acts) return [];
  return [
    // DD-119, DD-155 — it takes a whole round: there is none left of a round of surprise, nor of one that is begun.
    ...(isSurpriseRound(actor) || spent > 0 ? [] : [moment("evaluate", "fa-solid fa-eye")]),
    ...(later && able ? [moment("delay", "fa-solid fa-hourglass-half")] : []),
    ...(able ? [moment("ready", "fa-solid fa-hand")] : []),
    moment("act", "fa-solid fa-person-walking"),
  ];
}
