import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { contentName } from "../../../../core/text/content.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Text } from "../../../../core/text/text.js";
import { SEVERITY_STEP, severityLabel, woundLabel, zoneLabel } from "../../labels.js";
import { die, pointsMoved } from "../card.js";
import { fact, figure, named, numbers, say } from "../kit.js";
import type { HazardOutcome } from "./hazard-kept.js";

/** GB-58…GB-60 — the card of a natural cause. */
export function hazardView(kept: HazardOutcome): OutcomeView {
  const { classic, hp, severity, destroyed, mortal, d10, bonus, rounds } = kept;
  const verdict = calledBy(kept);
  if (classic) return card({ verdict, tone: "bad", losses: [say("hazard.hp", { points: hp })] });
  if (!severity) return card({ verdict, tone: "mute", facts: over(kept) });
  const zone = { key: zoneLabel(kept.zone) };
  const words: Text[] = [{ key: woundLabel(severity) }];
  if (destroyed) words.push({ key: woundLabel("destroyed"), data: { zone } });
  const lost = (pool: "pf" | "pv") => rounds.reduce((total, round) => total - (round[pool] ?? 0), 0);
  return card({
    verdict,
    tone: "bad",
    die: d10 === null ? null : die(10, d10, false),
    total: d10 === null ? null : d10 + bonus,
    facts: factsOf(kept, zone),
    severity: { label: { key: severityLabel(severity) }, level: SEVERITY_STEP[severity], words },
    losses: mortal ? [{ key: "GARDIEN.GB.CARD.death" }] : pointsMoved({ pf: lost("pf"), pv: lost("pv") }),
    summary: { key: "GARDIEN.GB.CARD.summaryHit", data: { zone, severity: { key: severityLabel(severity) } } },
  });
}

/** The cause by the name its reader knows. */
function calledBy({ metres, slug, name: own }: HazardOutcome): Text {
  if (metres > 0) return say("hazard.fell", { metres });
  const name = contentName(slug) ?? nameAsKnown(own);
  return name ? named(name) : say("hazard.verdict");
}

/** D-37 — no round was played: the cause is over, and the wound on its own clock from now on. */
function over({ wound, goesOn }: HazardOutcome): readonly CardFact[] {
  return wound !== "" && !goesOn ? [fact("cause", say("hazard.over"), "GB-59")] : [];
}

function factsOf(kept: HazardOutcome, zone: Text): readonly CardFact[] {
  const { before, gb, growth, location, goesOn, mortal } = kept;
  const rounds = kept.rounds.length;
  const grew = { gb, rounds, growth, before: before ?? 0 };
  return [
    location === null
      ? fact("zone", zone, "GB-58")
      : fact("zone", { key: "GARDIEN.GB.CARD.zoneRolled", data: { zone, roll: location } }, "GB-60"),
    ...(rounds > 1 || before !== null
      ? [fact("rounds", say(`hazard.${before === null ? "grew" : "grewOn"}`, grew), "GB-59")]
      : []),
    numbers("gb", gravity(kept, zone), "GB-58"),
    ...(goesOn && !mortal ? [fact("cause", say("hazard.atWork"), "GB-59")] : []),
  ];
}

/** GB-58, GB-60 — the gravity of the one round, as a sum where the place struck has its part in it. */
function gravity(kept: HazardOutcome, zone: Text): Text {
  const { gb, placeGb, d10, bonus, rounds } = kept;
  const isSum = placeGb !== 0 && rounds.length === 1 && !isDecided(kept, "gb");
  if (!isSum) return figure(gb);
  return { key: "GARDIEN.GB.CARD.gbValue", data: { difference: (d10 ?? 0) + bonus, bonus: placeGb, zone, gb } };
}
