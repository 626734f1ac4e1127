import { corrections } from "../../play/act/edit.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import type { EditField } from "../../play/contract/decision.js";
import { mayBeTold, mayKnowNumbers } from "../../play/log/may-know.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";

/**
 * What the keeper decided otherwise about one target, a line for each thing. Of an attack everybody reads what was
 * decided on, and whoever may know the target's numbers how.
 */
export function correctedIn(target: VerdictTarget, verdict: Verdict): readonly string[] {
  const actor = actorOf(target);
  const numbers = mayKnowNumbers(actor);
  if (verdict.deed)
    return corrections(target, verdict).flatMap((one) => (mayBeTold(one, numbers) ? [say(one.text)] : []));
  const { outcome, override } = target;
  if (!outcome || !actor) return [];
  return procedureOf(verdict.intent, target)
    .edit(outcome, override, actor)
    .flatMap((field) => {
      const after = decidedIn(field);
      if (after === null || field.told) return [];
      const label = say(field.label);
      return [numbers ? t("GARDIEN.CARD.edit.added", { label, after }) : t("GARDIEN.CARD.edit.decided", { label })];
    });
}

/** What was decided of a field in words; `null` where it is left to the rules. */
function decidedIn({ kind, value, options }: EditField): string | null {
  if (value === "") return null;
  if (kind === "number") return value;
  if (kind === "flag") return t(`GARDIEN.CARD.edit.${value === "1" ? "yes" : "no"}`);
  const option = options.find((one) => one.value === value);
  return option ? say(option.label) : null;
}
