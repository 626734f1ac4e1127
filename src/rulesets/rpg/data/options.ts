import { worldOptions } from "../../../core/settings/world-options.js";
import type { CreationOptions } from "../rules/character/creation-defaults.js";
import type {
  ArmourStacking,
  AttributeMode,
  CreationMethod,
  CritDoubleDice,
  DeathRule,
  FallSlices,
  Fumbles,
  HeadOrder,
  HiddenRolls,
  KnockOutTest,
  MissileParryHalving,
  Naturals,
  OpposedTie,
  ShieldRounding,
} from "../rules/vocabulary.js";
import { SETTINGS, type BATTLE_DICE, type CRIT_APPLY, type PARRY_DEFAULTS } from "../settings.js";

/** The optional rules as the world has them. */
export interface RpgOptions {
  readonly rpgNaturals: Naturals;
  readonly rpgOpposedTie: OpposedTie;
  readonly rpgAttributeTest: AttributeMode;
  readonly rpgOneInAMillion: boolean;
  readonly rpgHiddenRolls: HiddenRolls;
  readonly rpgDeclarationPhase: boolean;
  /** Seconds; 0: none. */
  readonly rpgDeclarationTimer: number;
  readonly rpgCombatReaction: boolean;
  readonly rpgChaos: boolean;
  readonly rpgDuel: boolean;
  readonly rpgMissileShots: number;
  readonly rpgMovementCostsAction: boolean;
  readonly rpgShieldRounding: ShieldRounding;
  readonly rpgMissileParryHalving: MissileParryHalving;
  /** Seconds; 0: none. */
  readonly rpgParryTimeout: number;
  readonly rpgParryDefault: (typeof PARRY_DEFAULTS)[number];
  readonly rpgHeadOrder: HeadOrder;
  readonly rpgCriticalTables: boolean;
  readonly rpgCritNeedsWound: boolean;
  readonly rpgCritApply: (typeof CRIT_APPLY)[number];
  readonly rpgCritDoubleDice: CritDoubleDice;
  readonly rpgFumbles: Fumbles;
  readonly rpgArmourStacking: ArmourStacking;
  readonly rpgBleedAuto: boolean;
  readonly rpgKnockOutTest: KnockOutTest;
  readonly rpgMassBattleDie: (typeof BATTLE_DICE)[number];
  readonly rpgFirstAidPerBatch: boolean;
  readonly rpgDeathRule: DeathRule;
  readonly rpgCreatureDeathAtZero: boolean;
  readonly rpgFallSlices: FallSlices;
  readonly rpgAsphyxiaStrict: boolean;
  readonly rpgUsedSkillsOnly: boolean;
  /** 0: no limit. */
  readonly rpgMostExperience: number;
  readonly rpgCostFactor: number;
  readonly rpgApprenticeFromRoot: boolean;
  readonly rpgCourseHours: number;
  readonly rpgCreationMethod: CreationMethod;
  readonly rpgCreationAttributePoints: number;
  readonly rpgCreationPoints: number;
  readonly rpgCreationMaxMastery: number;
}

/** Those rules, now. */
export const rpgOptions = worldOptions(SETTINGS) as () => RpgOptions;

/** RP-29 — what the table gives a new character. */
export function creationOptions(options: RpgOptions = rpgOptions()): CreationOptions {
  return {
    method: options.rpgCreationMethod,
    attributePoints: options.rpgCreationAttributePoints,
    points: options.rpgCreationPoints,
    mostMastery: options.rpgCreationMaxMastery,
    costFactor: options.rpgCostFactor,
  };
}
