import type { Json } from "../../../../core/shape/shape.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import {
  damageBonusOf,
  destinyStart,
  hitPointsOf,
  magicPointsOf,
  sanityMaximum,
  sanityStart,
  twentyPercent,
} from "../../rules/character/characteristics.js";
import { combatBase } from "../../rules/character/combat-bases.js";
import { defenceScores } from "../../rules/attack/defence.js";
import { diceSum, type DiceSum } from "../../rules/dice-sum.js";
import { initiativeModifier } from "../../rules/fight/initiative.js";
import { jetTotal } from "../../rules/checks/jets.js";
import { jetBonus, traitBonus } from "../../rules/character/traits.js";
import {
  JETS,
  JET_CHARACTERISTICS,
  type CharacteristicKey,
  type CombatSkill,
  type Insanity,
  type JetKey,
  type Purchase,
} from "../../rules/vocabulary.js";
import { woundPenalty, woundThresholds, type Mortal } from "../../rules/body/wounds.js";
import { investigatorSchema, type InvestigatorSchema } from "./actor-schema.js";
import { timeBegun } from "./clocks.js";
import { D20d100Actor } from "./d20d100-actor.js";
import { d20d100Options } from "../options.js";
import { hitPointsAfter, magicPointsAfter, sanityAfter } from "./points-after.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";

/** DD-179 — a purchase that was made, kept so that it can be taken back. */
export interface Bought {
  time: number;
  purchase: Purchase | "";
  /** The skill's id, the Jet, the characteristic. */
  target: string;
  cost: number;
  before: number;
  after: number;
}

/** D-65 — what the most points of life follow from that changes for good. */
const BODY_PATHS = ["characteristics.constitution.score", "characteristics.size.score", "hp.experience"] as const;

/** A player's investigator (section D1). */
export class D20d100Investigator extends D20d100Actor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.D20D100.ACTOR", "GARDIEN.D20D100.INVESTIGATOR"];

  declare details: {
    profession: string;
    era: string;
    age: string;
    birthplace: string;
    residence: string;
    nationality: string;
    gender: string;
    player: string;
    description: string;
    history: string;
    notes: string;
  };
  /** DD-22 — `trait` and `total` are derived. */
  declare jets: Record<JetKey, { experience: number; misc: number; checked: boolean; trait: number; total: number }>;
  declare hp: D20d100Actor["hp"] & { experience: number; misc: number };
  declare mp: { value: number; misc: number; max: number };
  /** DD-26, DD-106…DD-110 — `max` and `twentyPercent` are derived. */
  declare sanity: {
    value: number;
    start: number;
    hourStart: number;
    hourOpened: number | null;
    lossThisHour: number;
    insanity: Insanity;
    insanityNote: string;
    insanityUntil: number | null;
    stabilised: boolean;
    max: number;
    twentyPercent: number;
  };
  /** DD-111 — percent. */
  declare mythos: number;
  declare destiny: number;
  declare experience: { available: number; earned: number; log: Bought[] };
  /** DD-23 — metres, for information. */
  declare speed: number;
  declare attentive: { active: boolean; lostAt: number | null };
  /** DD-28 — `value` is derived: a number, or dice. */
  declare damageBonus: { misc: number; value: number | string };
  declare creation: {
    rolls: number[][];
    assignment: Record<string, number | null>;
    professionalCharacteristic: CharacteristicKey | "";
    step: number;
    done: boolean;
  };
  /** Whether a keeper has let it play. */
  declare approved: boolean;

  static override defineSchema(): InvestigatorSchema {
    return investigatorSchema();
  }

  get mortal(): Mortal {
    return { kind: "investigator" };
  }

  jet(key: JetKey): number {
    return this.jets[key].total;
  }

  get scaled(): number {
    return 0;
  }

  get shrugsOffBlows(): boolean {
    return false;
  }

  get mayBeShocked(): boolean {
    return true;
  }

  get watchful(): boolean {
    return this.attentive.active && d20d100Options().useAttentive;
  }

  /** DD-107 — a passing madness ends by the clock. */
  get madness(): Insanity {
    const { insanity, insanityUntil } = this.sanity;
    return insanity === "temporary" && insanityUntil !== null && secondsNow() >= insanityUntil ? "none" : insanity;
  }

  /** DD-107 — a passing madness, and the Défense of a fight, follow clocks. */
  get clocked(): boolean {
    return this.sanity.insanityUntil !== null;
  }

  combatTotal(skill: CombatSkill): number {
    return this.skill(skill)?.system.total ?? combatBase(skill, this.modifiers);
  }

  get damageDice(): DiceSum {
    const { value } = this.damageBonus;
    const none: DiceSum = { faces: [], plus: 0 };
    return typeof value === "number" ? { ...none, plus: value } : (diceSum(value) ?? none);
  }

  /** DD-106 — what traits add to SAN when it is tested. */
  get sanityTested(): number {
    return this.sanity.value + traitBonus(this.carried.traits, "sanityTest");
  }

  protected override prepareFigures(): void {
    const options = d20d100Options();
    const { traits } = this.carried;
    for (const key of JETS) {
      const jet = this.jets[key];
      jet.trait = jetBonus(traits, key);
      jet.total = jetTotal({ ...jet, modifier: this.characteristics[JET_CHARACTERISTICS[key]].mod });
    }
    this.hp.max = this.hpMaxAfter({});
    Object.assign(this.hp, woundThresholds(this.hp.max));
    this.hp.penalty = options.useThresholds ? woundPenalty(this.hp.value, this.hp.max) : 0;
    this.mp.max = this.mpMaxAfter({});
    this.sanity.max = sanityMaximum(this.mythos);
    this.sanity.twentyPercent = twentyPercent(this.sanity.value);
    const dodge = (from: "reflexes" | "dexterity") =>
      from === "reflexes" ? this.jets.reflexes.total : this.characteristics.dexterity.mod;
    const { bonus, stance, armorPenalty } = this.defence;
    Object.assign(this.defence, defenceScores({ reflexes: dodge(options.defenceFrom), armorPenalty, bonus, stance }));
    const initiative = {
      reflexes: dodge(options.initiativeFrom),
      bonus: this.initiative.bonus + traitBonus(traits, "initiative"),
    };
    this.initiative.modifier = initiativeModifier(initiative);
    this.initiative.total = initiativeModifier({ ...initiative, attentive: this.watchful });
    this.damageBonus.value = damageBonusOf(this.scores, options, this.damageBonus.misc);
  }

  /** DD-24 — the most points of life once a change is made. */
  private hpMaxAfter(change: object): number {
    const after = (path: string, now: number) => askedNumber(change, path) ?? now;
    const constitution = after("characteristics.constitution.score", this.scores.constitution);
    const size = after("characteristics.size.score", this.scores.size);
    const extra = after("hp.experience", this.hp.experience) + after("hp.misc", this.hp.misc);
    const traits = traitBonus(this.carried.traits, "hpMax");
    return Math.max(1, hitPointsOf({ constitution, size }, d20d100Options()) + extra + traits);
  }

  /** DD-25 — the most points of magic once a change is made. */
  private mpMaxAfter(change: object): number {
    const power = askedNumber(change, "characteristics.power.score") ?? this.scores.power;
    return Math.max(0, magicPointsOf(power) + (askedNumber(change, "mp.misc") ?? this.mp.misc));
  }

  protected override pointsAfter(change: object): Readonly<Record<string, Json>> {
    const { hp, mp, sanity, below } = this;
    const { useDecompensation } = d20d100Options();
    const moves = BODY_PATHS.some((path) => asked(change, path) !== undefined);
    return {
      ...timeBegun(this, change),
      ...hitPointsAfter(change, {
        value: hp.value,
        stabilised: hp.stabilised,
        below,
        maxBefore: hp.max,
        maxAfter: this.hpMaxAfter(change),
        moves,
      }),
      ...magicPointsAfter(change, mp.value, this.mpMaxAfter(change)),
      ...sanityAfter(change, {
        value: sanity.value,
        stabilised: sanity.stabilised,
        maxAfter: sanityMaximum(askedNumber(change, "mythos") ?? this.mythos),
        useDecompensation,
      }),
      ...this.#guardLost(change),
    };
  }

  /** DD-114 — whoever is off guard cannot be on it before an hour has gone by. */
  #guardLost(change: object): Readonly<Record<string, number>> {
    const lost = this.attentive.active && asked(change, "attentive.active") === false;
    return lost && asked(change, "attentive.lostAt") === undefined ? { "attentive.lostAt": secondsNow() } : {};
  }

  /** DD-23…DD-26, DD-47, DD-72 — whoever comes without points has all of them, and with nothing what everybody has. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    const told = (path: string) => foundry.utils.hasProperty(args[0] as object, `system.${path}`);
    const sanity = sanityStart(this.scores.power, this.mythos);
    const system = {
      ...(!told("hp.value") && { hp: { value: this.hp.max } }),
      ...(!told("mp.value") && { mp: { value: this.mp.max } }),
      ...(!told("sanity.value") && { sanity: { value: sanity, start: sanity, hourStart: sanity } }),
      ...(!told("destiny") && { destiny: destinyStart(d20d100Options()) }),
    };
    // Whoever comes out of a compendium, or with belongings, was made before.
    const packed = this.parent.pack ?? foundry.utils.getProperty(args[0] as object, "_stats.compendiumSource");
    const isNew = this.parent.items.size === 0 && !packed;
    const items = isNew ? await (await import("./starting-items.js")).startingItems() : [];
    this.parent.updateSource({ system, ...(items.length > 0 && { items }) });
  }
}
