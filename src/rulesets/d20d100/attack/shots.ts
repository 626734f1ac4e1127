import { decidedNumber, decidedWord } from "../../../core/play/record/override.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import type { Override } from "../../../core/play/contract/outcome.js";
import { resolveAttack } from "../rules/attack/attack.js";
import type { DiceSum } from "../rules/dice-sum.js";
import { incidentOf } from "../rules/arms/jam.js";
import { bulletsOf } from "../rules/arms/notation.js";
import { damageColumn, MOST_INCREMENTS } from "../rules/arms/range.js";
import { rangeAt } from "../rules/arms/range-at.js";
import type { Shot } from "./outcome/outcome-kept.js";
import type { Strike } from "./strike.js";

/** Ids of the rolls of a bullet, counted from 1. */
export const shotId = (bullet: number): string => `shot-${bullet}`;
export const vestId = (bullet: number): string => `vest-${bullet}`;
/** The damage of another column is thrown with other dice (DD-145). */
export const damageId = (bullet: number, column: number): string => `damage-${bullet}-${column}`;

/** What the keeper may say of a shot in place of its die. */
export const SHOT_WORDS = ["hit", "miss", "crit"] as const;
export type ShotWord = (typeof SHOT_WORDS)[number];
export const shotField = (bullet: number): string => `shot${bullet}`;

/** DD-142, DD-145 — where the target is: as was measured, or as the keeper says. */
export interface Reach {
  readonly increments: number;
  readonly out: boolean;
  /** What the distance adds otherwise than the lines of the roll have it. */
  readonly moved: number;
  /** DD-145 — which of the damages counts, from 1. */
  readonly column: number;
}

/** DD-142, DD-145 — the reach of a strike. */
export function reachFor(strike: Strike, override: Override = {}): Reach {
  const told = decidedNumber(override, "increment");
  const increments = told ?? strike.increments;
  const out = told === null ? strike.outOfRange : told > MOST_INCREMENTS[strike.rangeKind];
  const modifier = (n: number) => rangeAt(n, 1, strike.rangeKind).modifier ?? 0;
  return {
    increments,
    out,
    moved: modifier(increments) - modifier(strike.increments),
    column: damageColumn(increments),
  };
}

/**
 * DD-127…DD-131, DD-144, DD-151 — the shots that were fired, from their dice; those after a jam are not.
 * @param bonus what the lines of the attack add to every one of them
 */
export function shotsIn(strike: Strike, bonus: number, dice: Dice, override: Override = {}): readonly Shot[] {
  const shots: Shot[] = [];
  const reach = reachFor(strike, override);
  const told = decidedNumber(override, "defence");
  for (const [index, { modifier, group }] of bulletsOf(strike.groups).entries()) {
    const bullet = index + 1;
    const die = dice[shotId(bullet)]?.[0];
    if (die === undefined) break;
    const defence = told ?? (shots.some(({ hit }) => hit) ? strike.onceHit : strike.defence); // DD-130
    const { criticalMin, criticalMultiplier, natural20Succeeds } = strike;
    const test = { die, modifier, situational: bonus + reach.moved, defence };
    const rolled = resolveAttack({ ...test, criticalMin, criticalMultiplier, natural20Succeeds });
    const found = reach.out ? { ...rolled, hit: false, critical: false, multiplier: 0 } : rolled;
    const word = decidedWord(override, shotField(bullet), SHOT_WORDS);
    const incident = incidentOf(strike.action, die);
    const shot = { bullet, die, modifier, group: group + strike.skipped, incident, defence };
    shots.push({ ...shot, ...found, ...(word && asTold(word, criticalMultiplier)), forced: word !== null });
    if (incident !== "none") break;
  }
  return shots;
}

function asTold(word: ShotWord, multiplier: number): Pick<Shot, "hit" | "critical" | "multiplier"> {
  if (word === "miss") return { hit: false, critical: false, multiplier: 0 };
  const critical = word === "crit";
  return { hit: true, critical, multiplier: critical ? Math.max(1, multiplier) : 1 };
}

/** DD-145 — the dice of a hit; `null` where the weapon does no damage of its own. */
export function damageDice(strike: Strike, { column }: Pick<Reach, "column">): DiceSum | null {
  return strike.damages[column - 1] ?? null;
}
