import { resolveTraditional } from "../rules/attack/traditional.js";
import type { Concealment } from "../rules/attack/situations.js";

/** GB-43 — what the odds against a target of the classic rules depend on. */
export interface ClassicOddsInput {
  readonly attackBonus: number;
  readonly ac: number;
  readonly threatMin: number;
  readonly multiplier: number;
  /** Faces of the damage dice, rolled once for each multiple. */
  readonly faces: readonly number[];
  /** Added to each of those sums. */
  readonly damageBonus: number;
  readonly naturalExtremes: boolean;
  readonly concealment: Concealment;
  /** Hit points that the target has left. */
  readonly hp: number;
}

/** Exact odds of one such attack; probabilities from 0 to 1. */
export interface ClassicOdds {
  readonly miss: number;
  readonly hit: number;
  readonly critical: number;
  /** That the target has no hit point left afterwards. */
  readonly down: number;
}

/** GB-21, GB-43 — every face of the attack and of its confirmation, and the damage dice added up exactly. */
export function classicOdds(input: ClassicOddsInput): ClassicOdds {
  const seen = 1 - input.concealment / 100;
  let hits = 0;
  let criticals = 0;
  for (let d20 = 1; d20 <= 20; d20 += 1) {
    for (let confirmD20 = 1; confirmD20 <= 20; confirmD20 += 1) {
      const { hit, critical } = resolveTraditional({ ...input, d20, confirmD20, damageRolls: [0] });
      if (critical) criticals += 1;
      else if (hit) hits += 1;
    }
  }
  const [hit, critical] = [(hits / 400) * seen, (criticals / 400) * seen];
  const down = hit * reaching(input, 1) + critical * reaching(input, input.multiplier);
  return { miss: 1 - hit - critical, hit, critical, down };
}

/** Probability that the damage of a hit takes all the hit points. */
function reaching({ faces, damageBonus, hp }: ClassicOddsInput, times: number): number {
  const dice = Array.from({ length: times }, () => faces).flat();
  return sums(dice).reduce((all, chance, sum) => all + (Math.max(1, sum + damageBonus * times) >= hp ? chance : 0), 0);
}

/** The chance of every sum of dice, by the sum. */
function sums(dice: readonly number[]): readonly number[] {
  return dice.reduce<readonly number[]>(
    (before, faces) => {
      const after = Array<number>(before.length + faces).fill(0);
      before.forEach((chance, sum) => {
        for (let face = 1; face <= faces; face += 1) after[sum + face] = (after[sum + face] ?? 0) + chance / faces;
      });
      return after;
    },
    [1],
  );
}
