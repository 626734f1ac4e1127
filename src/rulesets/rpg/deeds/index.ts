import type { Deeds } from "../../../core/deeds/procedure.js";
import { check } from "./check.js";
import { draw } from "./draw.js";
import { firstAid } from "./first-aid.js";
import { hasten } from "./hasten.js";
import { million } from "./million.js";
import { oppose } from "./oppose.js";
import { pickUp } from "./pick-up.js";
import { pullFree } from "./pull-free.js";
import { recover } from "./recover.js";
import { reload } from "./reload.js";
import { request } from "./request.js";
import { rest } from "./rest.js";
import { standUp } from "./stand-up.js";
import { struggle } from "./struggle.js";
import { surgery } from "./surgery.js";

/** All that this ruleset does outside attacks. */
export const rpgDeeds: Deeds = {
  procedures: {
    check,
    draw,
    firstAid,
    hasten,
    million,
    oppose,
    pickUp,
    pullFree,
    recover,
    reload,
    request,
    rest,
    standUp,
    struggle,
    surgery,
  },
  due: () => [],
};
