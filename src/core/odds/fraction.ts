/** An exact ratio in lowest terms, its denominator above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A ratio of whole numbers, brought to lowest terms. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError("nothing is divided by 0");
  const sign = denominator < 0n ? -1n : 1n;
  const common = greatestCommonDivisor(numerator, denominator) * sign;
  return { numerator: numerator / common, denominator: denominator / common };
}

export const NOTHING = fraction(0n);
export const ALL = fraction(1n);

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The nearest floating-point number, however long the two numbers are. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const beyond = BigInt(Math.max(0, 4 * (denominator.toString(16).length - MOST_DIGITS)));
  return Number(numerator >> beyond) / Number(denominator >> beyond);
}

/** Hexadecimal digits of a number that is surely finite as a floating-point one. */
const MOST_DIGITS = 250;

/** As it is written: `5/36`; a whole number keeps its 1. */
export function written({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
