import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { NumberChange } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored } from "../../../../core/deed/card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedEdit, DeedField } from "../../../../core/play/contract/deed.js";
import { MOST_SCORE } from "../../data/trait.js";
import { diceRolls } from "../../dice/specs.js";
import { sumOf } from "../../rules/faces.js";
import { gainDice, hpAfterGain, sharedGain, soleGain } from "../../rules/gains.js";
import { fact, figure, numbers, told } from "../card.js";
import { choiceField } from "../fields.js";
import { count, FREE } from "../figures.js";
import { figuresOf } from "../reading.js";
import { traitsOf } from "../traits.js";

/** WP-81 — a trait linked to hit points that was gained or raised; `id` is empty for a new one. */
export interface Growth {
  readonly id: string;
  readonly newScore: number;
}

/** WP-81 — whether no other trait is linked to hit points. */
function isSole(actor: Actor, { id }: Growth): boolean {
  return !traitsOf(actor).some((one) => one.system.hitPoints && one.id !== id);
}

const WAYS = ["sure", "rolled"] as const;

function rolls(actor: Actor, choices: DeedChoices, growth: Growth): boolean {
  return !isSole(actor, growth) || wordIn(choices, "points", WAYS) === "rolled";
}

/** WP-81 — the field that asks for 7 points or two dice, where there is a choice. */
export function growthFields(actor: Actor, choices: DeedChoices, growth: Growth | null): readonly DeedField[] {
  if (!growth || !isSole(actor, growth)) return [];
  const way = wordIn(choices, "points", WAYS);
  return [
    choiceField(
      "points",
      way,
      wordOptions(WAYS, (word) => `GARDIEN.WARP.DEED.points.${word}`),
    ),
  ];
}

export function growthRolls(actor: Actor, choices: DeedChoices, growth: Growth | null): readonly RollSpec[] {
  if (!growth || !rolls(actor, choices, growth)) return [];
  return diceRolls("points", "hitPoints", gainDice(growth.newScore, isSole(actor, growth)));
}

/** WP-81 — the new maximum of hit points; the old one where nothing grows. */
export function maxAfter(actor: Actor, choices: DeedChoices, growth: Growth | null, dice: Dice): number {
  const { max } = figuresOf(actor).hp;
  if (!growth) return max;
  const sum = sumOf(dice.points ?? []);
  if (!isSole(actor, growth)) return sharedGain(max, sum);
  return soleGain(max, rolls(actor, choices, growth) ? sum : null);
}

/** WP-81 — hit points rise with their maximum. */
export function growthNumbers(outcome: Outcome, actor: Actor): readonly NumberChange[] {
  const { max, value } = figuresOf(actor).hp;
  const gained = stored(outcome, "points");
  if (gained <= 0) return [];
  return [
    { path: "system.hp.max", after: max + gained },
    { path: "system.hp.value", after: hpAfterGain(value, max, max + gained) },
  ];
}

/** WP-77, WP-81 — what of an improvement the keeper decides. */
export const growthEdit: DeedEdit = {
  figures: (ruled) => [
    count("score", [1, MOST_SCORE]),
    count("cost", FREE, { audience: "numbers" }),
    ...(stored(ruled, "points") > 0 ? [count("points", FREE)] : []),
  ],
};

/** WP-81 — what the dice for hit points came to, as an outcome keeps it; nothing where none were thrown. */
export function growthThrown({ points = [] }: Dice): Outcome {
  return points.length > 0 ? { thrown: sumOf(points), throwing: points.length } : {};
}

/** WP-77, WP-81 — what an improvement brought and what it cost; `rule` is the one it follows. */
export function growthFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const [points, total, count] = [stored(outcome, "points"), stored(outcome, "thrown"), stored(outcome, "throwing")];
  return [
    fact("score", figure(stored(outcome, "score")), rule),
    numbers("cost", figure(stored(outcome, "cost")), rule),
    ...(count > 0 ? [fact("pointsThrown", told("pointsThrown", { total, dice: count }), "WP-81")] : []),
    ...(points > 0 ? [fact("maximum", told("gain", { points }), "WP-81")] : []),
    ...(count > 0 && points <= 0 ? [fact("maximum", told("maximumStays"), "WP-81")] : []),
  ];
}
