import type { RollSpec } from "./contract/dice.js";
import { struckOf } from "./defence/struck.js";
import { procedureOf } from "./procedure-of.js";
import type { Verdict } from "./verdict.js";
import { actorOf } from "./world.js";

/** The rolls that one target's answer calls for, as it was given; none where nobody has answered. */
export function rollsAnswered({ intent, targets }: Verdict, index: number): readonly RollSpec[] {
  const target = targets[index];
  const [actor, { defence }] = [target && actorOf(target), procedureOf(intent.ruleset)];
  if (!target?.answer || !actor || !defence) return [];
  const { choices, refused, lines } = target.answer;
  return defence.rolls({ blow: struckOf(target, intent.targets[index], intent, actor), choices, refused }, lines);
}
