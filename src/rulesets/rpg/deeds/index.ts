import type { Deeds } from "../../../core/play/contract/deed.js";
import { apprentice } from "./apprentice.js";
import { asphyxia } from "./asphyxia.js";
import { award } from "./award.js";
import { battle } from "./battle.js";
import { cast } from "./cast.js";
import { check } from "./check.js";
import { countdown, wake } from "./conditions-over.js";
import { cure } from "./cure.js";
import { draw } from "./draw.js";
import { stagger, steady } from "./each-round.js";
import { explosion } from "./explosion.js";
import { expose } from "./expose.js";
import { fall } from "./fall.js";
import { fire } from "./fire.js";
import { firstAid } from "./first-aid.js";
import { harm } from "./harm.js";
import { hasten } from "./hasten.js";
import { locate } from "./locate.js";
import { losses } from "./losses.js";
import { million } from "./million.js";
import { move } from "./move.js";
import { oppose } from "./oppose.js";
import { order } from "./order.js";
import { pickUp } from "./pick-up.js";
import { potion } from "./potion.js";
import { pullFree } from "./pull-free.js";
import { putOut } from "./put-out.js";
import { raise } from "./raise.js";
import { recover } from "./recover.js";
import { reload } from "./reload.js";
import { request } from "./request.js";
import { rest } from "./rest.js";
import { standUp } from "./stand-up.js";
import { struggle } from "./struggle.js";
import { surgery } from "./surgery.js";
import { dueByTime, passedByTime } from "./tick.js";
import { ailment } from "./tick-affliction.js";

/** All that this ruleset does outside attacks. */
export const rpgDeeds: Deeds = {
  procedures: {
    ailment,
    apprentice,
    asphyxia,
    award,
    battle,
    cast,
    check,
    countdown,
    cure,
    draw,
    explosion,
    expose,
    fall,
    fire,
    firstAid,
    harm,
    hasten,
    locate,
    losses,
    million,
    move,
    oppose,
    order,
    pickUp,
    potion,
    pullFree,
    putOut,
    raise,
    recover,
    reload,
    request,
    rest,
    stagger,
    standUp,
    steady,
    struggle,
    surgery,
    wake,
  },
  due: dueByTime,
  passes: passedByTime,
};
