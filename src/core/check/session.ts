import type { Ruleset } from "../ruleset.js";
import { fetchTrials, trialOf } from "./trial-people.js";
import { reportFailure } from "../text/errors.js";
import { messageOf, type Check } from "./check.js";
import { CHECKS } from "./list.js";
import { remember } from "./last.js";
import { firstMark, moveMark } from "./marks.js";
import { outcomeOf, type Outcome } from "./outcome.js";
import { pointsOf, type Point, type Result } from "./points.js";
import { Run, type Onlooker } from "./runner.js";
import { Trial, type Speeds } from "./trial.js";

/** How often the world is told how far a run is, in milliseconds. */
const TOLD_EVERY = 2500;

/** A check of the table from its beginning to its report; parts of it may be run again. */
export class Session {
  readonly points: readonly Point[];
  /** Points that were not wanted this time. */
  readonly omitted: readonly Point[];
  readonly results = new Map<string, Result>();
  speeds: Speeds = {};
  made = 0;
  cleared = 0;
  took = 0;
  at = 0;
  current: Point | null = null;
  /** Nothing more is tried: the run has been stopped, or is at its end, and what it made is being cleared away. */
  tidies = false;
  /** Errors that others let fall while points were tried, with the point. */
  readonly heard: string[] = [];
  /** Why the run came to no end of its own. */
  failure: string | null = null;
  #run: Run | null = null;
  #trial: Trial | null = null;
  #began = 0;
  /** How many points this run is to try. */
  #due = 0;

  constructor(rulesets: readonly Ruleset[], wanted: (check: Check) => boolean = () => true) {
    this.points = pointsOf(CHECKS.filter(wanted), rulesets);
    this.omitted = pointsOf(
      CHECKS.filter((check) => !wanted(check)),
      rulesets,
    );
  }

  get outcome(): Outcome {
    return outcomeOf(this.points, this.results);
  }

  get running(): boolean {
    return this.#run !== null;
  }

  /** The id of the run that goes on here. */
  get runId(): string | null {
    return this.#trial?.id ?? null;
  }

  /** How long what is left will take, by what it took so far; `null` as long as nobody can say. */
  get remaining(): number | null {
    const done = this.#run?.results.size ?? 0;
    if (done < 3) return null;
    return ((performance.now() - this.#began) / done) * (this.#due - done);
  }

  /** Gives up what is being tried; what was made is cleared away. */
  stop(): void {
    this.#run?.stop();
    this.tidies = true;
  }

  /** Tries some of the points, or all, and remembers how it went. */
  async go(some: readonly Point[], changed: () => void): Promise<void> {
    if (this.#run) return;
    for (const { id } of some) this.results.delete(id);
    const run = new Run(some);
    const trial = new Trial(trialOf);
    [this.#run, this.#trial, this.#began, this.at] = [run, trial, performance.now(), Date.now()];
    [this.#due, this.tidies, this.failure] = [some.length, false, null];
    try {
      await this.#begin(trial);
      await run.go(trial, this.#follow(trial, changed));
    } catch (error) {
      this.failure = messageOf(error);
      throw error;
    } finally {
      this.speeds = { ...this.speeds, ...trial.speeds };
      this.made += trial.made;
      this.cleared += trial.cleared;
      this.took += performance.now() - this.#began;
      [this.#run, this.#trial, this.current] = [null, null, null];
      changed();
    }
    const { good, bad, skip, left } = this.outcome;
    // What was stopped says nothing of the table.
    if (left.length === 0) await remember({ good, bad, skip: skip + this.omitted.length });
  }

  #follow(trial: Trial, changed: () => void): Onlooker {
    let told = 0;
    return {
      begins: (point) => {
        this.current = point;
        if (performance.now() - told > TOLD_EVERY) {
          told = performance.now();
          this.#tell(trial.id, point.number);
        }
        changed();
      },
      ends: ({ id }, result, heard) => {
        this.results.set(id, result);
        this.heard.push(...heard.map((fact) => `${id}: ${fact}`));
      },
      tidies: () => {
        this.tidies = true;
        changed();
      },
    };
  }

  /** A world that takes no folder keeps nothing of the trial either. */
  async #begin(trial: Trial): Promise<void> {
    try {
      await fetchTrials();
      await trial.begin(firstMark(trial.id, this.points.length));
    } catch (error) {
      await trial.clear();
      throw error;
    }
  }

  /** The folder may be gone by now: nobody has to know how far a run was that is over. */
  #tell(run: string, point: number): void {
    moveMark(run, point).catch((error: unknown) => {
      if (this.#run) reportFailure("check.mark", error);
    });
  }
}
