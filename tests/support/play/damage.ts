import type { RollSpec } from "../../../src/core/play/contract/dice.js";
import { damageDue } from "../../../src/core/play/log/outcome-of.js";
import { actorOf } from "../../../src/core/world/world.js";
import { PLAYER, recordOn, sent, type Data } from "./arbiter-table.js";

interface Told {
  readonly author?: string;
  readonly target?: number;
  /** By which it claims to have been asked for it. */
  readonly due?: string;
}

/** What an attack calls for now of whoever attacked; `null`: nothing. */
export function dueOn(attack: Data, index = 0): RollSpec | null {
  const { intent, targets } = recordOn(attack).verdict;
  const target = targets[index];
  const actor = target && actorOf(target);
  return target && actor ? damageDue(target, intent.targets[index], intent, actor) : null;
}

/** The damage of a blow, as the client of whoever attacked throws it, or another one's. */
export function damageOf(
  attack: Data,
  rolls: readonly string[],
  { author = PLAYER, target: index = 0, ...told }: Told = {},
): Data {
  const { intent, targets } = recordOn(attack).verdict;
  const due = told.due ?? targets[index]?.due ?? "";
  const data = { ruleset: intent.ruleset, attack: { id: attack["_id"], target: index }, due };
  return sent("damage", author, data, { rolls });
}
