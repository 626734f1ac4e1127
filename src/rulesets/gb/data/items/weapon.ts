import { itemModel } from "../../../../core/documents/models.js";
import { asked } from "../../../../core/data/asked.js";
import type { PreCreate, PreUpdate } from "../../../../core/foundry/types/model.js";
import { attackModifiers, type AttackFigures, type AttackModifier } from "../../rules/attack/attack.js";
import { fatigueOn } from "../../rules/checks/fatigue.js";
import { hasFeatFor, isProficient, sparesPv, WEAPON_FOCUS_BONUS } from "../../rules/character/feats.js";
import { lethality, type Lethality } from "../../rules/attack/lethality.js";
import type { GbFeat } from "./feat.js";
import { choice, flag, group, line, optionalWhole, prose, whole } from "../fields.js";
import { GbActor } from "../actors/gb-actor.js";
import { knownMaximum } from "./known-maximum.js";
import { gbOptions } from "../options.js";

export const WEAPON_CATEGORIES = [
  "handgun",
  "longarm",
  "archaicRanged",
  "thrown",
  "melee",
  "unarmed",
  "natural",
  "touch",
] as const;
export type WeaponCategory = (typeof WEAPON_CATEGORIES)[number];

const RANGED: readonly WeaponCategory[] = ["handgun", "longarm", "archaicRanged", "thrown"];

const schema = () => ({
  slug: line(),
  category: choice(WEAPON_CATEGORIES, "melee"),
  ability: choice(["str", "dex"], "str"),
  damage: line("1d6"),
  maxDamageOverride: optionalWhole(0, 400),
  threatMin: whole(2, 20, 20),
  multiplier: whole(2, 5, 2),
  lethality: group({ override: optionalWhole(-5, 20) }),
  attackMisc: whole(-20, 20, 0),
  proficient: flag(true),
  nonLethal: flag(false),
  increment: new foundry.data.fields.NumberField({ required: true, nullable: true, min: 0, max: 500, initial: null }),
  maxIncrements: whole(1, 20, 10),
  magazine: group({ value: optionalWhole(0, 999), max: optionalWhole(0, 999) }),
  count: whole(1, 20, 1),
  hands: whole(0, 2, 1),
  equipped: flag(true),
  description: prose(),
});

/** A weapon, natural ones included (GB-15…GB-17). Range increment in metres. */
export class GbWeapon extends itemModel(schema, "GARDIEN.GB.WEAPON") {
  /** Derived from the category. */
  declare attackType: "melee" | "ranged";
  /** Highest damage of the classic rules; 0 when the formula cannot be read. Derived. */
  declare maxDamage: number;
  /** GB-16, GB-17; `total` is the override where there is one. Derived, but for `override`. */
  declare lethality: Lethality & { override: number | null };
  /** GB-51 — costs PF only. Derived. */
  declare pfOnly: boolean;
  /** A damage formula that cannot be read, as it stands; `null` when all is well. Derived. */
  declare damageError: string | null;

  override prepareDerivedData(): void {
    const read = knownMaximum(this.damage);
    this.attackType = RANGED.includes(this.category) ? "ranged" : "melee";
    this.damageError = read === undefined && this.maxDamageOverride === null ? this.damage : null;
    this.maxDamage = this.maxDamageOverride ?? read ?? 0;
    const martialArtist = this.#feats.some(({ key }) => key === "martialArtist");
    this.pfOnly = sparesPv({ unarmed: this.category === "unarmed", nonLethal: this.nonLethal }, martialArtist);
    const figures = { threatMin: this.threatMin, multiplier: this.multiplier };
    const byTable = lethality({ maxDamage: this.maxDamage + this.#strength(), ...figures });
    const { override } = this.lethality;
    Object.assign(this.lethality, byTable, override !== null && { total: override });
  }

  /** D-09 — the Strength of the arm, where the table counts it. */
  #strength(): number {
    const counts = this.attackType === "melee" && this.maxDamage > 0 && gbOptions().lethalityIncludesStr;
    return counts ? (this.wielder?.abilities.str.mod ?? 0) : 0;
  }

  /** Whoever carries it; `undefined` for a weapon in the world's list or a compendium. */
  get wielder(): GbActor | undefined {
    const system: unknown = this.parent?.actor?.system;
    return system instanceof GbActor ? system : undefined;
  }

  get #feats(): readonly GbFeat[] {
    return this.wielder?.carried.feats ?? [];
  }

  /** What feats may call it: its name, its slug, its category. */
  get names(): readonly string[] {
    return [this.parent?.name ?? "", this.slug, this.category];
  }

  /** Whether a magazine has to be filled before the next attack. */
  get empty(): boolean {
    return this.magazine.max !== null && (this.magazine.value ?? 0) <= 0;
  }

  /** GB-15 — what an attacker brings to the roll, before zone, range and free modifiers. */
  figuresFor(wielder: GbActor): AttackFigures {
    return {
      bab: wielder.bab,
      ability: this.ability,
      abilityMod: wielder.abilities[this.ability].mod,
      lethality: this.lethality.total,
      sizeMod: wielder.sizeMod,
      fatigueMalus: fatigueOn("attack", wielder.fatigue.malus),
      proficient: isProficient(this.proficient, wielder.carried.feats, this.names),
      misc: this.attackMisc,
    };
  }

  /** GB-15 — the modifiers of a plain attack by its wielder, Weapon Focus among the others; empty without a wielder. */
  get attackModifiers(): readonly AttackModifier[] {
    const { wielder } = this;
    if (!wielder) return [];
    const figures = this.figuresFor(wielder);
    const focus = hasFeatFor(this.#feats, "weaponFocus", this.names) ? WEAPON_FOCUS_BONUS : 0;
    return attackModifiers({ ...figures, misc: this.attackMisc + focus });
  }

  /** A ranged weapon shoots with Dexterity, a thrown one reaches five increments, unless the data say otherwise. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const data: object = args[0];
    const defaults = Object.entries(categoryDefaults(this.category)).filter(
      ([key]) => !foundry.utils.hasProperty(data, `system.${key}`),
    );
    if (defaults.length > 0) this.parent.updateSource({ system: Object.fromEntries(defaults) });
  }

  /** The same when the category changes. */
  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    const system = args[0]["system"];
    if (typeof system !== "object" || system === null) return;
    const category = asked(system, "category") as WeaponCategory | undefined;
    if (category === undefined || category === this.category) return;
    Object.assign(system, { ...categoryDefaults(category), ...(system as object) });
  }
}

function categoryDefaults(category: WeaponCategory): { ability: "str" | "dex"; maxIncrements: number } {
  return { ability: RANGED.includes(category) ? "dex" : "str", maxIncrements: category === "thrown" ? 5 : 10 };
}
