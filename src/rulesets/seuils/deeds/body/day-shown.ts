import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { infectionLabel } from "../../labels.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { figuresOf } from "../../data/reading.js";
import { infectionEffects } from "../../rules/body/infection.js";
import { successesText } from "../check-result.js";
import { rowsDrawn } from "../circles-kept.js";
import { fact, say } from "../kit.js";
import { poolFacts, poolShown } from "../pool-result.js";
import { circleTexts } from "./circles.js";
import type { Day } from "./day-passed.js";
import { diseaseText, infectionText, onlyDisease } from "./infection.js";

/** SE-71 — verdict and facts of a day that has passed. */
export function dayShown(
  day: Day,
): Pick<OutcomeView, "verdict" | "tone" | "dice" | "total" | "facts" | "losses" | "marks"> {
  const { watched, worse, recovered, faded, success } = day;
  return {
    ...(watched ? poolShown(day) : { total: null }),
    verdict: verdictOf(day),
    tone: worse !== "none" ? "bad" : recovered > 0 || success ? "good" : "mute",
    facts: [...(watched ? poolFacts(day, "SE-63") : []), ...infectionFacts(day), ...courseFacts(day)],
    losses: [
      ...circleTexts(day).map((circles) => say("day.recovers", { circles })),
      ...(faded > 0 ? [say(`day.fades.${faded === 1 ? "one" : "other"}`, { count: faded })] : []),
    ],
    marks: rowsDrawn(day),
  };
}

function verdictOf({ worse, recovered, days, watched }: Day): Text {
  if (worse !== "none") return say("day.infected", { infection: { key: infectionLabel(worse) } });
  if (recovered > 0) return say("day.recovery");
  if (days > 1) return say("day.rest", { days });
  return say(watched ? "day.holds" : "day.passes");
}

function infectionFacts({ worse, severity }: Day): readonly CardFact[] {
  if (worse === "none") return [];
  const disease = diseaseText(onlyDisease(worse));
  return [
    ...(severity === null ? [] : [fact("severity", successesText(severity), "SE-65")]),
    ...(disease ? [fact("disease", disease, "SE-66")] : []),
    fact("effect", infectionText(worse), "SE-66"),
  ];
}

/** SE-63, SE-67 — where the period stands, and what stands in the way of recovery. */
function courseFacts(day: Day): readonly CardFact[] {
  const { left, watchOver, worse, dressed } = day;
  return [
    ...(watchOver && worse === "none" ? [fact("watch", say("day.outOfDanger"), "SE-63")] : []),
    ...(left ? [fact("recovery", courseText(day, { key: rowLabel(left) }), "SE-67")] : []),
    ...(dressed ? [fact("bandages", say("day.bandages"), "SE-62")] : []),
  ];
}

function courseText({ bleeding, suspended, day, period }: Day, row: Text): Text {
  if (bleeding) return say("day.bleeding");
  return suspended ? say("day.suspended") : say("day.course", { row, day, period });
}

/** SE-66 — the keeper says which disease it is, where there is a choice. */
export function diseaseCalls({ worse }: Pick<Day, "worse">, actor: Actor): readonly AttackCall[] {
  const { infection, disease } = figuresOf(actor).care;
  const asks = game.user.isGM && infection === worse && disease === "";
  const open = asks && infectionEffects(infection).diseases.length > 1;
  return open ? [{ deed: "infection", choices: {}, label: say("nameDisease"), window: true }] : [];
}
