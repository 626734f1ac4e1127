import type { Zone } from "../vocabulary.js";

/** GB-24 — what makes up the armour class of one zone. */
export interface ArmorClassInput {
  readonly dexMod: number;
  readonly armor?: number;
  readonly shield?: number;
  readonly natural?: number;
  readonly sizeMod?: number;
  readonly misc?: number;
  /** GB-21 — what the last attack of the bearer costs or brings until its next turn. */
  readonly stance?: number;
  /** Highest Dexterity bonus the worn armour allows; `null`: no limit. */
  readonly maxDex?: number | null;
  readonly fatigueMalus?: number;
  /** GB-10 — the Dexterity bonus is lost; a Dexterity penalty stays. */
  readonly loseDexBonus?: boolean;
}

/** GB-24 — one named part of an armour class. */
export interface ArmorClassPart {
  readonly id: "base" | "dex" | "armor" | "shield" | "natural" | "size" | "misc" | "stance" | "fatigue";
  readonly value: number;
}

/** GB-24 — the parts of an armour class, in the order of the formula; empty ones are left out. */
export function armorClassParts(input: ArmorClassInput): readonly ArmorClassPart[] {
  const parts: readonly ArmorClassPart[] = [
    { id: "base", value: 10 },
    { id: "dex", value: dexInArmor(input) },
    { id: "armor", value: input.armor ?? 0 },
    { id: "shield", value: input.shield ?? 0 },
    { id: "natural", value: input.natural ?? 0 },
    { id: "size", value: input.sizeMod ?? 0 },
    { id: "misc", value: input.misc ?? 0 },
    { id: "stance", value: input.stance ?? 0 },
    { id: "fatigue", value: input.fatigueMalus ?? 0 },
  ];
  return parts.filter(({ value }) => value !== 0);
}

/** GB-24 — armour class of one zone. */
export function armorClass(input: ArmorClassInput): number {
  return armorClassParts(input).reduce((sum, { value }) => sum + value, 0);
}

function dexInArmor({ dexMod, maxDex = null, loseDexBonus = false }: ArmorClassInput): number {
  const limited = maxDex === null ? dexMod : Math.min(dexMod, maxDex);
  return loseDexBonus ? Math.min(0, limited) : limited;
}

/** GB-24 — a piece of armour or a shield as worn. */
export interface WornPiece {
  readonly kind: "armor" | "shield";
  readonly zones: Readonly<Partial<Record<Zone, number>>>;
  readonly maxDex: number | null;
  /** Arm that carries a shield. */
  readonly shieldArm?: "armRight" | "armLeft";
}

/** GB-24 — protection of one zone by all that is worn. */
export interface ZoneProtection {
  readonly armor: number;
  readonly shield: number;
}

/** GB-24 — armour layers on one zone: the best counts, or all of them add up (D-48). */
export function layeredArmor(layers: readonly number[], stacking: "highest" | "sum" = "highest"): number {
  return stacking === "sum" ? layers.reduce((sum, value) => sum + value, 0) : Math.max(0, ...layers);
}

/** GB-24 — what worn pieces give one zone; shields add to armour. */
export function protectionAt(
  zone: Zone,
  pieces: readonly WornPiece[],
  stacking: "highest" | "sum" = "highest",
): ZoneProtection {
  const armors = pieces.filter(({ kind }) => kind === "armor");
  const shields = pieces.filter(({ kind }) => kind === "shield");
  return {
    armor: layeredArmor(
      armors.map(({ zones }) => zones[zone] ?? 0),
      stacking,
    ),
    shield: layeredArmor(shields.map((shield) => shieldAt(zone, shield))),
  };
}

/** A shield protects the arm that carries it, whichever arm its figures were written for. */
function shieldAt(zone: Zone, { zones, shieldArm = "armLeft" }: WornPiece): number {
  if (zone !== "armRight" && zone !== "armLeft") return zones[zone] ?? 0;
  return zone === shieldArm ? Math.max(zones.armRight ?? 0, zones.armLeft ?? 0) : 0;
}

/** GB-24 — lowest Dexterity limit of what is worn; `null`: none (D-48). */
export function wornMaxDex(pieces: readonly WornPiece[]): number | null {
  const limits = pieces.map(({ maxDex }) => maxDex).filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
