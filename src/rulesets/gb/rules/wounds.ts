import { cappedPf } from "./pools.js";
import type { CapMode, Pools } from "./pools.js";
import { locationBonus } from "./profile.js";
import type { Profile } from "./profile.js";
import { bandOf } from "./tables.js";
import type { SeverityRow } from "./tables.js";
import type { PartState, Severity, Zone } from "./vocabulary.js";

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

/** GB-29 — severities a wound can have at a place of a body, lightest first. */
export function severitiesAt(zone: Zone, profile: Profile): readonly Severity[] {
  const { vital } = locationBonus(profile, zone);
  const all = profile.wounds.map(({ severity, unlessVital }) => (vital ? severity : (unlessVital ?? severity)));
  return [...new Set(all)];
}

/** GB-29 — gravity nearest to `gb` that gives a severity the keeper forces. Throws if the body has no such row. */
export function gbForSeverity(gb: number, severity: Severity, zone: Zone, profile: Profile): number {
  const { vital } = locationBonus(profile, zone);
  const bands = profile.wounds.map((row, i) => ({
    severity: vital ? row.severity : (row.unlessVital ?? row.severity),
    min: (profile.wounds[i - 1]?.upTo ?? -1) + 1,
    max: row.upTo,
  }));
  const matching = bands.filter((band) => band.severity === severity);
  const [first, last] = [matching[0], matching.at(-1)];
  if (!first || !last) throw new RangeError(`no ${severity} wound for ${profile.id}`);
  return Math.min(Math.max(gb, first.min), last.max);
}

/** GB-31, GB-32 — what the keeper may choose for the part hit; nothing below a critical wound. */
export function partStateChoices({
  severity,
  partDestroyed,
}: Pick<WoundOutcome, "severity" | "partDestroyed">): readonly PartState[] {
  if (partDestroyed) return ["severed", "crushed", "shredded"];
  return severity === "critical" ? ["hampered", "unusable"] : [];
}

/** GB-33 — how the keeper's settings shape an application. */
export interface ApplyOptions {
  readonly capMode?: CapMode;
  /** D-03 — whether pools keep what they fall below 0. */
  readonly negativePools?: boolean;
}

/** GB-33 — pools after a wound: losses, then cap; death and the save follow from them. */
export function applyWound(
  before: Pools,
  { pfLoss, pvLoss }: Pick<WoundOutcome, "pfLoss" | "pvLoss">,
  { capMode = "always", negativePools = true }: ApplyOptions = {},
): Pools {
  const floor = negativePools ? -Infinity : 0;
  // D-21: a mortal wound empties the PV and leaves the PF alone.
  const pv = Math.max(floor, pvLoss === null ? Math.min(0, before.pv) : before.pv - pvLoss);
  const wounded = Math.max(floor, before.pf - (pfLoss ?? 0));
  return { pv, pf: cappedPf({ pv, pf: wounded }, capMode) };
}
