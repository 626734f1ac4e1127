import type { Profile } from "../character/profile.js";
import type { CalledZoneRow, LocationRow } from "../tables.js";
import type { CalledZone, Zone } from "../vocabulary.js";

/** GB-23 — how an aim at several places is located: anywhere in its stretch, or only on the places declared (D-13). */
export type MultiZoneMode = "range" | "declared";

/** GB-20 — where an attacker aims; `zones` narrows a wide aim to the places declared, in mode `declared`. */
export interface Aim {
  readonly called: CalledZone;
  readonly zones?: readonly Zone[];
  readonly mode?: MultiZoneMode;
}

/** GB-22, GB-23 — the location die: `faces`, plus what is added to read it on the table. */
export interface LocationDie {
  readonly faces: number;
  readonly plus: number;
}

/** GB-20 — the row of a called zone; `undefined` when nothing was called. Throws for a body that lacks the zone. */
export function calledZoneRow(profile: Profile, called: CalledZone): CalledZoneRow | undefined {
  if (called === "none") return undefined;
  const row = profile.calledZones.find(({ id }) => id === called);
  if (!row) throw new RangeError(`${called} cannot be called on ${profile.id}`);
  return row;
}

/** GB-22, GB-23 — the places a blow can reach, in table order. */
export function reachable(profile: Profile, aim: Aim): readonly LocationRow[] {
  const row = calledZoneRow(profile, aim.called);
  const inside = profile.locations.filter(({ min, max }) => !row || (row.min <= min && max <= row.max));
  const declared = declaredZones(aim);
  return declared ? inside.filter(({ zone }) => declared.includes(zone)) : inside;
}

/**
 * GB-22, GB-23 — place where a blow lands. Throws for a roll that is not on the table.
 * @param roll total of the location formula; ignored when there is only one place
 */
export function locate(profile: Profile, aim: Aim, roll: number | null): Zone {
  if (profile.locations.length === 0) return "body";
  const zone = declaredZones(aim) ? amongDeclared(profile, aim, roll) : inStretch(profile, aim, roll);
  if (!zone) throw new RangeError(`${String(roll)} is not on the location table of ${profile.id}`);
  return zone;
}

/** The location die of an unbroken stretch is read on the table itself. */
function inStretch(profile: Profile, { called }: Aim, roll: number | null): Zone | undefined {
  const row = calledZoneRow(profile, called);
  for (const { zone, min, max } of profile.locations) {
    if (row && zone === row.id) return zone;
    if (roll !== null && min <= roll && roll <= max && (!row || (row.min <= min && max <= row.max))) return zone;
  }
  return undefined;
}

/** Declared places are read off one after the other, each as wide as on the table (D-13). */
function amongDeclared(profile: Profile, aim: Aim, roll: number | null): Zone | undefined {
  const places = reachable(profile, aim);
  if (places.length === 1) return places[0]?.zone;
  let left = roll ?? NaN;
  if (left < 1) return undefined;
  return places.find((place) => {
    const here = left <= width(place);
    left -= width(place);
    return here;
  })?.zone;
}

/** The places that narrow a wide aim, if the mode lets them. */
export function declaredZones({ mode, zones }: Aim): readonly Zone[] | undefined {
  return mode === "declared" && zones?.length ? zones : undefined;
}

/** GB-22 — how many faces of the die a band holds. */
export function width({ min, max }: { readonly min: number; readonly max: number }): number {
  return max - min + 1;
}
