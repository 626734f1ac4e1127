import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { figuresOf } from "../../attack/reading.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { ASPHYXIA_FORMULA, breathe, BREATH_FORMULA, highestBreath } from "../../rules/hazards/asphyxia.js";
import { FIRE_FORMULA } from "../../rules/hazards/fire.js";
import { bled, bleedingDice, type RoundLosses } from "../../rules/body/round-losses.js";
import { burnRoll } from "../hazards/burns.js";

/** RP-90 — a roll of an actor who holds their breath. */
export interface Breath {
  readonly round: number;
  readonly die: number;
  readonly threshold: number;
}

/** RP-61, RP-86, RP-90 — what some rounds took, from their dice. */
export interface Taken {
  readonly bled: number;
  readonly burnt: number;
  readonly choked: number;
  readonly breaths: readonly Breath[];
  /** RP-90 — no breath is held any more. */
  readonly failed: boolean;
}

const FIRE = "fire";
const SUFFOCATION = "suffocation";
const bleedId = (wound: number): string => `bleed-${wound}`;
const breathId = (round: number): string => `breath-${round}`;

const sum = (faces: readonly number[] = []): number => faces.reduce((total, face) => total + face, 0);
/** So many dice together, for a formula of one die. */
const times = (count: number, formula: string): string => `${count}${formula.slice(1)}`;

/** RP-61, RP-86, RP-90 — the dice that some rounds ask for; those of breath, and of burns, follow from one another. */
export function lossRolls(losses: RoundLosses, actor: Actor): readonly RollSpec[] {
  const bleeding = losses.bleeding.map(({ formula, rounds }, i) => {
    const dice = bleedingDice(formula, rounds);
    return dice === null ? null : diceSpec(bleedId(i), "bleed", dice);
  });
  return [
    ...bleeding,
    fireRoll(losses.burning, actor),
    breathRoll(losses.choking, 0, figuresOf(actor).values.body),
  ].filter((spec) => spec !== null);
}

/** RP-86, RP-89 — a die for each round in flames, and one more where they scar. */
function fireRoll(rounds: number, actor: Actor): RollSpec | null {
  const fire = rounds > 0 ? diceSpec(FIRE, "fire", times(rounds, FIRE_FORMULA)) : null;
  return fire && { ...fire, next: (faces) => burnRoll(actor, sum(faces), false) };
}

/** RP-90 — round after round a roll, until one is missed: every round from that one on costs. */
function breathRoll(choking: RoundLosses["choking"], index: number, body: number): RollSpec | null {
  const round = choking?.rounds[index];
  if (!choking || round === undefined) return null;
  if (choking.failed)
    return diceSpec(SUFFOCATION, "suffocation", times(choking.rounds.length - index, ASPHYXIA_FORMULA));
  const breath = diceSpec(breathId(round), "asphyxia", BREATH_FORMULA);
  if (!breath) return null;
  const next = ([die = 0]: readonly number[]) => {
    const failed = breathe({ body, round, failed: false }, die, rpgOptions().asphyxiaStrict) !== "success";
    return failed ? breathRoll({ ...choking, failed }, index, body) : breathRoll(choking, index + 1, body);
  };
  return { ...breath, next };
}

/** RP-61, RP-86, RP-89, RP-90 — what some rounds took. */
export function takenBy(losses: RoundLosses, actor: Actor, dice: Dice): Taken {
  const { body } = figuresOf(actor).values;
  const breaths = (losses.choking?.rounds ?? []).flatMap((round): readonly Breath[] => {
    const die = dice[breathId(round)]?.[0];
    return die === undefined
      ? []
      : [{ round, die, threshold: highestBreath(body, round, rpgOptions().asphyxiaStrict) }];
  });
  return {
    bled: losses.bleeding.reduce(
      (total, { formula, rounds }, i) => total + bled(formula, rounds, dice[bleedId(i)] ?? []),
      0,
    ),
    burnt: sum(dice[FIRE]),
    choked: sum(dice[SUFFOCATION]),
    breaths,
    failed: dice[SUFFOCATION] !== undefined,
  };
}
