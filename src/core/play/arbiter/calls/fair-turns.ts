/** Jobs of one author that wait or are under way. */
interface Line {
  open: number;
  readonly waiting: (() => void)[];
  told: boolean;
}

/**
 * Limits each author to a few jobs at once; the others wait for these, in order, and delay nobody else's: an author of
 * two hundred attacks stands in line behind everybody's next one.
 */
export class FairTurns {
  readonly #lines = new Map<string, Line>();
  readonly #most: number;
  readonly #many: number;
  readonly #tell: (author: string) => void;

  /**
   * @param most jobs of one author under way at once
   * @param many waiting jobs of one author that are too many
   * @param tell called once while so many wait
   */
  constructor(most: number, many: number, tell: (author: string) => void) {
    this.#most = most;
    this.#many = many;
    this.#tell = tell;
  }

  /** Runs a job as soon as its author has a turn. */
  async run<T>(author: string, job: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(author) ?? { open: 0, waiting: [], told: false };
    this.#lines.set(author, line);
    if (line.open < this.#most) line.open++;
    else await this.#turn(author, line);
    try {
      return await job();
    } finally {
      this.#next(author, line);
    }
  }

  #turn(author: string, line: Line): Promise<void> {
    const turn = new Promise<void>((resolve) => line.waiting.push(resolve));
    if (line.waiting.length >= this.#many && !line.told) {
      line.told = true;
      this.#tell(author);
    }
    return turn;
  }

  /** Passes the turn on, or returns it. */
  #next(author: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.open === 0) this.#lines.delete(author);
  }
}
