import { DEFAULTS, type Options } from "../options.js";

/** DD-37, DD-39 — points that a modifier of 0 is worth a fifth of. */
const PER_STEP = { professional: 8, secondary: 4 } as const;

/** DD-40 — what stands for the Mythe de Cthulhu among skills: nobody buys any. */
const MYTHOS = "mythos";

/** DD-37…DD-40 — why points cannot be spent so, in the order in which it is said. */
const ALLOCATION_FAULTS = [
  "tooFewProfessionalSkills",
  "tooManyProfessionalSkills",
  "professionalCap",
  "secondaryCap",
  "secondaryOnProfessional",
  "mythosForbidden",
  "professionalOverspent",
  "secondaryOverspent",
] as const;
export type AllocationFault = (typeof ALLOCATION_FAULTS)[number];

export type AllocationOptions = Pick<
  Options,
  "professionalPointCap" | "secondaryPointCap" | "professionalSkillMin" | "professionalSkillMax"
>;

/** DD-38, DD-39 — how points are spent, by skill; a skill of the profession is ticked even with none. */
export interface Spending {
  readonly professional: Readonly<Record<string, number>>;
  readonly secondary: Readonly<Record<string, number>>;
  readonly professionalPoints: number;
  readonly secondaryPoints: number;
}

/** DD-38, DD-39 — what speaks against some spending, and what it leaves; below 0: what it goes beyond. */
export interface Allocation {
  readonly faults: readonly AllocationFault[];
  readonly professionalLeft: number;
  readonly secondaryLeft: number;
}

/** DD-37, DD-39 — points of creation: out of the modifier of a profession's characteristic, or of Intelligence. */
export function skillPoints(kind: keyof typeof PER_STEP, modifier: number): number {
  return Math.max(0, PER_STEP[kind] * (5 + modifier));
}

/** DD-37…DD-40 — whether points may be spent so (D-19). */
export function allocation(spending: Spending, options: AllocationOptions = DEFAULTS): Allocation {
  const { professional, secondary } = spending;
  const ticked = Object.keys(professional).length;
  const professionalLeft = spending.professionalPoints - sumOf(professional);
  const secondaryLeft = spending.secondaryPoints - sumOf(secondary);
  const spentOn = Object.keys(secondary).filter((key) => (secondary[key] ?? 0) !== 0);
  const holds: Readonly<Record<AllocationFault, boolean>> = {
    tooFewProfessionalSkills: ticked < options.professionalSkillMin,
    tooManyProfessionalSkills: ticked > options.professionalSkillMax,
    professionalCap: beyondCap(professional, options.professionalPointCap).length > 0,
    secondaryCap: beyondCap(secondary, options.secondaryPointCap).length > 0,
    secondaryOnProfessional: spentOn.some((key) => Object.hasOwn(professional, key)),
    mythosForbidden: Object.hasOwn(professional, MYTHOS) || spentOn.includes(MYTHOS),
    professionalOverspent: professionalLeft < 0,
    secondaryOverspent: secondaryLeft < 0,
  };
  return { faults: ALLOCATION_FAULTS.filter((fault) => holds[fault]), professionalLeft, secondaryLeft };
}

/** DD-38, DD-39 — the skills that have more points than one may; 0: there is no bound. */
export function beyondCap(points: Readonly<Record<string, number>>, cap: number): readonly string[] {
  return cap > 0 ? Object.keys(points).filter((key) => (points[key] ?? 0) > cap) : [];
}

function sumOf(points: Readonly<Record<string, number>>): number {
  return Object.values(points).reduce((sum, spent) => sum + spent, 0);
}
