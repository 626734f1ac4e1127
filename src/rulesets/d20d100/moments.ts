import type { MomentDeed } from "../ruleset.js";
import { fightNow, isSurpriseRound, orderAround } from "./fight-now.js";
import { laterThan } from "./rules/round-order.js";

const moment = (deed: string, icon: string, choices: MomentDeed["choices"] = {}): MomentDeed => ({
  ...{ deed, icon, choices },
  label: { key: `GARDIEN.D20D100.DEED.${deed}.name` },
});

/** DD-155…DD-157 — what somebody can do about their place in the order, on the list of the fight. */
export function momentsOf({ actor, parent }: Combatant): readonly MomentDeed[] {
  const around = actor && parent?.started ? orderAround(actor) : null;
  if (!actor || !around) return [];
  const { readied } = fightNow(actor);
  const acts = around.acting === around.own;
  const later = laterThan(around.order, around.own).length > 0;
  if (readied !== "" && !acts) return [moment("trigger", "fa-solid fa-bolt")];
  if (!acts) return [];
  return [
    ...(isSurpriseRound(actor) ? [] : [moment("evaluate", "fa-solid fa-eye")]), // DD-119 — one simple action only
    ...(later ? [moment("delay", "fa-solid fa-hourglass-half")] : []),
    moment("ready", "fa-solid fa-hand"),
    moment("act", "fa-solid fa-person-walking"),
  ];
}
