import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { NumberChange } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Filled, Shown } from "../../../../core/deed/form.js";
import { whole, type Read } from "../../../../core/shape/shape.js";
import { MOST_SCORE } from "../../data/items/trait.js";
import { diceRolls } from "../../dice/specs.js";
import { sumOf } from "../../rules/checks/faces.js";
import { gainDice, hpAfterGain, sharedGain, soleGain } from "../../rules/character/gains.js";
import { count, fact, field, figure, FREE, numbers, say } from "../kit.js";
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

/** WP-81 — 7 points or two dice, where there is a choice. */
export const GROWTH_FORM = { points: field.choice(["sure", "rolled"], "points") };
type GrowthForm = Filled<typeof GROWTH_FORM>;

function rolls(actor: Actor, { points }: GrowthForm, growth: Growth): boolean {
  return !isSole(actor, growth) || points === "rolled";
}

/** WP-81 — whether it is asked. */
export function growthWindow(actor: Actor, growth: Growth | null): Shown<typeof GROWTH_FORM> {
  return { points: growth !== null && isSole(actor, growth) };
}

export function growthRolls(actor: Actor, form: GrowthForm, growth: Growth | null): readonly RollSpec[] {
  if (!growth || !rolls(actor, form, growth)) return [];
  return diceRolls("points", "hitPoints", gainDice(growth.newScore, isSole(actor, growth)));
}

/** WP-81 — the new maximum of hit points; the old one where nothing grows. */
export function maxAfter(actor: Actor, form: GrowthForm, growth: Growth | null, dice: Dice): number {
  const { max } = figuresOf(actor).hp;
  if (!growth) return max;
  const sum = sumOf(dice.points ?? []);
  if (!isSole(actor, growth)) return sharedGain(max, sum);
  return soleGain(max, rolls(actor, form, growth) ? sum : null);
}

/** WP-77, WP-81 — what an outcome keeps of an improvement. */
export const GROWTH = {
  score: whole,
  cost: whole,
  points: whole,
  /** What the dice for hit points came to, and how many there were; none where none were thrown. */
  thrown: whole,
  throwing: whole,
};
type Grown = Read<typeof GROWTH>;

/** WP-81 — hit points rise with their maximum. */
export function growthNumbers({ points: gained }: Grown, actor: Actor): readonly NumberChange[] {
  const { max, value } = figuresOf(actor).hp;
  if (gained <= 0) return [];
  return [
    { path: "system.hp.max", after: max + gained },
    { path: "system.hp.value", after: hpAfterGain(value, max, max + gained) },
  ];
}

/** WP-77, WP-81 — what of an improvement the keeper decides. */
export const growthEdit = {
  figures: ({ points }: Grown) => [
    count("score", [1, MOST_SCORE]),
    count("cost", FREE, { audience: "numbers" }),
    ...(points > 0 ? [count("points", FREE)] : []),
  ],
};

/** WP-81 — what the dice for hit points came to. */
export const growthThrown = ({ points = [] }: Dice) => ({ thrown: sumOf(points), throwing: points.length });

/** WP-77, WP-81 — what an improvement brought and what it cost; `rule` is the one it follows. */
export function growthFacts({ score, cost, points, thrown, throwing }: Grown, rule: string): readonly CardFact[] {
  return [
    fact("score", figure(score), rule),
    numbers("cost", figure(cost), rule),
    ...(throwing > 0 ? [fact("pointsThrown", say("pointsThrown", { total: thrown, dice: throwing }), "WP-81")] : []),
    ...(points > 0 ? [fact("maximum", say("gain", { points }), "WP-81")] : []),
    ...(throwing > 0 && points <= 0 ? [fact("maximum", say("maximumStays"), "WP-81")] : []),
  ];
}
