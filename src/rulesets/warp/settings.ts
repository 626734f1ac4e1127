import { number, oneOf, optionsNamed, yesNo } from "../../core/settings/options.js";
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
export const { settings: SETTINGS, read: optionsIn } = optionsNamed("warp", {
  criticalFailure: yesNo(false), // WP-36
  everUpward: yesNo(false), // WP-37
  everUpwardScope: oneOf(["all", "pc"], "all"), // WD-19
  irresistibleSixes: yesNo(false), // WP-38
  sixesScope: oneOf(["kept", "all"], "kept"), // WD-20
  multipleXpDice: yesNo(false), // WP-16
  specialisedTraits: yesNo(false), // WP-24
  desperateDefence: yesNo(false), // WP-73
  alternativeDamage: yesNo(false), // WP-74
  seriousWounds: yesNo(false), // WP-75
  seriousWoundThreshold: number(SERIOUS_WOUND_LOSS, 1, 99), // WP-75
  gestaltCombat: yesNo(false), // WP-76
  predictableAttacks: yesNo(true), // WP-56
  halfRangeDice: yesNo(true), // WP-55
  initiativeMode: oneOf(INITIATIVE_MODES, "individual"), // WP-46
  npcRolls: oneOf(["full", "total", "outcome"], "outcome"), // WP-10
  attackTraitRule: oneOf(TRAIT_RULES, "enforce"), // WP-50
  damageRounding: oneOf(DAMAGE_ROUNDINGS, "nearest"), // WP-97, WD-01
  hollowOnOne: oneOf(HOLLOW_ON_ONE, "double"), // WP-95, WD-06
  taserTie: oneOf(TASER_TIES, "armour"), // WP-60, WD-07
  specialEffectHalving: oneOf(SPECIAL_EFFECT_HALVINGS, "beforeArmour"), // WP-67, WD-26
  passiveDefenceMalus: yesNo(false), // WP-53, WD-13
  beyondRange: oneOf(BEYOND_RANGE, "ask"), // WP-54, WD-10
  smgDoubleShot: oneOf(DOUBLE_SHOTS, "second"), // WP-89, WD-33
  fullAutoRounds: number(FULL_AUTO_LEAST, FULL_AUTO_LEAST, 100), // WP-91, WD-35
  trackAmmo: yesNo(true), // WP-89…WP-92
  allAgainstOneFloor: number(2, 0, 5), // WP-68, WD-49
  hpCreation: oneOf(["choice", "fixed", "rolled"], "choice"), // WP-29, WP-30
  hpFloorOnRoll: yesNo(true), // WP-30, WD-31
  psyCreation: oneOf(["choice", "fixed", "rolled"], "choice"), // WP-35
  paranormal: yesNo(true), // WP-98
  magic: yesNo(true), // WP-122
  magicTalent: oneOf(MAGIC_TALENTS, "none"), // WP-123
  magicExclusive: yesNo(false), // WP-123
  magicStudiesOnly: yesNo(false), // WP-123
  psyMutants: yesNo(false), // WP-100
  powerDiceSpent: yesNo(true), // WP-99, WD-28
  psychicResistBoth: yesNo(false), // WP-106, WP-107, WD-45
  secretLearningRolls: yesNo(true), // WP-99
  deathChoice: yesNo(true), // WP-59
  defenceTimeout: number(90, 10, 600), // WP-49
  recoveryDefault: oneOf(["half", "third", "twoThirds"], "half"), // WP-64, WP-65
});
