import { isRewritten } from "../messages/as-sent.js";
import type { Dice } from "../contract/dice.js";
import { diceOf, unfolded } from "../dice/read-faces.js";
import { damageDue } from "../log/outcome-of.js";
import { recordOf } from "../dice/roll-record.js";
import type { Verdict } from "../record/verdict.js";
import { verify } from "./verify.js";

/**
 * Checks thrown damage: returns its dice where they are what the blow calls for, by the rules and the documents as they
 * are now, and `null` where anything differs, or the blow calls for none. Changes nothing.
 */
export function judgeDamage(message: ChatMessage, verdict: Verdict, index: number, actor: Actor): Dice | null {
  const { intent, targets } = verdict;
  const target = targets[index];
  const due = target ? damageDue(target, intent.targets[index], intent, actor) : null;
  if (!due) return {};
  const rolls = message.rolls.map(recordOf);
  const specs = unfolded([due], rolls);
  const { problems } = verify({
    ...{ authorIsKeeper: false, changedSince: false, rewritten: isRewritten(message), rollCount: rolls.length },
    claims: [{ target: index, lines: [], derived: [], specs, rolls }],
  });
  return problems.length === 0 ? (diceOf(specs, rolls) ?? null) : null;
}
