import type { Deeds } from "../../../core/play/contract/deed.js";
import { ARM_DEEDS } from "./arm-deeds.js";
import { dueByTime, passedByTime } from "./clock.js";
import { FIGHT_DEEDS } from "./fights.js";
import { LIFE_DEEDS } from "./lives.js";
import { GROWTH_DEEDS } from "./growth.js";
import { TRIAL_DEEDS } from "./trials.js";

/** All that this ruleset does outside attacks. */
export const d20d100Deeds: Deeds = {
  procedures: { ...ARM_DEEDS, ...FIGHT_DEEDS, ...LIFE_DEEDS, ...TRIAL_DEEDS, ...GROWTH_DEEDS },
  due: dueByTime,
  passes: passedByTime,
  roundsOver: "roundSummary",
};
