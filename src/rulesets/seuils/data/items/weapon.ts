import { itemModel } from "../../../../core/documents/models.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import { choice, flag, group, measure, optionalWhole, prose, whole } from "../../../../core/data/fields.js";
import type { WeaponDamage } from "../../rules/damage/damage.js";
import type { Ranges } from "../../rules/attack/range.js";
import {
  ATTACK_TYPES,
  DAMAGE_TYPES,
  MISSILES,
  NATURES,
  REACH,
  WEAPON_GROUPS,
  type AttackType,
  type DamageType,
  type Missile,
  type Nature,
  type WeaponGroup,
} from "../../rules/vocabulary.js";
import { BARE_HANDS, DAMAGE_BOUNDS, missileOf } from "../../rules/attack/weapons.js";
import { belonging, equipmentDice } from "../fields.js";

/** SE-24 — the farthest distance of a band, in metres; a weapon without one skips the band. */
const limit = () => {
  const { NumberField } = foundry.data.fields;
  return new NumberField({ required: true, nullable: true, min: 0, max: 100_000, initial: null });
};

/** SE-44 — what it does, the usual way first. */
const damageTypes = () => {
  const { ArrayField } = foundry.data.fields;
  return new ArrayField(choice(DAMAGE_TYPES, "slashing"), { initial: ["slashing"] });
};

const schema = () => ({
  ...belonging(),
  attackType: choice(ATTACK_TYPES, "melee"),
  missile: choice(MISSILES, "none"),
  damage: group({
    dice: whole(DAMAGE_BOUNDS.dice.min, DAMAGE_BOUNDS.dice.max, 2),
    keep: whole(DAMAGE_BOUNDS.keep.min, DAMAGE_BOUNDS.keep.max, 1),
  }),
  damageTypes: damageTypes(),
  nature: choice(NATURES, "lethal"),
  ranges: group({ short: limit(), medium: limit(), extreme: limit() }),
  reach: measure(20, REACH), // SE-20
  group: choice(WEAPON_GROUPS, "other"),
  hands: whole(0, 2, 1),
  canParry: flag(false), // SE-30, SE-31
  equipmentDice: equipmentDice(),
  areaRadius: measure(50, 0), // SE-75 — metres; 0: it has no area
  natural: flag(false),
  equipped: flag(false),
  ammo: group({ value: optionalWhole(0, 999), max: optionalWhole(0, 999) }), // SE-76 — null: it needs none
  description: prose(),
});

/** A weapon, claws and bare hands included (SE-20…SE-24, SE-39). Distances in metres. */
export class SeuilsWeapon extends itemModel(schema, "GARDIEN.SEUILS.THING", "GARDIEN.SEUILS.WEAPON") {
  declare attackType: AttackType;
  /** SE-33…SE-35 — what flies: something for a shot, nothing for a blow. */
  declare missile: Missile;
  declare damage: WeaponDamage;
  declare damageTypes: DamageType[];
  declare nature: Nature;
  declare ranges: { short: number | null; medium: number | null; extreme: number | null };
  declare group: WeaponGroup;
  declare ammo: { value: number | null; max: number | null };

  override prepareBaseData(): void {
    this.missile = missileOf(this.attackType, this.missile);
  }

  /** SE-44 — the types of its damage; whatever it is, it does one. */
  get types(): readonly [DamageType, ...DamageType[]] {
    const [first, ...others] = this.damageTypes;
    return first ? [first, ...others] : BARE_HANDS.damageTypes;
  }

  /** SE-24 — its limits, nearest band first. */
  get limits(): Ranges {
    const { short, medium, extreme } = this.ranges;
    return [short, medium, extreme];
  }

  /** SE-20 — ready to strike with; what grows on somebody always is. */
  get inHand(): boolean {
    return this.equipped || this.natural;
  }

  /** SE-30, SE-31 — whether it parries now. */
  get parries(): boolean {
    return this.canParry && this.inHand;
  }

  /** What else becomes of a change, by path: a shot has something that flies, a blow has not; ammunition stays within its box. */
  override consequences(change: object): Readonly<Record<string, string | number>> {
    const attackType = ATTACK_TYPES.find((id) => id === asked(change, "attackType")) ?? this.attackType;
    const told = MISSILES.find((id) => id === asked(change, "missile")) ?? this.missile;
    const missile = missileOf(attackType, told);
    const most = asked(change, "ammo.max") === undefined ? this.ammo.max : (askedNumber(change, "ammo.max") ?? null);
    const left =
      asked(change, "ammo.value") === undefined ? this.ammo.value : (askedNumber(change, "ammo.value") ?? null);
    return {
      ...(missile !== told && { missile }),
      ...(most !== null && left !== null && left > most && { "ammo.value": most }),
    };
  }
}
