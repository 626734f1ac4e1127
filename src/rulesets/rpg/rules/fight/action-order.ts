import { SECTIONS, type Section } from "../vocabulary.js";

/** RP-07, RP-33 — somebody in an order of action; `ties` are the d10 rolled against those who were equal, in turn. */
export interface Contender {
  readonly id: string;
  readonly initiative: number;
  /** RP-32 — `null` where no sections are played (RP-07, RP-35). */
  readonly section: Section | null;
  readonly ties?: readonly number[];
}

/** RP-07, RP-32, RP-33, RP-35 — who acts first: the earlier section, the higher initiative, the higher die. */
export function actionOrder(contenders: readonly Contender[]): readonly string[] {
  return contenders.toSorted((a, b) => place(a.section) - place(b.section) || bySpeed(a, b)).map(({ id }) => id);
}

/** RP-07, RP-37 — who declares first: the slowest, whatever their section. */
export function declarationOrder(contenders: readonly Contender[]): readonly string[] {
  return contenders.toSorted((a, b) => bySpeed(b, a)).map(({ id }) => id);
}

/** RP-07, RP-33 — groups whose order nothing tells yet, and who roll a d10 for it (D-02). */
export function tiedGroups(contenders: readonly Contender[]): readonly (readonly string[])[] {
  const groups: Contender[][] = [];
  for (const one of contenders) {
    const equal = groups.find(
      ([first]) => first && place(first.section) === place(one.section) && !bySpeed(first, one),
    );
    if (equal) equal.push(one);
    else groups.push([one]);
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ id }) => id));
}

/** RP-33 — what a section, and a point of initiative, weigh in the number that the tracker sorts by. */
const [PER_SECTION, PER_INITIATIVE] = [1000, 10];

/**
 * RP-33 — the one number that the tracker sorts by: section, then initiative, then the die of a tie.
 * @param tie 1 where none was rolled
 */
export function trackerValue(section: Section | null, initiative: number, tie = 1): number {
  const earlier = section === null ? 0 : PER_SECTION * (SECTIONS.length - place(section));
  return earlier + PER_INITIATIVE * initiative + (tie - 1);
}

/** RP-33 — the same number for somebody with all their dice: whoever threw again is told apart by what fell then. */
export function trackerPlace({ section, initiative, ties = [] }: Omit<Contender, "id">): number {
  const again = ties.slice(1).reduce((sum, die, at) => sum + (die - 1) / 10 ** (at + 1), 0);
  return trackerValue(section, initiative, ties[0]) + again;
}

/** RP-33 — initiative and, if it was more than 1, the first die of a tie, in a number that the tracker sorts by. */
export function placeParts(place: number): { readonly initiative: number; readonly tie: number } {
  const within = Math.trunc(place) % PER_SECTION;
  return { initiative: Math.trunc(within / PER_INITIATIVE), tie: (within % PER_INITIATIVE) + 1 };
}

/** RP-33 — who throws a d10 now: whoever nothing tells apart from another, who may have thrown against others before. */
export function tieDue(contenders: readonly Contender[]): readonly string[] {
  const met = (one: Contender, other: Contender) =>
    one !== other &&
    place(one.section) === place(other.section) &&
    one.initiative === other.initiative &&
    (one.ties ?? []).every((die, at) => die === other.ties?.[at]);
  return contenders.filter((one) => contenders.some((other) => met(one, other))).map(({ id }) => id);
}

/** RP-37 — whether a player sees what another combatant declares: the quick see what the slower prepare (D-21). */
export function seesDeclaration(own: number, other: number): boolean {
  return other <= own;
}

function place(section: Section | null): number {
  return section === null ? 0 : SECTIONS.indexOf(section);
}

/** Quickest first. */
function bySpeed(a: Contender, b: Contender): number {
  return b.initiative - a.initiative || byTies(a.ties ?? [], b.ties ?? []);
}

function byTies(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((die, i) => die !== b[i]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}
