import type { Deeds } from "../../../core/play/contract/deed.js";
import { award } from "./award.js";
import { cast } from "./cast.js";
import { charges } from "./charges.js";
import { check } from "./check.js";
import { conclude } from "./conclude.js";
import { death } from "./death.js";
import { edge } from "./edge.js";
import { fate } from "./fate.js";
import { flaw } from "./flaw.js";
import { concludeGestalt, gestalt } from "./gestalt.js";
import { group } from "./group.js";
import { harm } from "./harm.js";
import { healing } from "./healing.js";
import { join } from "./join.js";
import { learnPower } from "./learn-power.js";
import { newTrait } from "./new-trait.js";
import { pickUp } from "./pick-up.js";
import { power } from "./power.js";
import { raise } from "./raise.js";
import { recharge } from "./recharge.js";
import { recovery } from "./recovery.js";
import { reload } from "./reload.js";
import { session } from "./session.js";
import { setDifficulty } from "./set-difficulty.js";
import { rollSkin, swapSkin } from "./skin.js";
import { study } from "./study.js";
import { talent } from "./talent.js";

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
    rollSkin,
    session,
    setDifficulty,
    study,
    swapSkin,
    talent,
  },
  due: () => [],
};
