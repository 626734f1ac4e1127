import { locationBonus } from "../character/profile.js";
import type { Profile } from "../character/profile.js";
import { bandOf } from "../tables.js";
import type { SeverityRow } from "../tables.js";
import type { PartState, Severity, Zone } from "../vocabulary.js";

/** GB-29 — what a blow of a given gravity does. */
export interface WoundOutcome {
  readonly gb: number;
  readonly zone: Zone;
  readonly severity: Severity;
  /** Points lost, the extra PF of the place included; `null`: the victim dies outright. */
  readonly pfLoss: number | null;
  readonly pvLoss: number | null;
  /** GB-28 — part of `pfLoss` that the place adds. */
  readonly extraPf: number;
  readonly mortal: boolean;
  /** GB-37 — goes on costing points until it is treated. */
  readonly worsens: boolean;
  /** GB-32 — the part is severed, crushed or shredded. */
  readonly partDestroyed: boolean;
}

/** What a wound depends on besides its gravity and its place. */
export interface WoundOptions {
  /** GB-51 — a blow that costs no PV, never kills and never worsens (D-32). */
  readonly pfOnly?: boolean;
  /** GB-58 — whether 16 and more kills where a natural cause strikes the whole body (D-38). */
  readonly bodyVital?: boolean;
}

/** GB-28, GB-29, GB-32 — wound of a gravity (0 or more) at a place of a body. */
export function woundAt(
  gb: number,
  zone: Zone,
  profile: Profile,
  { pfOnly = false, bodyVital = true }: WoundOptions = {},
): WoundOutcome {
  const place = locationBonus(profile, zone);
  const row = pfOnly ? gentleRow(gb, profile) : bandOf(profile.wounds, gb);
  const vital = place.vital && (zone !== "body" || bodyVital);
  const severity = vital ? row.severity : (row.unlessVital ?? row.severity);
  const extraPf = severity === "superficial" ? 0 : place.extraPf;
  if (severity === "mortal") {
    const death = { pfLoss: null, pvLoss: null, extraPf: 0, mortal: true, worsens: false };
    return { gb, zone, severity, ...death, partDestroyed: row.destroysPart ?? false };
  }
  return {
    gb,
    zone,
    severity,
    pfLoss: row.pf + extraPf,
    pvLoss: pfOnly ? 0 : row.pv,
    extraPf,
    mortal: false,
    worsens: !pfOnly && profile.worsening[severity] !== undefined,
    partDestroyed: !pfOnly && (row.destroysPart ?? false),
  };
}

/** GB-51 — the row of a blow that costs PF only: never above critical. */
function gentleRow(gb: number, profile: Profile): SeverityRow {
  const critical = profile.wounds.find(({ severity }) => severity === "critical");
  return bandOf(profile.wounds, Math.min(gb, critical?.upTo ?? gb));
}

/** GB-31, GB-32 — what the keeper may choose for the part hit; nothing below a critical wound. */
export function partStateChoices({
  severity,
  partDestroyed,
}: Pick<WoundOutcome, "severity" | "partDestroyed">): readonly PartState[] {
  if (partDestroyed) return ["severed", "crushed", "shredded"];
  return severity === "critical" ? ["hampered", "unusable"] : [];
}
