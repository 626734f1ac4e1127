import type { Shock } from "../../rules/vocabulary.js";
import type { Stance } from "../../rules/fight/turns.js";
import type { State } from "../../rules/vocabulary.js";

/** What an actor's conditions follow from. */
export interface Conditioned {
  readonly state: State;
  readonly posture: { readonly prone: boolean };
  readonly aim: { readonly rounds: number };
  readonly shock: { readonly kind: Shock };
  readonly stance: Stance;
  readonly barred: boolean;
}

/** Conditions that are a piece of data of their own: whether it holds, and what to write to make it hold or not. */
interface Written {
  readonly holds: (actor: Conditioned) => boolean;
  readonly write: (active: boolean) => object;
}

const shock = (kind: Exclude<Shock, "none">): Written => ({
  holds: (actor) => actor.shock.kind === kind,
  write: (active) => ({ shock: { kind: active ? kind : "none" } }),
});

const stance = (kind: Exclude<Stance, "none">): Written => ({
  holds: (actor) => actor.stance === kind,
  write: (active) => ({ stance: active ? kind : "none" }),
});

const WRITTEN: Readonly<Record<string, Written>> = {
  prone: { holds: (actor) => actor.posture.prone, write: (active) => ({ posture: { prone: active } }) },
  gbAim: {
    holds: (actor) => actor.aim.rounds > 0,
    write: (active) => ({ aim: { rounds: active ? 1 : 0, ...(!active && { targetUuid: "" }) } }),
  },
  gbShock: shock("simple"),
  gbViolentShock: shock("violent"),
  gbCharge: stance("charge"),
  gbDefensive: stance("defensive"),
  gbBarred: { holds: (actor) => actor.barred, write: (active) => ({ barred: active }) },
};

/** Ids of the managed conditions that hold now. */
export function conditionsOf(actor: Conditioned): readonly string[] {
  const { state } = actor;
  const byState = state === "dead" || state === "unconscious" || state === "stunned" ? [state] : [];
  return [...byState, ...Object.keys(WRITTEN).filter((id) => WRITTEN[id]?.holds(actor))];
}

/** What to write under `system` so that a condition set or taken by hand holds; `null` for those the points decide. */
export function conditionChange(actor: Conditioned, id: string, active: boolean): object | null {
  const written = WRITTEN[id];
  return written && written.holds(actor) !== active ? written.write(active) : null;
}
