import type { RollSpec } from "../contract/dice.js";
import { struckOf } from "../log/struck.js";
import { procedureOf } from "../loaded/attacks.js";
import type { Verdict } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns the rolls that a target's answer calls for, as it was given; empty without an answer. */
export function rollsAnswered({ intent, targets }: Verdict, index: number): readonly RollSpec[] {
  const target = targets[index];
  const [actor, { defence }] = [target && actorOf(target), procedureOf(intent, target)];
  if (!target?.answer || !actor || !defence) return [];
  const { choices, refused, lines } = target.answer;
  return defence.rolls({ blow: struckOf(target, intent.targets[index], intent, actor), choices, refused }, lines);
}
