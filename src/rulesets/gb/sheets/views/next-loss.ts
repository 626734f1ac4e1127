import type { GbActor } from "../../data/actors/gb-actor.js";
import { gbOptions } from "../../data/options.js";
import { worseningLoss, type WorseningLoss } from "../../rules/body/worsening.js";

/** GB-40, D-23 — what the next loss of a wound takes from its bearer as it is now, by the table's rule. */
export function nextLoss({ pf }: Pick<GbActor, "pf">): WorseningLoss {
  return worseningLoss(1, gbOptions().worsenMode, pf.value);
}
