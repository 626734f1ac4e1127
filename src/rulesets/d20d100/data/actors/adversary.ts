import type { Json } from "../../../../core/shape/shape.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import type { Migrated, PreCreate } from "../../../../core/foundry/types/model.js";
import { damageBonusOf, diceDamageBonus } from "../../rules/character/characteristics.js";
import { defenceScores } from "../../rules/attack/defence.js";
import { diceSum, type DiceSum } from "../../rules/dice-sum.js";
import { initiativeModifier } from "../../rules/fight/initiative.js";
import { jetTotal } from "../../rules/checks/jets.js";
import { heldWeaponModifier, scaleAndMass } from "../../rules/attack/scale.js";
import {
  JETS,
  JET_CHARACTERISTICS,
  type AdversaryCategory,
  type CombatSkill,
  type Insanity,
  type JetKey,
} from "../../rules/vocabulary.js";
import { woundThresholds, type Mortal } from "../../rules/body/wounds.js";
import { adversarySchema, type AdversarySchema } from "./actor-schema.js";
import { D20d100Actor } from "./d20d100-actor.js";
import { timeBegun } from "./clocks.js";
import { d20d100Options } from "../options.js";
import { hitPointsAfter, magicPointsAfter } from "./points-after.js";

/** Everybody of the keeper's: people, animals, and what is neither (section D8). */
export class D20d100Adversary extends D20d100Actor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.D20D100.ACTOR", "GARDIEN.D20D100.ADVERSARY"];

  declare category: AdversaryCategory;
  declare ignoreTemporary: boolean;
  /** DD-91 — no blow shakes it, where the table has adversaries shocked. */
  declare ignoreShock: boolean;
  declare important: boolean;
  declare negativeHp: boolean;
  declare scaleOverride: number | null;
  declare massOverride: number | null;
  declare reflexesBonus: number;
  declare initiativeBonus: number;
  declare defenceBonus: number;
  /** DD-172 — Masse included. */
  declare grapple: number;
  /** DD-169 — `null`: it holds no weapons. */
  declare contactModifier: number | null;
  declare rangedModifier: number | null;
  /** DD-28 — as typed; empty: by FOR and TAI. */
  declare damageBonus: string;
  declare sanityLoss: { success: string; failure: string };
  /** PV at the end of each round. */
  declare regeneration: number;
  /** DD-84 — by skill. */
  declare fixedScores: Record<string, number>;
  declare move: string;
  declare special: string;
  declare notes: string;
  /** How many share the sheet. */
  declare group: number;
  /** DD-170. Derived. */
  declare scale: number;
  declare mass: number;
  /** DD-22. Derived. */
  declare jets: Record<JetKey, { total: number }>;

  static override defineSchema(): AdversarySchema {
    return adversarySchema();
  }

  static override migrateData(...args: Migrated) {
    const { damageBonus } = args[0];
    if (typeof damageBonus === "number") args[0]["damageBonus"] = String(damageBonus);
    return super.migrateData(...args);
  }

  get mortal(): Mortal {
    return { kind: "adversary", negativeHp: this.negativeHp };
  }

  jet(key: JetKey): number {
    return this.jets[key].total;
  }

  get scaled(): number {
    return this.scale;
  }

  get shrugsOffBlows(): boolean {
    return this.ignoreTemporary;
  }

  get mayBeShocked(): boolean {
    return d20d100Options().shockAdversaries && !this.ignoreShock; // D-25
  }

  get watchful(): boolean {
    return false;
  }

  get madness(): Insanity {
    return "none";
  }

  /** DD-132 — of a vest that is worn. */
  get armorPenalty(): number {
    return this.defence.armorPenalty;
  }

  combatTotal(skill: CombatSkill): number {
    if (skill === "grapple") return this.grapple;
    const known = this.skill(skill)?.system.total;
    const { strength, dexterity } = this.characteristics;
    if (skill === "boxing" || skill === "meleeWeapons") {
      return known ?? this.contactModifier ?? heldWeaponModifier("contact", strength.mod);
    }
    return known ?? this.rangedModifier ?? heldWeaponModifier("ranged", dexterity.mod);
  }

  /** DD-28 — a number or dice, as typed or by FOR and TAI: people count as investigators do. */
  get damageBonusShown(): string {
    if (this.damageBonus !== "") return this.damageBonus;
    const { scores } = this;
    const value =
      this.category === "human"
        ? damageBonusOf(scores, d20d100Options())
        : diceDamageBonus(scores.strength, scores.size);
    return String(value);
  }

  get damageDice(): DiceSum {
    return diceSum(this.damageBonusShown) ?? { faces: [], plus: 0 };
  }

  protected override prepareFigures(): void {
    const options = d20d100Options();
    const jet = (key: JetKey) =>
      jetTotal({
        modifier: this.characteristics[JET_CHARACTERISTICS[key]].mod,
        misc: key === "reflexes" ? this.reflexesBonus : 0,
      });
    this.jets = Object.fromEntries(JETS.map((key) => [key, { total: jet(key) }])) as Record<JetKey, { total: number }>;
    const { scale, mass } = scaleAndMass(this.scores.size, this.category === "human");
    this.scale = this.scaleOverride ?? scale;
    this.mass = this.massOverride ?? mass;
    Object.assign(this.hp, woundThresholds(this.hp.max), { penalty: 0 }); // DD-168
    const dodge = (from: "reflexes" | "dexterity") =>
      from === "reflexes" ? this.jets.reflexes.total : this.characteristics.dexterity.mod;
    this.defence.bonus = this.defenceBonus;
    const { bonus, stance, armorPenalty } = this.defence;
    const parts = { reflexes: dodge(options.defenceFrom), scale: this.scale, armorPenalty, bonus, stance };
    Object.assign(this.defence, defenceScores(parts));
    const modifier = initiativeModifier({ reflexes: dodge(options.initiativeFrom), bonus: this.initiativeBonus });
    this.initiative = { bonus: this.initiativeBonus, modifier, total: modifier };
  }

  protected override pointsAfter(change: object): Readonly<Record<string, Json>> {
    const { hp, mp } = this;
    const maxAfter = askedNumber(change, "hp.max") ?? hp.max;
    const negative = asked(change, "negativeHp") ?? this.negativeHp;
    return {
      ...timeBegun(this, change),
      ...hitPointsAfter(change, {
        value: hp.value,
        stabilised: hp.stabilised,
        below: negative === true,
        maxBefore: hp.max,
        maxAfter,
        moves: false,
      }),
      ...magicPointsAfter(change, mp.value, askedNumber(change, "mp.max") ?? mp.max),
    };
  }

  /** Whoever comes without points has all of them. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const told = (path: string) => foundry.utils.hasProperty(args[0] as object, `system.${path}`);
    const system = {
      ...(!told("hp.value") && { hp: { value: this.hp.max } }),
      ...(!told("mp.value") && { mp: { value: this.mp.max } }),
    };
    this.parent.updateSource({ system });
  }
}
