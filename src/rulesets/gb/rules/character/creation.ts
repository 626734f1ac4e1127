import { toughnessOf, type CarriedFeat } from "./passive-feats.js";
import { ABILITIES, type Ability } from "../vocabulary.js";

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

/** [SRD] — most ranks in one skill. */
export function maxRanks(level: number): number {
  return level + 3;
}

/** What a feat asks for [SRD]. */
interface Demand {
  readonly str?: number;
  readonly bab?: number;
  readonly feat?: string;
}

const DEMANDS: Readonly<Record<string, Demand>> = {
  powerAttack: { str: 13 },
  cleave: { str: 13, feat: "powerAttack" },
  martialArtist: { bab: 1 },
  weaponFocus: { bab: 1 },
  improvedCritical: { bab: 8 },
  preciseShot: { feat: "pointBlankShot" },
  farShot: { feat: "pointBlankShot" },
};

/** Feats that speak of one weapon or one group, and may be taken again for another. */
const OF_A_WEAPON: readonly string[] = ["weaponProficiency", "weaponFocus", "improvedCritical"];

/** Whether a feat needs the name of a weapon or of a group of weapons. */
export function namesWeapon(feat: string): boolean {
  return OF_A_WEAPON.includes(feat);
}

/** A feat as chosen. */
export interface ChosenFeat extends CarriedFeat {
  readonly name: string;
  /** Weapon or group it names, possibly empty. */
  readonly weapon: string;
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
  readonly feats: readonly ChosenFeat[];
  readonly featAllowance: number;
  readonly skills: readonly { readonly name: string; readonly ranks: number }[];
  readonly skillAllowance: number;
  readonly armed: boolean;
}

/** Something that the candidate lacks, breaks or may want to know. */
export interface Finding {
  readonly id: string;
  readonly step: "concept" | "scores" | "level" | "feats" | "skills" | "gear";
  /** To be done, against a limit, or only good to know. */
  readonly kind: "missing" | "illegal" | "note";
  readonly facts: Readonly<Record<string, number | string>>;
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

type Kind = Finding["kind"];

function finding(step: Finding["step"], kind: Kind, id: string, facts: Finding["facts"] = {}): Finding {
  return { id, step, kind, facts };
}

/** What is left of an allowance, or was taken beyond it; nothing when all is spent. */
function spending(step: Finding["step"], id: string, allowed: number, spent: number): readonly Finding[] {
  if (spent < allowed) return [finding(step, "missing", `${id}Left`, { n: allowed - spent })];
  return spent > allowed ? [finding(step, "illegal", `${id}Over`, { n: spent - allowed })] : [];
}

function conceptFindings({ name }: Candidate): readonly Finding[] {
  return name.trim() === "" ? [finding("concept", "missing", "name")] : [];
}

function scoreFindings({ method, rolled, scores, budget }: Candidate): readonly Finding[] {
  if (method === "rolled") {
    if (rolled.length < ABILITIES.length) return [finding("scores", "missing", "notRolled")];
    return hopeless(rolled) ? [finding("scores", "note", "hopeless")] : [];
  }
  const [low, high] = method === "points" ? [LOWEST_BOUGHT, 18] : [3, 18];
  const outside = ABILITIES.filter((id) => scores[id] < low || scores[id] > high).map((ability) =>
    finding("scores", "illegal", "scoreOutside", { ability, low, high }),
  );
  return method === "points" ? [...spending("scores", "points", budget, pointsSpent(scores)), ...outside] : outside;
}

/** D-57 — what a level and an attack option bring, against what is written: a level gained by hand raises neither. */
function levelFindings({ option, level, bab, goodSaves: chosen }: Candidate): readonly Finding[] {
  const base = optionAttackBase(option, level);
  const usual = goodSaves(option);
  return [
    ...(bab === base ? [] : [finding("level", "note", "attackBase", { n: base, option })]),
    ...(chosen === usual ? [] : [finding("level", "note", "goodSaves", { n: usual, option })]),
  ];
}

function featFindings(candidate: Candidate): readonly Finding[] {
  const { feats, featAllowance: allowed } = candidate;
  const taken = feats.reduce((sum, feat) => sum + feat.taken, 0);
  return [...spending("feats", "feats", allowed, taken), ...repeated(feats), ...feats.flatMap(unmet(candidate))];
}

/** GB-55 — Toughness twice at most, other feats once, or once for each weapon. */
function repeated(feats: readonly ChosenFeat[]): readonly Finding[] {
  const tough = feats.filter(({ key }) => key === "toughness").reduce((sum, feat) => sum + feat.taken, 0);
  const counted = toughnessOf(feats);
  const seen = new Set<string>();
  const twice = feats.filter(({ key, name, weapon }) => {
    if (key === "toughness") return false;
    const mark = key === "other" ? `other ${name}` : namesWeapon(key) ? `${key} ${weapon.trim().toLowerCase()}` : key;
    return seen.has(mark) || !seen.add(mark);
  });
  return [
    ...(tough > counted ? [finding("feats", "illegal", "toughness", { n: counted })] : []),
    ...twice.map(({ name }) => finding("feats", "illegal", "twice", { name })),
  ];
}

function unmet({ scores, bab, feats }: Candidate): (feat: ChosenFeat) => readonly Finding[] {
  return ({ key, name, weapon }) => {
    const { str = 0, bab: base = 0, feat } = DEMANDS[key] ?? {};
    return [
      ...(scores.str < str ? [finding("feats", "illegal", "needsStrength", { name, n: str })] : []),
      ...(bab < base ? [finding("feats", "illegal", "needsBase", { name, n: base })] : []),
      ...(feat !== undefined && !feats.some((other) => other.key === feat)
        ? [finding("feats", "illegal", "needsFeat", { name, feat })]
        : []),
      ...(namesWeapon(key) && weapon.trim() === "" ? [finding("feats", "missing", "weapon", { name })] : []),
    ];
  };
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
