import { signed, t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import type { Line } from "../../play/contract/modifiers.js";
import { answerBehind } from "../../world/inquiries.js";
import { isSecret } from "../../play/judge/known-lines.js";
import type { Presenter } from "../../play/act/act.js";

/** A line of a sum, in words. */
export interface LineContext {
  readonly name: string;
  readonly source: string;
  readonly rule: string;
  readonly value: string;
  readonly off: boolean;
}

/** Returns a line of a sum in words, as the roll's procedure explains it. */
export function lineContext(line: Line, presenter: Pick<Presenter, "explain">, numbers = true): LineContext {
  const own = line.by === "player";
  const { name, source, amount } = presenter.explain(line);
  return {
    name: own ? line.reason || t("GARDIEN.ATTACK.ownLine") : say(name),
    source: own ? t(answerBehind(line) ? "GARDIEN.INQUIRY.line" : "GARDIEN.ATTACK.ownLineSource") : say(source),
    rule: line.rule,
    value: isSecret(line, presenter) && !numbers ? "?" : amount ? say(amount) : signed(line.value),
    off: !line.on,
  };
}
