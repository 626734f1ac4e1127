import type { BodyState } from "./body-state.js";
import { roundDown } from "../rounding.js";

/** RP-61 — what somebody can still do. */
export interface Capacities {
  readonly attack: boolean;
  readonly cast: boolean;
  /** RP-40, RP-42 — with what a blow may be met. */
  readonly parry: "any" | "shield" | "none";
  /** RP-61 — on foot, on hands and knees (RP-28), or not at all. */
  readonly move: "walk" | "crawl" | "none";
  /** RP-32, RP-61 — how one may get up in the movements: freely, by a plain test of Habileté, or not yet. */
  readonly standUp: "free" | "test" | null;
  /** Anything else: drinking, picking up, first aid. */
  readonly act: boolean;
}

/** RP-03, RP-61, RP-70…RP-72 — what a body lets somebody do. Whoever is busy may still parry. */
export function capacitiesOf(body: BodyState): Capacities {
  const { restriction, busy } = body;
  if (body.inert || body.unconscious || restriction === "nothing") return NONE;
  const { whole, arms } = body.entangled;
  const guards = restriction === "parryOnly" || restriction === "shieldParryOnly";
  return {
    attack: !whole && !arms && restriction === null && !busy && !body.reloading,
    cast: !whole && !guards && !busy,
    parry: whole || arms ? "none" : restriction === "shieldParryOnly" ? "shield" : "any",
    move: moveOf(body, guards || busy),
    standUp: standUpOf(body, guards || busy),
    act: !guards && !busy,
  };
}

const NONE: Capacities = { attack: false, cast: false, parry: "none", move: "none", standUp: null, act: false };

/** RP-61 — a restriction stops the feet, but leaves the crawl that the same wound allows (RP-59). */
function moveOf({ entangled, crawls, prone }: BodyState, rooted: boolean): Capacities["move"] {
  if (entangled.whole || entangled.legs) return "none";
  if (crawls) return "crawl";
  if (rooted) return "none";
  return prone === null ? "walk" : "crawl";
}

function standUpOf({ entangled, prone }: BodyState, rooted: boolean): Capacities["standUp"] {
  const tied = rooted || entangled.whole || entangled.legs;
  return !tied && (prone === "free" || prone === "test") ? prone : null;
}

/** RP-61, RP-70, RP-71 — whether somebody may handle things: neither held back nor caught by the arms. */
export function handsFree(body: BodyState): boolean {
  return capacitiesOf(body).act && !body.entangled.whole && !body.entangled.arms;
}

/** RP-41 — whether somebody can do nothing about a blow: no Bdef, no parry (D-24). */
export function isHelpless({ inert, unconscious, entangled }: BodyState): boolean {
  return inert || unconscious || entangled.whole;
}

/** RP-31, RP-42 — why somebody may not parry at all. */
export type NoParry = "helpless" | "surprised" | "restricted" | "noAction";

/** RP-31, RP-39, RP-42 — why a hit is not met; `null` when it may be. Who is surprised knows nothing of it (D-18). */
export function noParry(body: BodyState, actionLeft: boolean): NoParry | null {
  if (isHelpless(body)) return "helpless";
  if (body.surprised) return "surprised";
  if (capacitiesOf(body).parry === "none") return "restricted";
  return actionLeft ? null : "noAction";
}

/** RP-28 — metres of a round on hands and knees. */
export const CRAWL = 1;

/** RP-28, RP-61 — metres of a round at a run, as a body allows: half of it, never less than one, a crawl, or none. */
export function hamperedMove(move: number, body: BodyState): number {
  const way = capacitiesOf(body).move;
  if (way === "none") return 0;
  if (way === "crawl") return CRAWL;
  return body.halveMove ? Math.max(1, roundDown(move, 2)) : move;
}
