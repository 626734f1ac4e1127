import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { beforeProtection, minimumOf } from "../../rules/body/damage.js";
import { sidesOf, sumOf } from "../../rules/dice-sum.js";
import { afterVest, throughSkin } from "../../rules/arms/protection.js";
import type { Hit, Shot } from "./outcome-kept.js";
import { damageDice, damageId, reachFor, vestId } from "../shots.js";
import type { Strike } from "../strike.js";

/** What the keeper may say of a hit: its points before any protection, and whether the vest covers what was hit. */
export const damageField = (bullet: number): string => `damage${bullet}`;
export const COVERED = "covered";
export const SHARE = "share";
export const SHARES = ["half", "double"] as const;
const SHARE_FACTOR: Readonly<Record<(typeof SHARES)[number], number>> = { half: 0.5, double: 2 };

/** F — so many points as the keeper lets a hit have: all of them, half of them rounded down, or twice as many. */
export function shared(points: number, override: Override): number {
  const share = decidedWord(override, SHARE, SHARES);
  return Math.floor(points * (share ? SHARE_FACTOR[share] : 1));
}

/** DD-133 — whether the keeper says that a head or a limb was hit, which no vest covers. */
export function isBare(override: Override): boolean {
  return decidedNumber(override, COVERED) === 0;
}

/** DD-131…DD-134 — the hits whose dice are there. Whoever has no damage of its own deals none. */
export function hitsIn(strike: Strike, shots: readonly Shot[], dice: Dice, override: Override = {}): readonly Hit[] {
  const reach = reachFor(strike, override);
  const sum = damageDice(strike, reach);
  const bare = isBare(override);
  return shots.flatMap((shot): readonly Hit[] => {
    if (!shot.hit) return [];
    const { bullet, multiplier } = shot;
    const faces = dice[damageId(bullet, reach.column)];
    const told = decidedNumber(override, damageField(bullet));
    if (!sum || (!faces && told === null)) return [];
    const rolled = beforeProtection(sumOf(sum, faces ?? []), 0, multiplier);
    const before = Math.max(0, told ?? shared(rolled, override));
    const vest = strike.vestThrown && !bare ? (dice[vestId(bullet)]?.[0] ?? null) : null;
    const left = afterVest(before, vest);
    const met = { damage: left, minimum: minimumOf(sum), multiplier };
    const dealt = strike.skin ? throughSkin(strike.skin, met) : left;
    return [
      {
        bullet,
        faces: faces ?? [],
        sides: sidesOf(sum),
        plus: sum.plus,
        multiplier,
        before,
        vest,
        skin: left - dealt,
        dealt,
      },
    ];
  });
}
