/** GB-49 — what Endurance adds to checks for an extended physical action. */
export const ENDURANCE_BONUS = 4;

/** GB-50 — gravity that Improved Critical adds to every hit with its weapon (D-30). */
export const IMPROVED_CRITICAL_GB = 2;

/** GB-51 — whether a weapon costs PF only: bare hands of one who is no Martial Artist, or a weapon that spares. */
export function sparesPv(
  weapon: { readonly unarmed: boolean; readonly nonLethal: boolean },
  martialArtist: boolean,
): boolean {
  return weapon.nonLethal || (weapon.unarmed && !martialArtist);
}

/** GB-56 — what Weapon Focus adds to attacks with its weapon. */
export const WEAPON_FOCUS_BONUS = 1;

/** GB-50, GB-56 — a feat that may speak of one weapon or one group of weapons. */
export interface WeaponFeat {
  readonly key: string;
  /** Weapon or group it names; may be empty. */
  readonly weapon: string;
}

/** GB-50, GB-56 — whether a character has a feat for a weapon, by any of the weapon's names, in any case. */
export function hasFeatFor(feats: readonly WeaponFeat[], key: string, weapon: readonly string[]): boolean {
  const names = weapon.map(plain).filter((name) => name !== "");
  return feats.some((feat) => feat.key === key && names.includes(plain(feat.weapon)));
}

/** GB-56 — whether no −4 applies: the weapon is ticked as known, or a feat names it or its group. */
export function isProficient(ticked: boolean, feats: readonly WeaponFeat[], weapon: readonly string[]): boolean {
  return ticked || hasFeatFor(feats, "weaponProficiency", weapon);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
