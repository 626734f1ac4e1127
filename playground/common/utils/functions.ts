import type { Value } from "../types.js";

type Fn = (...args: Value[]) => Value;

export interface Debounced<A extends Value[]> {
  (...args: A): void;
  /** Forgets the pending call. */
  cancel(): void;
}

/** Calls the function once, `delay` milliseconds after the last request. */
export function debounce<A extends Value[]>(callback: (...args: A) => unknown, delay: number): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = function (this: unknown, ...args: A): void {
    clearTimeout(timer);
    timer = setTimeout(() => callback.apply(this, args), delay);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}

/** Calls the function at once, then at most every `delay` milliseconds, the last request always being served. */
export function throttle<A extends Value[]>(callback: (...args: A) => unknown, delay: number): (...args: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: A | null = null;
  return function (this: unknown, ...args: A): void {
    if (timer !== undefined) {
      waiting = args;
      return;
    }
    const tick = (): void => {
      timer = undefined;
      if (!waiting) return;
      const next = waiting;
      waiting = null;
      callback.apply(this, next);
      timer = setTimeout(tick, delay);
    };
    callback.apply(this, args);
    timer = setTimeout(tick, delay);
  };
}

/** Wraps an async function so that a call made while another runs does nothing. */
export function threadLock<F extends Fn>(
  fn: F,
): (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>> | undefined> {
  let locked = false;
  return async function (this: unknown, ...args: Parameters<F>) {
    if (locked) return undefined;
    locked = true;
    try {
      return (await fn.apply(this, args)) as Awaited<ReturnType<F>>;
    } finally {
      locked = false;
    }
  };
}

/** Runs tasks one after the other, at most `max` at once. */
export class Semaphore {
  readonly max: number;
  #active = 0;
  readonly #queue: (() => void)[] = [];

  constructor(max = 1) {
    this.max = max;
  }

  get active(): number {
    return this.#active;
  }

  get remaining(): number {
    return this.#queue.length;
  }

  /** Adds a task; resolves with its result. */
  async add<T>(fn: (...args: Value[]) => T | Promise<T>, ...args: Value[]): Promise<T> {
    if (this.#active >= this.max) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#active++;
    try {
      return await fn(...args);
    } finally {
      this.#active--;
      this.#queue.shift()?.();
    }
  }

  clear(): void {
    this.#queue.length = 0;
  }
}
