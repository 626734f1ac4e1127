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

/** WP-18, WP-20…WP-22, WP-26 — what is wrong with the traits of a new character. */
export type StructureFault = "centralCount" | "sideCount" | "flawCount" | "superiorCount" | "missingSign";

/** WP-18, WP-20…WP-22, WP-26 — faults of the structure, in the order of the steps; none: it is as the book wants it. */
export function structureFaults(counts: TraitCounts): readonly StructureFault[] {
  const faults: readonly (readonly [StructureFault, boolean])[] = [
    ["centralCount", counts.central !== 1],
    ["sideCount", counts.sides !== 2],
    ["flawCount", counts.flaws !== 1],
    ["superiorCount", counts.superior !== 1],
    ["missingSign", counts.missingSigns > 0],
  ];
  return faults.filter(([, wrong]) => wrong).map(([id]) => id);
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

const STEP_OF: Readonly<Record<StructureFault, Finding["step"]>> = {
  centralCount: "central",
  sideCount: "sides",
  flawCount: "flaw",
  superiorCount: "superior",
  missingSign: "signs",
};

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
  const counts: TraitCounts = {
    central: count("central"),
    sides: count("side"),
    flaws: count("flaw"),
    superior: chosen === 0 && positive.some(({ unknown }) => unknown) ? 1 : chosen,
    missingSigns: 0, // each is named on its own
  };
  const wanted: Readonly<Record<StructureFault, readonly [number, number]>> = {
    centralCount: [counts.central, 1],
    sideCount: [counts.sides, 2],
    flawCount: [counts.flaws, 1],
    superiorCount: [counts.superior, 1],
    missingSign: [0, 0],
  };
  return structureFaults(counts).map((id) => {
    const [n, due] = wanted[id];
    return { id, step: STEP_OF[id], kind: n < due ? "missing" : "illegal", facts: { n, due } };
  });
}

/** WP-24, WP-26 — what one trait lacks or may not be. */
function traitFindings(trait: CandidateTrait, specialised: boolean): readonly Finding[] {
  const { name, kind, scale, sign, combat, unknown } = trait;
  if (unknown) return [];
  const step = kind === "central" ? "central" : kind === "side" ? "sides" : "flaw";
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
  return twice.map(({ name }) => ({ id: "namesake", step: "sides", kind: "illegal", facts: { name } }));
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
