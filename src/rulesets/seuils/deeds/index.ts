import type { Deeds } from "../../../core/play/contract/deed.js";
import { action } from "./action.js";
import { bleed } from "./bleed.js";
import { check } from "./check.js";
import { day } from "./day.js";
import { death } from "./death.js";
import { fade } from "./fade.js";
import { firstAid } from "./first-aid.js";
import { free } from "./free.js";
import { giveBack } from "./give-back.js";
import { harm } from "./harm.js";
import { heal } from "./heal.js";
import { infection } from "./infection.js";
import { oppose } from "./oppose.js";
import { request } from "./request.js";
import { roundSummary } from "./round-summary.js";
import { stopBleeding } from "./stop-bleeding.js";
import { surprise } from "./surprise.js";
import { dueByTime, passedByTime } from "./tick.js";
import { treatment } from "./treatment.js";
import { untended } from "./untended.js";
import { venom } from "./venom.js";
import { watch } from "./watch.js";

/** All that this ruleset does outside attacks. */
export const seuilsDeeds: Deeds = {
  procedures: {
    action,
    bleed,
    check,
    day,
    death,
    fade,
    firstAid,
    free,
    giveBack,
    harm,
    heal,
    infection,
    oppose,
    request,
    roundSummary,
    stopBleeding,
    surprise,
    treatment,
    untended,
    venom,
    watch,
  },
  due: dueByTime,
  passes: passedByTime,
  roundsOver: "roundSummary",
};
