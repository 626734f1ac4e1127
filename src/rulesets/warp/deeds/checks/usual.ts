import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { text } from "../../../../core/shape/shape.js";
import type { UsualAnswer } from "../../../../core/play/contract/usual.js";
import { poolOf } from "../../dice/line-dice.js";
import { rungLabel } from "../../labels.js";
import { beatChance, obstacleChance } from "../../odds/check.js";
import { poolOdds, type Odds } from "../../odds/pool.js";
import { LADDER, RUNGS } from "../../rules/checks/difficulty.js";
import type { Tried } from "../action.js";
import { attempt, traitIn } from "../attempt.js";
import { figure } from "../kit.js";
import { traitsOf } from "../traits.js";
import { difficultyIn, obstacleOf } from "./difficulty.js";

/** WP-08 — the rungs of the ladder. */
export const usualDifficulties = (): readonly UsualAnswer[] =>
  RUNGS.map((rung) => ({
    ...{ figure: figure(LADDER[rung].difficulty), name: { key: rungLabel(rung) }, rule: "WP-08" },
    choices: { difficulty: rung },
  }));

/** WP-05…WP-11 — the chance of an attempt as it is chosen; `null` where nothing stands against it, or the trait is nobody's. */
export function chanceOf(actor: Actor, choices: DeedChoices): number | null {
  const target = difficultyIn(actor, choices, {});
  const obstacle = obstacleOf(actor, choices);
  const lacks = text.read(choices["trait"]) !== "" && !traitIn(actor, choices);
  if (lacks || (target === null && !obstacle)) return null;
  const odds = oddsOf(attempt(actor, choices));
  return obstacle ? obstacleChance(odds, oddsOf(obstacle)) : beatChance(odds, target ?? 0);
}

/** WP-06 — the same without a trait, and with each of somebody's. */
export function chancesOfAny(actor: Actor, choices: DeedChoices): readonly number[] {
  const traits = ["", ...traitsOf(actor).map(({ id }) => id)];
  return traits.flatMap((trait) => chanceOf(actor, { ...choices, trait }) ?? []);
}

/** The odds of a roll as it is prepared. */
export function oddsOf({ base, lines, rules }: Tried): Odds {
  return poolOdds(poolOf(base, lines), rules);
}
