import type { DeedField } from "../../play/contract/deed.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { choicesFor } from "../../play/record/intent.js";
import type { Intent } from "../../play/record/intent.js";
import type { Problem } from "../../play/record/problem.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { WindowChoice } from "../../play/contract/situation.js";
import { actorOf, itemAt } from "../../world/world.js";

/** Returns a field's value in the words of its window; a value that it does not offer as it was sent. */
export function fieldTold({ line, received }: Problem, field: DeedField | undefined): string {
  const { kind, options, label } = field ?? {};
  const said = kind === "flag" ? flagSaid(received) : optionSaid(options, received);
  return t("GARDIEN.CARD.problem.fieldTold", { line: label ? say(label) : line, received: said });
}

/** Returns a choice by its label in the window, with its value; `null` where that is no longer known. */
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
