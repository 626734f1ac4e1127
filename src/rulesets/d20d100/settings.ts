import type { SettingDefinition } from "../../core/settings/settings.js";
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

type Of<Value> = { [Key in keyof Options]: Options[Key] extends Value ? Key : never }[keyof Options];
type More = Pick<SettingDefinition, "idleWhile">;

/** The key of an option among all settings of the system. */
export const settingKey = (option: string): string => `d20d100${option.charAt(0).toUpperCase()}${option.slice(1)}`;

/** DD-43 — the setting of what one of the three attacks of a round has more or less, from 1. */
export const offsetKey = (attack: number): string => settingKey(`attackOffset${attack}`);

const one = (option: Of<boolean | number | string>, more: Partial<SettingDefinition> = {}): SettingDefinition => ({
  key: settingKey(option),
  scope: "world",
  initial: DEFAULTS[option],
  ...more,
});
/** That a setting does nothing while another says this. */
const idleWhile = <Option extends Of<boolean | number | string>>(option: Option, is: Options[Option]): More => ({
  idleWhile: { key: settingKey(option), is },
});
const number = (option: Of<number>, min: number, max: number, more: More = {}) =>
  one(option, { range: { min, max }, ...more });
const oneOf = (option: Of<string>, choices: readonly string[]) => one(option, { choices });
const yesNo = (option: Of<boolean>, more: More = {}) => one(option, more);

const withDice = idleWhile("creationMethod", "free");

/** What the text leaves to the table, one setting each; the default is the text, or the decision named. */
export const SETTINGS: readonly SettingDefinition[] = [
  yesNo("sessionRunning"), // DD-180
  yesNo("campaignMode"), // DD-23
  yesNo("hideDifficulty"), // DD-01
  yesNo("natural20Succeeds"), // DD-03, D-03
  oneOf("opposedTie", OPPOSED_TIES), // DD-05, D-42
  oneOf("multiplierMode", MULTIPLIER_MODES), // DD-63
  oneOf("conversionRounding", CONVERSION_ROUNDINGS), // DD-10, D-11
  number("twoCharacteristicPenalty", 1, 2), // DD-11, D-06
  oneOf("creationMethod", CREATION_METHODS), // DD-21
  number("creationHighMustExceed", 3, 17, withDice), // DD-17
  number("creationLowMustBeBelow", 4, 18, withDice), // DD-17
  number("creationSumMin", -28, 28, withDice), // DD-18
  number("creationSumMax", -28, 28, withDice), // DD-18
  one("sizeFormula", { ...withDice, notation: "dice" }), // DD-19, D-09
  one("appearanceFormula", { ...withDice, notation: "dice" }), // DD-19, D-09
  number("educationBonus", 0, 6), // DD-20
  number("traitCount", 0, 12), // DD-31, D-20
  number("negativeTraitMax", 0, 12), // DD-31, D-20
  yesNo("usePsychicTraits"), // DD-35
  number("professionalSkillMin", 0, 20), // DD-38
  number("professionalSkillMax", 0, 20), // DD-38
  number("professionalPointCap", 0, 40), // DD-38
  number("secondaryPointCap", 0, 40), // DD-39, D-19
  oneOf("hpRounding", HP_ROUNDINGS), // DD-24, D-10
  oneOf("damageBonusMode", DAMAGE_BONUS_MODES), // DD-28, D-12
  ...DEFAULTS.attackOffsets.map((initial, place): SettingDefinition => ({
    key: offsetKey(place + 1), // DD-43, D-13
    scope: "world",
    initial,
    range: { min: -20, max: 0 },
  })),
  oneOf("precisionInMultiple", MULTIPLE_PRECISIONS), // DD-53, D-14
  oneOf("unarmedAttacks", UNARMED_ATTACKS), // DD-47, D-17
  oneOf("defenceFrom", DODGE_SOURCES), // DD-129, D-34
  oneOf("initiativeFrom", DODGE_SOURCES), // DD-113
  yesNo("useAttentive"), // DD-114
  yesNo("useShock"), // DD-91
  yesNo("shockAdversaries", idleWhile("useShock", false)), // DD-91, D-25
  yesNo("useThresholds"), // DD-92
  yesNo("useMassiveDamage"), // DD-93, D-26
  yesNo("useAgony"), // DD-94, D-27
  yesNo("autoAgony", idleWhile("useAgony", false)), // DD-95
  yesNo("vestAgainstMelee"), // DD-133, D-57
  yesNo("burstJamCheck"), // DD-151, D-38
  yesNo("shortBursts"), // DD-55, D-58
  oneOf("insanityOnIdea", IDEA_INSANITIES), // DD-107, D-30
  yesNo("useDecompensation"), // DD-110
  yesNo("useSpellComponents"), // DD-175
  yesNo("experienceClearsBox"), // DD-179, D-53
  yesNo("experienceAllowsMaxHp"), // DD-179, D-52
];
