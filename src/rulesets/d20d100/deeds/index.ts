import type { Deeds } from "../../../core/deeds/procedure.js";

/** All that this ruleset does outside attacks. */
export const d20d100Deeds: Deeds = {
  procedures: {},
  due: () => [],
};
