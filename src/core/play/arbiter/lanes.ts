import { reportFailure, warn } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { FairTurns } from "./calls/fair-turns.js";
import { KeyedQueue } from "../../data/queue.js";
import { SlowJobs } from "./slow-jobs.js";

/** Jobs of one player under way at once: enough for a salvo, few enough to be judged between two blows of others. */
const AT_ONCE = 3;
/** Messages of one player that wait: no table comes to that by playing. */
const FLOOD = 20;

/** The keeper hears once who sends more than can be judged in passing: Foundry itself has no measure. */
const turns = () =>
  new FairTurns(AT_ONCE, FLOOD, (author) =>
    warn(t("GARDIEN.CARD.flood", { name: game.users.get(author)?.name ?? "?", count: FLOOD })),
  );

/** What the arbiter does, one job after another where they touch the same, and each player no more than their share. */
export class Lanes {
  #queue = new KeyedQueue();
  #turns = turns();
  /** What is asked on cards has turns of its own: what it waits for must never be itself, whatever ids it was sent with. */
  #asking = turns();
  readonly #slow: SlowJobs;

  /** @param again takes up everything, once jobs that nobody will answer are given up */
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
   * The same for what somebody sent, once they have a turn; what fails is told.
   * @param keys asked for by then
   */
  take(message: ChatMessage, what: string, keys: () => readonly string[], job: () => Promise<unknown>): void {
    begin(this.#turns, message, what, () => this.run(keys(), job));
  }

  /** What somebody asks on a card; it waits in the lanes of what it is about. */
  hear(message: ChatMessage, job: () => Promise<unknown>): void {
    begin(this.#asking, message, "request", job);
  }
}

/** Keepers need no turn: what time calls for is theirs. */
function begin(line: FairTurns, { author }: ChatMessage, what: string, job: () => Promise<unknown>): void {
  const done = author && !author.isGM ? line.run(author.id ?? "", job) : job();
  done.catch((error: unknown) => reportFailure(`attack.${what}`, error));
}
