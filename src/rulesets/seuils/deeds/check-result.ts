import { oneOf } from "../../../core/shape/heal.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { characteristicLabel } from "../labels.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { fact, secret, told } from "./card.js";
import { nameTold, poolShown, succeeded } from "./pool-result.js";

/** SE-09, SE-10 — what was tried, in words. */
export function triedText(outcome: Outcome, specialty = nameTold(outcome, "specialty")): Text {
  const name: Text = { key: characteristicLabel(oneOf(CHARACTERISTICS, outcome.characteristic, "perception")) };
  return specialty ? told("tried.specialty", { name, specialty }) : told("tried.plain", { name });
}

/** SE-05 — by how much a test succeeded or failed; with a hidden Difficulté it would tell that. `null` without one. */
export function marginFact(outcome: Outcome): CardFact | null {
  if (typeof outcome.margin !== "number") return null;
  const tell = outcome.hidden === true ? secret : fact;
  return tell("margin", told("margin", { value: signed(outcome.margin) }), "SE-05");
}

/** SE-05 — what a test came to: whether it reached its Difficulté, or so many successes where it has none. */
export function testShown(outcome: Outcome): Pick<OutcomeView, "verdict" | "tone" | "dice" | "total"> {
  const { result, difficulty } = outcome;
  if (typeof result !== "number") return { verdict: told("check.none"), tone: "mute", total: null };
  const shown = poolShown(outcome);
  if (typeof difficulty !== "number") return { ...shown, verdict: successesText(result), tone: "accent" };
  const success = succeeded(outcome);
  return { ...shown, verdict: told(success ? "success" : "failure"), tone: success ? "good" : "bad" };
}

/** So many successes, in words. */
export function successesText(count: number): Text {
  return told(`successes.${count === 0 ? "none" : count === 1 ? "one" : "other"}`, { count });
}
