import { malusForShare, profileOf, type Profile } from "./profile.js";
import { WOUNDS_BELOW_16, type LocationBonus, type LocationRow, type SeverityRow, type Worsening } from "../tables.js";
import type { ProfileId, Zone } from "../vocabulary.js";

/** GB-44, GB-45 — whether a table is that of the body one starts from, one's own, or none at all. */
export const TABLE_MODES = ["inherit", "own", "none"] as const;
export type TableMode = (typeof TABLE_MODES)[number];

/** GB-44 — one place: highest face of the d100 that hits it, and what it adds to a wound. */
export interface OwnPlace {
  readonly zone: Zone;
  readonly upTo: number;
  readonly gb: number;
  readonly extraPf: boolean;
  readonly vital: boolean;
}

/** GB-45 — losses of the rows of the gravity table, in points; the last one is 16 and more. */
export const OWN_ROWS = ["superficial", "light", "moderate", "grave", "critical", "last"] as const;
export type OwnRow = (typeof OWN_ROWS)[number];
export interface OwnLoss {
  readonly pf: number;
  readonly pv: number;
}

/** GB-44, GB-45 — a body that a table makes itself, as plain data. */
export interface OwnBody {
  readonly basedOn: ProfileId;
  readonly places: TableMode;
  readonly rows: readonly OwnPlace[];
  /** GB-45 — places add nothing to a wound and none is vital. */
  readonly plainPlaces: boolean;
  readonly losses: "inherit" | "own";
  readonly lossRows: Readonly<Record<OwnRow, OwnLoss>>;
  readonly worsening: TableMode;
  /** Seconds between two losses, `null` where such a wound does not worsen. */
  readonly intervals: {
    readonly moderate: number | null;
    readonly grave: number | null;
    readonly critical: number | null;
  };
  readonly fatigueApplies: boolean;
  readonly pfZeroEffect: Profile["pfZeroEffect"];
}

const NOTHING: LocationBonus = { gb: 0, extraPf: 0, vital: false };

/** GB-44, GB-45 — the tables of a body that a table made itself. */
export function ownProfile(own: OwnBody): Profile {
  const base = profileOf(own.basedOn);
  const places = placesOf(own, base);
  const bonus = own.plainPlaces ? withoutBonus(places.bonus) : places.bonus;
  const vital = Object.values(bonus).some((place) => place.vital);
  return {
    ...base,
    own,
    ...places,
    bonus,
    wounds: woundsOf(own, base, vital),
    worsening: worseningOf(own, base),
    fatigueApplies: own.fatigueApplies,
    pfZeroEffect: own.pfZeroEffect,
  };
}

type Places = Pick<Profile, "locations" | "bonus" | "calledZones">;

function placesOf({ places, rows }: OwnBody, base: Profile): Places {
  if (places === "inherit") return { locations: base.locations, bonus: base.bonus, calledZones: base.calledZones };
  const locations = places === "own" ? stretches(rows) : [];
  if (locations.length === 0) return { locations, bonus: { body: NOTHING }, calledZones: [] };
  const own = new Map(
    rows.map(({ zone, gb, extraPf, vital }) => [zone, { gb, extraPf: extraPf ? 1 : 0, vital } as const]),
  );
  const vital = rows.some((row) => row.vital);
  return {
    locations,
    bonus: {
      ...Object.fromEntries(locations.map(({ zone }) => [zone, own.get(zone) ?? NOTHING] as const)),
      body: { ...NOTHING, vital },
    },
    calledZones: locations.map(({ zone, min, max }) => ({ id: zone, min, max, malus: malusForShare(max - min + 1) })),
  };
}

/** GB-44 — the rows as stretches of the d100, in order, each zone once; the last one reaches 100. */
export function stretches(rows: readonly Pick<OwnPlace, "zone" | "upTo">[]): readonly LocationRow[] {
  const stretched: LocationRow[] = [];
  let min = 1;
  for (const { zone, upTo } of [...rows].sort((a, b) => a.upTo - b.upTo)) {
    if (upTo < min || stretched.some((row) => row.zone === zone)) continue;
    stretched.push({ zone, min, max: Math.min(100, upTo) });
    min = upTo + 1;
  }
  const last = stretched.pop();
  return last ? [...stretched, { ...last, max: 100 }] : [];
}

function withoutBonus(bonus: Profile["bonus"]): Profile["bonus"] {
  return Object.fromEntries(Object.keys(bonus).map((zone) => [zone, NOTHING]));
}

/** GB-45, GB-46 — losses by gravity; a body without vital places is destroyed by what would kill another. */
function woundsOf({ losses, lossRows }: OwnBody, base: Profile, vital: boolean): readonly SeverityRow[] {
  const top = base.wounds.at(-1);
  const destroysPart = top?.destroysPart ?? false;
  const own = losses === "own";
  if (!own && top?.severity === (vital ? "mortal" : "destructive")) return base.wounds;
  const rows = own ? WOUNDS_BELOW_16.map((row) => ({ ...row, ...lossRows[row.severity] })) : base.wounds.slice(0, -1);
  const human = vital ? { pf: 4, pv: 3 } : { pf: 5, pv: 4 };
  const last = own ? lossRows.last : human;
  const end = vital
    ? ({ severity: "mortal", unlessVital: "critical" } as const)
    : ({ severity: "destructive" } as const);
  return [...rows, { ...end, ...last, upTo: Infinity, destroysPart }];
}

function worseningOf({ worsening, intervals }: OwnBody, base: Profile): Worsening {
  if (worsening === "inherit") return base.worsening;
  const own = Object.entries(intervals).filter(([, seconds]) => worsening === "own" && seconds !== null && seconds > 0);
  return Object.fromEntries(own) as Worsening;
}
