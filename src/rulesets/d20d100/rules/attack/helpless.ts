/** DD-161 — what whoever is stolen upon adds to Écouter. */
export const STOLEN_UPON_BONUS = 6;

/** DD-161 — how somebody stolen upon is found. */
export function stolenUpon(unheard: boolean): "helpless" | "flatFooted" {
  return unheard ? "helpless" : "flatFooted";
}

/** DD-163 — the multiplier of a coup de grâce whatever the weapon's own. */
export const COUP_DE_GRACE_MULTIPLIER = 3;
/** DD-137, DD-163 — how far an arm reaches, in metres: to finish somebody off, to strike with bare hands, to hold. */
export const ARM_REACH = 1.5;

/** DD-93, DD-163 — difficulty of the CON test of whoever survives one, or a massive blow. */
export const SURVIVAL_DIFFICULTY = 10;

/** DD-163 — bruises of whoever faints of a blow that was meant to put out: one more than there are PV. */
export function faintedBruises(hp: number): number {
  return Math.max(1, hp + 1);
}
