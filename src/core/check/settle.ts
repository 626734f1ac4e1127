import { arbitrate } from "../attack/arbiter.js";
import type { Leftovers } from "./leftovers.js";
import { rest } from "./waiting.js";

/** How long what hooks have begun is waited for, in milliseconds. */
const MOMENT = 25;
/** How long the arbiter is waited for, in milliseconds: what never comes to its end must not keep the rest in the world. */
const LONG_ENOUGH = 20_000;

/** Waits for what the arbiter still does to some actors: what is thrown away under its hands would be a failure. */
export async function settleJobs({ found }: Pick<Leftovers, "found">): Promise<void> {
  const actors = (found.get("Actor") ?? []).map(({ uuid }) => uuid);
  const tokens = (found.get("Scene") ?? []).flatMap((scene) => {
    const { tokens: placed } = scene as unknown as { readonly tokens: Iterable<TokenDocument> };
    return [...placed].flatMap(({ actor }) => (actor ? [actor.uuid] : []));
  });
  await settleFor([...actors, ...tokens]);
}

/**
 * The same for actors and fights by UUID, for each by itself: a fight that is being settled waits for its people, and
 * whoever stood in line for all of them at once would hold up what they wait for.
 */
export async function settleFor(uuids: readonly string[]): Promise<void> {
  await rest(MOMENT);
  const idle = uuids.map((uuid) => arbitrate([uuid], () => Promise.resolve()));
  await Promise.race([Promise.all(idle), rest(LONG_ENOUGH)]);
  await rest(MOMENT);
}
