import { attackCount } from "./attack-count.js";
import type { AttackLine } from "./notation.js";
import type { Options } from "../options.js";
import type { Cadence, CombatSkill } from "../vocabulary.js";

/** DD-55 — the shots at most of a weapon whose bolt is worked by hand. */
const REDUCED_MOST = 2;

/** What the table decides about attacks. */
export type AttackLineOptions = Pick<Options, "attackOffsets" | "precisionInMultiple" | "unarmedAttacks">;

/** What a row of weapons is computed from. */
export interface WeaponRow {
  readonly skill: CombatSkill;
  /** DD-42 — total of the combat skill, or what an adversary has in its place (DD-44). */
  readonly total: number;
  readonly precision: number;
  /** DD-46. */
  readonly speciality: number;
  /** DD-125 — at most 0. */
  readonly unfamiliar: number;
  readonly misc: number;
  readonly recoil: number;
  readonly cadences: ReadonlySet<Cadence>;
  /** D-50 — attacks per round of a natural weapon, all at one modifier; 0: by score. */
  readonly naturalAttacks: number;
}

/** DD-56 — what stands in a row: the aimed attacks, and those of rapid fire where the cadence knows them. */
export interface AttackLines {
  readonly base: AttackLine;
  readonly double: AttackLine | null;
  readonly triple: AttackLine | null;
}

/** DD-42, DD-47, DD-55, D-50 — how many attacks a row holds. */
export function rowAttacks(row: WeaponRow, options: Pick<AttackLineOptions, "unarmedAttacks">): number {
  if (row.naturalAttacks > 0) return row.naturalAttacks;
  if (row.skill === "grapple") return 1; // DD-136
  if (row.skill === "boxing" && options.unarmedAttacks === "one") return 1;
  const count = attackCount(row.total);
  return row.cadences.has("reduced") ? Math.min(REDUCED_MOST, count) : count;
}

/** DD-43…DD-47, DD-53…DD-56 — the attacks of a row. */
export function attackLines(row: WeaponRow, options: AttackLineOptions): AttackLines {
  const unaimed = row.total + row.speciality + row.unfamiliar + row.misc;
  const aimed = unaimed + row.precision;
  const rapid = options.precisionInMultiple === "always" ? aimed : unaimed; // DD-53
  const offsets = row.naturalAttacks > 0 ? [] : options.attackOffsets; // D-50
  const count = rowAttacks(row, options);
  const line = (first: number, shots: number): AttackLine =>
    Array.from({ length: count }, (_, index) => ({ modifier: first + (offsets[index] ?? 0), shots }));
  const { doubles, triples } = rapidFire(row.cadences);
  return {
    base: line(aimed, 1),
    double: doubles ? line(rapid - row.recoil, 2) : null, // DD-54
    triple: triples ? line(rapid - 2 * row.recoil, 3) : null,
  };
}

/** DD-55 — which rapid fire the cadences of a weapon allow. */
function rapidFire(cadences: ReadonlySet<Cadence>): { readonly doubles: boolean; readonly triples: boolean } {
  const triples = cadences.has("triple");
  return { doubles: triples || cadences.has("double"), triples };
}

/** DD-55, DD-146 — whether a weapon can fire single shots: automatics only where they are selective. */
export function firesSingle(cadences: ReadonlySet<Cadence>, selective: boolean): boolean {
  const automatic = [...cadences].some((cadence) => cadence.startsWith("burst"));
  const otherwise = [...cadences].some((cadence) => !cadence.startsWith("burst"));
  return selective || otherwise || !automatic;
}
