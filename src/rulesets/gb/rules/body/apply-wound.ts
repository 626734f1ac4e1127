import { type CapMode, type Pools, cappedPf } from "./pools.js";
import { type Profile, locationBonus } from "../character/profile.js";
import type { Zone, Severity } from "../vocabulary.js";
import type { WoundOutcome } from "./wounds.js";

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
