import type { Text } from "../../text/text.js";
import { actorOf } from "../../world/world.js";
import type { EditField } from "../contract/decision.js";
import { decided } from "../log/outcome-of.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import type { Compared, VerdictTarget } from "../record/verdict.js";
import { ruledBy } from "./by-rules.js";

/** Returns one blow, and its part of the intent, by the side of its roll that the keeper has chosen. */
export function counted(
  target: VerdictTarget,
  intended: IntentTarget | undefined,
  intent: Intent,
  side: keyof Compared,
): { readonly target: VerdictTarget; readonly intended: IntentTarget | undefined } {
  const total = target.compared?.[side].total ?? null;
  const ruled = side === "expected" && intended ? ruledBy(intended, intent, target.dice) : null;
  const counting = { dice: target.dice, intended, ...ruled };
  const [faces] = Object.values(counting.dice);
  const actor = actorOf(target);
  if (total === null || !faces || !actor) return { target, intended };
  const bonus = total - faces.reduce((sum, face) => sum + face, 0);
  return {
    target: decided({ ...target, dice: counting.dice, bonus }, counting.intended, intent, actor),
    intended: counting.intended,
  };
}

/**
 * Returns a line for each field that the keeper decided; its value is for readers who may know the target's numbers.
 */
export function correctionsIn(fields: readonly EditField[], mayKnow: boolean): readonly Text[] {
  return fields.flatMap((field): readonly Text[] => {
    const after = decidedIn(field);
    if (after === null || field.shownOnCard) return [];
    const { label } = field;
    return [
      mayKnow
        ? { key: "GARDIEN.CARD.edit.added", data: { label, after } }
        : { key: "GARDIEN.CARD.edit.decided", data: { label } },
    ];
  });
}

/** Returns the decision of a field in words; `null` where it is left to the rules. */
function decidedIn({ kind, value, options }: EditField): Text | string | null {
  if (value === "") return null;
  if (kind === "number") return value;
  if (kind === "flag") return { key: `GARDIEN.CARD.edit.${value === "1" ? "yes" : "no"}` };
  return options.find((one) => one.value === value)?.label ?? null;
}
