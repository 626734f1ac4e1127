import { number, oneOf, optionsNamed, yesNo } from "../../core/settings/options.js";
import { EFFORT_COST } from "./rules/vocabulary.js";

/** The optional rules of the ruleset, one setting each; the default is the book's main text or the decision named. */
export const { settings: SETTINGS, read: optionsIn } = optionsNamed("gb", {
  naturalExtremes: yesNo(true), // GB-18, D-11
  lethalityIncludesStr: yesNo(false), // GB-16, D-09
  multiZoneMode: oneOf(["range", "declared", "attacker", "keeper"]), // GB-23, D-13
  coveredZones: yesNo(true), // GB-25, D-16
  helplessBonus: number(4, 0, 20), // GB-21, D-51
  mortalMode: oneOf(["confirm", "auto"]), // GB-32, D-21
  showSuperficial: yesNo(false), // GB-30
  pfCapMode: oneOf(["always", "recovery"]), // GB-14, D-07
  negativePools: yesNo(true), // GB-08, D-03
  vigorRepeat: oneOf(["crossing", "everyLoss"]), // GB-09, D-27
  vigorRoll: oneOf(["prompt", "auto"]), // GB-09
  fatigueReflex: yesNo(true), // GB-12, D-06
  fatigueInitiative: yesNo(true), // GB-12, D-06
  destinyEnabled: yesNo(true), // GB-02
  twoStageCard: yesNo(true), // GB-03
  groupDestinyInitial: number(1, 0, 9), // GB-04, D-44
  effortProlonged: number(EFFORT_COST.prolonged, 0, 9), // GB-07, D-46
  effortViolent: number(EFFORT_COST.violent, 0, 9), // GB-07, D-46
  effortRounding: oneOf(["floor", "ceil"]), // GB-49, GB-54, D-28
  careForPv: oneOf(["allWounds", "anyWound", "keeper"]), // GB-13, D-08
  worsenMode: oneOf(["both", "pfFirst"]), // GB-40, D-23
  worsenClock: oneOf(["prompt", "auto", "manual"]), // GB-40, D-58
  stabilisationScope: oneOf(["wound", "character"]), // GB-39, D-24
  stabilisationRoll: oneOf(["prompt", "auto"]), // GB-39
  hazardMode: oneOf(["growing", "perRound"]), // GB-59, D-37
  hazardBodyVital: yesNo(true), // GB-58, D-38
  fallLocation: oneOf(["ask", "always", "never"]), // GB-60, D-38
  armorStacking: oneOf(["highest", "sum"]), // GB-24, D-48
  armorMaxDex: yesNo(true), // GB-24, D-48
  creaturePools: oneOf(["halve", "investigator"]), // GB-47
  creatureOddPoint: oneOf(["pf", "pv"]), // GB-47, D-33
  // [SRD] for what the book would say of new investigators: how scores are made, feats and skill points of the first level.
  creationScores: oneOf(["rolled", "points25", "points28", "points32", "typed"]),
  creationFeats: number(2, 0, 9),
  creationSkillPoints: number(8, 0, 20),
});
