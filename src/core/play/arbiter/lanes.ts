import { reportFailure, warn } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { FairTurns } from "./calls/fair-turns.js";
import { KeyedQueue } from "../../data/queue.js";
import { SlowJobs } from "./slow-jobs.js";

/** Highest number of one player's jobs at once: enough for a salvo, few enough to fit between two blows of others. */
const AT_ONCE = 3;
/** Number of one player's waiting messages that no table reaches by playing. */
const FLOOD = 20;

/** Makes turns that tell the keeper once of an author who sends too much: Foundry itself has no limit. */
const turns = () =>
  new FairTurns(AT_ONCE, FLOOD, (author) =>
    warn(t("GARDIEN.CARD.flood", { name: game.users.get(author)?.name ?? "?", count: FLOOD })),
  );

/** Queue of the arbiter: jobs on the same documents run one after another, and each player has a limited share. */
export class Lanes {
  #queue = new KeyedQueue();
  #turns = turns();
  /** Turns for requests on cards, apart: a request must never wait for itself, whatever ids it was sent with. */
  #asking = turns();
  readonly #slow: SlowJobs;

  /** @param again resumes everything, once jobs without an answer are given up */
  constructor(again: () => void) {
    this.#slow = new SlowJobs(() => {
      [this.#queue, this.#turns, this.#asking] = [new KeyedQueue(), turns(), turns()];
      again();
    });
  }

  /** Runs a job after all earlier ones with one of these keys. */
  run<T>(keys: readonly string[], job: () => Promise<T>): Promise<T> {
    return this.#queue.run(keys, () => this.#slow.watch(job));
  }

  /**
   * Runs a job for a message once its author has a turn; a failure is reported.
   * @param keys called when the turn comes
   */
  take(message: ChatMessage, what: string, keys: () => readonly string[], job: () => Promise<unknown>): void {
    begin(this.#turns, message, what, () => this.run(keys(), job));
  }

  /** Runs a job for a request on a card, in the queue of its documents. */
  hear(message: ChatMessage, job: () => Promise<unknown>): void {
    begin(this.#asking, message, "request", job);
  }
}

/** Runs a keeper's job without a turn: calls of time are theirs. */
function begin(line: FairTurns, { author }: ChatMessage, what: string, job: () => Promise<unknown>): void {
  const done = author && !author.isGM ? line.run(author.id ?? "", job) : job();
  done.catch((error: unknown) => reportFailure(`attack.${what}`, error));
}
