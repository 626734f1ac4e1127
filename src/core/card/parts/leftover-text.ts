import type { Presenter } from "../../play/act/act.js";
import type { Leftover } from "../../play/record/plan.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";

/** Returns what an undo has left standing, or will, in a sentence. */
export function leftoverText({ kind, name }: Leftover, act: Pick<Presenter, "valueLabel">): string {
  const label = kind === "valueChanged" ? act.valueLabel(name) : null; // a value has a path for its name
  return t(`GARDIEN.CARD.leftover.${kind}`, { name: label ? say(label) : name });
}
