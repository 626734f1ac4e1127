import type { CalledZone, HumanZone, Severity, Size, Zone } from "./vocabulary.js";

/** GB-01 — attack and armour class modifier by size. */
export const SIZE_MODIFIERS = {
  tiny: 2,
  small: 1,
  medium: 0,
  large: -1,
  huge: -2,
  gargantuan: -4,
} as const satisfies Record<Size, number>;

/** GB-05, GB-06 — points of life and of fatigue before the Constitution modifier. */
export const POOL_BASE = 8;

/** GB-55 — Toughness counts twice at most. */
export const MOST_TOUGHNESS = 2;

/** GB-09 — difficulty of the Fortitude save made when the PF reach 0. */
export const EXHAUSTION_DC = 15;

/** One band of a table that is read with a number; `upTo` is inclusive. */
export interface Band {
  readonly upTo: number;
}

/** GB-11 — penalty by PF lost. */
export const FATIGUE = [
  { upTo: 1, malus: 0 },
  { upTo: 3, malus: -1 },
  { upTo: 5, malus: -2 },
  { upTo: 7, malus: -3 },
  { upTo: 9, malus: -4 },
  { upTo: Infinity, malus: -5 },
] as const satisfies readonly (Band & { malus: number })[];

/** GB-10, GB-11 — the penalty at 0 PF, and the lowest there is. */
export const WORST_FATIGUE = -5;

/** GB-16 — bonus to the attack roll by the weapon's maximum damage. */
export const LETHALITY = [
  { upTo: 3, bonus: 0 },
  { upTo: 6, bonus: 1 },
  { upTo: 9, bonus: 2 },
  { upTo: 12, bonus: 3 },
  { upTo: 15, bonus: 4 },
  { upTo: 18, bonus: 5 },
  { upTo: 21, bonus: 6 },
  { upTo: 24, bonus: 7 },
  { upTo: Infinity, bonus: 8 },
] as const satisfies readonly (Band & { bonus: number })[];

/** GB-21 — penalty for each range increment beyond the first, and for a weapon one is not proficient with. */
export const RANGE_STEP_MALUS = -2;
export const NOT_PROFICIENT_MALUS = -4;

/** GB-20, GB-22 — a stretch of the d100, both ends inclusive. */
export interface Stretch {
  readonly min: number;
  readonly max: number;
}

/** GB-20 — one declared aim: its penalty and the stretch of the location table it covers. */
export interface CalledZoneRow extends Stretch {
  readonly id: Exclude<CalledZone, "none">;
  readonly malus: number;
}

/** GB-20 — called zones of a human body. */
export const CALLED_ZONES = [
  { id: "head", malus: -10, min: 1, max: 5 },
  { id: "torso", malus: -8, min: 6, max: 20 },
  { id: "armRight", malus: -9, min: 21, max: 30 },
  { id: "armLeft", malus: -9, min: 31, max: 40 },
  { id: "abdomen", malus: -9, min: 41, max: 50 },
  { id: "legRight", malus: -7, min: 51, max: 75 },
  { id: "legLeft", malus: -7, min: 76, max: 100 },
  { id: "headTorsoArms", malus: -5, min: 1, max: 40 },
  { id: "torsoArmsAbdomen", malus: -5, min: 6, max: 50 },
  { id: "abdomenLegs", malus: -3, min: 41, max: 100 },
  { id: "bothLegs", malus: -4, min: 51, max: 100 },
] as const satisfies readonly CalledZoneRow[];

/** GB-22 — one place and its stretch of the d100. */
export interface LocationRow extends Stretch {
  readonly zone: Zone;
}

/** GB-22 — location table of a human body. */
export const LOCATIONS = [
  { zone: "head", min: 1, max: 5 },
  { zone: "torso", min: 6, max: 20 },
  { zone: "armRight", min: 21, max: 30 },
  { zone: "armLeft", min: 31, max: 40 },
  { zone: "abdomen", min: 41, max: 50 },
  { zone: "legRight", min: 51, max: 75 },
  { zone: "legLeft", min: 76, max: 100 },
] as const satisfies readonly LocationRow[];

/** GB-27, GB-28, GB-32 — what a place adds to a wound; `vital`: 16 and more kills there. */
export interface LocationBonus {
  readonly gb: number;
  readonly extraPf: 0 | 1;
  readonly vital: boolean;
}

/** GB-27 — location bonus of a human body. */
export const LOCATION_BONUS = {
  head: { gb: 4, extraPf: 0, vital: true },
  torso: { gb: 3, extraPf: 1, vital: true },
  armRight: { gb: 0, extraPf: 0, vital: false },
  armLeft: { gb: 0, extraPf: 0, vital: false },
  abdomen: { gb: 1, extraPf: 1, vital: true },
  legRight: { gb: 0, extraPf: 0, vital: false },
  legLeft: { gb: 0, extraPf: 0, vital: false },
} as const satisfies Record<HumanZone, LocationBonus>;

/** GB-29 — losses by gravity, in points; `unlessVital` replaces the severity where the place is not vital (GB-32). */
export interface SeverityRow extends Band {
  readonly severity: Severity;
  readonly pf: number;
  readonly pv: number;
  readonly unlessVital?: Severity;
  readonly destroysPart?: boolean;
}

/** GB-29 — gravity rows below 16, the same for every body. */
export const WOUNDS_BELOW_16 = [
  { severity: "superficial", upTo: 0, pf: 0, pv: 0 },
  { severity: "light", upTo: 2, pf: 1, pv: 0 },
  { severity: "moderate", upTo: 5, pf: 2, pv: 1 },
  { severity: "grave", upTo: 10, pf: 3, pv: 2 },
  { severity: "critical", upTo: 15, pf: 4, pv: 3 },
] as const satisfies readonly SeverityRow[];

/** GB-29, GB-32 — gravity table of a body with vital centres. The losses of the last row are those of a limb. */
export const WOUNDS = [
  ...WOUNDS_BELOW_16,
  { severity: "mortal", upTo: Infinity, pf: 4, pv: 3, unlessVital: "critical", destroysPart: true },
] as const satisfies readonly SeverityRow[];

/** GB-46 — gravity table of a body without vital centres. */
export const WOUNDS_WITHOUT_VITALS = [
  ...WOUNDS_BELOW_16,
  { severity: "destructive", upTo: Infinity, pf: 5, pv: 4, destroysPart: true },
] as const satisfies readonly SeverityRow[];

/** GB-37 — seconds between two losses of an untreated wound (GB-40); a severity that is absent never worsens. */
export type Worsening = Readonly<Partial<Record<Severity, number>>>;

/** GB-37, GB-40 — which wounds worsen, and every how many seconds. */
export const WORSENING = { moderate: 600, grave: 60, critical: 6 } as const satisfies Worsening;

/** GB-44 — penalty of a called zone on a table of our own, by the share of the d100 it covers, in percent. */
export const CALLED_MALUS_BY_SHARE = [
  { upTo: 5, malus: -10 },
  { upTo: 10, malus: -9 },
  { upTo: 20, malus: -8 },
  { upTo: 35, malus: -7 },
  { upTo: 49, malus: -5 },
  { upTo: 59, malus: -4 },
  { upTo: Infinity, malus: -3 },
] as const satisfies readonly (Band & { malus: number })[];

/** The row of a banded table that holds a number. */
export function bandOf<Row extends Band>(table: readonly Row[], value: number): Row {
  for (const row of table) if (value <= row.upTo) return row;
  throw new RangeError(`no row of the table holds ${value}`);
}
