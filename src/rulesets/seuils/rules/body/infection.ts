import { INFECTIONS, type Disease, type Infection } from "../vocabulary.js";

/** SE-63 — successes of the daily Santé roll. */
export const WATCH_DIFFICULTY = 3;

/** SE-65 — the severity of each result; more successes are no better than the last. */
const SEVERITIES = ["grave", "infection", "forteFievre", "fievre", "benigne"] as const satisfies readonly Infection[];

/** SE-65 — how severe an infection is, by a Santé roll of its own (D-29). */
export function severityOf(result: number): Exclude<Infection, "none"> {
  return SEVERITIES[Math.max(0, result)] ?? "benigne";
}

/** Of two infections the worse one. */
export function worseInfection(a: Infection, b: Infection): Infection {
  return INFECTIONS.indexOf(a) >= INFECTIONS.indexOf(b) ? a : b;
}

/** SE-66 — what an infection does. */
export interface InfectionEffects {
  /** Dice lost on every roll but Santé. */
  readonly diceMalus: number;
  readonly bedridden: boolean;
  /** What the periods of recovery are multiplied by. */
  readonly recoveryFactor: number;
  readonly recoverySuspended: boolean;
  /** What it may be; the keeper chooses among several. */
  readonly diseases: readonly Disease[];
}

const NO_EFFECT: InfectionEffects = {
  diceMalus: 0,
  bedridden: false,
  recoveryFactor: 1,
  recoverySuspended: false,
  diseases: [],
};

const EFFECTS: Readonly<Record<Infection, InfectionEffects>> = {
  none: NO_EFFECT,
  benigne: { ...NO_EFFECT, recoveryFactor: 2 },
  fievre: { ...NO_EFFECT, diceMalus: 1 },
  forteFievre: { ...NO_EFFECT, diceMalus: 3, bedridden: true },
  infection: { ...NO_EFFECT, diceMalus: 3, bedridden: true, recoverySuspended: true, diseases: ["rage", "tetanos"] },
  grave: { ...NO_EFFECT, diceMalus: 3, bedridden: true, recoverySuspended: true, diseases: ["gangrene"] },
};

/** SE-66 — what an infection of this severity does. */
export function infectionEffects(infection: Infection): InfectionEffects {
  return EFFECTS[infection];
}
