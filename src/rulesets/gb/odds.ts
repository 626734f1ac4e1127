import { certain, combine, die, probability, weighted } from "../../core/odds/distribution.js";
import type { Distribution } from "../../core/odds/distribution.js";
import { resolveAttack } from "./rules/attack.js";
import type { AttackInput } from "./rules/attack.js";
import type { Severity, Zone } from "./rules/vocabulary.js";
import { reachable } from "./rules/zones.js";
import type { Aim } from "./rules/zones.js";

/** What an attack's odds depend on: an attack without its dice, the armour class of every zone, and the aim. */
export interface OddsInput extends Omit<AttackInput, "d20" | "ac" | "zone"> {
  readonly ac: Readonly<Partial<Record<Zone, number>>>;
  readonly aim: Aim;
}

/** Exact odds of one attack; probabilities from 0 to 1. */
export interface AttackOdds {
  readonly hit: number;
  readonly miss: number;
  /** Probability of each severity the target can suffer, lightest first; with `miss` they add up to 1. */
  readonly severities: readonly { readonly severity: Severity; readonly probability: number }[];
  /** For each place the blow can reach: how likely it is reached, and how likely it is then hit. */
  readonly zones: readonly { readonly zone: Zone; readonly reached: number; readonly hit: number }[];
}

type Result = Severity | "miss";

/** GB-18, GB-22…GB-29 — exact odds of an attack before any die is rolled. */
export function attackOdds(input: OddsInput): AttackOdds {
  const zones = zoneDistribution(input);
  const results = combine(zones, die(20), (zone, d20): Result => resultOf(input, zone, d20));
  const miss = probability(results, (result) => result === "miss");
  return {
    hit: probability(results, (result) => result !== "miss"),
    miss,
    severities: severitiesOf(input).map((severity) => ({
      severity,
      probability: probability(results, (result) => result === severity),
    })),
    zones: Array.from(zones.weights, ([zone, weight]) => ({
      zone,
      reached: weight / zones.total,
      hit: probability(die(20), (d20) => resultOf(input, zone, d20) !== "miss"),
    })),
  };
}

function zoneDistribution({ profile, aim }: OddsInput): Distribution<Zone> {
  const places = reachable(profile, aim);
  return places.length === 0 ? certain("body") : weighted(places.map(({ zone, min, max }) => [zone, max - min + 1]));
}

function resultOf(input: OddsInput, zone: Zone, d20: number): Result {
  const ac = input.ac[zone];
  if (ac === undefined) throw new RangeError(`no armour class for ${zone}`);
  return resolveAttack({ ...input, d20, ac, zone }).wound?.severity ?? "miss";
}

/** The severities of the target's table; `critical` also stands for a limb at 16 and more (GB-32). */
function severitiesOf({ profile, pfOnly }: OddsInput): readonly Severity[] {
  const all = profile.wounds.map(({ severity }) => severity);
  return pfOnly ? all.filter((severity) => severity !== "mortal" && severity !== "destructive") : all;
}
