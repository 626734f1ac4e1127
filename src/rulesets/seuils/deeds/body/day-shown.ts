import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { stored } from "../../../../core/deed/card.js";
import type { Text } from "../../../../core/text/text.js";
import { infectionLabel } from "../../labels.js";
import { rowLabel } from "../../data/state-labels.js";
import { figuresOf } from "../../data/reading.js";
import { infectionEffects } from "../../rules/infection.js";
import { ROWS } from "../../rules/vocabulary.js";
import { fact, told } from "../card.js";
import { successesText } from "../check-result.js";
import { circleTexts } from "./circles.js";
import { rowsDrawn } from "../circles-told.js";
import { infectionIn } from "./day-passed.js";
import { diseaseText, infectionText, onlyDisease } from "./infection.js";
import { poolFacts, poolShown, succeeded } from "../pool-result.js";

/** SE-71 — verdict and facts of a day that has passed. */
export function dayShown(
  outcome: Outcome,
): Pick<OutcomeView, "verdict" | "tone" | "dice" | "total" | "facts" | "losses" | "marks"> {
  const infected = infectionIn(outcome);
  const [recovered, faded] = [stored(outcome, "recovered"), stored(outcome, "faded")];
  const rolled = outcome.watched === true ? poolShown(outcome) : { total: null };
  return {
    ...rolled,
    verdict: verdictOf(outcome),
    tone: infected !== "none" ? "bad" : recovered > 0 || succeeded(outcome) ? "good" : "mute",
    facts: [
      ...(outcome.watched === true ? poolFacts(outcome, "SE-63") : []),
      ...infectionFacts(outcome),
      ...courseFacts(outcome),
    ],
    losses: [
      ...circleTexts(outcome).map((circles) => told("day.recovers", { circles })),
      ...(faded > 0 ? [told(`day.fades.${faded === 1 ? "one" : "other"}`, { count: faded })] : []),
    ],
    marks: rowsDrawn(outcome),
  };
}

function verdictOf(outcome: Outcome): Text {
  const infected = infectionIn(outcome);
  if (infected !== "none") return told("day.infected", { infection: { key: infectionLabel(infected) } });
  if (stored(outcome, "recovered") > 0) return told("day.recovery");
  const days = stored(outcome, "days");
  if (days > 1) return told("day.rest", { days });
  return told(outcome.watched === true ? "day.holds" : "day.passes");
}

function infectionFacts(outcome: Outcome): readonly CardFact[] {
  const infected = infectionIn(outcome);
  if (infected === "none") return [];
  const severity = typeof outcome.severity === "number" ? successesText(outcome.severity) : null;
  const disease = diseaseText(onlyDisease(infected));
  return [
    ...(severity ? [fact("severity", severity, "SE-65")] : []),
    ...(disease ? [fact("disease", disease, "SE-66")] : []),
    fact("effect", infectionText(infected), "SE-66"),
  ];
}

/** SE-63, SE-67 — where the period stands, and what stands in the way of recovery. */
function courseFacts(outcome: Outcome): readonly CardFact[] {
  const left = ROWS.find((one) => one === outcome.left);
  const over = outcome.watchOver === true && infectionIn(outcome) === "none";
  return [
    ...(over ? [fact("watch", told("day.outOfDanger"), "SE-63")] : []),
    ...(left ? [fact("recovery", courseText(outcome, { key: rowLabel(left) }), "SE-67")] : []),
    ...(outcome.dressed === true ? [fact("bandages", told("day.bandages"), "SE-62")] : []),
  ];
}

function courseText(outcome: Outcome, row: Text): Text {
  if (outcome.bleeding === true) return told("day.bleeding");
  if (outcome.suspended === true) return told("day.suspended");
  return told("day.course", { row, day: stored(outcome, "day"), period: stored(outcome, "period") });
}

/** SE-66 — the keeper says which disease it is, where there is a choice. */
export function diseaseCalls(outcome: Outcome, actor: Actor): readonly AttackCall[] {
  const { infection, disease } = figuresOf(actor).care;
  const asks = game.user.isGM && infection === infectionIn(outcome) && disease === "";
  const open = asks && infectionEffects(infection).diseases.length > 1;
  return open ? [{ deed: "infection", choices: {}, label: told("nameDisease"), window: true }] : [];
}
