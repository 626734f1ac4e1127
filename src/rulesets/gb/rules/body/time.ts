import { cappedPf, pfCeiling } from "./pools.js";
import type { CapMode, Pools } from "./pools.js";
import { callsForStabilisation, stabilisationTarget, stabilises } from "./stabilisation.js";
import type { StabilisationScope } from "./stabilisation.js";
import { ticksIn, worseningLoss } from "./worsening.js";
import type { WorsenMode } from "./worsening.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** GB-40, GB-41 — a wound on its own clock; times are seconds of world time. */
export interface BleedingWound {
  readonly id: string;
  /** Seconds between two losses; `null`: it does not worsen (GB-37). */
  readonly interval: number | null;
  /** Time of its last loss, or of the blow. */
  readonly lastTick: number;
}

/** GB-13 — a rest during the time that passes. */
export interface Rest {
  readonly max: Pools;
  /** D-08 — whether PV come back. */
  readonly cared: boolean;
  /** Minutes already rested towards the next PF, 0 to 59.99. */
  readonly carryMinutes?: number;
  /** Hours already rested towards the next PV, 0 to 23.99. */
  readonly carryHours?: number;
}

/** GB-13, GB-41 — time that passes for one character. */
export interface Passing {
  readonly pools: Pools;
  readonly wounds: readonly BleedingWound[];
  /** Start and end, in seconds of world time. */
  readonly from: number;
  readonly until: number;
  /** Faces of the stabilisation d100, in the order in which they are called for; a missing one stops nothing. */
  readonly rolls: readonly number[];
  readonly rest?: Rest;
}

/** How the settings of the table shape what time does. */
export interface TimeOptions {
  readonly capMode?: CapMode;
  /** D-03 — whether pools keep what they fall below 0. */
  readonly negativePools?: boolean;
  readonly mode?: WorsenMode;
  readonly scope?: StabilisationScope;
}

/** GB-40 — one loss by a wound, with the pools after it. */
export interface Tick extends Pools {
  readonly wound: string;
  readonly at: number;
  /** GB-39 — what the d100 had to stay under, and its face; `null` when none was called for. */
  readonly target: number;
  readonly roll: number | null;
  readonly stabilised: boolean;
  readonly dead: boolean;
}

/** GB-40 — a wound after the time that passed; `pf` and `pv` are what it took meanwhile. */
export interface BledWound extends Pools {
  readonly id: string;
  readonly lastTick: number;
  readonly stabilised: boolean;
}

/** GB-13, GB-41 — what the time that passed came to. */
export interface Passed {
  readonly pools: Pools;
  readonly ticks: readonly Tick[];
  readonly wounds: readonly BledWound[];
  /** GB-13 — points that came back. */
  readonly regained: Pools;
  readonly carryMinutes: number;
  readonly carryHours: number;
}

/** GB-39 — most stabilisation dice that a span of time can call for. */
export function stabilisationDice({ pools, wounds, from, until, rest }: Omit<Passing, "rolls">): number {
  const due = wounds.reduce((sum, { lastTick, interval }) => sum + ticksIn(until - lastTick, interval), 0);
  const regained = rest?.cared ? restEvents(from, until, rest).filter(({ pool }) => pool === "pv").length : 0;
  // Every roll follows the loss of a PV that leaves at least one.
  return Math.max(0, Math.min(due, pools.pv + regained - 1));
}

/** GB-13, GB-40, GB-41 — lets time pass: losses and hours of rest in their order, until death stops both. */
export function passTime(span: Passing, options: TimeOptions = {}): Passed {
  const passing = { ...span, until: Math.round(span.until) }; // 539 minutes in hours are a hair less than that
  const clock = new Clock(passing, options);
  const { from, until, rest } = passing;
  const events = rest ? restEvents(from, until, rest) : [];
  for (const event of events) {
    clock.bleedUntil(event.at);
    if (rest) clock.recover(event.pool, rest.max);
  }
  clock.bleedUntil(until);
  return { ...clock.result(), ...carried(passing, clock.pools) };
}

/** GB-13 — when a point may come back. In the hour that completes a day the PV comes first. */
interface RestEvent {
  readonly at: number;
  readonly pool: "pv" | "pf";
}

function restEvents(from: number, until: number, { cared, carryMinutes = 0, carryHours = 0 }: Rest): RestEvent[] {
  const every = (pool: "pv" | "pf", step: number, carry: number): RestEvent[] => {
    const first = from - Math.round(carry) + step;
    return Array.from({ length: ticksIn(until - first + step, step) }, (_, i) => ({ pool, at: first + i * step }));
  };
  const days = cared ? every("pv", DAY, carryHours * HOUR) : [];
  return [...days, ...every("pf", HOUR, carryMinutes * MINUTE)].sort((a, b) => a.at - b.at);
}

/** GB-13 — time rested towards the next point; a full pool waits for nothing, uncared hours bring no PV. */
function carried({ from, until, rest }: Passing, pools: Pools): Pick<Passed, "carryMinutes" | "carryHours"> {
  const { carryMinutes = 0, carryHours = 0, cared = false, max = pools } = rest ?? {};
  const span = rest ? until - from : 0;
  const minutes = (Math.round(carryMinutes * MINUTE) + span) % HOUR;
  const hours = cared ? (Math.round(carryHours * HOUR) + span) % DAY : carryHours * HOUR;
  return {
    carryMinutes: pools.pf < max.pf ? minutes / MINUTE : 0,
    carryHours: pools.pv < max.pv ? hours / HOUR : 0,
  };
}

/** A wound while its clock runs. */
interface Bleeding {
  readonly id: string;
  readonly interval: number | null;
  lastTick: number;
  pf: number;
  pv: number;
  stabilised: boolean;
}

/** One character while time passes. */
class Clock {
  pools: Pools;
  readonly #options: TimeOptions;
  readonly #wounds: readonly Bleeding[];
  readonly #rolls: number[];
  readonly #ticks: Tick[] = [];
  #regained: Pools = { pv: 0, pf: 0 };

  constructor({ pools, wounds, rolls }: Passing, options: TimeOptions) {
    this.pools = pools;
    this.#options = options;
    this.#wounds = wounds.map((wound) => ({ ...wound, pf: 0, pv: 0, stabilised: false }));
    this.#rolls = [...rolls];
  }

  /** GB-41 — every loss up to a moment, the earliest first. */
  bleedUntil(moment: number): void {
    for (let next = this.#next(moment); next; next = this.#next(moment)) this.#tick(next.wound, next.at);
  }

  /** GB-13 — one point back, PF no higher than the cap allows. */
  recover(pool: "pv" | "pf", max: Pools): void {
    const { pv, pf } = this.pools;
    const ceiling = pool === "pv" ? max.pv : pfCeiling(pv, max.pf);
    if (pv <= 0 || this.pools[pool] >= ceiling) return;
    this.pools = pool === "pv" ? { pv: pv + 1, pf } : { pv, pf: pf + 1 };
    this.#regained = { ...this.#regained, [pool]: this.#regained[pool] + 1 };
  }

  result(): Pick<Passed, "pools" | "ticks" | "wounds" | "regained"> {
    const wounds = this.#wounds.map(({ id, lastTick, pf, pv, stabilised }) => ({ id, lastTick, pf, pv, stabilised }));
    return { pools: this.pools, ticks: this.#ticks, wounds, regained: this.#regained };
  }

  /** The loss that comes next, if the victim lives to see it. */
  #next(moment: number): { wound: Bleeding; at: number } | undefined {
    if (this.pools.pv <= 0) return undefined;
    let first: { wound: Bleeding; at: number } | undefined;
    for (const wound of this.#wounds) {
      const at = wound.lastTick + (wound.interval ?? Infinity);
      if (!wound.stabilised && at <= Math.min(moment, (first?.at ?? Infinity) - 1)) first = { wound, at };
    }
    return first;
  }

  #tick(wound: Bleeding, at: number): void {
    const { capMode, negativePools = true, mode, scope = "wound" } = this.#options;
    const before = this.pools;
    const loss = worseningLoss(1, mode, before.pf);
    const floor = negativePools ? -Infinity : 0;
    const left = { pv: Math.max(floor, before.pv - loss.pv), pf: Math.max(floor, before.pf - loss.pf) };
    const after = { pv: left.pv, pf: cappedPf(left, capMode) };
    const roll = callsForStabilisation(before, after) ? (this.#rolls.shift() ?? null) : null;
    const stabilised = roll !== null && stabilises(roll, after, negativePools);
    this.pools = after;
    wound.lastTick = at;
    wound.pf += loss.pf;
    wound.pv += loss.pv;
    for (const one of scope === "character" ? this.#wounds : [wound]) one.stabilised ||= stabilised;
    this.#ticks.push({
      ...after,
      wound: wound.id,
      at,
      target: stabilisationTarget(after, negativePools),
      roll,
      stabilised,
      dead: after.pv <= 0,
    });
  }
}
