import { effectDifficulty } from "../effect-difficulty.js";
import type { DefenceSituation, Struck } from "../../../../core/play/contract/defence.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Facts, Line, Modifier } from "../../../../core/play/contract/modifiers.js";
import { nullable, oneOf, record, text, whole } from "../../../../core/shape/shape.js";
import { lineOf } from "../../dice/lines.js";
import type { TestRequest } from "../../dice/specs.js";
import { rpgOptions } from "../../data/options.js";
import {
  PARRY_MEANS,
  parryFigures,
  type ParryFigures,
  type ParryMeans,
  type ParryOptions,
} from "../../rules/attack/parry.js";
import { outcomeOn, WORST_FACE, type TestResult } from "../../rules/checks/test-result.js";
import { parryChance } from "../../odds/test.js";
import { guardsFor, parriedBlow } from "../attack-roll.js";
import { attackTest, difficultyOf } from "../attack-test.js";
import type { Fumbler } from "../outcome/fumble.js";
import { guardUsed, type GuardAtHand } from "./guards.js";

/** Id of the defender's roll. */
export const PARRY = "parry";

/** RP-12, RP-44, RP-46 — what the table chose. */
export function parryOptions(): ParryOptions & { readonly naturals: ReturnType<typeof rpgOptions>["naturals"] } {
  const { shieldRounding, missileParryHalving, naturals } = rpgOptions();
  return { shieldRounding, missileParryHalving, naturals };
}

type Chosen = Pick<DefenceSituation, "blow" | "choices">;

/** What a blow was met with, and how well; its name is for the player who chooses it. */
type GuardMet = Omit<GuardAtHand, "name">;

/** A parry that was judged is what it was then, whatever has become since of arm and weapon. */
interface Met extends Chosen {
  readonly kept?: Facts;
}

/** The id of what was chosen to meet a blow with; empty where nothing was. */
export const meansIn = (choices: DefenceSituation["choices"]): string => text.read(choices["means"]).trim();

/** RP-42 — what the blow is met with: as chosen, else what has the best chance; `null` where nothing serves. */
export function guardChosen({ blow, choices }: Chosen): GuardAtHand | null {
  return guardUsed(blow.target, parriedBlow(blow), meansIn(choices)) ?? rankedGuards(blow)[0] ?? null;
}

/** RP-42…RP-46 — what of the target's side a parry rests on; nothing where none is tried. */
export function parryKept(situation: DefenceSituation): Facts {
  const guard = situation.refused ? null : guardChosen(situation);
  if (!guard) return {};
  const { id, skill, parry } = guard;
  return { id, skill, means: parry.means, score: parry.score, shieldDifficulty: parry.shieldDifficulty ?? 0 };
}

/** RP-42…RP-46 — the same, as an answer keeps it; without a means none was tried. */
const MET = record({
  id: text,
  skill: text,
  means: nullable(oneOf(PARRY_MEANS)),
  score: whole,
  shieldDifficulty: whole,
});

/** RP-42 — what a blow was met with: as it was kept, else as it is chosen. */
export function guardMet({ kept = {}, ...chosen }: Met): GuardMet | null {
  const { id, skill, means, score, shieldDifficulty } = MET.read(kept);
  if (!means) return guardChosen(chosen);
  return { id, skill, parry: { means, against: parriedBlow(chosen.blow), score, shieldDifficulty } };
}

/** RP-42 — what a blow may be met with, what has the best chance first. */
export function rankedGuards(blow: Struck): readonly GuardAtHand[] {
  const attackerMargin = attackTest(blow).margin;
  const chance = ({ parry }: GuardAtHand) => parryChance({ ...parry, attackerMargin }, parryOptions());
  return guardsFor(blow).toSorted((a, b) => chance(b) - chance(a));
}

/** RP-43…RP-46 — the chance that an answer stops its blow with this FD, 0 to 1; `null` where nothing is at hand. */
export function chanceOf({ blow, choices }: Chosen, bonus: number): number | null {
  const guard = guardChosen({ blow, choices });
  if (!guard) return null;
  const target = targetWith(guard, blow, bonus);
  const faces = Array.from({ length: WORST_FACE }, (_, i) => i + 1);
  return faces.filter((die) => outcomeOn(die, target, parryOptions().naturals).success).length / WORST_FACE;
}

/** RP-43…RP-46 — winning faces of a guard with an FD that an actor may have added to. */
function targetWith(guard: GuardMet, blow: Struck, bonus: number): number {
  return parryRequest(guard, blow, []).score - bonus;
}

/** RP-43…RP-46 — FD and winning faces of a guard against a blow. */
function figuresWith({ parry }: GuardMet, blow: Struck): ParryFigures {
  return parryFigures({ ...parry, attackerMargin: attackTest(blow).margin }, parryOptions());
}

/** RP-43…RP-46 — the FD of a parry; a weapon against a missile has its chances for a score, and no FD. */
export function parryLines(situation: DefenceSituation): readonly Modifier[] {
  const guard = situation.refused ? null : guardChosen(situation);
  return guard ? [...linesWith(guard, situation.blow), ...effectDifficulty(situation.blow.target, ["parry"])] : [];
}

function linesWith(guard: GuardAtHand, blow: Struck): readonly Modifier[] {
  const { means, shieldDifficulty = 0 } = guard.parry;
  const { difficulty } = figuresWith(guard, blow);
  if (means === "shield") {
    const shield = shieldDifficulty === 0 ? [] : [lineOf("shield", shieldDifficulty)];
    return [lineOf("halfMargin", difficulty - shieldDifficulty), ...shield];
  }
  if (halvesChances(guard)) return [];
  return [lineOf(means === "unarmed" ? "bareMargin" : "margin", difficulty)];
}

/** RP-46 — whether it is the chances that are halved. */
function halvesChances({ parry: { means, against } }: GuardMet): boolean {
  return means === "weapon" && against === "missile";
}

/** RP-43…RP-46 — what the die of a parry is thrown against. */
export function parryRequest(guard: GuardMet, blow: Struck, lines: readonly Line[]): TestRequest {
  const { means, score } = guard.parry;
  const naturals = parryOptions().naturals;
  if (halvesChances(guard)) return { what: "missileParry", score: figuresWith(guard, blow).target, naturals, lines };
  return { what: means === "shield" ? "shieldParry" : "parry", score, naturals, lines };
}

/** RP-55, D-34 — with what a parry fumbles. */
export function parryFumbler({ id, parry: { means } }: GuardMet): Fumbler {
  const armed = means !== "unarmed";
  return { who: "target", item: armed ? id : "", shield: means === "shield", armed, experimental: false, spell: false };
}

/** RP-43…RP-46 — a parry as it was rolled. */
export interface ParryTest extends Pick<TestResult, "success" | "outcome"> {
  readonly means: ParryMeans;
  /** RP-15 — what it was rolled with. */
  readonly skill: string;
  readonly die: number;
  readonly score: number;
  /** With what anybody added to the lines. */
  readonly difficulty: number;
  readonly target: number;
}

/** RP-43…RP-46 — what a parry comes to with a face; `null` where nothing was at hand. */
export function parryTest(situation: Met, lines: readonly Line[], die: number): ParryTest | null {
  const guard = guardMet(situation);
  if (!guard) return null;
  const difficulty = difficultyOf(lines);
  const target = targetWith(guard, situation.blow, difficulty);
  const { skill, parry } = guard;
  const { means, score } = parry;
  return { means, skill, score, die, difficulty, target, ...outcomeOn(die, target, parryOptions().naturals) };
}

/** The face of a parry; `null` where none was rolled. */
export function parryDie(dice: Dice): number | null {
  return dice[PARRY]?.[0] ?? null;
}
