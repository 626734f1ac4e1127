import { CHARACTERISTICS, WEAPON_GROUPS, type Characteristic, type WeaponGroup } from "../vocabulary.js";

/** SE-04, SE-10 — what a Spécialité or a piece of equipment serves for. */
export type Use =
  | "dodge"
  | "shieldParry"
  | "firstAid"
  | "surgery"
  | "medicine"
  | "initiative"
  | `weaponGroup:${WeaponGroup}`
  | `characteristic:${Characteristic}`
  | `skill:${string}`;

/** SE-04, SE-10 — the uses that are not named after something else. */
export const PLAIN_USES = ["dodge", "shieldParry", "firstAid", "surgery", "medicine", "initiative"] as const;

/** Whether a word is one of them; a Spécialité is named by its id, whatever that is. */
export function isUse(word: string): word is Use {
  const colon = word.indexOf(":");
  if (colon < 0) return PLAIN_USES.some((use) => use === word);
  const [kind, of] = [word.slice(0, colon), word.slice(colon + 1)];
  if (kind === "weaponGroup") return WEAPON_GROUPS.some((group) => group === of);
  if (kind === "characteristic") return CHARACTERISTICS.some((one) => one === of);
  return kind === "skill" && of !== "";
}

/** SE-04, SE-10 — whether something serves for a roll: by use, never by the Caractéristique that is usual for it. */
export function serves({ uses }: { readonly uses: readonly string[] }, wanted: readonly Use[]): boolean {
  return wanted.some((use) => uses.includes(use));
}

/** SE-30 — what a parry asks for: what parries. */
export function parryUse(parriesWith: WeaponGroup | "shield"): Use {
  return parriesWith === "shield" ? "shieldParry" : `weaponGroup:${parriesWith}`;
}

/** SE-04 — of several pieces of equipment only the best one counts; the first of equals, `null` where none gives a die. */
export function bestEquipment<Piece extends { readonly equipmentDice: number }>(
  pieces: readonly Piece[],
): Piece | null {
  const useful = pieces.filter(({ equipmentDice }) => equipmentDice > 0);
  return useful.reduce<Piece | null>(
    (best, piece) => (best && best.equipmentDice >= piece.equipmentDice ? best : piece),
    null,
  );
}
