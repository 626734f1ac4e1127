import type { SettingDefinition } from "../../core/settings/settings.js";
import { EFFORT_COST } from "./rules/vocabulary.js";

/** The optional rules of the ruleset, one setting each; the default is the book's main text or the decision named. */
export const SETTINGS: readonly SettingDefinition[] = [
  { key: "gbNaturalExtremes", scope: "world", initial: true }, // GB-18, D-11
  { key: "gbLethalityIncludesStr", scope: "world", initial: false }, // GB-16, D-09
  {
    key: "gbMultiZoneMode", // GB-23, D-13
    scope: "world",
    initial: "range",
    choices: ["range", "declared", "attacker", "keeper"],
  },
  { key: "gbCoveredZones", scope: "world", initial: true }, // GB-25, D-16
  { key: "gbHelplessBonus", scope: "world", initial: 4, range: { min: 0, max: 20 } }, // GB-21, D-51
  { key: "gbMortalMode", scope: "world", initial: "confirm", choices: ["confirm", "auto"] }, // GB-32, D-21
  { key: "gbShowSuperficial", scope: "world", initial: false }, // GB-30
  { key: "gbPfCapMode", scope: "world", initial: "always", choices: ["always", "recovery"] }, // GB-14, D-07
  { key: "gbNegativePools", scope: "world", initial: true }, // GB-08, D-03
  { key: "gbVigorRepeat", scope: "world", initial: "crossing", choices: ["crossing", "everyLoss"] }, // GB-09, D-27
  { key: "gbVigorRoll", scope: "world", initial: "prompt", choices: ["prompt", "auto"] }, // GB-09
  { key: "gbFatigueReflex", scope: "world", initial: true }, // GB-12, D-06
  { key: "gbFatigueInitiative", scope: "world", initial: true }, // GB-12, D-06
  { key: "gbDestinyEnabled", scope: "world", initial: true }, // GB-02
  { key: "gbTwoStageCard", scope: "world", initial: true }, // GB-03
  { key: "gbGroupDestinyInitial", scope: "world", initial: 1, range: { min: 0, max: 9 } }, // GB-04, D-44
  { key: "gbEffortProlonged", scope: "world", initial: EFFORT_COST.prolonged, range: { min: 0, max: 9 } }, // GB-07, D-46
  { key: "gbEffortViolent", scope: "world", initial: EFFORT_COST.violent, range: { min: 0, max: 9 } }, // GB-07, D-46
  { key: "gbEffortRounding", scope: "world", initial: "floor", choices: ["floor", "ceil"] }, // GB-49, GB-54, D-28
  { key: "gbCareForPv", scope: "world", initial: "allWounds", choices: ["allWounds", "anyWound", "keeper"] }, // GB-13, D-08
  { key: "gbWorsenMode", scope: "world", initial: "both", choices: ["both", "pfFirst"] }, // GB-40, D-23
  { key: "gbWorsenClock", scope: "world", initial: "prompt", choices: ["prompt", "auto", "manual"] }, // GB-40, D-58
  { key: "gbStabilisationScope", scope: "world", initial: "wound", choices: ["wound", "character"] }, // GB-39, D-24
  { key: "gbStabilisationRoll", scope: "world", initial: "prompt", choices: ["prompt", "auto"] }, // GB-39
  { key: "gbHazardMode", scope: "world", initial: "growing", choices: ["growing", "perRound"] }, // GB-59, D-37
  { key: "gbHazardBodyVital", scope: "world", initial: true }, // GB-58, D-38
  { key: "gbFallLocation", scope: "world", initial: "ask", choices: ["ask", "always", "never"] }, // GB-60, D-38
  { key: "gbArmorStacking", scope: "world", initial: "highest", choices: ["highest", "sum"] }, // GB-24, D-48
  { key: "gbArmorMaxDex", scope: "world", initial: true }, // GB-24, D-48
  { key: "gbCreaturePools", scope: "world", initial: "halve", choices: ["halve", "investigator"] }, // GB-47
  { key: "gbCreatureOddPoint", scope: "world", initial: "pf", choices: ["pf", "pv"] }, // GB-47, D-33
  // [SRD] for what the book would say of new investigators: how scores are made, feats and skill points of the first level.
  {
    key: "gbCreationScores",
    scope: "world",
    initial: "rolled",
    choices: ["rolled", "points25", "points28", "points32", "typed"],
  },
  { key: "gbCreationFeats", scope: "world", initial: 2, range: { min: 0, max: 9 } },
  { key: "gbCreationSkillPoints", scope: "world", initial: 8, range: { min: 0, max: 20 } },
];
