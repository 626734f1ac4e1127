/** What a benchmark found: one line of the report. */
export interface Finding {
  readonly measure: string;
  /** What was compared with what, with the figures behind the ratio. */
  readonly detail: string;
  readonly ratio: number;
  /** The ratio we want to stay at or under. */
  readonly target: number;
}

/** How long each of two jobs takes, in milliseconds: medians. */
export interface Comparison {
  readonly subject: number;
  readonly baseline: number;
}

/** Times a piece of work, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs two jobs in turns, so that both meet the same load of the machine, and takes the median of each. The first rounds
 * only warm up. A job times itself, and so leaves its own preparations out.
 */
export async function inTurns(
  rounds: number,
  jobs: { readonly subject: () => Promise<number>; readonly baseline: () => Promise<number> },
  warmUp = 2,
): Promise<Comparison> {
  const times = { subject: [] as number[], baseline: [] as number[] };
  for (let round = -warmUp; round < rounds; round++) {
    const [subject, baseline] = [await jobs.subject(), await jobs.baseline()];
    if (round < 0) continue;
    times.subject.push(subject);
    times.baseline.push(baseline);
  }
  return { subject: median(times.subject), baseline: median(times.baseline) };
}

/** The middle of a list of numbers, or the mean of its two middles. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new RangeError("no numbers, no median");
  return (low + high) / 2;
}

/** A finding from two medians. */
export function finding(measure: string, target: number, detail: string, times: Comparison): Finding {
  const figures = `${detail} (${times.subject.toFixed(1)} ms / ${times.baseline.toFixed(1)} ms)`;
  return { measure, target, detail: figures, ratio: times.subject / times.baseline };
}
