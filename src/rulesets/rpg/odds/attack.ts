import { addChance, areReckonable, harmChances, layeredChances, weaponRolls, type Chances } from "./damage.js";
import { parryChance, resistChance, testResults } from "./test.js";
import { rolledAt, type ArmourPiece } from "../rules/attack/armour.js";
import { CRITICAL_DIE, CRITICAL_TABLES } from "../rules/criticals/tables.js";
import { damageRolls, type DamageOptions } from "../rules/attack/damage.js";
import type { DiceFormula } from "../rules/dice-formula.js";
import type { EffectType } from "../rules/criticals/effects.js";
import { castFactor } from "../rules/attack/spell-casting.js";
import { lifeState, lifeWith, type LifeState } from "../rules/character/life.js";
import { LOCATION_DIE, locationAt, type LocationRow } from "../rules/attack/locations.js";
import type { Parry, ParryOptions } from "../rules/attack/parry.js";
import type { ArmourStacking, DeathRule, Naturals, Zone } from "../rules/vocabulary.js";

/** RP-41…RP-56 — what the odds of an attack depend on, before any die is rolled. */
export interface AttackFigures {
  readonly score: number;
  readonly difficulty: number;
  /** RP-42 — with what the blow would be met; `null`: it is not. */
  readonly parry: Omit<Parry, "attackerMargin"> | null;
  readonly formula: DiceFormula;
  /** Bdeg, where it counts (RP-51). */
  readonly damageBonus: number;
  /** RP-54 — an edge or a point, or a missile. */
  readonly piercing: boolean;
  /** RP-48 — a number of the place aimed at; `null`: the die tells. */
  readonly aimedAt: number | null;
  readonly target: AttackTarget;
  /** RP-79 — a spell: a critical success doubles its numbers, and Volonté may keep it off. Absent: a blow. */
  readonly cast?: { /** `null`: nobody may resist. */ readonly will: number | null };
}

/** RP-27, RP-47, RP-62, RP-64 — who is struck. */
export interface AttackTarget {
  readonly table: readonly LocationRow[];
  readonly armour: readonly ArmourPiece[];
  readonly hp: number;
  readonly body: number;
  readonly deathRule: DeathRule;
  readonly immunities: readonly EffectType[];
}

/** What the table may decide otherwise. */
export interface AttackOddsOptions extends DamageOptions, ParryOptions {
  readonly naturals?: Naturals;
  readonly armourStacking?: ArmourStacking;
  /** RP-56 — whether critical tables are played; they are unless said otherwise. */
  readonly criticalTables?: boolean;
}

/** What becomes of a target, mildest first: missed, parried, nothing lost, or how the blow leaves it. */
export const ATTACK_ENDS = ["miss", "parried", "stopped", "wounded", "unconscious", "dead"] as const;
export type AttackEnd = (typeof ATTACK_ENDS)[number];

/** Exact chances, 0 to 1. */
export interface AttackOdds {
  /** Together they are 1. */
  readonly ends: Readonly<Record<AttackEnd, number>>;
  /** RP-12 — of the attack's own die. */
  readonly criticalSuccess: number;
  readonly criticalFailure: number;
  /** RP-56 — that a critical table is opened. */
  readonly criticalHit: number;
  /** RP-47 — of each place of the target's table, by its label. */
  readonly places: Chances<string>;
  /** RP-53 — of each number of hit points lost to a blow that lands. Like those of the places they are not 1 together, but what lands. */
  readonly losses: Chances<number>;
}

/** RP-41…RP-56 — exact odds of an attack; `null` for more dice than any weapon has. */
export function attackOdds(figures: AttackFigures, options: AttackOddsOptions = {}): AttackOdds | null {
  const { formula, target } = figures;
  if (![formula, ...target.armour.map((piece) => piece.formula)].every(areReckonable)) return null;
  const strikes = strikesOf(figures, options);
  const { miss, parried, criticalSuccess, criticalFailure } = strikes;
  const ends = { ...NO_END, miss, parried };
  const places = new Map<string, number>();
  const losses = new Map<number, number>();
  let criticalHit = 0;
  for (const { row, loss, opensTable, chance } of landedBlows(figures, strikes.landing, options)) {
    addChance(places, row.label, chance);
    addChance(losses, loss, chance);
    if (opensTable) criticalHit += chance;
    for (const [end, share] of endsOf(target, loss, opensTable ? row.zone : null)) ends[end] += chance * share;
  }
  return { ends, criticalSuccess, criticalFailure, criticalHit, places, losses };
}

/** RP-47…RP-56 — a blow that lands, its dice rolled. */
interface LandedBlow {
  readonly row: LocationRow;
  readonly loss: number;
  readonly opensTable: boolean;
  readonly chance: number;
}

function* landedBlows(
  figures: AttackFigures,
  { plain, critical }: Strikes["landing"],
  options: AttackOddsOptions,
): Generator<LandedBlow> {
  const { formula, damageBonus, piercing, cast } = figures;
  const { criticalTables = true, critDoubleDice } = options;
  for (const [landing, success] of [
    [plain, false],
    [critical, true],
  ] as const) {
    if (landing === 0) continue;
    const rolls = damageRolls(success && !cast);
    const factor = castFactor(success && cast !== undefined);
    const weapon = weaponRolls(formula, rolls, critDoubleDice);
    for (const { row, armour, share } of placesStruck(figures, rolls > 1 && piercing, options)) {
      for (const harm of harmChances({ weapon, damageBonus, multiplier: factor * row.multiplier, armour }, options)) {
        const { loss } = harm;
        yield { row, loss, opensTable: harm.critical && criticalTables, chance: landing * share * harm.chance };
      }
    }
  }
}

const NO_END: Readonly<Record<AttackEnd, number>> = {
  miss: 0,
  parried: 0,
  stopped: 0,
  wounded: 0,
  unconscious: 0,
  dead: 0,
};

/** RP-41…RP-46 — how the attack's die, and the parry that answers it, may fall; what lands is plain, or a critical success. */
interface Strikes {
  readonly miss: number;
  readonly parried: number;
  readonly landing: { readonly plain: number; readonly critical: number };
  readonly criticalSuccess: number;
  readonly criticalFailure: number;
}

function strikesOf({ score, difficulty, parry, cast }: AttackFigures, options: AttackOddsOptions): Strikes {
  const results = testResults({ score, difficulty }, options.naturals);
  const face = 1 / results.length;
  const share = (holds: (result: (typeof results)[number]) => boolean) => results.filter(holds).length * face;
  let parried = 0;
  const landing = { plain: 0, critical: 0 };
  for (const { success, outcome, margin } of results) {
    if (!success) continue;
    const kept = typeof cast?.will === "number" ? resistChance({ success, margin }, cast.will, options.naturals) : 0;
    const stopped = parry ? parryChance({ ...parry, attackerMargin: margin }, options) : kept;
    parried += face * stopped;
    landing[outcome === "criticalSuccess" ? "critical" : "plain"] += face * (1 - stopped);
  }
  return {
    miss: share(({ success }) => !success),
    parried,
    landing,
    criticalSuccess: share(({ outcome }) => outcome === "criticalSuccess"),
    criticalFailure: share(({ outcome }) => outcome === "criticalFailure"),
  };
}

interface PlaceStruck {
  readonly row: LocationRow;
  readonly armour: Chances<number>;
  readonly share: number;
}

/** RP-47, RP-48, RP-64…RP-66 — the places that may be struck, each with what its armour takes. */
function placesStruck(
  { aimedAt, target }: AttackFigures,
  ignoresArmour: boolean,
  { armourStacking }: AttackOddsOptions,
): readonly PlaceStruck[] {
  const numbers = aimedAt === null ? Array.from({ length: LOCATION_DIE }, (_, i) => i + 1) : [aimedAt];
  return numbers.flatMap((number) => {
    const row = locationAt(target.table, number);
    if (!row) return [];
    const layers = ignoresArmour ? [] : rolledAt(target.armour, number, armourStacking);
    const armour = layeredChances(layers.map(({ formula }) => formula));
    return [{ row, armour, share: 1 / numbers.length }];
  });
}

/** RP-27, RP-56 — how a harm leaves the target; a critical table may put an end to it at once. */
function endsOf(
  target: AttackTarget,
  loss: number,
  zone: Zone | null,
): readonly (readonly [Exclude<AttackEnd, "miss" | "parried">, number])[] {
  const points = lifeState({ hp: target.hp - loss, body: target.body }, target.deathRule);
  const named = (life: LifeState) => (life === "alive" ? (loss > 0 ? "wounded" : "stopped") : life);
  if (zone === null) return [[named(points), 1]];
  return CRITICAL_TABLES[zone].map(({ from, to, effects }) => {
    const applied = effects.filter(({ type }) => !target.immunities.includes(type));
    const dead = applied.some((effect) => effect.type === "death" && effect.delay === null);
    const unconscious = applied.some(({ type }) => type === "unconscious");
    return [named(lifeWith(points, { dead, unconscious })), (to - from + 1) / CRITICAL_DIE];
  });
}
