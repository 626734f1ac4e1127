import type { Deeds } from "../../../core/play/contract/deed.js";
import { action } from "./checks/action.js";
import { bleed } from "./body/bleed.js";
import { check } from "./checks/check.js";
import { day } from "./body/day.js";
import { death } from "./body/death.js";
import { fade } from "./body/fade.js";
import { firstAid } from "./body/first-aid.js";
import { free } from "./fight/free.js";
import { giveBack } from "./fight/give-back.js";
import { harm } from "./body/harm.js";
import { heal } from "./body/heal.js";
import { infection } from "./body/infection.js";
import { oppose } from "./checks/oppose.js";
import { request } from "./checks/request.js";
import { roundSummary } from "./fight/round-summary.js";
import { stopBleeding } from "./body/stop-bleeding.js";
import { surprise } from "./fight/surprise.js";
import { dueByTime, passedByTime } from "./tick.js";
import { treatment } from "./body/treatment.js";
import { untended } from "./body/untended.js";
import { venom } from "./body/venom.js";
import { watch } from "./body/watch.js";

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
