import type { Ruleset } from "../ruleset.js";
import type { Trial } from "./trial.js";

/** What checks are told under, in the order they run. */
export const GROUPS = ["sheets", "packs", "tokens", "data", "attacks", "rounds", "players", "speed", "tidy"] as const;
export type Group = (typeof GROUPS)[number];

/** `bad`: one cannot play with it; `warn`: it annoys. */
export type Severity = "bad" | "warn";

interface CheckBase {
  /** Never changes: reports and documents name it. Its words are at `GARDIEN.CHECK.point.<id>`. */
  readonly id: string;
  readonly group: Group;
  readonly severity: Severity;
  /** It opens a fight of its own. */
  readonly fights?: true;
  /** The window of Foundry in which the keeper mends it; `requests` and `spectators` are mended at once. */
  readonly mend?: "modules" | "permissions" | "requests" | "spectators";
}

/** One check of the table as a whole. It throws {@link Fault} or {@link NotTried}; anything else that it throws is a fault. */
export interface TableCheck extends CheckBase {
  readonly each?: never;
  run(trial: Trial): Promise<void>;
}

/** One check of each ruleset that is tried. */
export interface RulesetCheck extends CheckBase {
  readonly each: true;
  run(trial: Trial, ruleset: Ruleset): Promise<void>;
}

export type Check = TableCheck | RulesetCheck;

/** What a check found wrong, in facts for whoever writes the system: no names of people, no messages, no addresses. */
export class Fault extends Error {
  readonly facts: readonly string[];

  constructor(...facts: readonly string[]) {
    super(facts.join("; "));
    this.name = "Fault";
    this.facts = facts;
  }
}

/** Why a check could not be made: the end of a language key under `GARDIEN.CHECK.skip`. */
export type Reason = "noPlayer" | "noAnswer" | "noPack" | "never" | "otherKeeper" | "hidden" | "nothing" | "stopped";

/** Thrown by a check that could not be made: no fault. */
export class NotTried extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.name = "NotTried";
    this.reason = reason;
  }
}

/** How long is looked further once something is wrong, in milliseconds. */
const ENOUGH = 4000;

/** Gathers what is wrong, so that one fault does not hide the others. */
export class Findings {
  readonly #facts: string[] = [];
  readonly #since = performance.now();

  /** Notes a fact where something does not hold. */
  expect(holds: boolean, fact: string): void {
    if (!holds) this.#facts.push(fact);
  }

  /** Notes what a part of the check threw. */
  async attempt(what: string, part: () => Promise<unknown>): Promise<void> {
    try {
      await part();
    } catch (error) {
      if (error instanceof NotTried) throw error;
      this.#facts.push(`${what}: ${messageOf(error)}`);
    }
  }

  /** Something is wrong. */
  get any(): boolean {
    return this.#facts.length > 0;
  }

  /** Something is wrong, and looking further takes long. */
  get enough(): boolean {
    return this.any && performance.now() - this.#since > ENOUGH;
  }

  /** Throws what was noted, if anything was. */
  settle(): void {
    if (this.any) throw new Fault(...this.#facts);
  }
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
