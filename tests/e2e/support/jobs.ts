import type { Page } from "playwright-core";

/** What a page is asked: a function, which travels as its own text, and what it is given. */
type Evaluate = <Answer>(what: unknown, arg?: unknown) => Promise<Answer>;
interface Job {
  readonly done: boolean;
  readonly answer?: unknown;
  readonly error?: string;
}

/** When a page is first asked whether it has done what it was asked, in milliseconds; then ever less often, up to the last. */
const GLANCES = { first: 8, growth: 1.5, last: 60 };

/**
 * Has a page keep what it does for us until we have heard of it. Left to Playwright, an evaluation is now and then lost
 * on a busy page although it was done ("Resulting promise was garbage collected"); why, we do not know.
 */
export function keepJobs(page: Page): void {
  const evaluate = page.evaluate.bind(page) as Evaluate;
  const begin = (what: unknown) => `(arg) => {
    const answer = (${String(what)})(arg);
    if (typeof answer?.then !== "function") return { answer };
    const job = { done: false };
    answer.then(
      (found) => Object.assign(job, { done: true, answer: found }),
      (error) => Object.assign(job, { done: true, error: String(error?.stack ?? error) }),
    );
    return { job: (globalThis.gardienJobs ??= []).push(job) - 1 };
  }`;
  const heard = (id: number) => (globalThis as unknown as { gardienJobs: Job[] }).gardienJobs[id];
  const settled = async (what: unknown, arg?: unknown): Promise<unknown> => {
    const text = begin(what);
    const begun = await evaluate<{ answer?: unknown; job?: number }>(
      Object.assign(() => undefined, { toString: () => text }),
      arg,
    );
    if (begun.job === undefined) return begun.answer;
    for (let glance = GLANCES.first; ; glance = Math.min(glance * GLANCES.growth, GLANCES.last)) {
      const job = await evaluate<Job>(heard, begun.job);
      if (job.error !== undefined) throw new Error(`page.evaluate: ${job.error}`);
      if (job.done) return job.answer;
      await new Promise((resolve) => setTimeout(resolve, glance));
    }
  };
  page.evaluate = settled as typeof page.evaluate;
}
