import type { Deeds } from "../../../core/deeds/procedure.js";
import { FIGHT_DEEDS } from "./fights.js";

/** All that this ruleset does outside attacks. */
export const d20d100Deeds: Deeds = {
  procedures: { ...FIGHT_DEEDS },
  due: () => [],
};
