import type { Deeds } from "../../../core/play/contract/deed.js";
import { award } from "./growth/award.js";
import { cast } from "./powers/cast.js";
import { charges } from "./powers/charges.js";
import { check } from "./checks/check.js";
import { conclude } from "./checks/conclude.js";
import { death } from "./body/death.js";
import { edge } from "./growth/edge.js";
import { fate } from "./growth/fate.js";
import { flaw } from "./growth/flaw.js";
import { concludeGestalt, gestalt } from "./powers/gestalt.js";
import { group } from "./checks/group.js";
import { harm } from "./body/harm.js";
import { healing } from "./body/healing.js";
import { join } from "./checks/join.js";
import { learnPower } from "./powers/learn-power.js";
import { newTrait } from "./growth/new-trait.js";
import { pickUp } from "./arms/pick-up.js";
import { power } from "./powers/power.js";
import { raise } from "./growth/raise.js";
import { recharge } from "./powers/recharge.js";
import { recovery } from "./body/recovery.js";
import { reload } from "./arms/reload.js";
import { request } from "./checks/request.js";
import { session } from "./growth/session.js";
import { setDifficulty } from "./checks/set-difficulty.js";
import { rollSkin, swapSkin } from "./arms/skin.js";
import { study } from "./growth/study.js";
import { talent } from "./growth/talent.js";

/** All that this ruleset does outside attacks; nothing of it is called for by the clock (WP-109). */
export const warpDeeds: Deeds = {
  procedures: {
    award,
    cast,
    charges,
    check,
    conclude,
    concludeGestalt,
    death,
    edge,
    fate,
    flaw,
    gestalt,
    group,
    harm,
    healing,
    join,
    learnPower,
    newTrait,
    pickUp,
    power,
    raise,
    recharge,
    recovery,
    reload,
    request,
    rollSkin,
    session,
    setDifficulty,
    study,
    swapSkin,
    talent,
  },
  due: () => [],
};
