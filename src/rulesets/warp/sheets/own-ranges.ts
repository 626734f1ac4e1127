/** WP-54 — a weapon's own ranges with one of them changed; those before it that were missing reach nowhere yet. */
export function withRange(ranges: readonly number[], column: number, metres: number): readonly number[] {
  return Array.from({ length: Math.max(ranges.length, column + 1) }, (_, i) =>
    i === column ? metres : (ranges[i] ?? 0),
  );
}
