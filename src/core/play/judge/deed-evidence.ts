import { actorOf } from "../../world/world.js";
import type { DeedProcedure, DeedSituation } from "../contract/deed.js";
import type { Dice } from "../contract/dice.js";
import { diceOf, facesThrown, unfolded } from "../dice/read-faces.js";
import { recordOf } from "../dice/roll-record.js";
import { situationOf } from "../log/situation.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Intent } from "../record/intent.js";
import type { Evidence } from "./evidence.js";
import { comparedTo } from "../act/by-rules.js";

/** Evidence on one target of a deed. */
export interface DeedEvidence extends Evidence {
  readonly situation: DeedSituation | null;
  /** True when its own window would have refused it. */
  readonly obstacle: boolean;
}

/** Compares the message of a deed with what the rules and the documents say now. */
export function deedEvidence(
  message: ChatMessage,
  intent: Intent,
  call: DeedCall,
  procedure: DeedProcedure,
): readonly DeedEvidence[] {
  const thrown = message.rolls.map(recordOf);
  let next = 0;
  let lead: Dice | undefined;
  return intent.targets.map((intended, target) => {
    const actor = actorOf(intended);
    const situation = actor && { ...situationOf(actor, call, intent), ...(lead && { lead }) };
    const specs = situation ? unfolded(procedure.rolls(situation), thrown.slice(next)) : [];
    const count = situation ? specs.length : (call.rolls[target] ?? 0);
    const rolls = thrown.slice(next, next + count);
    next += count;
    const dice = diceOf(specs, rolls);
    if (target === 0) lead = dice;
    const [spec, roll] = [specs[0], rolls[0]];
    return {
      ...{
        target,
        intended,
        actor,
        lost: actor === null,
        lines: intended.lines,
        situation,
        specs,
        rolls,
        dice,
        kept: {},
      },
      derived: situation && procedure.modifiers(situation),
      compared: comparedTo(roll, spec, spec && roll ? (facesThrown(spec, roll) ?? null) : null),
      obstacle: situation !== null && procedure.obstacle(situation) !== null,
    };
  });
}
