import { certain, combine, die, map, probability, weighted } from "../../../core/odds/distribution.js";
import type { Distribution } from "../../../core/odds/distribution.js";
import { resolveAttack } from "../rules/attack/attack-result.js";
import type { AttackInput } from "../rules/attack/attack-result.js";
import { strikesCover } from "../rules/attack/cover.js";
import { concealed } from "../rules/attack/situations.js";
import type { Concealment } from "../rules/attack/situations.js";
import type { Severity, Zone } from "../rules/vocabulary.js";
import { reachable } from "../rules/attack/zones.js";
import type { Aim } from "../rules/attack/zones.js";

/** What an attack's odds depend on: an attack without its dice, the armour class of every zone, and the aim. */
export interface OddsInput extends Omit<AttackInput, "d20" | "ac" | "zone"> {
  readonly ac: Readonly<Partial<Record<Zone, number>>>;
  readonly aim: Aim;
  /** GB-25 — zones behind cover: a blow there waits for the keeper's word. */
  readonly covered?: readonly Zone[];
  /** GB-21 — percent of the hits that concealment leads astray. */
  readonly concealment?: Concealment;
}

/** Exact odds of one attack; probabilities from 0 to 1. */
export interface AttackOdds {
  readonly hit: number;
  readonly miss: number;
  /** A blow at what hides a zone. */
  readonly covered: number;
  /** Probability of each severity the target can suffer, lightest first; with `miss` and `covered` they add up to 1. */
  readonly severities: readonly { readonly severity: Severity; readonly probability: number }[];
  /** For each place the blow can reach: how likely it is reached, and how likely it is then hit. */
  readonly zones: readonly { readonly zone: Zone; readonly reached: number; readonly hit: number }[];
}

type Result = Severity | "miss" | "covered";

/** GB-18, GB-22…GB-29 — exact odds of an attack before any die is rolled. */
export function attackOdds(input: OddsInput): AttackOdds {
  const zones = zoneDistribution(input);
  const seen = combine(zones, die(20), (zone, d20): Result => resultOf(input, zone, d20));
  const results = combine(seen, astray(input.concealment ?? 0), (result, missed): Result => (missed ? "miss" : result));
  const miss = probability(results, (result) => result === "miss");
  return {
    hit: probability(results, (result) => result !== "miss"),
    miss,
    covered: probability(results, (result) => result === "covered"),
    severities: severitiesOf(input).map((severity) => ({
      severity,
      probability: probability(results, (result) => result === severity),
    })),
    zones: Array.from(zones.weights, ([zone, weight]) => ({
      zone,
      reached: weight / zones.total,
      hit: probability(die(20), (d20) => resultOf(input, zone, d20) !== "miss") * (1 - (input.concealment ?? 0) / 100),
    })),
  };
}

/** GB-21 — whether the d100 of concealment makes a hit miss. */
function astray(percent: Concealment): Distribution<boolean> {
  return percent === 0 ? certain(false) : map(die(100), (d100) => concealed(d100, percent));
}

function zoneDistribution({ profile, aim }: OddsInput): Distribution<Zone> {
  const places = reachable(profile, aim);
  return places.length === 0 ? certain("body") : weighted(places.map(({ zone, min, max }) => [zone, max - min + 1]));
}

function resultOf(input: OddsInput, zone: Zone, d20: number): Result {
  const ac = input.ac[zone];
  if (ac === undefined) throw new RangeError(`no armour class for ${zone}`);
  const { wound } = resolveAttack({ ...input, d20, ac, zone });
  if (!wound) return "miss";
  return strikesCover(zone, input.covered ?? []) ? "covered" : wound.severity;
}

/** The severities of the target's table; `critical` also stands for a limb at 16 and more (GB-32). */
function severitiesOf({ profile, pfOnly }: OddsInput): readonly Severity[] {
  const all = profile.wounds.map(({ severity }) => severity);
  return pfOnly ? all.filter((severity) => severity !== "mortal" && severity !== "destructive") : all;
}
