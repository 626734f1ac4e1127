import { arbitrate } from "../play/arbiter/arbitrate.js";
import type { Leftovers } from "./leftovers.js";
import { rest } from "./waiting.js";

/** How long what hooks have begun is waited for, in milliseconds. */
const MOMENT = 25;

/** Waits for what the arbiter still does to the fights and actors of a trial: what is thrown away under its hands would be a failure. */
export async function settleJobs({ found }: Pick<Leftovers, "found">): Promise<void> {
  const fights = (found.get("Combat") ?? []).map(({ uuid }) => uuid);
  await settleFor(fights);
  const actors = (found.get("Actor") ?? []).map(({ uuid }) => uuid);
  const tokens = (found.get("Scene") ?? []).flatMap((scene) => {
    const { tokens: placed } = scene as unknown as { readonly tokens: Iterable<TokenDocument> };
    return [...placed].flatMap(({ actor }) => (actor ? [actor.uuid] : []));
  });
  await settleFor([...actors, ...tokens]);
}

/** How long jobs are waited for, in milliseconds: one that never ends must not keep the trial from being cleared away. */
const PATIENCE = 10_000;

/**
 * The same for actors and fights by UUID. Each is waited for by itself: to wait for one while another is held would stand
 * in the way of a job that needs both.
 */
export async function settleFor(uuids: readonly string[]): Promise<void> {
  await rest(MOMENT);
  const jobs = uuids.map((uuid) => arbitrate([uuid], () => Promise.resolve()));
  await Promise.race([Promise.all(jobs), rest(PATIENCE)]);
  await rest(MOMENT);
}
