/**
 * Jobs that share a key run one after another, in the order they came; others run side by side. A job that fails
 * is its caller's affair: the next one starts all the same.
 */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs a job once every earlier job with one of these keys is over. */
  run<T>(keys: readonly string[], job: () => Promise<T>): Promise<T> {
    const earlier = keys.map((key) => this.#tails.get(key)).filter((tail) => tail !== undefined);
    const result = Promise.allSettled(earlier).then(job);
    const over = result.then(
      () => undefined,
      () => undefined,
    );
    for (const key of keys) {
      this.#tails.set(key, over);
      void over.then(() => {
        if (this.#tails.get(key) === over) this.#tails.delete(key);
      });
    }
    return result;
  }
}
