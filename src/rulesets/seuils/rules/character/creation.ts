import { domainTotals, type Scores } from "./domains.js";
import { DEFAULTS, type Options } from "../options.js";
import { CHARACTERISTICS, DOMAINS, DOMAIN_IDS, SCALES, type Characteristic, type Domain } from "../vocabulary.js";

/** SE-74 — the rarest equipment that a new character has. */
export const MOST_RARITY = 3;

/** SE-10 — Spécialités of one Caractéristique that a new character has at most. */
const MOST_OF_ONE = 3;

/** SE-09 — Caractéristiques of a new character that have the highest score at most, unless the table's totals ask for more. */
const MOST_HIGHEST = 1;

/** SE-09 — those that have the highest score at most where three scores are to come to these totals. */
export function mostHighest({ creationDomainTotals }: Pick<Options, "creationDomainTotals"> = DEFAULTS): number {
  const withoutAny = DOMAINS.physique.length * (SCALES.character.max - 1);
  const asked = creationDomainTotals.reduce((sum, total) => sum + Math.max(0, total - withoutAny), 0);
  return Math.max(MOST_HIGHEST, asked);
}

export type CreationOptions = Pick<Options, "creationDomainTotals" | "creationSpecialties" | "creationBudget">;

/** SE-09, SE-10, SE-74 — a character in the making. */
export interface Candidate {
  readonly name: string;
  readonly concept: string;
  /** SE-09 — the total that was given to each Domaine; `null`: none yet. */
  readonly totals: Readonly<Record<Domain, number | null>>;
  readonly scores: Scores;
  readonly specialties: readonly CandidateSpecialty[];
  readonly equipment: readonly CandidatePiece[];
}

/** SE-10 */
export interface CandidateSpecialty {
  readonly name: string;
  readonly characteristic: Characteristic;
}

/** SE-74 — a kind of equipment that is taken so many times, at a Valeur each; below 0: given away. */
export interface CandidatePiece {
  readonly name: string;
  readonly rarity: number;
  readonly value: number;
  readonly quantity: number;
}

/** Something that the candidate lacks, or that no new character has. */
export interface Finding {
  readonly id:
    | "name"
    | "concept"
    | "totals"
    | "otherTotals"
    | "awaitsTotals"
    | "sum"
    | "scale"
    | "highest"
    | "specialties"
    | "ofOne"
    | "twice"
    | "rarity"
    | "budget";
  readonly step: "concept" | "domains" | "characteristics" | "specialties" | "equipment";
  /** To be done, or against the rules. */
  readonly kind: "missing" | "illegal";
  readonly facts: Readonly<Record<string, number | string>>;
}

/** SE-09, SE-10, SE-74 — all there is to say of a candidate, in the order of the steps. */
export function findings(candidate: Candidate, options: CreationOptions = DEFAULTS): readonly Finding[] {
  return [
    ...conceptFindings(candidate),
    ...domainFindings(candidate, options),
    ...scoreFindings(candidate, options),
    ...specialtyFindings(candidate, options),
    ...equipmentFindings(candidate, options),
  ];
}

function conceptFindings({ name, concept }: Candidate): readonly Finding[] {
  const texts = [
    ["name", name],
    ["concept", concept],
  ] as const;
  return texts.flatMap(([id, text]) =>
    text.trim() === "" ? [{ id, step: "concept", kind: "missing", facts: {} } as const] : [],
  );
}

/** SE-09 — totals not given yet, in the order in which the table has them. */
export function totalsLeft(
  totals: Candidate["totals"],
  { creationDomainTotals }: Pick<Options, "creationDomainTotals"> = DEFAULTS,
): readonly number[] {
  const left = [...creationDomainTotals];
  for (const id of DOMAIN_IDS) {
    const place = left.indexOf(totals[id] ?? NaN);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/**
 * SE-09 — the totals with one given to a Domaine, or taken from it (`null`). Where no other of that size is left, the
 * Domaine that had it takes what this one had.
 */
export function totalGiven(
  totals: Candidate["totals"],
  domain: Domain,
  total: number | null,
  options: Pick<Options, "creationDomainTotals"> = DEFAULTS,
): Candidate["totals"] {
  const without = { ...totals, [domain]: null };
  const given = { ...totals, [domain]: total };
  if (total === null || totalsLeft(without, options).includes(total)) return given;
  const other = DOMAIN_IDS.find((id) => without[id] === total);
  return other ? { ...given, [other]: totals[domain] } : given;
}

/** SE-09 — the scores once totals have changed: a Domaine that was spread evenly still is, one shared out by hand stays. */
export function scoresFor(before: Candidate["totals"], after: Candidate["totals"], scores: Scores): Scores {
  return DOMAIN_IDS.reduce((all, id) => {
    const total = after[id];
    return total === null || total === before[id] || !isEven(all, id) ? all : spreadEvenly(all, id, total);
  }, scores);
}

/** SE-09 — whether a Domaine has the spread that is suggested for what its scores come to. */
export function isEven(scores: Scores, domain: Domain): boolean {
  const even = spreadEvenly(scores, domain, domainTotals(scores)[domain]);
  return DOMAINS[domain].every((id) => even[id] === scores[id]);
}

/** SE-09 — the scores with the spread that is suggested for a total of a Domaine. */
export function spreadEvenly(scores: Scores, domain: Domain, total: number): Scores {
  const spread = evenSpread(total);
  return { ...scores, ...Object.fromEntries(DOMAINS[domain].map((id, place) => [id, spread[place]])) };
}

/** SE-09 — each total of the table is given to one Domaine. */
function domainFindings({ totals }: Candidate, options: CreationOptions): readonly Finding[] {
  if (DOMAIN_IDS.some((id) => totals[id] === null)) {
    const n = DOMAIN_IDS.filter((id) => totals[id] !== null).length;
    return [{ id: "totals", step: "domains", kind: "missing", facts: { n, due: DOMAIN_IDS.length } }];
  }
  const left = totalsLeft(totals, options);
  if (left.length === 0) return [];
  return [{ id: "otherTotals", step: "domains", kind: "illegal", facts: { left: left.join(", ") } }];
}

/** SE-09 — scores within their bounds that come to the total of their Domaine, once it has one; few of the highest. */
function scoreFindings({ totals, scores }: Candidate, options: CreationOptions): readonly Finding[] {
  const { min, max } = SCALES.character;
  const sums = domainTotals(scores);
  const waiting = DOMAIN_IDS.filter((id) => totals[id] === null).length;
  const wrong = DOMAIN_IDS.flatMap((domain) => {
    const due = totals[domain] ?? sums[domain];
    const n = sums[domain];
    if (n === due) return [];
    const kind = n < due ? ("missing" as const) : ("illegal" as const);
    return [{ id: "sum", step: "characteristics", kind, facts: { domain, n, due } } as const];
  });
  const outside = CHARACTERISTICS.filter((id) => scores[id] < min || scores[id] > max);
  const highest = CHARACTERISTICS.filter((id) => scores[id] === max).length;
  const most = mostHighest(options);
  return [
    ...(waiting > 0
      ? [{ id: "awaitsTotals", step: "characteristics", kind: "missing", facts: { n: waiting } } as const]
      : []),
    ...wrong,
    ...outside.map((characteristic) => {
      const facts = { characteristic, n: scores[characteristic], min, max };
      return { id: "scale", step: "characteristics", kind: "illegal", facts } as const;
    }),
    ...(highest > most
      ? [
          {
            id: "highest",
            step: "characteristics",
            kind: "illegal",
            facts: { n: highest, max, due: most },
          } as const,
        ]
      : []),
  ];
}

/** SE-10 — so many Spécialités, few of one Caractéristique, none twice. */
function specialtyFindings({ specialties }: Candidate, { creationSpecialties }: CreationOptions): readonly Finding[] {
  const step = "specialties";
  const facts = { n: specialties.length, due: creationSpecialties };
  const kind = facts.n < facts.due ? ("missing" as const) : ("illegal" as const);
  const ofOne = CHARACTERISTICS.flatMap((characteristic) => {
    const n = specialties.filter((one) => one.characteristic === characteristic).length;
    return n > MOST_OF_ONE
      ? [{ id: "ofOne", step, kind: "illegal", facts: { characteristic, n, due: MOST_OF_ONE } } as const]
      : [];
  });
  const names = specialties.map(({ name }) => name);
  const twice = names.filter((name, place) => names.indexOf(name) < place);
  return [
    ...(facts.n === facts.due ? [] : [{ id: "specialties", step, kind, facts } as const]),
    ...ofOne,
    ...[...new Set(twice)].map((name) => ({ id: "twice", step, kind: "illegal", facts: { name } }) as const),
  ];
}

/** SE-74 — nothing too rare, nothing that the budget does not pay. */
function equipmentFindings({ equipment }: Candidate, { creationBudget }: CreationOptions): readonly Finding[] {
  const step = "equipment";
  const rare = equipment.filter(({ rarity, quantity }) => rarity > MOST_RARITY && quantity > 0);
  const n = costOf(equipment);
  return [
    ...rare.map(
      ({ name, rarity }) =>
        ({ id: "rarity", step, kind: "illegal", facts: { name, n: rarity, due: MOST_RARITY } }) as const,
    ),
    ...(n > creationBudget
      ? [{ id: "budget", step, kind: "illegal", facts: { n, due: creationBudget } } as const]
      : []),
  ];
}

/** SE-74 — Valeur of some equipment. */
export function costOf(equipment: readonly Pick<CandidatePiece, "value" | "quantity">[]): number {
  return equipment.reduce((sum, { value, quantity }) => sum + value * quantity, 0);
}

/** SE-74 — Valeur that is left of a budget once some of it is spent: it becomes the character's. */
export function wealthLeft(budget: number, spent: number): number {
  return Math.max(0, budget - spent);
}

/** SE-09 — three scores that come to a total, as even as can be, the higher ones first. */
export function evenSpread(total: number): readonly number[] {
  const count = DOMAINS.physique.length;
  return Array.from({ length: count }, (_, place) => Math.floor((total + count - 1 - place) / count));
}
