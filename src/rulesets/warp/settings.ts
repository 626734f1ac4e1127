import type { SettingDefinition } from "../../core/settings/settings.js";
import {
  BEYOND_RANGE,
  DAMAGE_ROUNDINGS,
  DOUBLE_SHOTS,
  FULL_AUTO_LEAST,
  HOLLOW_ON_ONE,
  INITIATIVE_MODES,
  MAGIC_TALENTS,
  SERIOUS_WOUND_LOSS,
  SPECIAL_EFFECT_HALVINGS,
  TASER_TIES,
  TRAIT_RULES,
} from "./rules/vocabulary.js";

/** The optional rules of the ruleset, one setting each; the default is the book's main text or the decision named. */
export const SETTINGS: readonly SettingDefinition[] = [
  { key: "warpCriticalFailure", scope: "world", initial: false }, // WP-36
  { key: "warpEverUpward", scope: "world", initial: false }, // WP-37
  { key: "warpEverUpwardScope", scope: "world", initial: "all", choices: ["all", "pc"] }, // WD-19
  { key: "warpIrresistibleSixes", scope: "world", initial: false }, // WP-38
  { key: "warpSixesScope", scope: "world", initial: "kept", choices: ["kept", "all"] }, // WD-20
  { key: "warpMultipleXpDice", scope: "world", initial: false }, // WP-16
  { key: "warpSpecialisedTraits", scope: "world", initial: false }, // WP-24
  { key: "warpDesperateDefence", scope: "world", initial: false }, // WP-73
  { key: "warpAlternativeDamage", scope: "world", initial: false }, // WP-74
  { key: "warpSeriousWounds", scope: "world", initial: false }, // WP-75
  { key: "warpSeriousWoundThreshold", scope: "world", initial: SERIOUS_WOUND_LOSS, range: { min: 1, max: 99 } }, // WP-75
  { key: "warpGestaltCombat", scope: "world", initial: false }, // WP-76
  { key: "warpPredictableAttacks", scope: "world", initial: true }, // WP-56
  { key: "warpHalfRangeDice", scope: "world", initial: true }, // WP-55
  { key: "warpInitiativeMode", scope: "world", initial: "individual", choices: INITIATIVE_MODES }, // WP-46
  { key: "warpNpcRolls", scope: "world", initial: "outcome", choices: ["full", "total", "outcome"] }, // WP-10
  { key: "warpAttackTraitRule", scope: "world", initial: "enforce", choices: TRAIT_RULES }, // WP-50
  { key: "warpDamageRounding", scope: "world", initial: "nearest", choices: DAMAGE_ROUNDINGS }, // WP-97, WD-01
  { key: "warpHollowOnOne", scope: "world", initial: "double", choices: HOLLOW_ON_ONE }, // WP-95, WD-06
  { key: "warpTaserTie", scope: "world", initial: "armour", choices: TASER_TIES }, // WP-60, WD-07
  { key: "warpSpecialEffectHalving", scope: "world", initial: "beforeArmour", choices: SPECIAL_EFFECT_HALVINGS }, // WP-67, WD-26
  { key: "warpPassiveDefenceMalus", scope: "world", initial: false }, // WP-53, WD-13
  { key: "warpBeyondRange", scope: "world", initial: "ask", choices: BEYOND_RANGE }, // WP-54, WD-10
  { key: "warpSmgDoubleShot", scope: "world", initial: "second", choices: DOUBLE_SHOTS }, // WP-89, WD-33
  { key: "warpFullAutoRounds", scope: "world", initial: FULL_AUTO_LEAST, range: { min: FULL_AUTO_LEAST, max: 100 } }, // WP-91, WD-35
  { key: "warpTrackAmmo", scope: "world", initial: true }, // WP-89…WP-92
  { key: "warpAllAgainstOneFloor", scope: "world", initial: 2, range: { min: 0, max: 5 } }, // WP-68, WD-49
  { key: "warpHpCreation", scope: "world", initial: "choice", choices: ["choice", "fixed", "rolled"] }, // WP-29, WP-30
  { key: "warpHpFloorOnRoll", scope: "world", initial: true }, // WP-30, WD-31
  { key: "warpPsyCreation", scope: "world", initial: "choice", choices: ["choice", "fixed", "rolled"] }, // WP-35
  { key: "warpParanormal", scope: "world", initial: true }, // WP-98
  { key: "warpMagic", scope: "world", initial: true }, // WP-122
  { key: "warpMagicTalent", scope: "world", initial: "none", choices: MAGIC_TALENTS }, // WP-123
  { key: "warpMagicExclusive", scope: "world", initial: false }, // WP-123
  { key: "warpMagicStudiesOnly", scope: "world", initial: false }, // WP-123
  { key: "warpPsyMutants", scope: "world", initial: false }, // WP-100
  { key: "warpPowerDiceSpent", scope: "world", initial: true }, // WP-99, WD-28
  { key: "warpPsychicResistBoth", scope: "world", initial: false }, // WP-106, WP-107, WD-45
  { key: "warpSecretLearningRolls", scope: "world", initial: true }, // WP-99
  { key: "warpDeathChoice", scope: "world", initial: true }, // WP-59
  { key: "warpDefenceTimeout", scope: "world", initial: 90, range: { min: 10, max: 600 } }, // WP-49
  { key: "warpRecoveryDefault", scope: "world", initial: "half", choices: ["half", "third", "twoThirds"] }, // WP-64, WP-65
];
