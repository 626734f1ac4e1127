import type { Effect, Until } from "./effects.js";

/** RP-61 — a die that an effect needs when it begins: how long, how far, which side. */
export interface EffectDie {
  /** Without dots: what is stored under a name with a dot is found in pieces. */
  readonly key: string;
  readonly formula: string;
}

/** RP-61 — what the dice of some effects came to, by their keys. */
export type EffectRolls = Readonly<Record<string, number>>;

/** RP-58 — one in two: which eye, which ear. */
const SIDE_FORMULA = "1d2";

/** RP-58 — how far a head flies, in metres, and in which of eight directions. */
const FLIGHT_FORMULA = "1d4";
const DIRECTION_FORMULA = "1d8";

/**
 * RP-61, RP-62 — the dice to roll when some effects begin; those of a bleeding are rolled each round, those of a test after it.
 * @param waived places of the effects that the keeper unticked
 */
export function effectDice(effects: readonly Effect[], waived: ReadonlySet<number> = new Set()): readonly EffectDie[] {
  const all = effects.flatMap((effect, i) => (waived.has(i) ? [] : diceOf(effect, i)));
  return all.filter(({ key, formula }, i) => fixed(formula) === null && all.findIndex((die) => die.key === key) === i);
}

/** RP-61 — the key of the die that tells how long an effect lasts; effects that share a die share its key. */
export function durationKey(until: Until, index: number): string {
  return (until.kind === "rounds" && until.rollKey?.replaceAll(".", "-")) || `${index}`;
}

export const standKey = (index: number): string => `${index}-stand`;
export const delayKey = (index: number): string => `${index}-delay`;
export const sideKey = (index: number): string => `${index}-side`;
export const flightKey = (index: number): string => `${index}-flight`;
export const directionKey = (index: number): string => `${index}-direction`;

/** What a formula came to: the number it is, or its die. */
export function rolled(formula: string, key: string, rolls: EffectRolls): number {
  const value = fixed(formula) ?? rolls[key];
  if (value === undefined) throw new Error(`no die for ${key}: ${formula}`);
  return value;
}

/** RP-58 — whether a lost part is one of two that no blow tells apart. */
export function asksForSide(effect: Effect): boolean {
  return effect.type === "loseBodyPart" && (effect.part === "eye" || effect.part === "ear");
}

function diceOf(effect: Effect, index: number): readonly EffectDie[] {
  if (asksForSide(effect)) return [{ key: sideKey(index), formula: SIDE_FORMULA }];
  if (effect.type === "prone") {
    return effect.stand.kind === "rounds" ? [{ key: standKey(index), formula: effect.stand.formula }] : [];
  }
  if (effect.type === "death") return effect.delay === null ? [] : [{ key: delayKey(index), formula: effect.delay }];
  if (effect.type === "cosmetic" && effect.id === "headFlies") {
    return [
      { key: flightKey(index), formula: FLIGHT_FORMULA },
      { key: directionKey(index), formula: DIRECTION_FORMULA },
    ];
  }
  const until = "until" in effect ? effect.until : undefined;
  return until && "formula" in until ? [{ key: durationKey(until, index), formula: until.formula }] : [];
}

/** The number that a formula without dice is. */
function fixed(formula: string): number | null {
  return /^\d+$/.test(formula) ? Number(formula) : null;
}
