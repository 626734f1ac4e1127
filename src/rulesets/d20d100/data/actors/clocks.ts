import type { Json } from "../../../../core/shape/shape.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import { group, line, whole } from "../../../../core/data/fields.js";
import { turnOf } from "../../../../core/fight/order/turn-of.js";
import type { ShockEnd } from "../../rules/body/shock-end.js";
import { nextTurn } from "../../rules/fight/next-turn.js";
import { moment } from "../fields.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";

/** What an actor remembers of time, so that what takes hours, weeks or a turn ends by itself. */

/** DD-91, DD-100, DD-104, DD-174 — moments from which time counts, in seconds of the world; `null`: it does not. */
export interface Clocks {
  readonly bruisedAt: number | null;
  readonly magicAt: number | null;
  readonly woundedAt: number | null;
}

/** Where they lie. */
export const clocksField = () => group({ bruisedAt: moment(), magicAt: moment(), woundedAt: moment() });

/** DD-91 — the turn with which a shock ends. */
export const shockEndField = () => group({ combatId: line(), round: whole(0, 9999, 0), turn: whole(0, 999, 0) });

/** DD-91 — the end of a shock that is given now: with the next turn of whom it befalls, in the fight they are in. */
function shockEndFor(actor: Actor | null): ShockEnd {
  const now = turnOf(actor);
  return now ? { combatId: now.combatId, ...nextTurn(now, now.place) } : { combatId: "", round: 0, turn: 0 };
}

/** What a change is about to befall. */
interface Timed {
  readonly parent: Actor | null;
  readonly hp: { readonly value: number };
  readonly temporaryDamage: number;
  readonly mp: { readonly value: number };
  readonly clocks: Clocks;
  readonly states: { readonly shock: boolean; readonly stunned: boolean };
}

/**
 * DD-91, DD-100, DD-104, DD-174 — what a change sets going: the turn that ends a shock, the hours over blows and spent magic, the
 * weeks over wounds. What was running already goes on.
 */
export function timeBegun(actor: Timed, change: object): Readonly<Record<string, Json>> {
  const { hp, mp, temporaryDamage, clocks, states } = actor;
  const less = (path: string, now: number) => (askedNumber(change, path) ?? now) < now;
  const begins = {
    bruisedAt: (askedNumber(change, "temporaryDamage") ?? temporaryDamage) > temporaryDamage,
    magicAt: less("mp.value", mp.value),
    woundedAt: less("hp.value", hp.value),
  };
  const ids = (Object.keys(begins) as (keyof Clocks)[]).filter((id) => begins[id] && clocks[id] === null);
  const shaken = (["shock", "stunned"] as const).some((id) => asked(change, `states.${id}`) === true && !states[id]);
  const ends: Partial<ShockEnd> =
    shaken && asked(change, "states.shockEnds") === undefined ? shockEndFor(actor.parent) : {};
  return {
    ...Object.fromEntries(ids.map((id) => [`clocks.${id}`, secondsNow()])),
    ...Object.fromEntries(Object.entries(ends).map(([key, value]) => [`states.shockEnds.${key}`, value])),
  };
}
