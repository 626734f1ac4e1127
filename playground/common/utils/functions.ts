import type { Value } from "../types.js";

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
