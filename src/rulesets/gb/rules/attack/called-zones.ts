import type { Profile } from "../character/profile.js";
import type { CalledZoneRow } from "../tables.js";
import type { CalledZone, Zone } from "../vocabulary.js";
import { calledZoneRow, width, type Aim, type LocationDie, reachable, declaredZones } from "./zones.js";

/** GB-20 — penalty for the zone called, 0 when none was. */
export function calledMalus(profile: Profile, called: CalledZone): number {
  return calledZoneRow(profile, called)?.malus ?? 0;
}

/** GB-20 — the printed row with the smallest coverage that holds all the zones declared (D-14), if there is one. */
export function calledZoneHolding(profile: Profile, zones: readonly Zone[]): CalledZoneRow | undefined {
  const wanted = profile.locations.filter(({ zone }) => zones.includes(zone));
  if (wanted.length === 0 || wanted.length < zones.length) return undefined;
  return profile.calledZones
    .filter((row) => wanted.every(({ min, max }) => row.min <= min && max <= row.max))
    .reduce<CalledZoneRow | undefined>((best, row) => (best && width(best) <= width(row) ? best : row), undefined);
}

/** GB-22, GB-23 — die that settles the place; `null` when there is only one place to hit. */
export function locationDie(profile: Profile, aim: Aim): LocationDie | null {
  const places = reachable(profile, aim);
  const [first] = places;
  if (!first || places.length === 1) return null;
  const faces = places.reduce((sum, place) => sum + width(place), 0);
  return { faces, plus: declaredZones(aim) ? 0 : first.min - 1 };
}

/** GB-22, GB-23 — the location die as a formula, such as `1d45 + 5`; `null` when there is nothing to roll. */
export function locationFormula(profile: Profile, aim: Aim): string | null {
  const die = locationDie(profile, aim);
  if (!die) return null;
  return die.plus === 0 ? `1d${die.faces}` : `1d${die.faces} + ${die.plus}`;
}

/** GB-22 — the widest place an aim can reach: where a blow lands for which no die was rolled on this body. */
export function widestPlace(profile: Profile, aim: Aim): Zone {
  const [first, ...others] = reachable(profile, aim);
  if (!first) return "body";
  return others.reduce((best, place) => (width(place) > width(best) ? place : best), first).zone;
}
