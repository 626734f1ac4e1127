import type { Deeds } from "../../../core/play/contract/deed.js";
import { figuresOf } from "../attack/reading.js";
import { aim } from "./aim.js";
import { bar } from "./bar.js";
import { care } from "./care.js";
import { check } from "./check.js";
import { destiny } from "./destiny.js";
import { drown } from "./drown.js";
import { effort } from "./effort.js";
import { groupDestiny } from "./group-destiny.js";
import { hazard } from "./hazard.js";
import { heal } from "./heal.js";
import { shockOver } from "./shock-over.js";
import { stand } from "./stand.js";
import { rest } from "./rest.js";
import { shock } from "./shock.js";
import { dueStabilisation, stabilise } from "./stabilise.js";
import { dueWorsening, worsen } from "./worsen.js";

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
    rest,
    shock,
    stabilise,
    stand,
    worsen,
  },
  passes: (actor) => shockOver(actor, figuresOf(actor).shock),
  due: (actor, worldTime, turnedDown) => [
    ...dueStabilisation(actor, turnedDown),
    ...dueWorsening(actor, worldTime, turnedDown),
  ],
};
