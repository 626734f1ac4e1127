import { KeyedQueue } from "../../../../core/data/queue.js";
import { reportFailure } from "../../../../core/text/errors.js";
import { write } from "../../../../core/foundry/write.js";
import { toughnessOf, type CarriedFeat } from "../../rules/character/passive-feats.js";
import type { Pools } from "../../rules/body/pools.js";

/** An actor's model as far as its maxima go: a feat does not know actors any better, nor they it. */
interface Tough {
  readonly _source: { readonly pv: { readonly value: number }; readonly pf: { readonly value: number } };
  poolMaxima(change: undefined, toughness: number): Pools;
}

/** Feats that came, went or changed, by id, as they were before: `null` for one that was not there. */
type Earlier = Map<string, CarriedFeat | null>;

/** What has happened to whom in this moment: feats of one operation come one by one, and their points move once. */
const moment = new Map<Actor, Earlier>();
const queue = new KeyedQueue();

/**
 * GB-55, D-01 — points follow their maximum when a Toughness feat comes, goes or changes.
 * @param featsNow the feats of the actor, by id
 */
export function followToughness(
  actor: Actor | null,
  id: string,
  was: CarriedFeat | null,
  featsNow: (actor: Actor) => ReadonlyMap<string, CarriedFeat>,
): void {
  if (!actor) return;
  const known = moment.get(actor);
  if (known) {
    if (!known.has(id)) known.set(id, was);
    return;
  }
  moment.set(actor, new Map([[id, was]]));
  queueMicrotask(() => {
    const earlier = moment.get(actor) ?? new Map<string, CarriedFeat | null>();
    moment.delete(actor);
    const now = featsNow(actor);
    const before = toughnessOf(asBefore(now, earlier));
    const after = toughnessOf([...now.values()]);
    queue
      .run([actor.uuid], () => movePoints(actor, before, after))
      .catch((error: unknown) => reportFailure(`points of ${actor.uuid}`, error));
  });
}

function asBefore(now: ReadonlyMap<string, CarriedFeat>, earlier: Earlier): readonly CarriedFeat[] {
  const untouched = [...now].flatMap(([id, feat]) => (earlier.has(id) ? [] : [feat]));
  return [...untouched, ...[...earlier.values()].filter((feat) => feat !== null)];
}

async function movePoints(actor: Actor, before: number, after: number): Promise<void> {
  const system: unknown = actor.system;
  if (before === after || !isTough(system)) return;
  const [was, is] = [system.poolMaxima(undefined, before), system.poolMaxima(undefined, after)];
  const { pv, pf } = system._source;
  const moved = { pv: { value: pv.value + is.pv - was.pv }, pf: { value: pf.value + is.pf - was.pf } };
  await write(actor, { system: moved });
}

function isTough(system: unknown): system is Tough {
  return typeof system === "object" && system !== null && "poolMaxima" in system;
}
