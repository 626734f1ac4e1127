import type { Deeds } from "../../../core/play/contract/deed.js";
import { ARM_DEEDS } from "./arms/index.js";
import { dueByTime, passedByTime } from "./clock.js";
import { FIGHT_DEEDS } from "./fight/index.js";
import { BODY_DEEDS } from "./body/index.js";
import { MAGIC_DEEDS } from "./magic/index.js";
import { MIND_DEEDS } from "./mind/index.js";
import { GROWTH_DEEDS } from "./growth/index.js";
import { TRIAL_DEEDS } from "./checks/index.js";

/** All that this ruleset does outside attacks. */
export const d20d100Deeds: Deeds = {
  procedures: {
    ...ARM_DEEDS,
    ...BODY_DEEDS,
    ...FIGHT_DEEDS,
    ...GROWTH_DEEDS,
    ...MAGIC_DEEDS,
    ...MIND_DEEDS,
    ...TRIAL_DEEDS,
  },
  due: dueByTime,
  passes: passedByTime,
  roundsOver: "roundSummary",
};
