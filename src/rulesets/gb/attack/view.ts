import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import type { Text } from "../../../core/text/text.js";
import { partStateLabel, SEVERITY_STEP, severityLabel, woundLabel, zoneLabel } from "../labels.js";
import { profileOf } from "../rules/character/profile.js";
import type { Severity } from "../rules/vocabulary.js";
import { bentFacts } from "./bend.js";
import { classicView } from "./classic/classic.js";
import type { GbOutcome } from "./outcome-kept.js";

const base = "GARDIEN.GB.CARD";

/** GB-29 — the rows whose words speak of blood and care. */
const BLEEDING: readonly Severity[] = ["light", "moderate", "grave", "critical"];

/** What a card tells of an outcome. */
export function viewOf(outcome: GbOutcome): OutcomeView {
  if (outcome.classic) return classicView(outcome);
  const { hit, d20, total, natural } = outcome;
  const severity = hit ? outcome.severity : null;
  return {
    verdict: { key: `${base}.${verdictOf(outcome)}` },
    tone: hit ? "accent" : "mute",
    die: { faces: 20, value: d20, state: natural === "hit" ? "crit" : hit ? "hit" : "miss" },
    total,
    facts: factsOf(outcome),
    severity: severity && {
      label: { key: severityLabel(severity) },
      level: SEVERITY_STEP[severity],
      words: woundWords(outcome, severity),
    },
    losses: lossesOf(outcome),
    summary: severity
      ? {
          key: `${base}.summaryHit`,
          data: { zone: { key: zoneLabel(outcome.zone) }, severity: { key: severityLabel(severity) } },
        }
      : { key: `${base}.${verdictOf(outcome)}` },
  };
}

function verdictOf({ hit, astray, cover }: GbOutcome): "hit" | "miss" | "astray" | "coverStruck" {
  if (cover !== "none") return "coverStruck";
  if (astray > 0) return "astray";
  return hit ? "hit" : "miss";
}

/** GB-29, GB-31, GB-32 — what the wound means for whoever suffers it, and what becomes of the part. */
function woundWords(
  { pfOnly, partDestroyed, zone, part: told, profile }: GbOutcome,
  severity: Severity,
): readonly Text[] {
  if (pfOnly) return severity === "superficial" ? [{ key: woundLabel(severity) }] : [{ key: woundLabel("stunning") }];
  const part = told
    ? null
    : partDestroyed
      ? "destroyed"
      : severity === "critical" && zone !== "body"
        ? "hampered"
        : null;
  return [
    { key: woundLabel(bleedsIn(profile, severity) ? severity : "bloodless") },
    ...(part ? [{ key: woundLabel(part), data: { zone: { key: zoneLabel(zone) } } }] : []),
  ];
}

/** GB-46 — a body in which nothing worsens loses no blood, and nobody need dress it; a graze and the end are what they are. */
function bleedsIn(profile: GbOutcome["profile"], severity: Severity): boolean {
  const { worsening } = profileOf(profile);
  return !BLEEDING.includes(severity) || Object.keys(worsening).length > 0;
}

/** GB-18, GB-03 — what is to be said of the roll itself. */
export function rollFacts({ natural, ...outcome }: GbOutcome): readonly CardFact[] {
  const bent = bentFacts(outcome);
  if (!natural) return bent;
  const label = { key: `${base}.natural` };
  return [{ label, value: { key: `${base}.natural_${natural}` }, rule: "GB-18", audience: "all" }, ...bent];
}

function factsOf(outcome: GbOutcome): readonly CardFact[] {
  const { hit, ac, total, difference } = outcome;
  const facts: CardFact[] = [
    {
      label: { key: `${base}.zone` },
      value: zoneValue(outcome),
      rule: outcome.location === null ? "GB-20" : "GB-22",
      audience: hit ? "all" : "keeper",
    },
    {
      label: { key: `${base}.difference` },
      value: { key: `${base}.differenceValue`, data: { total, ac, difference } },
      rule: "GB-26",
      audience: "numbers",
    },
  ];
  facts.push(...rollFacts(outcome));
  if (hit)
    facts.push({ label: { key: `${base}.gb` }, value: gravityValue(outcome), rule: "GB-27", audience: "numbers" });
  return [...facts, ...furtherFacts(outcome)];
}

/** What happens less often: feats in the gravity, cover, concealment, a shock, a place still open. */
function furtherFacts(outcome: GbOutcome): readonly CardFact[] {
  const { hit, acWorn, powerGb, criticalGb, cover, astray, shock, placeOpen, part } = outcome;
  const through = throughCover(outcome);
  const fact = (id: string, value: Text, rule: string, audience: CardFact["audience"] = "all") => ({
    label: { key: `${base}.${id}` },
    value,
    rule,
    audience,
  });
  const told: (CardFact | false)[] = [
    acWorn < 0 && fact("worn", { key: `${base}.wornValue`, data: { ac: `−${-acWorn}` } }, "GB-12", "numbers"),
    hit && powerGb > 0 && fact("power", { key: `${base}.gbMore`, data: { gb: powerGb } }, "GB-53"),
    hit && criticalGb > 0 && fact("improvedCritical", { key: `${base}.gbMore`, data: { gb: criticalGb } }, "GB-50"),
    astray > 0 && fact("concealment", { key: `${base}.astrayValue`, data: { percent: astray } }, "GB-21"),
    cover !== "none" && fact("cover", { key: `${base}.cover_${cover}` }, "GB-25"),
    through !== null && fact("through", through, "GB-25", "keeper"),
    placeOpen && fact("place", { key: `${base}.placeOpen` }, "GB-23", "keeper"),
    shock !== "none" && fact("shock", { key: `${base}.shock_${shock}` }, shock === "simple" ? "GB-34" : "GB-35"),
    part !== null && fact("part", { key: partStateLabel(part) }, "GB-31"),
  ];
  return told.filter((one) => one !== false);
}

/** GB-25, D-16 — what the keeper is asked about: the wound that the blow makes if the cover does not stop it. */
function throughCover({ cover, severity, gb }: GbOutcome): Text | null {
  if (cover !== "asked" || severity === null) return null;
  return { key: `${base}.throughValue`, data: { severity: { key: severityLabel(severity) }, gb } };
}

function zoneValue({ zone, location, zoneMoved }: GbOutcome): Text {
  const data = { zone: { key: zoneLabel(zone) }, roll: location ?? 0 };
  if (zoneMoved) return { key: `${base}.zoneMoved`, data };
  return { key: location === null ? `${base}.zoneAimed` : `${base}.zoneRolled`, data };
}

function gravityValue({ difference, locationBonus, gbModifier, zone, gb, forced }: GbOutcome): Text {
  const data = {
    difference: Math.max(0, difference),
    bonus: locationBonus,
    zone: { key: zoneLabel(zone) },
    modifier: gbModifier < 0 ? `− ${Math.abs(gbModifier)}` : `+ ${gbModifier}`,
    gb,
  };
  if (forced) return { key: `${base}.gbForced`, data };
  return { key: gbModifier === 0 ? `${base}.gbValue` : `${base}.gbAdjusted`, data };
}

function lossesOf({ hit, mortal, pfLoss, pvLoss }: GbOutcome): readonly Text[] {
  if (!hit) return [];
  if (mortal) return [{ key: `${base}.death` }];
  const losses = [
    { pool: "pf", lost: pfLoss ?? 0 },
    { pool: "pv", lost: pvLoss ?? 0 },
  ];
  return losses
    .filter(({ lost }) => lost > 0)
    .map(({ pool, lost }) => ({
      key: `${base}.loss`,
      data: { points: lost, pool: { key: `GARDIEN.GB.POOL_SHORT.${pool}` } },
    }));
}
