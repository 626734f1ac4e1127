import { type Band, type DoubleShot, type FireMode, TACTICS, type Tactic } from "../vocabulary.js";

/** WP-89 — what one action of firing holds. */
export interface FireRate {
  /** Single shots in a turn; they are one action (WD-34). */
  readonly shots: 1 | 2;
  readonly tactics: readonly Tactic[];
}

const ONE_SHOT: FireRate = { shots: 1, tactics: ["single"] };
const TWO_SHOTS: FireRate = { shots: 2, tactics: ["single"] };
const FULL_AUTO: FireRate = { shots: 2, tactics: TACTICS };

/** WP-89, WP-93 — rates of fire. */
export const FIRE_RATES: Readonly<Record<FireMode, FireRate>> = {
  revolver: ONE_SHOT,
  automatic: TWO_SHOTS,
  smg: FULL_AUTO,
  rifle: ONE_SHOT,
  autoRifle: FULL_AUTO,
  shotgun: ONE_SHOT,
};

/** WP-89 — malus dice of a shot for its recoil, out of as many shots as the shooter fires in this turn. */
export function recoil(mode: FireMode, shot: 1 | 2, fired: 1 | 2, doubleShot: DoubleShot = "second"): 0 | 1 {
  const { shots, tactics } = FIRE_RATES[mode];
  if (shots === 1 || fired === 1) return 0;
  const both = doubleShot === "both" && tactics.length > 1; // the book doubts it for submachine guns only
  return shot === 2 || both ? 1 : 0;
}

/** WP-89 — shots of the turn that an attack uses up: a burst or full-auto fills it. */
export function shotsUsed(mode: FireMode, tactic: Tactic): number {
  return tactic === "single" ? 1 : FIRE_RATES[mode].shots;
}

/** WP-89 — whether a firearm may fire so once more in this turn, after so many shots. */
export function mayFire(mode: FireMode, tactic: Tactic, shotsFired: number): boolean {
  const { shots, tactics } = FIRE_RATES[mode];
  return tactics.includes(tactic) && shotsFired + shotsUsed(mode, tactic) <= shots;
}

/** WP-90…WP-92 — what a tactic changes at a distance: dice of the attack, and damage factor. */
export interface TacticEffect {
  readonly bonus: number;
  readonly malus: number;
  readonly factor: number;
}

const effect = (bonus: number, malus = 0, factor = 0): TacticEffect => ({ bonus, malus, factor });
const PLAIN = effect(0);

const EFFECTS: Readonly<Record<Tactic, Readonly<Record<Band, TacticEffect>>>> = {
  single: { pointBlank: PLAIN, short: PLAIN, medium: PLAIN, long: PLAIN, veryLong: PLAIN },
  burst: {
    pointBlank: effect(1, 0, 1),
    short: effect(1, 0, 1),
    medium: effect(1),
    long: effect(1),
    veryLong: effect(1),
  },
  fullAutoSingle: {
    pointBlank: effect(1, 0, 2),
    short: effect(1, 0, 2),
    medium: effect(1, 0, 1),
    long: effect(1),
    veryLong: effect(1),
  },
  fullAutoSweep: {
    pointBlank: effect(1, 0, 1),
    short: effect(1),
    medium: PLAIN,
    long: effect(0, 1),
    veryLong: effect(0, 2),
  },
};

/** WP-90…WP-92 — what a tactic changes in a column of the range table. */
export function tacticEffect(tactic: Tactic, band: Band): TacticEffect {
  return EFFECTS[tactic][band];
}
