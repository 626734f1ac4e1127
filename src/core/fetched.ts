import { RULESETS } from "../rulesets/index.js";
import type { Ruleset } from "../rulesets/ruleset.js";

type Way<T> = () => Promise<T>;

/** A part that rulesets bring and that is fetched when it is first used: whoever needs it fetches it before. */
export class FetchedPart<T> {
  /** What was fetched, by the way it was fetched. */
  readonly #fetched = new Map<Way<T>, T>();
  readonly #wayOf: (ruleset: Ruleset) => Way<T>;

  constructor(wayOf: (ruleset: Ruleset) => Way<T>) {
    this.#wayOf = wayOf;
  }

  #wayTo(id: string): Way<T> | undefined {
    const ruleset = RULESETS.find((one) => one.id === id);
    return ruleset && this.#wayOf(ruleset);
  }

  /** The part of the ruleset of this id, fetched once; undefined for a ruleset not played here. */
  async load(id: string): Promise<T | undefined> {
    const way = this.#wayTo(id);
    if (!way) return undefined;
    const part = this.#fetched.get(way) ?? (await way());
    this.#fetched.set(way, part);
    return part;
  }

  /** The same without waiting; undefined before it was loaded. */
  known(id: string): T | undefined {
    const way = this.#wayTo(id);
    return way && this.#fetched.get(way);
  }
}
