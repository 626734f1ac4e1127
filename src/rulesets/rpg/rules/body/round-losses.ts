import { asphyxiaRound } from "../hazards/asphyxia.js";
import type { Condition } from "./conditions.js";
import { parseDice } from "../dice-formula.js";
import { hazardTicks } from "../hazards/hazard-ticks.js";
import { timePassed } from "./passing-time.js";
import { tickFor, type Moment } from "./spans.js";

/** RP-61 — a moment, and the fight whose rounds it counts; an empty id outside one. */
export interface FightMoment {
  readonly combatId: string;
  readonly round: number;
  readonly worldTime: number;
}

/** RP-02, RP-61 — rounds that went by: those of the fight, or seconds where it is not the same. Going back takes nothing away. */
export function roundsGone(from: FightMoment, to: FightMoment): number {
  const counted = from.combatId !== "" && from.combatId === to.combatId;
  return Math.max(0, counted ? to.round - from.round : to.worldTime - from.worldTime);
}

/** RP-61, RP-86, RP-90 — what some rounds ask for, dice not thrown yet. */
export interface RoundLosses {
  /** One formula for each wound that bleeds, thrown as often as rounds went by. */
  readonly bleeding: readonly { readonly formula: string; readonly rounds: number }[];
  /** Rounds in flames. */
  readonly burning: number;
  /** Rounds without air, counted from the one in which it ran out; `failed`: none is held out any more. */
  readonly choking: { readonly rounds: readonly number[]; readonly failed: boolean } | null;
}

/**
 * RP-61, RP-86, RP-90 — what so many rounds up to now take. Clothes burn once, breath is held once, whatever began
 * twice.
 * @param byHand somebody has a round taken now: then the one in which it began counts too
 */
export function lossesOver(conditions: readonly Condition[], rounds: number, now: Moment, byHand = false): RoundLosses {
  const { round, worldTime } = now;
  const from = { round: round === null ? null : round - rounds, worldTime: worldTime - rounds };
  const ticks = hazardTicks(conditions, from, now);
  const hazard = (type: "burning" | "choking") => {
    const [tick] = ticks.filter((one) => one.hazard === type);
    const begun = conditions.find(({ state }) => state.type === type);
    if (tick || !begun || !byHand) return tick;
    return { condition: begun, rounds: [roundOf(begun, now)] };
  };
  const choking = hazard("choking");
  const state = choking?.condition.state;
  return {
    bleeding: timePassed(conditions, from, now).bleeding.map(({ formula, ticks: times }) => ({
      formula,
      rounds: times,
    })),
    burning: hazard("burning")?.rounds.length ?? 0,
    choking: choking ? { rounds: choking.rounds, failed: state?.type === "choking" && state.failed } : null,
  };
}

function roundOf({ span }: Condition, now: Moment): number {
  return Math.max(1, asphyxiaRound(span.first, tickFor(span, now) ?? span.first));
}

/** Whether nothing is asked for. */
export function noLosses({ bleeding, burning, choking }: RoundLosses): boolean {
  return bleeding.length === 0 && burning === 0 && choking === null;
}

/** RP-61 — the most rounds that are thrown for at one go. */
export const MOST_ROUNDS = 60;

/**
 * RP-27 — of so many rounds, those that are thrown for now: once no point is left between somebody and death, more dice
 * change nothing.
 * @param points hit points down to death
 */
export function roundsThatMatter(conditions: readonly Condition[], rounds: number, points: number): number {
  const sure = conditions.reduce((sum, { state }) => sum + leastOf(state), 0);
  const deadly = sure > 0 ? Math.ceil(Math.max(1, points) / sure) : MOST_ROUNDS;
  return Math.min(rounds, deadly, MOST_ROUNDS);
}

/** The least points that a state takes each round. */
function leastOf(state: Condition["state"]): number {
  if (state.type === "burning") return 1;
  if (state.type !== "bleed") return 0;
  return leastBleeding(state.formula);
}

function leastBleeding(formula: string): number {
  const dice = parseDice(formula);
  return dice ? Math.max(0, (dice.halved ? 1 : dice.count) + dice.flat) : Number(formula) || 0;
}

/** RP-61 — the dice of a bleeding over some rounds, thrown together; `null` for one that takes a fixed number. */
export function bleedingDice(formula: string, rounds: number): string | null {
  const dice = parseDice(formula);
  return dice && `${dice.count * rounds}d${dice.faces}`;
}

/** RP-61 — points that a bleeding takes over some rounds; it never gives any. */
export function bled(formula: string, rounds: number, faces: readonly number[]): number {
  const dice = parseDice(formula);
  if (!dice) return (Number(formula) || 0) * rounds;
  const { count, flat, halved } = dice;
  let points = 0;
  for (let i = 0; i < rounds; i++) {
    const sum = faces.slice(i * count, (i + 1) * count).reduce((total, face) => total + face, 0);
    points += Math.max(0, (halved ? Math.max(1, Math.floor(sum / 2)) : sum) + flat);
  }
  return points;
}
