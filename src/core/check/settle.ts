import { arbitrate } from "../attack/arbiter.js";
import type { Leftovers } from "./leftovers.js";
import { rest } from "./waiting.js";

/** How long what hooks have begun is waited for, in milliseconds. */
const MOMENT = 25;

/** Waits for what the arbiter still does to some actors: what is thrown away under its hands would be a failure. */
export async function settleJobs({ found }: Pick<Leftovers, "found">): Promise<void> {
  const actors = (found.get("Actor") ?? []).map(({ uuid }) => uuid);
  const tokens = (found.get("Scene") ?? []).flatMap((scene) => {
    const { tokens: placed } = scene as unknown as { readonly tokens: Iterable<TokenDocument> };
    return [...placed].flatMap(({ actor }) => (actor ? [actor.uuid] : []));
  });
  await settleFor([...actors, ...tokens]);
}

/** The same for actors by UUID. */
export async function settleFor(uuids: readonly string[]): Promise<void> {
  await rest(MOMENT);
  await arbitrate(uuids, () => Promise.resolve());
  await rest(MOMENT);
}
