import type { SettingDefinition } from "../../core/settings/settings.js";
import { COURSE_HOURS } from "./rules/character/course.js";
import { CREATION_DEFAULTS } from "./rules/character/creation-defaults.js";
import { MOST_MASTERY } from "./rules/vocabulary.js";
import {
  ARMOUR_STACKINGS,
  ATTRIBUTE_MODES,
  CREATION_METHODS,
  CRIT_DOUBLE_DICE,
  DEATH_RULES,
  FALL_SLICES,
  FUMBLES,
  HEAD_ORDERS,
  HIDDEN_ROLLS,
  KNOCK_OUT_TESTS,
  MISSILE_PARRY_HALVINGS,
  NATURALS,
  OPPOSED_TIES,
  SHIELD_ROUNDINGS,
} from "./rules/vocabulary.js";

/** RP-78 — dice that an army's fortune may be rolled with (D-48). */
export const BATTLE_DICE = ["1d20", "1d6", "1d100"] as const;

/** RP-56 — whether the keeper confirms what a critical hit does. */
export const CRIT_APPLY = ["ask", "auto"] as const;

/** RP-42 — who answers for a defender who says nothing: the keeper, or nobody. */
export const PARRY_DEFAULTS = ["gm", "none"] as const;

/** RP-56 — without tables nothing of critical hits is left to choose. */
const NO_TABLES = { key: "rpgCriticalTables", is: false } as const;

/** The optional rules of the ruleset, one setting each; the default is the book's main text or the decision named. */
export const SETTINGS: readonly SettingDefinition[] = [
  { key: "rpgNaturals", scope: "world", initial: "auto", choices: NATURALS }, // RP-12, D-07
  { key: "rpgOpposedTie", scope: "world", initial: "statusQuo", choices: OPPOSED_TIES }, // RP-11, D-05
  { key: "rpgAttributeTest", scope: "world", initial: "double", choices: ATTRIBUTE_MODES }, // RP-16, D-08
  { key: "rpgOneInAMillion", scope: "world", initial: false }, // RP-17
  { key: "rpgHiddenRolls", scope: "world", initial: "flagged", choices: HIDDEN_ROLLS }, // RP-18
  { key: "rpgDeclarationPhase", scope: "world", initial: true }, // RP-37
  {
    key: "rpgDeclarationTimer",
    scope: "world",
    initial: 0,
    range: { min: 0, max: 600 },
    idleWhile: { key: "rpgDeclarationPhase", is: false },
  }, // RP-01
  { key: "rpgCombatReaction", scope: "world", initial: false, idleWhile: { key: "rpgChaos", is: true } }, // RP-34
  { key: "rpgChaos", scope: "world", initial: false }, // RP-35
  { key: "rpgDuel", scope: "world", initial: false }, // RP-36
  { key: "rpgMissileShots", scope: "world", initial: 1, range: { min: 1, max: 2 } }, // RP-40, D-19
  { key: "rpgMovementCostsAction", scope: "world", initial: false }, // RP-40, D-19
  { key: "rpgShieldRounding", scope: "world", initial: "down", choices: SHIELD_ROUNDINGS }, // RP-44, D-28
  { key: "rpgMissileParryHalving", scope: "world", initial: "chances", choices: MISSILE_PARRY_HALVINGS }, // RP-46, D-29
  { key: "rpgParryTimeout", scope: "world", initial: 30, range: { min: 0, max: 600 } }, // RP-42
  { key: "rpgParryDefault", scope: "world", initial: "gm", choices: PARRY_DEFAULTS }, // RP-42
  { key: "rpgHeadOrder", scope: "world", initial: "beforeArmor", choices: HEAD_ORDERS }, // RP-53, D-32
  { key: "rpgCriticalTables", scope: "world", initial: true }, // RP-56
  { key: "rpgCritNeedsWound", scope: "world", initial: false, idleWhile: NO_TABLES }, // RP-56, D-35
  { key: "rpgCritApply", scope: "world", initial: "ask", choices: CRIT_APPLY, idleWhile: NO_TABLES }, // RP-56
  { key: "rpgCritDoubleDice", scope: "world", initial: "any", choices: CRIT_DOUBLE_DICE, idleWhile: NO_TABLES }, // RP-63, D-40
  { key: "rpgFumbles", scope: "world", initial: "gm", choices: FUMBLES }, // RP-55, D-34
  { key: "rpgArmourStacking", scope: "world", initial: "best", choices: ARMOUR_STACKINGS }, // RP-66, D-42
  { key: "rpgBleedAuto", scope: "world", initial: true }, // RP-61
  { key: "rpgKnockOutTest", scope: "world", initial: "plain", choices: KNOCK_OUT_TESTS }, // RP-76, D-46
  { key: "rpgMassBattleDie", scope: "world", initial: "1d20", choices: BATTLE_DICE }, // RP-78, D-48
  { key: "rpgBattle", scope: "world", initial: {}, hidden: true }, // RP-78
  { key: "rpgFirstAidPerBatch", scope: "world", initial: true }, // RP-80, D-50
  { key: "rpgDeathRule", scope: "world", initial: "minusBody", choices: DEATH_RULES }, // RP-27, D-14
  { key: "rpgCreatureDeathAtZero", scope: "world", initial: true }, // RP-27, D-14
  { key: "rpgFallSlices", scope: "world", initial: "complete", choices: FALL_SLICES }, // RP-84, D-53
  { key: "rpgAsphyxiaStrict", scope: "world", initial: false }, // RP-90, D-57
  { key: "rpgUsedSkillsOnly", scope: "world", initial: false }, // RP-96
  { key: "rpgMostExperience", scope: "world", initial: 0, range: { min: 0, max: 999 } }, // RP-97, D-62
  { key: "rpgCostFactor", scope: "world", initial: CREATION_DEFAULTS.costFactor, range: { min: 1, max: 10 } }, // RP-96, D-16
  { key: "rpgApprenticeFromRoot", scope: "world", initial: false }, // RP-99, D-63
  { key: "rpgCourseHours", scope: "world", initial: COURSE_HOURS, range: { min: 1, max: 1000 } }, // RP-100
  { key: "rpgCreationMethod", scope: "world", initial: CREATION_DEFAULTS.method, choices: CREATION_METHODS }, // RP-29
  {
    key: "rpgCreationAttributePoints", // RP-29
    scope: "world",
    initial: CREATION_DEFAULTS.attributePoints,
    range: { min: 12, max: 40 },
  },
  { key: "rpgCreationPoints", scope: "world", initial: CREATION_DEFAULTS.points, range: { min: 0, max: 999 } }, // RP-29
  {
    key: "rpgCreationMaxMastery", // RP-29
    scope: "world",
    initial: CREATION_DEFAULTS.mostMastery,
    range: { min: 0, max: MOST_MASTERY },
  },
];
