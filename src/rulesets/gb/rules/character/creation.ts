import { featFindings, type ChosenFeat } from "./feat-limits.js";
import { finding, spending, type Finding } from "./finding.js";
import { ABILITIES, type Ability, type Save } from "../vocabulary.js";

/** Whole scores by ability. */
export type Scores = Readonly<Record<Ability, number>>;

/** [SRD] budgets of points offered for buying scores. */
export const SCORE_BUDGETS = [25, 28, 32] as const;

/** [SRD] what a bought score costs in points, from 8 to 18. */
const SCORE_COSTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16] as const;
const LOWEST_BOUGHT = 8;

/** [SRD] — points a score costs; `null` where none can be bought. */
export function scoreCost(score: number): number | null {
  return SCORE_COSTS[score - LOWEST_BOUGHT] ?? null;
}

/** [SRD] — points spent on scores; those that cannot be bought count nothing. */
export function pointsSpent(scores: Scores): number {
  return ABILITIES.reduce((sum, id) => sum + (scoreCost(scores[id]) ?? 0), 0);
}

/** [SRD] — rolled scores so low that they may be rolled again: none above 13, or modifiers that add up to 0 or less. */
export function hopeless(rolled: readonly number[]): boolean {
  const modifiers = rolled.reduce((sum, score) => sum + Math.floor((score - 10) / 2), 0);
  return modifiers <= 0 || Math.max(...rolled) <= 13;
}

/** What an investigator is trained for. */
export const ATTACK_OPTIONS = ["offensive", "defensive"] as const;
export type AttackOption = (typeof ATTACK_OPTIONS)[number];

/** D-57 — base attack bonus that an option gives at a level. */
export function optionAttackBase(option: AttackOption, level: number): number {
  return option === "offensive" ? Math.ceil(0.75 * level) : Math.floor(level / 2);
}

/** D-57 — how a save grows. */
export const PROGRESSIONS = ["good", "poor"] as const;
export type Progression = (typeof PROGRESSIONS)[number];

/** D-57 — base of a save at a level. */
export function saveBase(progression: Progression, level: number): number {
  return progression === "good" ? 2 + Math.floor(level / 2) : Math.floor(level / 3);
}

/** Good saves that go with an option, as the ready-made investigators have them. */
export function goodSaves(option: AttackOption): number {
  return option === "offensive" ? 1 : 2;
}

/** [SRD] — feats at a level: those of the first level, one more every third. */
export function featAllowance(level: number, atFirst: number): number {
  return atFirst + Math.floor(level / 3);
}

/** [SRD] — skill points up to a level: fourfold at the first, never less than one a level. */
export function skillAllowance(level: number, intModifier: number, perLevel: number): number {
  return (level + 3) * Math.max(1, perLevel + intModifier);
}

/** [SRD] — scores that have risen up to a level, each by one: one every fourth. */
export function scoreRises(level: number): number {
  return Math.floor(level / 4);
}

/** [SRD] — most ranks in one skill. */
export function maxRanks(level: number): number {
  return level + 3;
}

/** An investigator in the making, as far as the limits of creation go. Names are whatever the reader calls things. */
export interface Candidate {
  readonly name: string;
  readonly method: "rolled" | "points" | "typed";
  /** Points to buy scores with. */
  readonly budget: number;
  /** Scores rolled so far, none or six. */
  readonly rolled: readonly number[];
  readonly scores: Scores;
  readonly level: number;
  readonly option: AttackOption;
  readonly bab: number;
  readonly goodSaves: number;
  /** Saves whose bases no progression gives at this level. */
  readonly ownSaves: readonly { readonly save: Save; readonly base: number }[];
  readonly feats: readonly ChosenFeat[];
  readonly featAllowance: number;
  readonly skills: readonly { readonly name: string; readonly ranks: number }[];
  readonly skillAllowance: number;
  readonly armed: boolean;
}

/** All there is to say of a candidate, in the order of the steps. */
export function findings(candidate: Candidate): readonly Finding[] {
  return [
    ...conceptFindings(candidate),
    ...scoreFindings(candidate),
    ...levelFindings(candidate),
    ...featFindings(candidate),
    ...skillFindings(candidate),
    ...(candidate.armed ? [] : [finding("gear", "note", "unarmed")]),
  ];
}

function conceptFindings({ name }: Candidate): readonly Finding[] {
  return name.trim() === "" ? [finding("concept", "missing", "name")] : [];
}

function scoreFindings({ method, rolled, scores, budget, level }: Candidate): readonly Finding[] {
  if (method === "rolled") {
    if (rolled.length < ABILITIES.length) return [finding("scores", "missing", "notRolled")];
    return hopeless(rolled) ? [finding("scores", "note", "hopeless")] : [];
  }
  const [low, high] = method === "points" ? [LOWEST_BOUGHT, 18] : [3, 18 + scoreRises(level)];
  const outside = ABILITIES.filter((id) => scores[id] < low || scores[id] > high).map((ability) =>
    finding("scores", "illegal", "scoreOutside", { ability, low, high }),
  );
  return method === "points" ? [...spending("scores", "points", budget, pointsSpent(scores)), ...outside] : outside;
}

/** D-57 — what a level and an attack option bring, against what is written: a level gained by hand raises neither. */
function levelFindings({ option, level, bab, goodSaves: chosen, ownSaves }: Candidate): readonly Finding[] {
  const base = optionAttackBase(option, level);
  const usual = goodSaves(option);
  return [
    ...(bab === base ? [] : [finding("level", "note", "attackBase", { n: base, option })]),
    ...(chosen === usual ? [] : [finding("level", "note", "goodSaves", { n: usual, option })]),
    ...ownSaves.map(({ save, base: n }) =>
      finding("level", "note", "saveBase", { save, n, good: saveBase("good", level), poor: saveBase("poor", level) }),
    ),
  ];
}

function skillFindings({ skills, skillAllowance: allowed, level }: Candidate): readonly Finding[] {
  const most = maxRanks(level);
  const spent = skills.reduce((sum, { ranks }) => sum + ranks, 0);
  return [
    ...spending("skills", "ranks", allowed, spent),
    ...skills
      .filter(({ ranks }) => ranks > most)
      .map(({ name }) => finding("skills", "illegal", "ranksTooHigh", { name, n: most })),
  ];
}
