import type { Gait } from "../../rulesets/d20d100/rules/fight/movement.js";
import type { CharacteristicKey, CombatSkill } from "../../rulesets/d20d100/rules/vocabulary.js";
import type { Ability, Size } from "../../rulesets/gb/rules/vocabulary.js";

/** Played by somebody, or by the keeper. */
export type Kind = "investigator" | "creature";

/** Metres of a move, by how one goes. */
export type Speed = Readonly<Record<Gait, number>>;

/** A belonging that is the same in both. */
export interface GearFigures {
  readonly name: string;
  readonly img: string;
  readonly quantity: number;
  readonly description: string;
}

/** A skill of gb, all that adds to it in its total. */
export interface GbSkillFigures {
  readonly slug: string;
  readonly name: string;
  readonly ability: Ability;
  readonly total: number;
}

/** A skill of d20d100, all that adds to it in its total. */
export interface D20SkillFigures {
  readonly key: string;
  readonly name: string;
  readonly characteristics: readonly CharacteristicKey[];
  readonly total: number;
}

/** What weapons of both are told by alike. */
interface WeaponFigures {
  readonly name: string;
  readonly img: string;
  readonly damage: string;
  readonly criticalMin: number;
  readonly criticalMultiplier: number;
  /** Metres; 0: only hand to hand. */
  readonly increment: number;
  readonly capacity: number;
  readonly loaded: number;
  readonly twoHanded: boolean;
  readonly equipped: boolean;
  /** Costs fatigue or bruises only. */
  readonly sparing: boolean;
  /** Attacks a round that its bearer's score does not decide; 1 for what is held. */
  readonly times: number;
  readonly notes: string;
}

export interface GbWeaponFigures extends WeaponFigures {
  readonly category: string;
  readonly ability: "str" | "dex";
  /** All that adds to its attack besides base, ability and size. */
  readonly misc: number;
  readonly proficient: boolean;
  readonly focus: boolean;
}

export interface D20WeaponFigures extends WeaponFigures {
  readonly skill: CombatSkill;
  readonly action: string;
  /** Precision, and what else its row adds. */
  readonly misc: number;
  /** DD-125 — at most 0. */
  readonly unfamiliar: number;
  /** DD-44 — a score of its own, in an adversary. */
  readonly attackModifier: number | null;
  /** Penetration, recoil and cadence, as printed; empty: none. */
  readonly typeCode: string;
}

/** What is worn against bullets. */
export interface GbArmorFigures {
  readonly name: string;
  readonly img: string;
  readonly torso: number;
  /** Points of other places of the body than the trunk. */
  readonly elsewhere: number;
  readonly checkPenalty: number;
  readonly shield: boolean;
  readonly equipped: boolean;
}

export interface VestFigures {
  readonly name: string;
  readonly img: string;
  readonly protection: number;
  readonly penalty: number;
  readonly equipped: boolean;
}

/** Somebody of gb, as far as anything of them has its like elsewhere. */
export interface GbFigures {
  readonly kind: Kind;
  readonly abilities: Readonly<Record<Ability, number | null>>;
  readonly size: Size;
  readonly bab: number;
  readonly initiative: number;
  readonly natural: number;
  readonly defence: number;
  readonly speed: Speed;
  readonly occupation: string;
  readonly level: number;
  /** Points of destiny that remain. */
  readonly destiny: number;
  /** Hit points of the classic rules; `null` in an investigator. */
  readonly hp: number | null;
  readonly human: boolean;
  readonly undead: boolean;
  readonly animal: boolean;
  readonly swarm: boolean;
  readonly skills: readonly GbSkillFigures[];
  readonly weapons: readonly GbWeaponFigures[];
  readonly armors: readonly GbArmorFigures[];
  readonly gear: readonly GearFigures[];
  readonly saves: string;
  readonly feats: readonly string[];
  readonly spells: readonly string[];
  readonly wounds: readonly string[];
  readonly reduction: number;
  readonly traditional: boolean;
}

/** A protection other than a vest. */
export interface ProtectionFigures {
  readonly mode: string;
  readonly value: number;
  readonly scope: string;
}

/** Somebody of d20d100, as far as anything of them has its like elsewhere. */
export interface D20Figures {
  readonly kind: Kind;
  readonly scores: Readonly<Record<CharacteristicKey, number | null>>;
  readonly category: "human" | "animal" | "mythos" | "undead";
  readonly initiative: number;
  readonly defence: number;
  readonly speed: Speed;
  readonly profession: string;
  readonly destiny: number;
  readonly hp: number | null;
  readonly scale: number;
  readonly protections: readonly ProtectionFigures[];
  /** Scores with weapons of contact and at range; `null`: it holds none, or an investigator's skills tell them. */
  readonly contact: number | null;
  readonly ranged: number | null;
  readonly skills: readonly D20SkillFigures[];
  readonly weapons: readonly D20WeaponFigures[];
  readonly vests: readonly VestFigures[];
  readonly gear: readonly GearFigures[];
  readonly traits: readonly string[];
  readonly spells: readonly string[];
  readonly tomes: readonly string[];
  readonly powers: readonly string[];
  readonly regeneration: number;
  readonly sanity: string;
  readonly mythos: number;
  readonly jets: string;
}
