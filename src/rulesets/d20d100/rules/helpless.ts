/** DD-161 — what whoever is stolen upon adds to Écouter. */
export const STOLEN_UPON_BONUS = 6;

/** DD-161 — how somebody stolen upon is found. */
export function stolenUpon(unheard: boolean): "helpless" | "flatFooted" {
  return unheard ? "helpless" : "flatFooted";
}

/** DD-163 — the multiplier of a coup de grâce whatever the weapon's own, and how near one has to be, in metres. */
export const COUP_DE_GRACE_MULTIPLIER = 3;
export const COUP_DE_GRACE_REACH = 1.5;

/** DD-163 — difficulty of the CON test of whoever survives one. */
export const SURVIVAL_DIFFICULTY = 10;

/** DD-163, D-46 — the damage of a coup de grâce: it hits by itself. */
export function coupDeGrace(rolled: number): {
  readonly hit: true;
  readonly multiplier: number;
  readonly damage: number;
} {
  return { hit: true, multiplier: COUP_DE_GRACE_MULTIPLIER, damage: rolled * COUP_DE_GRACE_MULTIPLIER };
}

/** DD-163 — what the CON test after it comes to; a blow that stuns leaves one bruise more than there are PV. */
export function surviveCoupDeGrace(
  die: number,
  conModifier: number,
  hp: number,
  mode: "kill" | "stun" = "kill",
): { readonly survives: boolean; readonly temporary: number | null } {
  const survives = die !== 1 && die + conModifier >= SURVIVAL_DIFFICULTY; // DD-02
  return { survives, temporary: !survives && mode === "stun" ? hp + 1 : null };
}
