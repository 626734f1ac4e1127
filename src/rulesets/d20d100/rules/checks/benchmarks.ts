/** DD-41 — words for how good somebody is (D-88). */
export const BENCHMARKS = ["none", "novice", "amateur", "trained", "professional", "expert"] as const;

export type Benchmark = (typeof BENCHMARKS)[number];

/** DD-41 — from which total on each word holds. */
const FROM: Readonly<Record<Exclude<Benchmark, "none">, number>> = {
  novice: -5,
  amateur: 0,
  trained: 4,
  professional: 8,
  expert: 12,
};

/** DD-08, DD-41 — the word for a total. */
export function benchmarkOf(modifier: number): Benchmark {
  return BENCHMARKS.findLast((id) => id === "none" || modifier >= FROM[id]) ?? "none";
}
