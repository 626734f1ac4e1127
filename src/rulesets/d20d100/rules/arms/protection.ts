import type { DamageKind, ProtectionMode, ProtectionScope, WeaponAction } from "../vocabulary.js";

/** DD-133 — the dice of vests. */
const VEST_DICE: readonly number[] = [4, 6, 8, 10, 12];

/** DD-133 — faces of the die a vest throws; `null` where there is no vest. */
export function vestFaces(protection: number): number | null {
  return VEST_DICE.includes(protection) ? protection : null;
}

/** DD-133 — the die of a vest as a formula. */
export function vestDie(protection: number): string | null {
  const faces = vestFaces(protection);
  return faces === null ? null : `1d${faces}`;
}

/** What strikes, as far as protections care. */
export interface Striking {
  readonly kind: DamageKind;
  readonly action: WeaponAction;
  /** It flies: it is thrown, or shot from a bow. */
  readonly missile: boolean;
}

/**
 * DD-133 — whether a vest is thrown for: what pierces more than it protects goes through.
 * @param counts false where the table's vests are none against contact weapons (D-57), or the keeper says head or limb
 */
export function vestProtects(penetration: number, protection: number, counts = true): boolean {
  return counts && vestFaces(protection) !== null && penetration <= protection;
}

/** DD-133, D-57 — whether the table lets a vest count against what strikes. */
export function vestCounts({ action, missile }: Striking, vestAgainstMelee: boolean): boolean {
  return vestAgainstMelee || missile || (action !== "melee" && action !== "natural");
}

/** DD-133 — what is left once the die of a vest is taken off. */
export function afterVest(damage: number, die: number | null): number {
  return Math.max(0, damage - (die ?? 0));
}

/** DD-134 — a skin, or a spell that stands for one. */
export interface Protection {
  readonly mode: ProtectionMode;
  /** Points; of the fixed ones only. */
  readonly value: number;
  readonly scope: ProtectionScope;
}

const ENERGIES: readonly DamageKind[] = ["fire", "electric", "magic"];
const SHOTS: readonly DamageKind[] = ["bullet", "shot"];

const COVERS: Readonly<Record<ProtectionScope, (striking: Striking) => boolean>> = {
  all: () => true,
  physical: ({ kind }) => !ENERGIES.includes(kind),
  firearms: ({ kind }) => SHOTS.includes(kind),
  projectiles: ({ kind, missile }) => SHOTS.includes(kind) || missile,
  piercing: ({ kind }) => kind === "bullet" || kind === "piercing",
  bullet: ({ kind }) => kind === "bullet",
  shot: ({ kind }) => kind === "shot",
  fire: ({ kind }) => kind === "fire",
  electric: ({ kind }) => kind === "electric",
  magic: ({ kind }) => kind === "magic",
  singleTarget: ({ kind }) => kind !== "explosion" && kind !== "fire",
};

/** DD-134 — the first entry that covers what strikes; `null`: none does. */
export function protectionAgainst<Entry extends Protection>(
  entries: readonly Entry[],
  striking: Striking,
): Entry | null {
  return entries.find(({ scope }) => COVERS[scope](striking)) ?? null;
}

/** DD-134 — damage as a skin meets it. */
export interface Met {
  readonly damage: number;
  /** What the formula comes to with all dice at 1; `null` where there are none. */
  readonly minimum?: number | null;
  /** Of a critical or a burst; already in the damage. */
  readonly multiplier?: number;
}

/** DD-134, D-47 — what a skin lets through. */
export function throughSkin({ mode, value }: Pick<Protection, "mode" | "value">, met: Met): number {
  const { damage, minimum = null, multiplier = 1 } = met;
  switch (mode) {
    case "fixed":
      return Math.max(0, damage - value);
    case "minimal":
      return minimum === null ? damage : Math.min(damage, minimum * multiplier);
    case "half":
      return Math.floor(damage / 2);
    case "onePoint":
      return Math.min(damage, multiplier);
    case "immune":
      return 0;
    case "none":
      return damage;
  }
}
