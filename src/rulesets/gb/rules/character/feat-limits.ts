import { finding, spending, type Finding } from "./finding.js";
import { toughnessOf, type CarriedFeat } from "./passive-feats.js";
import type { Ability } from "../vocabulary.js";

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

/** Whoever takes feats, as far as these ask for something. */
interface Taker {
  readonly scores: Readonly<Record<Ability, number>>;
  readonly bab: number;
  readonly feats: readonly ChosenFeat[];
}

/** [SRD] — what is to be said of the feats of somebody, who is allowed so many. */
export function featFindings(candidate: Taker & { readonly featAllowance: number }): readonly Finding[] {
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

/** [SRD] — whether somebody may take a feat: it is new to them, or of another weapon, and they meet what it asks for. */
export function mayTake(candidate: Taker, key: string): boolean {
  const feat = { key, name: "", weapon: "any", taken: 1, modifiers: [] };
  const free = key === "other" || namesWeapon(key) || !candidate.feats.some((one) => one.key === key);
  const again = key === "toughness" && toughnessOf([...candidate.feats, feat]) > toughnessOf(candidate.feats);
  return (free || again) && unmet(candidate)(feat).length === 0;
}

function unmet({ scores, bab, feats }: Taker): (feat: ChosenFeat) => readonly Finding[] {
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
