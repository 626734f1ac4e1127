import { decimal } from "../../../../core/text/i18n.js";
import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import type { WarpWeapon } from "../../data/items/weapon.js";
import { ammoLabel, categoryLabel, fireModeLabel } from "../../labels.js";
import { factorParts, totalFactor } from "../../rules/attack/factors.js";
import { combatDice } from "../../rules/checks/trait-use.js";
import { poolView, type PoolView } from "./pool-view.js";

/** WP-54 — one column of a weapon's ranges: how far it reaches, in metres, and the dice it gives the target. */
export interface RangeView {
  readonly metres: string;
  readonly dice: number;
}

/** The rounds of a magazine. */
export interface MagazineView {
  readonly value: number;
  readonly max: number;
  readonly full: boolean;
  /** Empty for more than fit. */
  readonly rounds: readonly boolean[];
}

/** One weapon of the sheet. */
export interface WeaponView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly quantity: number | null;
  /** How many lie where they were thrown. */
  readonly thrown: number;
  /** WP-52, WP-95 — with what is loaded. */
  readonly factor: number;
  /** Language keys of what sort of weapon it is. */
  readonly labels: readonly string[];
  readonly ranges: readonly RangeView[];
  readonly magazine: MagazineView | null;
  readonly empty: boolean;
  readonly equipped: boolean;
  readonly pool: PoolView;
}

const MOST_ROUNDS = 16;

type Fighter = Pick<WarpActor, "diceOf" | "bestCombat" | "untrained">;

/**
 * WP-48 — a weapon with the dice of its trait, or of the best in fighting.
 * @param counted whether the table counts rounds
 */
export function weaponView(
  actor: Fighter,
  { id, name, img, system: weapon }: CarriedItem<WarpWeapon>,
  scores: ReadonlyMap<string, number>,
  counted: boolean,
): WeaponView {
  const { factor, ammoType, quantity, thrown, equipped, rangeLimits } = weapon;
  const firearm = weapon.category === "firearm";
  const ammunition = firearm ? { ammunition: ammoType } : {};
  return {
    id,
    name,
    img,
    quantity: quantity === 1 && thrown === 0 ? null : quantity,
    thrown,
    factor: totalFactor(factorParts(factor, ammunition)),
    labels: [
      categoryLabel(weapon.category),
      ...(weapon.fireMode === null ? [] : [fireModeLabel(weapon.fireMode)]),
      ...(firearm && ammoType !== "standard" ? [ammoLabel(ammoType)] : []),
    ],
    ranges: rangeLimits.map((metres, i) => ({ metres: decimal(metres), dice: i + 1 })),
    magazine: counted ? magazineView(weapon) : null,
    empty: counted && weapon.empty,
    equipped,
    pool: attackPool(actor, weapon, scores.get(weapon.traitId) ?? actor.bestCombat),
  };
}

function attackPool(actor: Fighter, { ignoreArmourMalus }: WarpWeapon, score: number | null): PoolView {
  const { base, modifiers } = actor.diceOf({
    kind: "attack",
    armourExempt: ignoreArmourMalus,
    task: { relation: "direct", traitScore: combatDice(score, actor.untrained), scale: "standard" },
  });
  return poolView(base, modifiers);
}

function magazineView({ loaded, magazine }: Pick<WarpWeapon, "loaded" | "magazine">): MagazineView | null {
  if (magazine === 0) return null;
  const rounds = magazine > MOST_ROUNDS ? [] : Array.from({ length: magazine }, (_, i) => i < loaded);
  return { value: loaded, max: magazine, full: loaded >= magazine, rounds };
}
