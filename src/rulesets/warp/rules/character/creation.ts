import { isSpecialised, scaleFault, type Scale } from "./scales.js";
import { LEAST_HP } from "../vocabulary.js";
import type { TraitKind } from "../vocabulary.js";

/** WP-18, WP-20…WP-22 — how many of each a new character has, and the step at which they are chosen. */
const COUNTED = {
  centralCount: { of: "central", due: 1, step: "central" },
  sideCount: { of: "sides", due: 2, step: "sides" },
  flawCount: { of: "flaws", due: 1, step: "flaw" },
  superiorCount: { of: "superior", due: 1, step: "superior" },
} as const;
const COUNT_FAULTS = Object.keys(COUNTED) as (keyof typeof COUNTED)[];

/** WP-18 — a trait of a character in the making; one that is left `unknown` is the keeper's to fill in (WP-28). */
export interface CandidateTrait {
  readonly name: string;
  readonly kind: TraitKind;
  readonly scale: Scale;
  readonly superior: boolean;
  readonly sign: string;
  readonly combat: boolean;
  readonly unknown: boolean;
  /** WP-98, WP-122 — what sort of power it is, if it is one. */
  readonly power: "none" | "paranormal" | "magical";
}

/** WP-30, WP-35 — dice of creation: not wanted or thrown, still to throw, or thrown for other scores than those now. */
export type CreationDice = "settled" | "due" | "stale";

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
  readonly hp: { readonly max: number; readonly description: string; readonly dice: CreationDice };
  /** WP-30, WD-31 — whether rolled hit points may be fewer than 14. */
  readonly hpFloor: boolean;
  /** WP-35 */
  readonly reserveDice: CreationDice;
  /** WP-123 — a spellcaster from the start. */
  readonly magician: boolean;
  /** WP-123 — whether it has the talent for that, where magic is rare; `null` until the die has been rolled. */
  readonly talent: boolean | null;
  /** WP-98, WP-122, WP-123 — what the series knows, and whether other powers keep from magic. */
  readonly series: { readonly paranormal: boolean; readonly magic: boolean; readonly magicExclusive: boolean };
  readonly motivation: Answer;
  readonly secret: Answer;
  readonly importantPerson: Answer;
}

/** Something that the candidate lacks, breaks or may want to know. */
export interface Finding {
  readonly id: string;
  readonly step: "concept" | "central" | "sides" | "superior" | "flaw" | "signs" | "points" | "reserve" | "story";
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
    ...powerFindings(candidate),
    ...pointFindings(candidate),
    ...diceFindings("reserve", candidate.reserveDice),
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
  return COUNT_FAULTS.flatMap((id) => {
    const { of, due, step } = COUNTED[id];
    const n = counts[of];
    return n === due ? [] : [{ id, step, kind: n < due ? "missing" : "illegal", facts: { n, due } } as const];
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
  return [
    ...diceFindings("points", hp.dice),
    ...(hpFloor && hp.max < LEAST_HP ? [few] : []),
    ...absent("points", { description: hp.description }),
  ];
}

/** WP-30, WP-35 — dice that are wanted and have not fallen, or not for these scores. */
function diceFindings(step: "points" | "reserve", dice: CreationDice): readonly Finding[] {
  if (dice === "settled") return [];
  return [
    dice === "due"
      ? { id: "notRolled", step, kind: "missing", facts: {} }
      : { id: "stale", step, kind: "illegal", facts: {} },
  ];
}

/** WP-98, WP-122, WP-123 — powers and magic as far as the series has them. */
function powerFindings({ traits, magician, talent, series }: Candidate): readonly Finding[] {
  const known = { none: true, paranormal: series.paranormal, magical: series.magic };
  const strange = traits.filter(({ power, unknown }) => !unknown && !known[power]);
  const exclusive = series.magicExclusive && magician && traits.some(({ power }) => power === "paranormal");
  return [
    ...strange.map(
      ({ name, kind }) => ({ id: "noPowers", step: STEP_OF[kind], kind: "illegal", facts: { name } }) as const,
    ),
    ...(magician && !series.magic ? [{ id: "noMagic", step: "central", kind: "illegal", facts: {} } as const] : []),
    ...(exclusive ? [{ id: "magicOrPowers", step: "central", kind: "illegal", facts: {} } as const] : []),
    ...(magician && series.magic ? talentFindings(talent) : []),
  ];
}

/** WP-123 — nobody is a magician without the talent, where that is rare. */
function talentFindings(talent: boolean | null): readonly Finding[] {
  if (talent === true) return [];
  const found =
    talent === null ? ({ id: "talentDue", kind: "missing" } as const) : ({ id: "noTalent", kind: "illegal" } as const);
  return [{ ...found, step: "central", facts: {} }];
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
