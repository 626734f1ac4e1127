import { number, oneOf, optionsNamed, yesNo } from "../../core/settings/options.js";
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
  SHIELD_BONUS_KINDS,
  TIME_CLOCKS,
} from "./rules/vocabulary.js";

/** What the text leaves to the table, one setting each; the default is the text, or the decision named. */
const OPTIONS = optionsNamed("seuils", {
  successThreshold: number(DEFAULTS.successThreshold, 2, 10), // SE-02, D-01
  specialtyThreshold: number(DEFAULTS.specialtyThreshold, 2, 10), // SE-10, D-01
  explodeOn: number(DEFAULTS.explodeOn, 0, 10), // SE-03, D-01
  equipmentSuccessValue: number(DEFAULTS.equipmentSuccessValue, 1, 3), // SE-04, D-01
  equipmentExplodes: yesNo(DEFAULTS.equipmentExplodes, { idleWhile: { key: "seuilsExplodeOn", is: 0 } }), // SE-04, D-01
  averageDifficulty: number(DEFAULTS.averageDifficulty, 1, 10), // SE-05, D-01
  minimumPool: number(DEFAULTS.minimumPool, 0, 1), // SE-07, D-02
  initiativeEachRound: yesNo(DEFAULTS.initiativeEachRound), // SE-13, D-04
  initiativeTies: oneOf(INITIATIVE_TIES, DEFAULTS.initiativeTies), // SE-13, D-03
  actionControl: oneOf(ACTION_CONTROLS, DEFAULTS.actionControl), // SE-14
  extraDefenceDifficulty: oneOf(EXTRA_DEFENCE_DIFFICULTIES, DEFAULTS.extraDefenceDifficulty), // SE-17, D-05
  defenceDeclaration: oneOf(DEFENCE_DECLARATIONS, DEFAULTS.defenceDeclaration), // SE-26, D-32
  projectileDefence: oneOf(PROJECTILE_DEFENCES, DEFAULTS.projectileDefence), // SE-36, D-08
  thrownDefenceCharacteristic: oneOf(DEFENCE_CHARACTERISTICS, DEFAULTS.thrownDefenceCharacteristic, {
    idleWhile: { key: "seuilsProjectileDefence", is: "simple" },
  }), // SE-35, D-09
  passiveMargin: oneOf(PASSIVE_MARGINS, DEFAULTS.passiveMargin), // SE-27, D-10
  rangedMarginReference: oneOf(RANGED_MARGIN_REFERENCES, DEFAULTS.rangedMarginReference), // SE-27, D-10
  aimSurcharge: number(DEFAULTS.aimSurcharge, 1, 6), // SE-25, D-11
  grappleProtection: oneOf(GRAPPLE_PROTECTIONS, DEFAULTS.grappleProtection), // SE-21, D-15
  shieldBonusKind: oneOf(SHIELD_BONUS_KINDS, DEFAULTS.shieldBonusKind), // SE-37, D-13
  shieldOnExtraDefence: yesNo(DEFAULTS.shieldOnExtraDefence), // SE-37, D-14
  protectionStacking: oneOf(PROTECTION_STACKINGS, DEFAULTS.protectionStacking), // SE-46, D-16
  damageExplodes: yesNo(DEFAULTS.damageExplodes), // SE-40, D-17
  overThreshold: oneOf(OVER_THRESHOLDS, DEFAULTS.overThreshold), // SE-57, D-18
  woundMalusTouche: number(DEFAULTS.woundMalusTouche, 0, 5), // SE-58, D-19
  woundMalusBlesse: number(DEFAULTS.woundMalusBlesse, 0, 5), // SE-58, D-19
  woundMalusTue: number(DEFAULTS.woundMalusTue, 0, 5), // SE-58, D-19
  temporaryMalus: yesNo(DEFAULTS.temporaryMalus), // SE-59, D-20
  woundMalusOnSante: yesNo(DEFAULTS.woundMalusOnSante), // SE-59, D-21
  feverStacks: yesNo(DEFAULTS.feverStacks), // SE-59, D-22
  lethalReplacesTemporary: yesNo(DEFAULTS.lethalReplacesTemporary), // SE-55, D-23
  killedMeaning: oneOf(KILLED_MEANINGS, DEFAULTS.killedMeaning), // SE-54, D-12
  dyingActs: yesNo(DEFAULTS.dyingActs, { idleWhile: { key: "seuilsKilledMeaning", is: "dead" } }), // SE-54
  haemorrhageRoll: oneOf(HAEMORRHAGE_ROLLS, DEFAULTS.haemorrhageRoll), // SE-70, D-24
  aggravationStart: oneOf(AGGRAVATION_STARTS, DEFAULTS.aggravationStart), // SE-69, D-25
  timeClock: oneOf(TIME_CLOCKS, DEFAULTS.timeClock), // SE-69, SE-72
  firstAidWindow: number(DEFAULTS.firstAidWindow, 1, 120), // SE-64, D-27
  roundSeconds: number(DEFAULTS.roundSeconds, 1, 60), // SE-69, D-28
  toucheHours: number(DEFAULTS.temporaryHours.touche, 1, 999), // SE-72, D-31
  blesseHours: number(DEFAULTS.temporaryHours.blesse, 1, 999), // SE-72, D-31
  tueHours: number(DEFAULTS.temporaryHours.tue, 1, 999), // SE-72, D-31
  trackAmmunition: yesNo(DEFAULTS.trackAmmunition), // SE-76
  domainTracks: yesNo(DEFAULTS.domainTracks), // SE-78
  creationDomainTotal1: number(DEFAULTS.creationDomainTotals[0], 3, 15), // SE-09
  creationDomainTotal2: number(DEFAULTS.creationDomainTotals[1], 3, 15), // SE-09
  creationDomainTotal3: number(DEFAULTS.creationDomainTotals[2], 3, 15), // SE-09
  creationDomainTotal4: number(DEFAULTS.creationDomainTotals[3], 3, 15), // SE-09
  creationSpecialties: number(DEFAULTS.creationSpecialties, 0, 12), // SE-10
  creationBudget: number(DEFAULTS.creationBudget, 0, 9999), // SE-74
});

export const SETTINGS = OPTIONS.settings;

/** The key of an option among all settings of the system. */
export const settingKey = OPTIONS.keyOf;

/** The options that settings say; those with several settings put together. */
export function optionsIn(values: object): Options {
  const { toucheHours: touche, blesseHours: blesse, tueHours: tue, ...options } = OPTIONS.read(values);
  const { creationDomainTotal1, creationDomainTotal2, creationDomainTotal3, creationDomainTotal4, ...plain } = options;
  return {
    ...plain,
    temporaryHours: { touche, blesse, tue }, // SE-72
    creationDomainTotals: [creationDomainTotal1, creationDomainTotal2, creationDomainTotal3, creationDomainTotal4],
  };
}
