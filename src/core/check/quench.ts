import { playedRulesets } from "../rulesets.js";
import { fetchTrials, trialOf } from "./trial-people.js";
import { enrol } from "../ui/module-door.js";
import { t } from "../text/i18n.js";
import { GROUPS, NotTried } from "./check.js";
import { CHECKS } from "./list.js";
import { firstMark } from "./marks.js";
import { pointsOf } from "./points.js";
import { Trial } from "./trial.js";

/** What the module Quench hands to whoever registers a batch: Mocha's words. */
interface Context {
  describe(name: string, body: () => void): void;
  it(name: string, body: (this: Runnable & { skip(): void }) => Promise<void>): void;
  before(body: (this: Runnable) => Promise<void>): void;
  after(body: (this: Runnable) => Promise<void>): void;
}

interface Runnable {
  timeout?(milliseconds: number): void;
}

/** How long a point, and making and clearing away the trial, may take: Mocha's own patience is two seconds. */
const PATIENCE = 90_000;

/** What Quench hands over with `quenchReady`, as its own page tells it. */
interface Quench {
  registerBatch(id: string, body: (context: Context) => void, options: { displayName: string }): void;
}

/** Offers the checks to the module Quench, one batch for each group. */
export function registerBatches(quench: unknown): Promise<void> {
  return enrol<Quench>("Quench", quench, ["registerBatch"], registerAll);
}

function registerAll(quench: Quench): void {
  const points = pointsOf(CHECKS, playedRulesets());
  for (const group of GROUPS) {
    const own = points.filter(({ check }) => check.group === group);
    const displayName = `Gardien: ${t(`GARDIEN.CHECK.group.${group}`)}`;
    const body = ({ describe, it, before, after }: Context): void =>
      describe(group, () => {
        let trial: Trial | undefined;
        before(async function () {
          this.timeout?.(PATIENCE);
          await fetchTrials();
          trial = new Trial(trialOf);
          await trial.begin(firstMark(trial.id, own.length));
        });
        after(async function () {
          this.timeout?.(PATIENCE);
          await trial?.clear();
        });
        for (const point of own) {
          it(point.id, async function () {
            this.timeout?.(PATIENCE);
            try {
              if (trial) await point.run(trial);
            } catch (error) {
              if (!(error instanceof NotTried)) throw error;
              this.skip();
            }
          });
        }
      });
    quench.registerBatch(`gardien.${group}`, body, { displayName });
  }
}
