/** What somebody has sent and nobody has taken in hand. */
interface Line {
  open: number;
  readonly waiting: (() => void)[];
  told: boolean;
}

/**
 * Nobody has more than a few jobs under way at once; what else they send waits for these, in the order it came, and holds
 * up nobody but themselves: whoever sends two hundred attacks at somebody whom others strike too stands in line behind them.
 */
export class FairTurns {
  readonly #lines = new Map<string, Line>();
  readonly #most: number;
  readonly #many: number;
  readonly #tell: (author: string) => void;

  /**
   * @param most jobs of one author under way at once
   * @param many jobs of one author that wait: there something is wrong
   * @param tell called once as long as that many wait
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

  /** Hands the turn on, or gives it back. */
  #next(author: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.open === 0) this.#lines.delete(author);
  }
}
