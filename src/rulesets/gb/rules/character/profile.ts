import type { OwnBody } from "./own-body.js";
import type { PfZeroEffect } from "../body/pools.js";
import {
  CALLED_MALUS_BY_SHARE,
  CALLED_ZONES,
  LOCATIONS,
  LOCATION_BONUS,
  WORSENING,
  WOUNDS,
  WOUNDS_WITHOUT_VITALS,
  bandOf,
} from "../tables.js";
import type { CalledZoneRow, LocationBonus, LocationRow, SeverityRow, Worsening } from "../tables.js";
import type { ProfileId, Zone } from "../vocabulary.js";
import { PROFILE_IDS } from "../vocabulary.js";

/** GB-44, GB-45 — the tables a body is played with. */
export interface Profile {
  readonly id: ProfileId;
  /** GB-44 — the data of a body that a table made itself; `id` is then the body it started from. */
  readonly own?: OwnBody;
  /** Covers 1 to 100 without gap; empty when the body has no parts, and everything lands on the zone `body`. */
  readonly locations: readonly LocationRow[];
  readonly bonus: Readonly<Partial<Record<Zone, LocationBonus>>>;
  readonly wounds: readonly SeverityRow[];
  readonly worsening: Worsening;
  readonly calledZones: readonly CalledZoneRow[];
  readonly fatigueApplies: boolean;
  readonly pfZeroEffect: PfZeroEffect;
}

/** GB-58 — a natural cause that strikes no place in particular; what is vital is in it (D-38). */
const WHOLE_BODY: LocationBonus = { gb: 0, extraPf: 0, vital: true };

const HUMAN: Profile = {
  id: "human",
  locations: LOCATIONS,
  bonus: { ...LOCATION_BONUS, body: WHOLE_BODY },
  wounds: WOUNDS,
  worsening: WORSENING,
  calledZones: CALLED_ZONES,
  fatigueApplies: true,
  pfZeroEffect: "save",
};

const NO_BONUS: LocationBonus = { gb: 0, extraPf: 0, vital: false };

/** GB-46 — the source's own adaptation: human places, nothing vital, no bleeding. */
const ZOMBIE: Profile = {
  ...HUMAN,
  id: "zombie",
  bonus: { ...Object.fromEntries(LOCATIONS.map(({ zone }) => [zone, NO_BONUS] as const)), body: NO_BONUS },
  wounds: WOUNDS_WITHOUT_VITALS,
  worsening: {},
};

/** GB-44 — one place of a table of our own: highest face of the d100, then what differs from a plain limb. */
type OwnPlace = readonly [zone: Zone, upTo: number, bonus?: Partial<LocationBonus>];

/** GB-44 — a profile from its places in table order; each place can be called, at the penalty of its share. */
function ownProfile(id: ProfileId, places: readonly OwnPlace[], worsening: Worsening = WORSENING): Profile {
  const locations = places.map(([zone, max], i) => ({ zone, min: (places[i - 1]?.[1] ?? 0) + 1, max }));
  return {
    ...HUMAN,
    id,
    locations,
    bonus: {
      ...Object.fromEntries(places.map(([zone, , bonus]) => [zone, { ...NO_BONUS, ...bonus }] as const)),
      body: WHOLE_BODY,
    },
    worsening,
    calledZones: locations.map(({ zone, min, max }) => ({ id: zone, min, max, malus: malusForShare(max - min + 1) })),
  };
}

/** GB-44 — penalty for calling a stretch of an own table, by the share of the d100 it covers, in percent. */
export function malusForShare(percent: number): number {
  return bandOf(CALLED_MALUS_BY_SHARE, percent).malus;
}

/** GB-44 — slower bleeding of bodies that are not of this world. */
const ALIEN_WORSENING = { grave: 600, critical: 60 } as const satisfies Worsening;

const QUADRUPED = ownProfile("quadruped", [
  ["head", 10, { gb: 4, vital: true }],
  ["chest", 35, { gb: 3, extraPf: 1, vital: true }],
  ["abdomen", 55, { gb: 1, extraPf: 1, vital: true }],
  ["foreRight", 65],
  ["foreLeft", 75],
  ["hindRight", 85],
  ["hindLeft", 95],
  ["tail", 100],
]);

const SERPENT = ownProfile("serpent", [
  ["head", 15, { gb: 4, vital: true }],
  ["coils", 80, { gb: 2, extraPf: 1, vital: true }],
  ["tail", 100],
]);

const WINGED = ownProfile("winged", [
  ["head", 5, { gb: 4, vital: true }],
  ["torso", 20, { gb: 3, extraPf: 1, vital: true }],
  ["armRight", 28],
  ["armLeft", 35],
  ["abdomen", 45, { gb: 1, extraPf: 1, vital: true }],
  ["wingRight", 55],
  ["wingLeft", 65],
  ["legRight", 78],
  ["legLeft", 90],
  ["tail", 100],
]);

const MI_GO = ownProfile(
  "miGo",
  [
    ["head", 10, { gb: 2, vital: true }],
    ["thorax", 35, { gb: 2, extraPf: 1, vital: true }],
    ["abdomen", 50],
    ["wingRight", 58],
    ["wingLeft", 65],
    ["limbsRight", 83],
    ["limbsLeft", 100],
  ],
  ALIEN_WORSENING,
);

const RADIAL = ownProfile(
  "radial",
  [
    ["starHead", 10, { gb: 2 }],
    ["trunk", 40, { gb: 2, extraPf: 1, vital: true }],
    ["arms", 60],
    ["wings", 75],
    ["foot", 100],
  ],
  ALIEN_WORSENING,
);

/** GB-44 — a mass without parts: nothing to locate, to call or to sever. */
const AMORPHOUS: Profile = {
  ...ZOMBIE,
  id: "amorphous",
  locations: [],
  bonus: { body: NO_BONUS },
  wounds: WOUNDS_WITHOUT_VITALS.map((row) => ({ ...row, destroysPart: false })),
  calledZones: [],
};

const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  human: HUMAN,
  zombie: ZOMBIE,
  quadruped: QUADRUPED,
  serpent: SERPENT,
  winged: WINGED,
  miGo: MI_GO,
  radial: RADIAL,
  amorphous: AMORPHOUS,
};

/** GB-44 — the tables of a profile. */
export function profileOf(id: ProfileId): Profile {
  return PROFILES[id];
}

/** Whether a stored word names a profile. */
export function isProfileId(id: string): id is ProfileId {
  return (PROFILE_IDS as readonly string[]).includes(id);
}

/** GB-22, GB-44 — the places of a body, in table order; `body` alone for one without parts. */
export function zonesOf(profile: Profile): readonly Zone[] {
  return profile.locations.length === 0 ? ["body"] : profile.locations.map(({ zone }) => zone);
}

/** GB-27 — what a place adds to a wound. Throws when the body has no such place. */
export function locationBonus(profile: Profile, zone: Zone): LocationBonus {
  const bonus = profile.bonus[zone];
  if (!bonus) throw new RangeError(`${profile.id} has no ${zone}`);
  return bonus;
}
