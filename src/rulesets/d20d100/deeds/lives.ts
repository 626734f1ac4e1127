import type { DeedProcedure } from "../../../core/play/contract/deed.js";
import { agony } from "./agony.js";
import { burning } from "./burning.js";
import { cast } from "./cast.js";
import { deathTest } from "./death-test.js";
import { decompensation } from "./decompensation.js";
import { destiny } from "./destiny.js";
import { effort } from "./effort.js";
import { firstAid } from "./first-aid.js";
import { harm } from "./harm.js";
import { heal } from "./heal.js";
import { hours } from "./hours.js";
import { idea } from "./idea.js";
import { learnSpell } from "./learn-spell.js";
import { madness } from "./madness.js";
import { mythosGain, mythosTest } from "./mythos.js";
import { newHour } from "./new-hour.js";
import { power } from "./power.js";
import { psychoanalysis } from "./psychoanalysis.js";
import { readTome } from "./read-tome.js";
import { roundSummary } from "./round-summary.js";
import { run } from "./run.js";
import { sane } from "./sane.js";
import { sanity } from "./sanity.js";
import { sanityRequest } from "./sanity-request.js";
import { strangled } from "./strangled.js";
import { wake } from "./wake.js";
import { week } from "./week.js";

/** What is done to bodies, minds and magic outside attacks, by somebody or by time. */
export const LIFE_DEEDS: Readonly<Record<string, DeedProcedure>> = {
  agony,
  burning,
  cast,
  deathTest,
  decompensation,
  destiny,
  effort,
  firstAid,
  harm,
  heal,
  hours,
  idea,
  learnSpell,
  madness,
  mythosGain,
  mythosTest,
  newHour,
  power,
  psychoanalysis,
  readTome,
  roundSummary,
  run,
  sane,
  sanity,
  sanityRequest,
  strangled,
  wake,
  week,
};
