import type { Deeds } from "../../../core/play/contract/deed.js";
import { figuresOf } from "../data/reading.js";
import { aim } from "./fight/aim.js";
import { bar } from "./body/bar.js";
import { care } from "./body/care.js";
import { check } from "./checks/check.js";
import { destiny } from "./destiny/destiny.js";
import { drown } from "./hazards/drown.js";
import { effort } from "./body/effort.js";
import { groupDestiny } from "./destiny/group-destiny.js";
import { hazard } from "./hazards/hazard.js";
import { heal } from "./body/heal.js";
import { level } from "./growth/level.js";
import { shockOver } from "./shock-over.js";
import { stand } from "./fight/stand.js";
import { request } from "./checks/request.js";
import { rest } from "./body/rest.js";
import { dueSave, save } from "./checks/save.js";
import { shock } from "./fight/shock.js";
import { dueStabilisation, stabilise } from "./body/stabilise.js";
import { dueWorsening, worsen } from "./body/worsen.js";

/** All that this ruleset does outside attacks. */
export const gbDeeds: Deeds = {
  procedures: {
    aim,
    bar,
    care,
    check,
    destiny,
    drowning: drown,
    effort,
    groupDestiny,
    hazard,
    heal,
    level,
    request,
    rest,
    save,
    shock,
    stabilise,
    stand,
    worsen,
  },
  passes: (actor) => shockOver(actor, figuresOf(actor).shock),
  due: (actor, worldTime, turnedDown) => [
    ...dueSave(actor),
    ...dueStabilisation(actor, turnedDown),
    ...dueWorsening(actor, worldTime, turnedDown),
  ],
};
