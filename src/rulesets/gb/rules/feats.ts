/** GB-48 — Cleave: one more attack when the victim can no longer fight and is on the ground. */
export function cleaves({
  outOfFight,
  onGround,
}: {
  readonly outOfFight: boolean;
  readonly onGround: boolean;
}): boolean {
  return outOfFight && onGround;
}

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

/** GB-52 — metres up to which Point Blank Shot helps. */
const POINT_BLANK = 9;

/** GB-52 — what Point Blank Shot adds to a shot at a distance in metres; nothing to its gravity. */
export function pointBlankBonus(distance: number): number {
  return distance <= POINT_BLANK ? 1 : 0;
}

/** GB-53 — what Power Attack takes from the roll and adds to the gravity of a hit. */
export interface PowerAttack {
  readonly attack: number;
  readonly gb: number;
}

/** GB-53 — Power Attack; asking for more than the base attack bonus gives that much (D-31: melee only). */
export function powerAttack(requested: number, bab: number): PowerAttack {
  const n = Math.max(0, Math.min(Math.floor(requested), bab));
  return n === 0 ? { attack: 0, gb: 0 } : { attack: -n, gb: Math.floor(1.5 * n) };
}

/** GB-56 — what Weapon Focus adds to attacks with its weapon. */
export const WEAPON_FOCUS_BONUS = 1;

/** GB-56 — factor on the range increment with Far Shot. */
export function farShotStretch(thrown: boolean): number {
  return thrown ? 2 : 1.5;
}

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
