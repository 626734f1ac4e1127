import { decimal, signed } from "../../../../core/text/i18n.js";
import { attackBonus } from "../../rules/attack/attack.js";
import type { GbWeapon } from "../../data/items/weapon.js";

/** What a weapon tells its row; a slice of its model, so that a test can write one by hand. */
export type WeaponFigures = Pick<
  GbWeapon,
  "attackModifiers" | "attackType" | "count" | "damage" | "damageError" | "empty" | "equipped" | "increment" | "pfOnly"
> & {
  readonly lethality: { readonly total: number };
  readonly magazine: { readonly value: number | null; readonly max: number | null };
};

/** One attack of the list. */
export interface AttackView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly count: number | null;
  readonly damage: string;
  readonly damageError: string | null;
  readonly melee: boolean;
  /** Range increment in metres, in the reader's figures; `null` without one. */
  readonly increment: string | null;
  readonly pfOnly: boolean;
  readonly magazine: {
    readonly value: number;
    readonly max: number;
    readonly full: boolean;
    readonly rounds: readonly boolean[];
  } | null;
  readonly empty: boolean;
  readonly lethality: string;
  readonly total: string;
}

const MOST_ROUNDS = 12;

/** A weapon in hand as a row of the attacks. */
export function attackView(
  { id, name, img }: { id: string; name: string; img: string },
  weapon: WeaponFigures,
): AttackView {
  return {
    id,
    name,
    img,
    count: weapon.count > 1 ? weapon.count : null,
    damage: weapon.damage,
    damageError: weapon.damageError,
    melee: weapon.attackType === "melee",
    increment: weapon.increment === null ? null : decimal(weapon.increment),
    pfOnly: weapon.pfOnly,
    magazine: magazineView(weapon.magazine),
    empty: weapon.empty,
    lethality: signed(weapon.lethality.total),
    total: signed(attackBonus(weapon.attackModifiers.map(({ value }) => value))),
  };
}

function magazineView({ value, max }: WeaponFigures["magazine"]): AttackView["magazine"] {
  if (max === null || max <= 0) return null;
  const loaded = Math.min(Math.max(0, value ?? 0), max);
  const rounds = max > MOST_ROUNDS ? [] : Array.from({ length: max }, (_, i) => i < loaded);
  return { value: loaded, max, full: loaded === max, rounds };
}
