import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { contentName } from "../../../../core/text/content.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Text } from "../../../../core/text/text.js";
import { SEVERITY_STEP, severityLabel, woundLabel, zoneLabel } from "../../labels.js";
import { SEVERITIES, ZONES } from "../../rules/vocabulary.js";
import { die, pointsMoved, stored, word } from "../card.js";
import { roundsIn } from "./hazard-changes.js";
import { fact, numbers } from "../kit.js";

const base = "GARDIEN.GB.DEED.hazard";

/** GB-58…GB-60 — the card of a natural cause. */
export function hazardView(outcome: Outcome): OutcomeView {
  const verdict = calledBy(outcome);
  if (outcome.classic === true) {
    const loss = { key: "GARDIEN.GB.DEED.hazard.hp", data: { points: stored(outcome, "hp") } };
    return card({ verdict, tone: "bad", losses: [loss] });
  }
  const severity = SEVERITIES.find((one) => one === outcome.severity);
  if (!severity) return card({ verdict, tone: "mute", facts: over(outcome) });
  const zone = zoneOf(outcome);
  const words: Text[] = [{ key: woundLabel(severity) }];
  if (outcome.destroyed === true) words.push({ key: woundLabel("destroyed"), data: { zone } });
  return card({
    verdict,
    tone: "bad",
    die: outcome.d10 === null ? null : die(10, stored(outcome, "d10"), false),
    total: outcome.d10 === null ? null : stored(outcome, "d10") + stored(outcome, "bonus"),
    facts: factsOf(outcome, zone),
    severity: { label: { key: severityLabel(severity) }, level: SEVERITY_STEP[severity], words },
    losses: outcome.mortal === true ? [{ key: "GARDIEN.GB.CARD.death" }] : pointsMoved(lossesIn(outcome)),
    summary: { key: "GARDIEN.GB.CARD.summaryHit", data: { zone, severity: { key: severityLabel(severity) } } },
  });
}

/** The cause by the name its reader knows. */
function calledBy(outcome: Outcome): Text {
  const metres = stored(outcome, "metres");
  if (metres > 0) return { key: `${base}.fell`, data: { metres } };
  const name = contentName(word(outcome, "slug")) ?? word(outcome, "name");
  return name ? { key: "GARDIEN.GB.DEED.named", data: { name } } : { key: `${base}.verdict` };
}

function zoneOf({ zone }: Outcome): Text {
  return { key: zoneLabel(ZONES.find((one) => one === zone) ?? "body") };
}

function lossesIn(outcome: Outcome): { pf: number; pv: number } {
  const rounds = roundsIn(outcome);
  const sum = (pool: "pf" | "pv") => rounds.reduce((total, round) => total + (round[pool] ?? 0), 0);
  return { pf: -sum("pf"), pv: -sum("pv") };
}

/** D-37 — no round was played: the cause is over, and the wound on its own clock from now on. */
function over(outcome: Outcome): readonly CardFact[] {
  return outcome.goesOn === false ? [fact("cause", { key: `${base}.over` }, "GB-59")] : [];
}

function factsOf(outcome: Outcome, zone: Text): readonly CardFact[] {
  const before = outcome.before === null ? null : stored(outcome, "before");
  const rounds = roundsIn(outcome).length;
  const grew = { gb: stored(outcome, "gb"), rounds, growth: stored(outcome, "growth"), before: before ?? 0 };
  const location = outcome.location === null ? null : stored(outcome, "location");
  return [
    location === null
      ? fact("zone", zone, "GB-58")
      : fact("zone", { key: "GARDIEN.GB.CARD.zoneRolled", data: { zone, roll: location } }, "GB-60"),
    ...(rounds > 1 || before !== null
      ? [fact("rounds", { key: `${base}.${before === null ? "grew" : "grewOn"}`, data: grew }, "GB-59")]
      : []),
    numbers("gb", gravity(outcome, zone), "GB-58"),
    ...(outcome.goesOn === true && outcome.mortal !== true ? [fact("cause", { key: `${base}.atWork` }, "GB-59")] : []),
  ];
}

/** GB-58, GB-60 — the gravity of the one round, as a sum where the place struck has its part in it. */
function gravity(outcome: Outcome, zone: Text): Text {
  const [gb, bonus] = [stored(outcome, "gb"), stored(outcome, "placeGb")];
  const isSum = bonus !== 0 && roundsIn(outcome).length === 1 && !isDecided(outcome, "gb");
  if (!isSum) return { key: "GARDIEN.GB.DEED.figure", data: { value: gb } };
  const difference = stored(outcome, "d10") + stored(outcome, "bonus");
  return { key: "GARDIEN.GB.CARD.gbValue", data: { difference, bonus, zone, gb } };
}
