import type { Deeds } from "../../../core/play/contract/deed.js";
import { apprentice } from "./growth/apprentice.js";
import { asphyxia } from "./hazards/asphyxia.js";
import { award } from "./growth/award.js";
import { battle } from "./fight/battle.js";
import { cast } from "./magic/cast.js";
import { check } from "./checks/check.js";
import { countdown, wake } from "./conditions-over.js";
import { cure } from "./body/cure.js";
import { draw } from "./fight/draw.js";
import { stagger, steady } from "./each-round.js";
import { explosion } from "./hazards/explosion.js";
import { expose } from "./body/expose.js";
import { fall } from "./hazards/fall.js";
import { fire } from "./hazards/fire.js";
import { firstAid } from "./body/first-aid.js";
import { harm } from "./body/harm.js";
import { hasten } from "./fight/hasten.js";
import { locate } from "./checks/locate.js";
import { losses } from "./body/losses.js";
import { million } from "./growth/million.js";
import { move } from "./fight/move.js";
import { oppose } from "./checks/oppose.js";
import { order } from "./fight/order.js";
import { pickUp } from "./fight/pick-up.js";
import { potion } from "./body/potion.js";
import { pullFree } from "./fight/pull-free.js";
import { putOut } from "./hazards/put-out.js";
import { raise } from "./growth/raise.js";
import { recover } from "./body/recover.js";
import { reload } from "./fight/reload.js";
import { request } from "./checks/request.js";
import { rest } from "./body/rest.js";
import { standUp } from "./fight/stand-up.js";
import { struggle } from "./fight/struggle.js";
import { surgery } from "./body/surgery.js";
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
