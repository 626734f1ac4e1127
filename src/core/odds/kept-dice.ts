/** Dice of which only the highest or the lowest count. */
export interface KeptDice {
  /** Dice rolled. */
  readonly roll: number;
  /** Dice that count. */
  readonly keep: number;
  readonly which: "highest" | "lowest";
  readonly faces: number;
}

/** How many of `total` equally likely rolls come to each sum. Whole numbers of any size: 60 dice are no rounding. */
export interface Ways {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/**
 * Exact sums of kept dice. Faces are dealt with from the one that is kept first to the last, and of each face it is
 * chosen how many dice show it, so that the work grows with the dice and not with their rolls.
 */
export function keptSums({ roll, keep, which, faces }: KeptDice): Ways {
  if (!(Number.isInteger(roll) && keep >= 0 && keep <= roll)) throw new RangeError(`${keep} of ${roll} dice`);
  const inOrder = Array.from({ length: faces }, (_, i) => (which === "highest" ? faces - i : i + 1));
  // By the number of dice dealt with: ways by the sum kept so far.
  let dealt = new Map([[0, new Map([[0, 1n]])]]);
  for (const face of inOrder) {
    const next = new Map<number, Map<number, bigint>>();
    for (const [used, sums] of dealt) {
      for (let more = 0; more <= roll - used; more += 1) {
        const counted = Math.min(keep, used + more) - Math.min(keep, used);
        addShifted(next, used + more, sums, face * counted, choose(roll - used, more));
      }
    }
    dealt = next;
  }
  return { ways: dealt.get(roll) ?? new Map<number, bigint>(), total: BigInt(faces) ** BigInt(roll) };
}

function addShifted(
  into: Map<number, Map<number, bigint>>,
  used: number,
  sums: ReadonlyMap<number, bigint>,
  shift: number,
  times: bigint,
): void {
  const target = into.get(used) ?? new Map<number, bigint>();
  into.set(used, target);
  for (const [sum, ways] of sums) target.set(sum + shift, (target.get(sum + shift) ?? 0n) + ways * times);
}

/** Ways to choose some of n dice. */
function choose(n: number, some: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= some; i += 1) ways = (ways * BigInt(n - some + i)) / BigInt(i);
  return ways;
}
