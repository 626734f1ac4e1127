const WORD = 2 ** 32;

/** A uniform number in [0, 1) with 53 random bits from the platform's cryptographic source. */
export function randomUniform(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / (WORD * 2 ** 21);
}
