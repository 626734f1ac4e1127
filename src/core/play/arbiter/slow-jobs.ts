import { refuse } from "../../text/errors.js";

/** So long a job may take before the keeper hears of it, in milliseconds: the server has not answered. */
const PATIENCE = 30_000;

/**
 * Sees to jobs whose answer from the server does not come. As long as the line holds it may come yet, and the keeper is
 * told. Once the line was cut meanwhile nobody will answer, and what waits behind such a job would wait for ever: all is
 * begun anew, and nothing done twice, for what was written is marked.
 */
export class SlowJobs {
  readonly #renew: () => void;
  #cuts = 0;
  #beginnings = 0;
  #listens = false;

  /** @param renew gives up everything that is under way, and takes it up anew */
  constructor(renew: () => void) {
    this.#renew = renew;
  }

  /** Does a job, with an eye on how long it takes. */
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

  /** A socket that was cut connects anew by itself. */
  #listen(): void {
    const { socket } = game as { readonly socket?: { on(event: string, heard: () => void): unknown } }; // none in tests
    if (this.#listens || !socket) return;
    this.#listens = true;
    socket.on("disconnect", () => this.#cuts++);
  }
}
