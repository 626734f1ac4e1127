import { DEFAULTS, type Options } from "../options.js";
import type { AttackType, DamageType } from "../vocabulary.js";

/** SE-44 — dice that a protection discards, against one type of damage. */
export interface SpecificIndex {
  readonly against: DamageType;
  readonly dice: number;
}

/** SE-43, SE-44 — armour, or a creature's hide. */
export interface Protection {
  /** Absent of a hide. */
  readonly name?: string;
  /** By which a reader of another language knows its name; absent of a hide. */
  readonly slug?: string;
  readonly index: number;
  readonly specific: readonly SpecificIndex[];
}

/** SE-43, SE-44 — what protects against one attack: dice taken before the roll, best dice discarded after it. */
export interface ActiveProtection {
  readonly index: number;
  readonly specific: number;
}

export const UNPROTECTED: ActiveProtection = { index: 0, specific: 0 };

/** SE-25 — whether there is anything to aim past. */
export function protects({ index, specific }: ActiveProtection): boolean {
  return index + specific > 0;
}

/** SE-43, SE-44 — what one protection does against a type of damage. */
export function protectionFrom({ index, specific }: Protection, damageType: DamageType): ActiveProtection {
  const matching = specific.filter(({ against }) => against === damageType).map(({ dice }) => dice);
  return { index, specific: Math.max(0, ...matching) };
}

/** SE-46 — of several protections the one with the most dice counts, of equals the one that discards more; or all (D-16). */
function thoseThatCount<One extends Protection>(
  protections: readonly One[],
  damageType: DamageType,
  { protectionStacking }: Pick<Options, "protectionStacking">,
): readonly One[] {
  const all = protections
    .map((one) => ({ one, ...protectionFrom(one, damageType) }))
    .filter(protects)
    .toSorted((a, b) => b.index + b.specific - (a.index + a.specific) || b.specific - a.specific)
    .map(({ one }) => one);
  return protectionStacking === "sum" ? all : all.slice(0, 1);
}

/** SE-46 — the best of several protections, or their sum (D-16). */
export function chooseProtection(
  protections: readonly Protection[],
  damageType: DamageType,
  options: Pick<Options, "protectionStacking"> = DEFAULTS,
): ActiveProtection {
  return thoseThatCount(protections, damageType, options)
    .map((one) => protectionFrom(one, damageType))
    .reduce((a, b) => ({ index: a.index + b.index, specific: a.specific + b.specific }), UNPROTECTED);
}

/** SE-21, SE-25, SE-44 — what an attack is to whatever protects from it. */
interface AttackOnArmour {
  readonly attackType: AttackType;
  readonly damageType: DamageType;
  /** Past the armour. */
  readonly aimed: boolean;
}

type ArmourOptions = Pick<Options, "protectionStacking" | "grappleProtection">;

/** SE-21, SE-25, SE-46 — the protections that count against an attack: none where it was aimed past, nor in a grapple at some tables (D-15). */
export function protectionsAgainst<One extends Protection>(
  protections: readonly One[],
  { attackType, damageType, aimed }: AttackOnArmour,
  options: ArmourOptions = DEFAULTS,
): readonly One[] {
  const ignored = attackType === "grapple" && options.grappleProtection === "ignored";
  return aimed || ignored ? [] : thoseThatCount(protections, damageType, options);
}

/** SE-21, SE-25, SE-46 — the same in dice. */
export function protectionAgainst(
  protections: readonly Protection[],
  attack: AttackOnArmour,
  options: ArmourOptions = DEFAULTS,
): ActiveProtection {
  return chooseProtection(protectionsAgainst(protections, attack, options), attack.damageType, options);
}
