import { reportFailure } from "../../../core/errors.js";
import type { Pools } from "../rules/pools.js";

/** An actor's model as far as its maxima go: a feat does not know actors any better, nor they it. */
interface Tough {
  readonly _source: { readonly pv: { readonly value: number }; readonly pf: { readonly value: number } };
  poolMaxima(change: undefined, toughness: number): Pools;
}

/** GB-55, D-01 — points follow their maximum when a Toughness feat comes or goes. */
export async function followToughness(actor: Actor | null, before: number, after: number): Promise<void> {
  const system: unknown = actor?.system;
  if (!actor || before === after || !isTough(system)) return;
  const [was, is] = [system.poolMaxima(undefined, before), system.poolMaxima(undefined, after)];
  const { pv, pf } = system._source;
  const moved = { pv: { value: pv.value + is.pv - was.pv }, pf: { value: pf.value + is.pf - was.pf } };
  try {
    await actor.update({ system: moved } as never);
  } catch (error) {
    reportFailure(`points of ${actor.uuid}`, error);
  }
}

function isTough(system: unknown): system is Tough {
  return typeof system === "object" && system !== null && "poolMaxima" in system;
}
