import type { SettingDefinition } from "../../core/settings/settings.js";
import { DEFAULTS, type Options } from "./rules/options.js";
import {
  ACTION_CONTROLS,
  AGGRAVATION_STARTS,
  DEFENCE_CHARACTERISTICS,
  DEFENCE_DECLARATIONS,
  EXTRA_DEFENCE_DIFFICULTIES,
  GRAPPLE_PROTECTIONS,
  HAEMORRHAGE_ROLLS,
  INITIATIVE_TIES,
  KILLED_MEANINGS,
  OVER_THRESHOLDS,
  PASSIVE_MARGINS,
  PROJECTILE_DEFENCES,
  PROTECTION_STACKINGS,
  RANGED_MARGIN_REFERENCES,
  ROWS,
  SHIELD_BONUS_KINDS,
  type Row,
} from "./rules/vocabulary.js";

type Of<Value> = { [Key in keyof Options]: Options[Key] extends Value ? Key : never }[keyof Options];

/** The key of an option among all settings of the system. */
export const settingKey = (option: string): string => `seuils${option.charAt(0).toUpperCase()}${option.slice(1)}`;

/** SE-72 — the setting of the hours in which a cross of a row fades. */
export const hoursKey = (row: Row): string => settingKey(`${row}Hours`);

/** SE-09 — the setting of one total among those that a new character's Domaines share, from 1. */
export const totalKey = (place: number): string => settingKey(`creationDomainTotal${place}`);

const one = (option: keyof Options, more: Partial<SettingDefinition> = {}): SettingDefinition => ({
  key: settingKey(option),
  scope: "world",
  initial: DEFAULTS[option] as boolean | number | string,
  ...more,
});
type Idle = Pick<SettingDefinition, "idleWhile">;
/** That a setting does nothing while another says this. */
const idleWhile = <Option extends keyof Options>(option: Option, is: Options[Option] & (number | string)): Idle => ({
  idleWhile: { key: settingKey(option), is },
});
const number = (option: Of<number>, min: number, max: number) => one(option, { range: { min, max } });
const oneOf = (option: Of<string>, choices: readonly string[], more: Idle = {}) => one(option, { choices, ...more });
const yesNo = (option: Of<boolean>, more: Idle = {}) => one(option, more);

/** What the text leaves to the table, one setting each; the default is the text, or the decision named. */
export const SETTINGS: readonly SettingDefinition[] = [
  number("successThreshold", 2, 10), // SE-02, D-01
  number("specialtyThreshold", 2, 10), // SE-10, D-01
  number("explodeOn", 0, 10), // SE-03, D-01
  number("equipmentSuccessValue", 1, 3), // SE-04, D-01
  yesNo("equipmentExplodes", idleWhile("explodeOn", 0)), // SE-04, D-01
  number("averageDifficulty", 1, 10), // SE-05, D-01
  number("minimumPool", 0, 1), // SE-07, D-02
  yesNo("initiativeEachRound"), // SE-13, D-04
  oneOf("initiativeTies", INITIATIVE_TIES), // SE-13, D-03
  oneOf("actionControl", ACTION_CONTROLS), // SE-14
  oneOf("extraDefenceDifficulty", EXTRA_DEFENCE_DIFFICULTIES), // SE-17, D-05
  oneOf("defenceDeclaration", DEFENCE_DECLARATIONS), // SE-26, D-32
  oneOf("projectileDefence", PROJECTILE_DEFENCES), // SE-36, D-08
  oneOf("thrownDefenceCharacteristic", DEFENCE_CHARACTERISTICS, idleWhile("projectileDefence", "simple")), // SE-35, D-09
  oneOf("passiveMargin", PASSIVE_MARGINS), // SE-27, D-10
  oneOf("rangedMarginReference", RANGED_MARGIN_REFERENCES), // SE-27, D-10
  number("aimSurcharge", 1, 6), // SE-25, D-11
  oneOf("grappleProtection", GRAPPLE_PROTECTIONS), // SE-21, D-15
  oneOf("shieldBonusKind", SHIELD_BONUS_KINDS), // SE-37, D-13
  yesNo("shieldOnExtraDefence"), // SE-37, D-14
  oneOf("protectionStacking", PROTECTION_STACKINGS), // SE-46, D-16
  yesNo("damageExplodes"), // SE-40, D-17
  oneOf("overThreshold", OVER_THRESHOLDS), // SE-57, D-18
  number("woundMalusTouche", 0, 5), // SE-58, D-19
  number("woundMalusBlesse", 0, 5), // SE-58, D-19
  number("woundMalusTue", 0, 5), // SE-58, D-19
  yesNo("temporaryMalus"), // SE-59, D-20
  yesNo("woundMalusOnSante"), // SE-59, D-21
  yesNo("feverStacks"), // SE-59, D-22
  yesNo("lethalReplacesTemporary"), // SE-55, D-23
  oneOf("killedMeaning", KILLED_MEANINGS), // SE-54, D-12
  yesNo("dyingActs", idleWhile("killedMeaning", "dead")), // SE-54
  oneOf("haemorrhageRoll", HAEMORRHAGE_ROLLS), // SE-70, D-24
  oneOf("aggravationStart", AGGRAVATION_STARTS), // SE-69, D-25
  number("firstAidWindow", 1, 120), // SE-64, D-27
  number("roundSeconds", 1, 60), // SE-69, D-28
  ...ROWS.map((row): SettingDefinition => ({
    key: hoursKey(row), // SE-72, D-31
    scope: "world",
    initial: DEFAULTS.temporaryHours[row],
    range: { min: 1, max: 999 },
  })),
  yesNo("trackAmmunition"), // SE-76
  yesNo("domainTracks"), // SE-78
  ...DEFAULTS.creationDomainTotals.map((initial, place): SettingDefinition => ({
    key: totalKey(place + 1), // SE-09
    scope: "world",
    initial,
    range: { min: 3, max: 15 },
  })),
  number("creationSpecialties", 0, 12), // SE-10
  number("creationBudget", 0, 9999), // SE-74
];
