type Way<T> = () => Promise<T>;

/** A part that rulesets bring and that is fetched when it is first used: whoever needs it fetches it before. */
export class FetchedPart<T> {
  /** What was fetched, by the way it was fetched. */
  readonly #fetched = new Map<Way<T>, T>();
  readonly #wayTo: (ruleset: string) => Way<T> | undefined;

  /** @param wayTo how the part of a ruleset of this id is fetched; undefined for one not played here */
  constructor(wayTo: (ruleset: string) => Way<T> | undefined) {
    this.#wayTo = wayTo;
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
