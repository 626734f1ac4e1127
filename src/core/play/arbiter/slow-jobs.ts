import { refuse } from "../../text/errors.js";

/** How long a job may take before the keeper hears of it, in milliseconds: the server has not answered. */
const PATIENCE = 30_000;

/**
 * Watches jobs whose answer from the server does not come. While the connection holds it may still come, and the keeper
 * is told. After a lost connection it never will, and jobs behind it would wait for ever: all are given up and resumed,
 * and nothing is done twice, because writes carry marks.
 */
export class SlowJobs {
  readonly #renew: () => void;
  #cuts = 0;
  #beginnings = 0;
  #listens = false;

  /** @param renew gives up everything under way, and resumes it */
  constructor(renew: () => void) {
    this.#renew = renew;
  }

  /** Runs a job and watches how long it takes. */
  async watch<T>(job: () => Promise<T>): Promise<T> {
    this.#listen();
    const [cuts, beginnings] = [this.#cuts, this.#beginnings];
    const overdue = () => {
      if (this.#beginnings > beginnings) return; // given up with another one
      if (this.#cuts === cuts) refuse("GARDIEN.CARD.noAnswer");
      else {
        this.#beginnings++;
        this.#renew();
      }
    };
    const alarm = setTimeout(overdue, PATIENCE);
    try {
      return await job();
    } finally {
      clearTimeout(alarm);
    }
  }

  /** Follows the socket, which reconnects by itself. */
  #listen(): void {
    const { socket } = game as { readonly socket?: { on(event: string, heard: () => void): unknown } }; // none in tests
    if (this.#listens || !socket) return;
    this.#listens = true;
    socket.on("disconnect", () => this.#cuts++);
  }
}
