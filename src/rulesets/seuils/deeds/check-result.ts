import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { characteristicLabel } from "../labels.js";
import type { Characteristic } from "../rules/vocabulary.js";
import { fact, say, secret } from "./kit.js";
import { poolShown, type Pool } from "./pool-result.js";

/** SE-09, SE-10 — what was tried, in words. */
export function triedText(characteristic: Characteristic | null, specialty: string): Text {
  const name: Text = { key: characteristicLabel(characteristic ?? "perception") };
  return specialty ? say("tried.specialty", { name, specialty }) : say("tried.plain", { name });
}

/** SE-05 — by how much a test succeeded or failed; with a hidden Difficulté it would tell that. `null` without one. */
export function marginFact({ margin, hidden }: Pick<Pool, "margin"> & { readonly hidden: boolean }): CardFact | null {
  if (margin === null) return null;
  return (hidden ? secret : fact)("margin", say("margin", { value: signed(margin) }), "SE-05");
}

/** SE-05 — what a test came to: whether it reached its Difficulté, or so many successes where it has none. */
export function testShown(pool: Pool): Pick<OutcomeView, "verdict" | "tone" | "dice" | "total"> {
  const { result, difficulty, success } = pool;
  if (result === null) return { verdict: say("check.none"), tone: "mute", total: null };
  const shown = poolShown(pool);
  if (difficulty === null) return { ...shown, verdict: successesText(result), tone: "accent" };
  return { ...shown, verdict: say(success ? "success" : "failure"), tone: success ? "good" : "bad" };
}

/** So many successes, in words. */
export function successesText(count: number): Text {
  return say(`successes.${count === 0 ? "none" : count === 1 ? "one" : "other"}`, { count });
}
