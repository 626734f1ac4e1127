import { choicesFor } from "../record/intent.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import type { VerdictTarget } from "../record/verdict.js";
import { actorOf, itemAt } from "../../world/world.js";
import type { Struck } from "../contract/defence.js";

/** Returns the blow of a verdict's target before its answer, with the documents as they are now. */
export function struckOf(
  { dice, later, bonus, kept }: Pick<VerdictTarget, "dice" | "later" | "bonus" | "kept">,
  intended: IntentTarget | undefined,
  intent: Intent,
  target: Actor,
): Struck {
  return {
    attacker: actorOf(intent.attacker),
    weapon: itemAt(intent.weapon.uuid),
    target,
    metres: intended?.distance.metres ?? null,
    choices: choicesFor(intent, intended),
    dice: { ...dice, ...later },
    kept,
    lines: (intended?.lines ?? []).filter(({ on }) => on),
    bonus,
  };
}
