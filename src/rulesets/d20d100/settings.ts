import { dice, number, oneOf, optionsNamed, yesNo } from "../../core/settings/options.js";
import { DEFAULTS, type Options } from "./rules/options.js";
import {
  CONVERSION_ROUNDINGS,
  CREATION_METHODS,
  DAMAGE_BONUS_MODES,
  DODGE_SOURCES,
  HP_ROUNDINGS,
  IDEA_INSANITIES,
  MULTIPLE_PRECISIONS,
  MULTIPLIER_MODES,
  OPPOSED_TIES,
  UNARMED_ATTACKS,
} from "./rules/vocabulary.js";

/** Characteristics that are distributed at will know no dice. */
const WITH_DICE = { idleWhile: { key: "d20d100CreationMethod", is: "free" } } as const;

/** What the text leaves to the table, one setting each; the default is the text, or the decision named. */
const OPTIONS = optionsNamed("d20d100", {
  sessionRunning: yesNo(DEFAULTS.sessionRunning), // DD-180
  campaignMode: yesNo(DEFAULTS.campaignMode), // DD-23
  hideDifficulty: yesNo(DEFAULTS.hideDifficulty), // DD-01
  natural20Succeeds: yesNo(DEFAULTS.natural20Succeeds), // DD-03, D-03
  opposedTie: oneOf(OPPOSED_TIES, DEFAULTS.opposedTie), // DD-05, D-42
  multiplierMode: oneOf(MULTIPLIER_MODES, DEFAULTS.multiplierMode), // DD-63
  conversionRounding: oneOf(CONVERSION_ROUNDINGS, DEFAULTS.conversionRounding), // DD-10, D-11
  twoCharacteristicPenalty: number(DEFAULTS.twoCharacteristicPenalty, 1, 2), // DD-11, D-06
  creationMethod: oneOf(CREATION_METHODS, DEFAULTS.creationMethod), // DD-21
  creationHighMustExceed: number(DEFAULTS.creationHighMustExceed, 3, 17, WITH_DICE), // DD-17
  creationLowMustBeBelow: number(DEFAULTS.creationLowMustBeBelow, 4, 18, WITH_DICE), // DD-17
  creationSumMin: number(DEFAULTS.creationSumMin, -28, 28, WITH_DICE), // DD-18
  creationSumMax: number(DEFAULTS.creationSumMax, -28, 28, WITH_DICE), // DD-18
  sizeFormula: dice(DEFAULTS.sizeFormula, WITH_DICE), // DD-19, D-09
  appearanceFormula: dice(DEFAULTS.appearanceFormula, WITH_DICE), // DD-19, D-09
  educationBonus: number(DEFAULTS.educationBonus, 0, 6), // DD-20
  traitCount: number(DEFAULTS.traitCount, 0, 12), // DD-31, D-20
  negativeTraitMax: number(DEFAULTS.negativeTraitMax, 0, 12), // DD-31, D-20
  usePsychicTraits: yesNo(DEFAULTS.usePsychicTraits), // DD-35
  professionalSkillMin: number(DEFAULTS.professionalSkillMin, 0, 20), // DD-38
  professionalSkillMax: number(DEFAULTS.professionalSkillMax, 0, 20), // DD-38
  professionalPointCap: number(DEFAULTS.professionalPointCap, 0, 40), // DD-38
  secondaryPointCap: number(DEFAULTS.secondaryPointCap, 0, 40), // DD-39, D-19
  hpRounding: oneOf(HP_ROUNDINGS, DEFAULTS.hpRounding), // DD-24, D-10
  damageBonusMode: oneOf(DAMAGE_BONUS_MODES, DEFAULTS.damageBonusMode), // DD-28, D-12
  attackOffset1: number(DEFAULTS.attackOffsets[0], -20, 0), // DD-43, D-13
  attackOffset2: number(DEFAULTS.attackOffsets[1], -20, 0), // DD-43, D-13
  attackOffset3: number(DEFAULTS.attackOffsets[2], -20, 0), // DD-43, D-13
  precisionInMultiple: oneOf(MULTIPLE_PRECISIONS, DEFAULTS.precisionInMultiple), // DD-53, D-14
  unarmedAttacks: oneOf(UNARMED_ATTACKS, DEFAULTS.unarmedAttacks), // DD-47, D-17
  defenceFrom: oneOf(DODGE_SOURCES, DEFAULTS.defenceFrom), // DD-129, D-34
  initiativeFrom: oneOf(DODGE_SOURCES, DEFAULTS.initiativeFrom), // DD-113
  useAttentive: yesNo(DEFAULTS.useAttentive), // DD-114
  useShock: yesNo(DEFAULTS.useShock), // DD-91
  shockAdversaries: yesNo(DEFAULTS.shockAdversaries, { idleWhile: { key: "d20d100UseShock", is: false } }), // DD-91, D-25
  useThresholds: yesNo(DEFAULTS.useThresholds), // DD-92
  useMassiveDamage: yesNo(DEFAULTS.useMassiveDamage), // DD-93, D-26
  useAgony: yesNo(DEFAULTS.useAgony), // DD-94, D-27
  autoAgony: yesNo(DEFAULTS.autoAgony, { idleWhile: { key: "d20d100UseAgony", is: false } }), // DD-95
  vestAgainstMelee: yesNo(DEFAULTS.vestAgainstMelee), // DD-133, D-57
  burstJamCheck: yesNo(DEFAULTS.burstJamCheck), // DD-151, D-38
  shortBursts: yesNo(DEFAULTS.shortBursts), // DD-55, D-58
  insanityOnIdea: oneOf(IDEA_INSANITIES, DEFAULTS.insanityOnIdea), // DD-107, D-30
  useDecompensation: yesNo(DEFAULTS.useDecompensation), // DD-110
  useSpellComponents: yesNo(DEFAULTS.useSpellComponents), // DD-175
  experienceClearsBox: yesNo(DEFAULTS.experienceClearsBox), // DD-179, D-53
  experienceAllowsMaxHp: yesNo(DEFAULTS.experienceAllowsMaxHp), // DD-179, D-52
});

export const SETTINGS = OPTIONS.settings;

/** The key of an option among all settings of the system. */
export const settingKey = OPTIONS.keyOf;

/** The options that settings say; the offsets of the three attacks put together (DD-43). */
export function optionsIn(values: object): Options {
  const { attackOffset1, attackOffset2, attackOffset3, ...plain } = OPTIONS.read(values);
  return { ...plain, attackOffsets: [attackOffset1, attackOffset2, attackOffset3] };
}
