import { itemModel } from "../../../../core/documents/models.js";
import { asked, askedNumber, heldBelow } from "../../../../core/data/asked.js";
import { choice, flag, line, measure, optionalWhole, whole } from "../../../../core/data/fields.js";
import type { OnUpdate, PreUpdate } from "../../../../core/foundry/types/model.js";
import { USUAL_PULL } from "../../rules/attack/pull.js";
import { MOST_INCREMENTS, rangeKindOf } from "../../rules/arms/range.js";
import { weaponBonus } from "../../rules/character/traits.js";
import {
  CADENCES,
  COMBAT_SKILLS,
  DAMAGE_KINDS,
  DAMAGE_TYPES,
  RELOAD_MODES,
  WEAPON_ACTIONS,
  WEAPON_STATES,
  type Cadence,
  type CombatSkill,
  type DamageKind,
  type DamageType,
  type ReloadMode,
  type WeaponAction,
  type WeaponState,
} from "../../rules/vocabulary.js";
import type { Holder, WeaponFields } from "../../rules/arms/weapon-row.js";
import { NOBODY, type Bearer } from "../actors/bearer.js";
import { belonging } from "../fields.js";
import { followName, noteName } from "./renamed.js";

/** A number of a short list. */
const oneOf = (choices: readonly number[], initial: number) =>
  new foundry.data.fields.NumberField({ required: true, nullable: false, choices: [...choices], initial });

const schema = () => ({
  ...belonging(),
  key: line(),
  skill: choice(COMBAT_SKILLS, "meleeWeapons"),
  typeCode: line(),
  action: choice(WEAPON_ACTIONS, "melee"),
  damageKind: choice(DAMAGE_KINDS, "blunt"),
  cadences: new foundry.data.fields.SetField(choice(CADENCES, "simple"), { initial: ["simple"] }),
  selective: flag(false),
  penetration: whole(0, 20, 0),
  recoil: whole(0, 12, 0),
  precision: whole(-6, 6, 0),
  criticalMin: whole(2, 20, 20),
  criticalMultiplier: whole(1, 5, 2),
  damage: line(),
  damageMid: line(),
  damageFar: line(),
  addsDamageBonus: flag(true),
  damageType: choice(DAMAGE_TYPES, "hp"),
  pullPenalty: whole(USUAL_PULL, 0, USUAL_PULL), // DD-105
  rangeIncrement: measure(200, 0),
  canThrow: flag(false),
  throwIncrement: measure(20, 0),
  capacity: whole(0, 999, 0),
  loaded: whole(0, 999, 0),
  ammunitionPerBox: oneOf([1, 10], 1),
  reloadMode: choice(RELOAD_MODES, "none"),
  spareRounds: whole(0, 999, 0),
  spareMagazines: whole(0, 999, 0),
  state: choice(WEAPON_STATES, "ok"),
  clearActionsDone: whole(0, 2, 0),
  twoHanded: flag(false),
  exotic: flag(false),
  unfamiliarPenalty: oneOf([0, -2, -4], 0),
  misc: whole(-10, 10, 0),
  areaRadius: measure(50, 0),
  reflexDifficulty: whole(0, 40, 15),
  overrideBase: line(),
  overrideMultiple: line(),
  naturalAttacks: whole(0, 9, 0),
  attackModifier: optionalWhole(-20, 40),
  equipped: flag(true),
  dropped: flag(false),
  notes: line(),
});

/** A weapon, claws included (DD-42…DD-59). Distances in metres. */
export class D20d100Weapon
  extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.WEAPON")
  implements WeaponFields
{
  declare slug: string;
  declare key: string;
  declare skill: CombatSkill;
  declare typeCode: string;
  declare action: WeaponAction;
  declare damageKind: DamageKind;
  declare cadences: Set<Cadence>;
  /** DD-146 — an automatic that fires single shots too. */
  declare selective: boolean;
  declare penetration: number;
  declare recoil: number;
  declare precision: number;
  /** DD-131 — face from which a hit is critical; a multiplier of 1: never. */
  declare criticalMin: number;
  declare criticalMultiplier: number;
  declare damage: string;
  declare damageMid: string;
  declare damageFar: string;
  declare addsDamageBonus: boolean;
  declare damageType: DamageType;
  /** DD-105 — what dealing the other type of damage costs. */
  declare pullPenalty: number;
  declare rangeIncrement: number;
  declare canThrow: boolean;
  declare throwIncrement: number;
  /** DD-149 — 0: it needs no ammunition. */
  declare capacity: number;
  declare loaded: number;
  declare ammunitionPerBox: number;
  declare reloadMode: ReloadMode;
  declare spareRounds: number;
  declare spareMagazines: number;
  /** DD-151 */
  declare state: WeaponState;
  declare clearActionsDone: number;
  declare twoHanded: boolean;
  declare exotic: boolean;
  /** DD-125 — 0, −2 or −4. */
  declare unfamiliarPenalty: number;
  declare misc: number;
  /** DD-182 */
  declare areaRadius: number;
  declare reflexDifficulty: number;
  /** DD-51 — a notation in the place of what is reckoned. */
  declare overrideBase: string;
  declare overrideMultiple: string;
  /** D-50 — a round; 0: by score. */
  declare naturalAttacks: number;
  /** DD-44 — in the place of the combat skill. */
  declare attackModifier: number | null;
  declare equipped: boolean;
  /** DD-141 — it was thrown, and lies on the ground. */
  declare dropped: boolean;
  declare notes: string;
  /** DD-46 — of a trait for this very weapon. Derived. */
  declare speciality: number;
  /** What its row reads of whoever carries it (see weapon-figures.ts). Derived. */
  declare holder: Holder;

  /** Nobody holds it; its bearer, if any, says so after (see `reckon`). */
  override prepareDerivedData(): void {
    this.reckon(NOBODY);
  }

  /** DD-44…DD-46 — somebody holds it. */
  reckon({ traits, combatTotal, damageBonus }: Bearer): void {
    this.speciality = weaponBonus(traits, { key: this.key, name: this.parent?.name ?? "" });
    this.holder = { combatTotal, speciality: this.speciality, damageBonus };
  }

  /** DD-142, D-69 — increments beyond which it never hits. */
  get maxIncrements(): number {
    return MOST_INCREMENTS[rangeKindOf(this.action, this.damageKind, false)];
  }

  /** DD-149 — whether it needs bullets and has none. */
  get empty(): boolean {
    return this.capacity > 0 && this.loaded <= 0;
  }

  /** DD-151 — whether it would fire. */
  get works(): boolean {
    return this.state === "ok";
  }

  /** What else becomes of a change, by path: no more bullets than it holds; what fires again is no longer being cleared, what is in hand lies nowhere. */
  override consequences(change: object): Readonly<Record<string, number | boolean>> {
    const capacity = askedNumber(change, "capacity") ?? this.capacity;
    const cleared = asked(change, "state") === "ok" && asked(change, "clearActionsDone") === undefined;
    const takenUp = asked(change, "equipped") === true && asked(change, "dropped") === undefined;
    return {
      ...(capacity > 0 && heldBelow(change, this, "loaded", "capacity")),
      ...(cleared && this.clearActionsDone > 0 && { clearActionsDone: 0 }),
      ...(takenUp && this.dropped && { dropped: false }), // DD-141
    };
  }

  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    noteName(this.parent, args[1]);
  }

  override _onUpdate(...args: OnUpdate): void {
    super._onUpdate(...args);
    followName(this.parent, "weapon", args[1], args[2]);
  }
}
