import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { Text } from "../../../../core/text/text.js";
import { named } from "../../attack/fields.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import type { RpgShield } from "../../data/items/shield.js";
import type { RpgWeapon } from "../../data/items/weapon.js";
import { gripLabel, skillLabel, weaponSpecialLabel, weaponUseLabel } from "../../labels.js";
import { bonusThatCounts } from "../../rules/attack/damage.js";
import { writeDice } from "../../rules/dice-formula.js";
import { isSkill } from "../../rules/character/skill-list.js";
import type { TestKind } from "../../rules/body/modifiers.js";
import type { WeaponUse } from "../../rules/attack/weapon-use.js";

/** A score as it is rolled now, and in health where it is another one then (RP-61). */
export interface ScoreView {
  readonly value: number;
  readonly healthy: number | null;
}

/** RP-68 — one way to use a weapon. */
export interface UseView extends ScoreView {
  /** Language key; empty where a weapon serves in one way alone. */
  readonly use: string;
  readonly skill: Text;
  /** Metres; `null` hand to hand. */
  readonly range: number | null;
}

/** A weapon in hand. */
export interface WeaponView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  /** RP-50, RP-51 — dice with what is added hand to hand; empty for what catches instead. */
  readonly damage: string;
  /** Language keys of how it is held, what it does beside its dice, and what hinders its use. */
  readonly notes: readonly string[];
  readonly uses: readonly UseView[];
  readonly loading: { readonly loaded: boolean; readonly value: number; readonly max: number } | null;
  readonly quantity: number | null;
  /** RP-55 — of no use until it is pulled free. */
  readonly stuck: boolean;
}

/** A shield, and the score it parries with (RP-44). */
export interface ShieldView extends ScoreView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly equipped: boolean;
  readonly broken: boolean;
  /** RP-44 — added to the FD of its parries. */
  readonly difficulty: number;
}

type Fighter = Pick<RpgActor, "scoreFor" | "skill" | "damageBonus" | "attributes">;

/** RP-50, RP-51, RP-68, RP-72…RP-74 — a weapon with what its bearer makes of it. */
export function weaponView(actor: Fighter, { id, name, img, system }: CarriedItem<RpgWeapon>): WeaponView {
  const { uses, natural, special, broken, stuck, quantity } = system;
  return {
    id,
    name,
    img,
    damage: damageText(actor, system),
    notes: [
      ...(natural ? [] : [gripLabel(system.grip)]),
      ...(special === "none" ? [] : [weaponSpecialLabel(special)]),
      ...(broken ? ["GARDIEN.RPG.THING.FIELDS.broken.label"] : []),
      ...(stuck ? ["GARDIEN.RPG.WEAPON.FIELDS.stuck.label"] : []),
    ],
    uses: uses.map((use) => useView(actor, system, use, uses.length > 1)),
    loading: system.reload === "none" ? null : { loaded: system.loaded, ...system.magazine },
    quantity: quantity === 1 ? null : quantity,
    stuck,
  };
}

/** RP-51 — Bdeg is in it where the weapon is used hand to hand. */
function damageText({ damageBonus }: Fighter, weapon: RpgWeapon): string {
  const { dice, uses, damageBonusApplies: applies } = weapon;
  if (!dice) return "";
  const bonus = bonusThatCounts(damageBonus.value, { melee: uses[0] === "melee", applies });
  return writeDice({ ...dice, flat: dice.flat + bonus });
}

function useView(actor: Fighter, weapon: RpgWeapon, use: WeaponUse, several: boolean): UseView {
  const skill = weapon.skillOf(use);
  return {
    use: several ? weaponUseLabel(use) : "",
    skill: skillName(skill),
    range: weapon.rangeIn(use, actor.attributes.body.value),
    ...scoreView(actor, skill, "attack"),
  };
}

/** RP-44 — a shield with the score of Bouclier. */
export function shieldView(actor: Fighter, { id, name, img, system }: CarriedItem<RpgShield>): ShieldView {
  const { equipped, broken, difficultyModifier: difficulty } = system;
  return { id, name, img, equipped, broken, difficulty, ...scoreView(actor, "shield", "parry") };
}

function scoreView(actor: Fighter, skill: string, kind: TestKind): ScoreView {
  const value = actor.scoreFor(skill, kind, { weapon: true }).score;
  const reference = actor.skill(skill)?.reference ?? value;
  return { value, healthy: reference === value ? null : reference };
}

/** RP-15 — a skill of the list, or one of the table's own by its name. */
export function skillName(skill: string): Text {
  return isSkill(skill) ? { key: skillLabel(skill) } : named(skill);
}
