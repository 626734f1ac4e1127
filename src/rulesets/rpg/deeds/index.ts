import type { Deeds } from "../../../core/deeds/procedure.js";
import { check } from "./check.js";
import { firstAid } from "./first-aid.js";
import { recover } from "./recover.js";
import { rest } from "./rest.js";
import { surgery } from "./surgery.js";

/** All that this ruleset does outside attacks. */
export const rpgDeeds: Deeds = {
  procedures: {
    check,
    firstAid,
    recover,
    rest,
    surgery,
  },
  due: () => [],
};
