import { Fault, messageOf, NotTried } from "./check.js";
import type { Point, Result } from "./points.js";
import type { Trial } from "./trial.js";

/**
 * How long one point may take, in milliseconds: one that waits for something that never comes is a fault. Some write two
 * hundred times, and a server may be far away.
 */
const PATIENCE = 90_000;

/** What follows a run. */
export interface Onlooker {
  /** A point is about to be tried. */
  begins(point: Point): Promise<void> | void;
  /** A point was tried; `heard` are errors that others let fall meanwhile. */
  ends(point: Point, result: Result, heard: readonly string[]): Promise<void> | void;
  /** Nothing more is tried: what was made is about to be cleared away. */
  tidies(): void;
}

/** How long a point that is given up has to come to its end, in milliseconds: what it still makes would be left behind. */
const GRACE = 5000;

/** A run over some points, one after the other; it can be stopped. */
export class Run {
  readonly results = new Map<string, Result>();
  #giveUp: (reason: NotTried) => void = () => undefined;
  readonly #stop = new Promise<never>((_, reject) => (this.#giveUp = reject));
  #stopped = false;
  #trial: Trial | null = null;

  constructor(readonly points: readonly Point[]) {
    this.#stop.catch(() => undefined); // nobody may be waiting for it
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Ends the run: what is being tried can make nothing more, the rest is not tried. */
  stop(): void {
    this.#stopped = true;
    this.#trial?.shut();
    setTimeout(() => this.#giveUp(new NotTried("stopped")), GRACE);
  }

  /** Tries all points. What they made is cleared away in the end, whatever happens. */
  async go(trial: Trial, onlooker: Onlooker): Promise<void> {
    this.#trial = trial;
    try {
      for (const point of this.points) {
        if (this.#stopped) break;
        await onlooker.begins(point);
        const strays = new Strays();
        const result = await this.#try(point, trial, strays);
        strays.end();
        this.results.set(point.id, result);
        await onlooker.ends(point, result, strays.others);
      }
    } finally {
      onlooker.tidies();
      await trial.clear();
    }
  }

  async #try(point: Point, trial: Trial, strays: Strays): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Fault(`no end after ${PATIENCE / 1000} s`)), PATIENCE);
    });
    try {
      await Promise.race([point.run(trial), late, this.#stop]);
      return strays.ours.length > 0 ? { state: "bad", facts: strays.ours } : { state: "good" };
    } catch (error) {
      if (this.#stopped) return { state: "skip", reason: "stopped" };
      if (error instanceof NotTried) return { state: "skip", reason: error.reason };
      const facts = error instanceof Fault ? error.facts : [messageOf(error), ...placeOf(error)];
      return { state: "bad", facts: [...facts, ...strays.ours] };
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Where our files are, in a line of a stack. */
const OURS = "/systems/gardien/";

/** Errors of this page that nobody caught while a point was tried: a fault where our files had a part in them. */
class Strays {
  readonly ours: string[] = [];
  readonly others: string[] = [];
  readonly #hear = (event: Event): void => {
    const told = event as { readonly reason?: unknown; readonly error?: unknown };
    const cause = told.reason ?? told.error;
    if (cause === undefined || cause === null) return; // a remark of the browser's, as those about sizes that are observed
    const own = cause instanceof Error && cause.stack?.includes(OURS) === true;
    (own ? this.ours : this.others).push([`uncaught: ${messageOf(cause)}`, ...placeOf(cause)].join(" "));
  };

  constructor() {
    for (const kind of ["error", "unhandledrejection"]) globalThis.addEventListener?.(kind, this.#hear);
  }

  end(): void {
    for (const kind of ["error", "unhandledrejection"]) globalThis.removeEventListener?.(kind, this.#hear);
  }
}

/** Where an error comes from: the first lines of its stack, without the address of the server. */
function placeOf(error: unknown): readonly string[] {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, 3)
    .map((line) => line.trim().replace(/\w+:\/\/[^/\s)]+/g, ""));
}
