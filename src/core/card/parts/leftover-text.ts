import type { Presenter } from "../../play/act/act.js";
import type { Leftover } from "../../play/record/plan.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";

/** Returns what an undo has left standing, or will, in a sentence. */
export function leftoverText({ kind, name }: Leftover, act: Pick<Presenter, "numberLabel" | "valueLabel">): string {
  const isNumber = kind.startsWith("number") && name.startsWith("system."); // like a value, it has a path for its name
  const label = isNumber ? act.numberLabel(name) : kind === "valueChanged" ? act.valueLabel(name) : null;
  return t(`GARDIEN.CARD.leftover.${kind}`, { name: label ? say(label) : name });
}
