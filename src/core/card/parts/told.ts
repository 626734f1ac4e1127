import type { DeedField } from "../../play/contract/deed.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { choicesFor } from "../../play/record/intent.js";
import type { Intent } from "../../play/record/intent.js";
import type { Problem } from "../../play/record/problem.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { WindowChoice } from "../../play/contract/situation.js";
import { actorOf, itemAt } from "../../world/world.js";

/** What was chosen in a field, as its window says it; what it does not offer is said as it was sent. */
export function fieldTold({ line, received }: Problem, field: DeedField | undefined): string {
  const { kind, options, label } = field ?? {};
  const said = kind === "flag" ? flagSaid(received) : optionSaid(options, received);
  return t("GARDIEN.CARD.problem.fieldTold", { line: label ? say(label) : line, received: said });
}

/** A circumstance by the name that the window gave it, with what was chosen of it; `null` where nobody can tell any more. */
export function choiceTold({ target, line }: Problem, intent: Intent): string | null {
  const aimedAt = intent.targets[target];
  const [attacker, weapon] = [actorOf(intent.attacker), itemAt(intent.weapon.uuid)];
  if (!aimedAt || !attacker || !weapon) return null;
  const choices = choicesFor(intent, aimedAt);
  const situation = { attacker, weapon, target: actorOf(aimedAt), metres: aimedAt.distance.metres, choices };
  const choice = procedureOf(intent)
    .choices(situation)
    .find(({ id }) => id === line);
  if (!choice) return null;
  const label = say(choice.label);
  const told = choices[line] ?? choice.value;
  if (choice.kind === "flag" && told === "1") return t("GARDIEN.CARD.problem.choiceTold", { line: label });
  const said = t("GARDIEN.CARD.choiceSaid", { label, chosen: chosen(choice, told) });
  return t("GARDIEN.CARD.problem.choiceTold", { line: said });
}

function chosen({ kind, shown, options }: WindowChoice, told: string): string {
  if (kind === "flag") return flagSaid("false");
  return kind === "point" && shown ? say(shown) : optionSaid(options, told);
}

function flagSaid(received: string): string {
  if (received !== "true" && received !== "false") return received;
  return t(`GARDIEN.CARD.edit.${received === "true" ? "yes" : "no"}`);
}

function optionSaid(options: DeedField["options"] = [], received: string): string {
  const option = options.find(({ value }) => value === received);
  return option ? say(option.label) : received;
}
