import type { SettingDefinition } from "../../core/settings/settings.js";
import { number, oneOf, optionsNamed, yesNo } from "../../core/settings/options.js";
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
const BATTLE_DICE = ["1d20", "1d6", "1d100"] as const;

/** RP-56 — whether the keeper confirms what a critical hit does. */
const CRIT_APPLY = ["ask", "auto"] as const;

/** RP-42 — who answers for a defender who says nothing: the keeper, or nobody. */
const PARRY_DEFAULTS = ["gm", "none"] as const;

/** RP-56 — without tables nothing of critical hits is left to choose. */
const NO_TABLES = { key: "rpgCriticalTables", is: false } as const;

/** The optional rules of the ruleset, one setting each; the default is the book's main text or the decision named. */
const OPTIONS = optionsNamed("rpg", {
  naturals: oneOf(NATURALS, "auto"), // RP-12, D-07
  opposedTie: oneOf(OPPOSED_TIES, "statusQuo"), // RP-11, D-05
  attributeTest: oneOf(ATTRIBUTE_MODES, "double"), // RP-16, D-08
  oneInAMillion: yesNo(false), // RP-17
  hiddenRolls: oneOf(HIDDEN_ROLLS, "flagged"), // RP-18
  declarationPhase: yesNo(true), // RP-37
  declarationTimer: number(0, 0, 600, { idleWhile: { key: "rpgDeclarationPhase", is: false } }), // RP-01
  combatReaction: yesNo(false, { idleWhile: { key: "rpgChaos", is: true } }), // RP-34
  chaos: yesNo(false), // RP-35
  duel: yesNo(false), // RP-36
  missileShots: number(1, 1, 2), // RP-40, D-19
  movementCostsAction: yesNo(false), // RP-40, D-19
  shieldRounding: oneOf(SHIELD_ROUNDINGS, "down"), // RP-44, D-28
  missileParryHalving: oneOf(MISSILE_PARRY_HALVINGS, "chances"), // RP-46, D-29
  parryTimeout: number(30, 0, 600), // RP-42
  parryDefault: oneOf(PARRY_DEFAULTS, "gm"), // RP-42
  headOrder: oneOf(HEAD_ORDERS, "beforeArmor"), // RP-53, D-32
  criticalTables: yesNo(true), // RP-56
  critNeedsWound: yesNo(false, { idleWhile: NO_TABLES }), // RP-56, D-35
  critApply: oneOf(CRIT_APPLY, "ask", { idleWhile: NO_TABLES }), // RP-56
  critDoubleDice: oneOf(CRIT_DOUBLE_DICE, "any", { idleWhile: NO_TABLES }), // RP-63, D-40
  fumbles: oneOf(FUMBLES, "gm"), // RP-55, D-34
  armourStacking: oneOf(ARMOUR_STACKINGS, "best"), // RP-66, D-42
  bleedAuto: yesNo(true), // RP-61
  knockOutTest: oneOf(KNOCK_OUT_TESTS, "plain"), // RP-76, D-46
  massBattleDie: oneOf(BATTLE_DICE, "1d20"), // RP-78, D-48
  firstAidPerBatch: yesNo(true), // RP-80, D-50
  deathRule: oneOf(DEATH_RULES, "minusBody"), // RP-27, D-14
  creatureDeathAtZero: yesNo(true), // RP-27, D-14
  fallSlices: oneOf(FALL_SLICES, "complete"), // RP-84, D-53
  asphyxiaStrict: yesNo(false), // RP-90, D-57
  usedSkillsOnly: yesNo(false), // RP-96
  mostExperience: number(0, 0, 999), // RP-97, D-62
  costFactor: number(CREATION_DEFAULTS.costFactor, 1, 10), // RP-96, D-16
  apprenticeFromRoot: yesNo(false), // RP-99, D-63
  courseHours: number(COURSE_HOURS, 1, 1000), // RP-100
  creationMethod: oneOf(CREATION_METHODS, CREATION_DEFAULTS.method), // RP-29
  creationAttributePoints: number(CREATION_DEFAULTS.attributePoints, 12, 40), // RP-29
  creationPoints: number(CREATION_DEFAULTS.points, 0, 999), // RP-29
  creationMaxMastery: number(CREATION_DEFAULTS.mostMastery, 0, MOST_MASTERY), // RP-29
});

export const optionsIn = OPTIONS.read;

/** What the world keeps: the optional rules, and what goes on. */
export const SETTINGS: readonly SettingDefinition[] = [
  ...OPTIONS.settings,
  { key: "rpgBattle", scope: "world", initial: {}, hidden: true }, // RP-78
];
