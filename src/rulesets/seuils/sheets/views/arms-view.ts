import { decimal } from "../../../../core/text/i18n.js";
import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { Text } from "../../../../core/text/text.js";
import type { SeuilsArmor } from "../../data/items/armor.js";
import { equipmentFor, specialtiesFor } from "../../data/actors/carried.js";
import { seuilsOptions } from "../../data/options.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import type { SeuilsShield } from "../../data/items/shield.js";
import type { SeuilsWeapon } from "../../data/items/weapon.js";
import { diceText } from "../../dice/amount.js";
import { bestParry } from "../../data/actors/guards.js";
import { attackTypeLabel, characteristicLabel, damageTypeLabel, natureLabel } from "../../labels.js";
import { attackCharacteristic } from "../../rules/attack/attack-roll.js";
import { defenceTerms } from "../../rules/attack/defence-terms.js";
import { shieldBonus } from "../../rules/attack/shield.js";
import { thresholdFor } from "../../rules/checks/successes.js";
import type { Use } from "../../rules/checks/uses.js";
import type { Characteristic } from "../../rules/vocabulary.js";
import { bandViews, type BandView } from "./bands-view.js";
import { protectionTexts } from "./protection-text.js";

/** SE-20…SE-24, SE-39 — a weapon with what its bearer makes of it. */
export interface WeaponView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly dice: number;
  readonly keep: number;
  /** What it does: the ways of its damage, the nature of its wounds; how far a blow reaches. */
  readonly kind: readonly Text[];
  readonly pool: Text;
  readonly bands: readonly BandView[];
  readonly canParry: boolean;
  /** Metres, as the reader writes them; empty: it has no area. */
  readonly area: string;
  /** SE-76 — `null` where nobody counts them. */
  readonly ammo: { readonly value: number; readonly max: number | null } | null;
  readonly ranged: boolean;
}

/** SE-20…SE-24, SE-39, SE-75, SE-76 — a weapon in somebody's hand. */
export function weaponView(actor: SeuilsActor, { id, name, img, system }: CarriedItem<SeuilsWeapon>): WeaponView {
  const { damage, types, nature, limits, canParry, areaRadius, ammo, attackType, reach } = system;
  return {
    id,
    name,
    img,
    dice: damage.dice,
    keep: damage.keep,
    kind: [
      { key: attackTypeLabel(attackType) },
      ...types.map((type) => ({ key: damageTypeLabel(type) })),
      { key: natureLabel(nature) },
      ...(attackType === "ranged" ? [] : [{ key: "GARDIEN.SEUILS.SHEET.metres", data: { n: decimal(reach) } }]), // SE-20
    ],
    pool: poolText(actor, attackCharacteristic(attackType), [`weaponGroup:${system.group}`], system.equipmentDice),
    bands: attackType === "ranged" ? bandViews(limits).filter(({ limit }) => limit !== null) : [],
    canParry,
    area: areaRadius > 0 ? decimal(areaRadius) : "",
    ammo: seuilsOptions().trackAmmunition && ammo.value !== null ? { value: ammo.value, max: ammo.max } : null,
    ranged: attackType === "ranged",
  };
}

/** SE-06, SE-10 — the pool of a roll as it is now, and the face from which its dice are successes. */
function poolText(actor: SeuilsActor, id: Characteristic, wanted: readonly Use[], ownDice = 0): Text {
  const { carried } = actor;
  const equipmentDice = Math.max(ownDice, equipmentFor(carried, wanted)?.system.equipmentDice ?? 0);
  const pool = actor.poolOf(id, equipmentDice);
  const threshold = thresholdFor(specialtiesFor(carried, wanted).length > 0, seuilsOptions());
  return {
    key: `GARDIEN.SEUILS.SHEET.${pool.equipmentDice > 0 ? "poolEquipped" : "pool"}`,
    data: {
      name: { key: characteristicLabel(id) },
      dice: diceText(pool.dice),
      equipment: pool.equipmentDice,
      threshold,
    },
  };
}

/** SE-29, SE-30, SE-37 — how somebody avoids a blow: on their feet, and with what parries best. */
export interface GuardView {
  readonly dodge: Text;
  readonly parry: { readonly name: string; readonly pool: Text; readonly bonus: number } | null;
}

/**
 * SE-17, SE-29, SE-30, SE-37 — how somebody defends against a blow.
 * @param extra which extra defence of the round it would be, from 1; 0: an ordinary one
 */
export function guardView(actor: SeuilsActor, extra = 0): GuardView {
  const best = bestParry(actor, "melee");
  const { bonusDice, successBonus } = shieldBonus(
    best?.bonus ?? 0,
    { defence: "parry", extra: extra > 0 },
    seuilsOptions(),
  );
  const { characteristic = "agilite" } = defenceTerms({ missile: "none" }, extra, seuilsOptions()) ?? {};
  return {
    dodge: poolText(actor, characteristic, ["dodge"]),
    parry: best && {
      name: best.item.name,
      pool: poolText(actor, characteristic, [best.use], best.equipmentDice),
      bonus: bonusDice + successBonus,
    },
  };
}

/** SE-43, SE-44 — an armour. */
export interface ArmourView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly index: number;
  readonly specific: readonly Text[];
  readonly coversAll: boolean;
  readonly worn: boolean;
}

/** SE-43, SE-44 — an armour that somebody has. */
export function armourView({ id, name, img, system }: CarriedItem<SeuilsArmor>): ArmourView {
  const { index, specific, coversAll, equipped } = system;
  return { id, name, img, index, specific: protectionTexts({ index: 0, specific }), coversAll, worn: equipped };
}

/** SE-37 — a shield. */
export interface ShieldView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly bonus: number;
  readonly worn: boolean;
}

/** SE-37 — a shield that somebody has. */
export function shieldView({ id, name, img, system }: CarriedItem<SeuilsShield>): ShieldView {
  return { id, name, img, bonus: system.bonus, worn: system.equipped };
}
