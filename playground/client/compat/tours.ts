import type { Data } from "../../common/types.js";
import { Collection } from "../../common/utils/collection.js";

/** A guided tour that is known and not given: the table has nothing to lead through. */
class Tour {
  static readonly STATUS = { UNSTARTED: "unstarted", IN_PROGRESS: "in-progress", COMPLETED: "completed" };

  namespace = "";
  id: string;
  status = Tour.STATUS.UNSTARTED;

  constructor(
    readonly config: Data,
    { id, namespace }: { id?: string; namespace?: string } = {},
  ) {
    this.id = id ?? config.id ?? "";
    this.namespace = namespace ?? config.namespace ?? "";
  }

  static async fromJSON(path: string): Promise<Tour> {
    const response = await fetch(foundry.utils.getRoute(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new this((await response.json()) as Data);
  }

  get title(): string {
    return game.i18n.localize(this.config.title);
  }
  get steps(): Data[] {
    return this.config.steps ?? [];
  }

  async start(): Promise<void> {
    console.warn(`Tours are not given at this table: ${this.namespace}.${this.id}`);
  }
  async complete(): Promise<void> {
    this.status = Tour.STATUS.COMPLETED;
  }
}

class Tours extends Collection<Tour> {
  register(namespace: string, id: string, tour: Tour): void {
    Object.assign(tour, { namespace, id });
    this.set(`${namespace}.${id}`, tour);
  }
}

/** Adds guided tours under their names. */
export function addTours(namespace: Data): void {
  namespace.nue = { ...namespace.nue, Tour };
  Object.defineProperty(game, "tours", { value: new Tours(), configurable: true });
}
