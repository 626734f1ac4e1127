import { isSpecialised, scaleFault, type Scale } from "./scales.js";
import { LEAST_HP } from "./starting-points.js";

/** WP-18 — what a trait is to its character. */
export const TRAIT_KINDS = ["central", "side", "flaw"] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

/** WP-18 — a new character's traits, counted. */
export interface TraitCounts {
  readonly central: number;
  readonly sides: number;
  readonly flaws: number;
  /** Of the positive traits. */
  readonly superior: number;
  readonly missingSigns: number;
}

/** WP-18, WP-20…WP-22 — how many of each a new character has, and the step at which they are chosen. */
const COUNTED = {
  centralCount: { of: "central", due: 1, step: "central" },
  sideCount: { of: "sides", due: 2, step: "sides" },
  flawCount: { of: "flaws", due: 1, step: "flaw" },
  superiorCount: { of: "superior", due: 1, step: "superior" },
} as const;
type CountFault = keyof typeof COUNTED;
const COUNT_FAULTS = Object.keys(COUNTED) as CountFault[];

/** WP-18, WP-20…WP-22, WP-26 — faults of the structure, in the order of the steps; none: it is as the book wants it. */
export function structureFaults(counts: TraitCounts): readonly (CountFault | "missingSign")[] {
  return [...countFaults(counts), ...(counts.missingSigns > 0 ? (["missingSign"] as const) : [])];
}

function countFaults(counts: Omit<TraitCounts, "missingSigns">): readonly CountFault[] {
  return COUNT_FAULTS.filter((id) => counts[COUNTED[id].of] !== COUNTED[id].due);
}

/** WP-18 — a trait of a character in the making; one that is left `unknown` is the keeper's to fill in (WP-28). */
export interface CandidateTrait {
  readonly name: string;
  readonly kind: TraitKind;
  readonly scale: Scale;
  readonly superior: boolean;
  readonly sign: string;
  readonly combat: boolean;
  readonly unknown: boolean;
}

/** WP-33 — something to tell, or left open (WP-28). */
export interface Answer {
  readonly text: string;
  readonly unknown: boolean;
}

/** WP-18 — a character in the making, as far as the rules of creation go. Traits learned in play are not among these. */
export interface Candidate {
  readonly name: string;
  readonly concept: string;
  readonly traits: readonly CandidateTrait[];
  /** WP-24 — whether the table plays specialised traits. */
  readonly specialised: boolean;
  readonly hp: { readonly max: number; readonly description: string };
  /** WP-30, WD-31 — whether rolled hit points may be fewer than 14. */
  readonly hpFloor: boolean;
  readonly motivation: Answer;
  readonly secret: Answer;
  readonly importantPerson: Answer;
}

/** Something that the candidate lacks, breaks or may want to know. */
export interface Finding {
  readonly id: string;
  readonly step: "concept" | "central" | "sides" | "superior" | "flaw" | "signs" | "points" | "story";
  /** To be done, or against the rules. */
  readonly kind: "missing" | "illegal";
  readonly facts: Readonly<Record<string, number | string>>;
}

type Step = Finding["step"];
const STEP_OF: Readonly<Record<TraitKind, Step>> = { central: "central", side: "sides", flaw: "flaw" };

/** WP-18…WP-33 — all there is to say of a candidate, in the order of the steps. */
export function findings(candidate: Candidate): readonly Finding[] {
  return [
    ...absent("concept", { name: candidate.name, concept: candidate.concept }),
    ...structureFindings(candidate.traits),
    ...candidate.traits.flatMap((trait) => traitFindings(trait, candidate.specialised)),
    ...namesakes(candidate.traits),
    ...pointFindings(candidate),
    ...storyFindings(candidate),
  ];
}

function absent(step: Finding["step"], texts: Readonly<Record<string, string>>): readonly Finding[] {
  const empty = Object.entries(texts).filter(([, text]) => text.trim() === "");
  return empty.map(([id]) => ({ id, step, kind: "missing", facts: {} }));
}

/** WP-18…WP-22 — counts; an unknown trait counts, and may be the superior one (WP-28). */
function structureFindings(traits: readonly CandidateTrait[]): readonly Finding[] {
  const count = (kind: TraitKind) => traits.filter((trait) => trait.kind === kind).length;
  const positive = traits.filter(({ kind }) => kind !== "flaw");
  const chosen = positive.filter(({ superior }) => superior).length;
  const counts = {
    central: count("central"),
    sides: count("side"),
    flaws: count("flaw"),
    superior: chosen === 0 && positive.some(({ unknown }) => unknown) ? 1 : chosen,
  };
  return countFaults(counts).map((id) => {
    const { of, due, step } = COUNTED[id];
    return { id, step, kind: counts[of] < due ? "missing" : "illegal", facts: { n: counts[of], due } };
  });
}

/** WP-24, WP-26 — what one trait lacks or may not be. */
function traitFindings(trait: CandidateTrait, specialised: boolean): readonly Finding[] {
  const { name, kind, scale, sign, combat, unknown } = trait;
  if (unknown) return [];
  const step = STEP_OF[kind];
  const wrong =
    kind === "flaw" ? null : (scaleFault(scale, combat) ?? (isSpecialised(scale) && !specialised ? "notPlayed" : null));
  return [
    ...(name.trim() === "" ? [{ id: "traitName", step, kind: "missing", facts: {} } as const] : []),
    ...(wrong === null ? [] : [{ id: wrong, step, kind: "illegal", facts: { name } } as const]),
    ...(sign.trim() === "" ? [{ id: "missingSign", step: "signs", kind: "missing", facts: { name } } as const] : []),
  ];
}

/** WP-21 — traits are told apart by their names. */
function namesakes(traits: readonly CandidateTrait[]): readonly Finding[] {
  const seen = new Set<string>();
  const twice = traits.filter(({ name, unknown }) => {
    const mark = name.trim().toLowerCase();
    return !unknown && mark !== "" && (seen.has(mark) || !seen.add(mark));
  });
  return twice.map(({ name, kind }) => ({ id: "namesake", step: STEP_OF[kind], kind: "illegal", facts: { name } }));
}

/** WP-29…WP-31 — hit points and the word for them. */
function pointFindings({ hp, hpFloor }: Candidate): readonly Finding[] {
  const few: Finding = { id: "fewHitPoints", step: "points", kind: "illegal", facts: { n: hp.max, due: LEAST_HP } };
  return [...(hpFloor && hp.max < LEAST_HP ? [few] : []), ...absent("points", { description: hp.description })];
}

/** WP-33 — motivation, secret, important person: told or left open. */
function storyFindings({ motivation, secret, importantPerson }: Candidate): readonly Finding[] {
  const told = ({ text, unknown }: Answer) => (unknown ? "?" : text);
  return absent("story", {
    motivation: told(motivation),
    secret: told(secret),
    importantPerson: told(importantPerson),
  });
}
