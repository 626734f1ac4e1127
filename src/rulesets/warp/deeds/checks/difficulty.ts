import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { flagIn, numberIn, textIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { poolRolls, resultIn } from "../../dice/specs.js";
import { LADDER, MOST_OBSTACLE_DICE, RUNGS } from "../../rules/difficulty.js";
import type { Rung } from "../../rules/difficulty.js";
import { rungLabel } from "../../labels.js";
import { rollOf } from "../action.js";
import type { Tried } from "../action.js";
import { told } from "../card.js";
import { choiceField, flagField, numberField } from "../fields.js";

/** WP-08 — most that a difficulty can be typed as. */
const MOST_DIFFICULTY = 99;
const NONE = "none";
const TYPED = "typed";
const DICE = "dice";

/** WP-08 — how the difficulty is told: a rung of the ladder, a number, dice, or not at all. */
type Told = Rung | typeof NONE | typeof TYPED | typeof DICE;

function toldIn(choices: DeedChoices): Told {
  const word = textIn(choices, "difficulty");
  return ([...RUNGS, TYPED, DICE] as const).find((one) => one === word) ?? NONE;
}

/** WP-08 — the number to beat; `null` where there is none, or where dice will say it. */
function numberOf(choices: DeedChoices): number | null {
  const way = toldIn(choices);
  if (way === NONE || way === DICE) return null;
  if (way === TYPED)
    return numberIn(choices, "number", { min: 1, max: MOST_DIFFICULTY, otherwise: LADDER.average.difficulty });
  const { difficulty, openEnded } = LADDER[way];
  return openEnded
    ? numberIn(choices, "number", { min: difficulty, max: MOST_DIFFICULTY, otherwise: difficulty })
    : difficulty;
}

function diceOf(choices: DeedChoices): number {
  return numberIn(choices, "obstacle", { min: 1, max: MOST_OBSTACLE_DICE, otherwise: 2 });
}

/** WP-09 — how many dice stand against it; 0 where a number does, or nothing. */
export function obstacleDice(choices: DeedChoices): number {
  return toldIn(choices) === DICE ? diceOf(choices) : 0;
}

/** WP-10 — whether the number is to stay the keeper's: where a player's message says so, it is theirs to settle. */
export function hiddenField(choices: DeedChoices): readonly DeedField[] {
  if (!game.user.isGM) return [];
  return [{ ...flagField("hidden", flagIn(choices, "hidden"), told("hint.hidden")), asks: true }];
}

/** WP-08, WP-09 — the fields that tell a difficulty. */
export function difficultyFields(choices: DeedChoices): readonly DeedField[] {
  const way = toldIn(choices);
  const rung = RUNGS.find((one) => one === way);
  const options = [
    { value: NONE, label: told("difficulty.none") },
    ...RUNGS.map((one) => ({
      value: one,
      label: told("difficulty.rung", { rung: { key: rungLabel(one) }, number: LADDER[one].difficulty }),
    })),
    ...wordOptions([TYPED, DICE], (word) => `GARDIEN.WARP.DEED.difficulty.${word}`),
  ];
  const number = numberOf(choices);
  const typed = number !== null && (way === TYPED || (rung !== undefined && LADDER[rung].openEnded));
  return [
    choiceField("difficulty", way, options),
    ...(typed ? [numberField("number", number, rung ? LADDER[rung].difficulty : 1, MOST_DIFFICULTY)] : []),
    ...(way === DICE ? [numberField("obstacle", diceOf(choices), 1, MOST_OBSTACLE_DICE)] : []),
  ];
}

/** WP-09 — the dice of an obstacle: nothing weighs on them. */
function obstacleOf(actor: Actor, choices: DeedChoices): Tried | null {
  return toldIn(choices) === DICE ? rollOf({ what: "obstacle", rules: "plain" }, actor, diceOf(choices), []) : null;
}

/** WP-09 — what is rolled for an obstacle. */
export function obstacleRolls(actor: Actor, choices: DeedChoices): readonly RollSpec[] {
  const tried = obstacleOf(actor, choices);
  return tried ? poolRolls("obstacle", tried) : [];
}

/** WP-08, WP-09 — the number that counts, by the word or by the dice; `null` where there is none. */
export function difficultyIn(actor: Actor, choices: DeedChoices, dice: Dice): number | null {
  const tried = obstacleOf(actor, choices);
  return tried ? (resultIn(dice, "obstacle", tried)?.total ?? null) : numberOf(choices);
}
