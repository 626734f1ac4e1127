import { worldOptions } from "../../../core/settings/world-options.js";
import type { TableDice } from "../rules/checks/dice-rules.js";
import type { RECOVERY_SHARES } from "../rules/body/recovery.js";
import { SETTINGS } from "../settings.js";
import type {
  BeyondRange,
  DamageRounding,
  DoubleShot,
  HollowOnOne,
  InitiativeMode,
  MagicTalent,
  SpecialEffectHalving,
  TaserTie,
  TraitRule,
} from "../rules/vocabulary.js";

/** The optional rules as the world has them. */
export interface WarpOptions {
  readonly warpCriticalFailure: boolean;
  readonly warpEverUpward: boolean;
  readonly warpEverUpwardScope: TableDice["everUpwardScope"];
  readonly warpIrresistibleSixes: boolean;
  readonly warpSixesScope: TableDice["sixesScope"];
  readonly warpMultipleXpDice: boolean;
  readonly warpSpecialisedTraits: boolean;
  readonly warpDesperateDefence: boolean;
  readonly warpAlternativeDamage: boolean;
  readonly warpSeriousWounds: boolean;
  readonly warpSeriousWoundThreshold: number;
  readonly warpGestaltCombat: boolean;
  readonly warpPredictableAttacks: boolean;
  readonly warpHalfRangeDice: boolean;
  readonly warpInitiativeMode: InitiativeMode;
  readonly warpNpcRolls: "full" | "total" | "outcome";
  readonly warpAttackTraitRule: TraitRule;
  readonly warpDamageRounding: DamageRounding;
  readonly warpHollowOnOne: HollowOnOne;
  readonly warpTaserTie: TaserTie;
  readonly warpSpecialEffectHalving: SpecialEffectHalving;
  readonly warpPassiveDefenceMalus: boolean;
  readonly warpBeyondRange: BeyondRange;
  readonly warpSmgDoubleShot: DoubleShot;
  readonly warpFullAutoRounds: number;
  readonly warpTrackAmmo: boolean;
  readonly warpAllAgainstOneFloor: number;
  readonly warpHpCreation: "choice" | "fixed" | "rolled";
  readonly warpHpFloorOnRoll: boolean;
  readonly warpPsyCreation: "choice" | "fixed" | "rolled";
  readonly warpParanormal: boolean;
  readonly warpMagic: boolean;
  readonly warpMagicTalent: MagicTalent;
  readonly warpMagicExclusive: boolean;
  readonly warpMagicStudiesOnly: boolean;
  readonly warpPsyMutants: boolean;
  readonly warpPowerDiceSpent: boolean;
  readonly warpPsychicResistBoth: boolean;
  readonly warpSecretLearningRolls: boolean;
  readonly warpDeathChoice: boolean;
  /** Seconds. */
  readonly warpDefenceTimeout: number;
  readonly warpRecoveryDefault: keyof typeof RECOVERY_SHARES;
}

/** Those rules, now. */
export const warpOptions = worldOptions(SETTINGS) as () => WarpOptions;

/** WP-36…WP-38 — the optional rules of the dice as the world has them. */
export function tableDice(options: WarpOptions = warpOptions()): TableDice {
  return {
    criticalFailure: options.warpCriticalFailure,
    everUpward: options.warpEverUpward,
    everUpwardScope: options.warpEverUpwardScope,
    irresistibleSixes: options.warpIrresistibleSixes,
    sixesScope: options.warpSixesScope,
  };
}
