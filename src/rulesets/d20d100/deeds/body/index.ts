import type { Deeds } from "../../../../core/play/contract/deed.js";
import { agony } from "./agony.js";
import { burning } from "./burning.js";
import { deathTest } from "./death-test.js";
import { destiny } from "./destiny.js";
import { effort } from "./effort.js";
import { firstAid } from "./first-aid.js";
import { harm } from "./harm.js";
import { heal } from "./heal.js";
import { hours } from "./hours.js";
import { newHour } from "./new-hour.js";
import { strangled } from "./strangled.js";
import { wake } from "./wake.js";
import { week } from "./week.js";

/** What is done to bodies, by somebody or by time. */
export const BODY_DEEDS: Deeds["procedures"] = {
  agony,
  burning,
  deathTest,
  destiny,
  effort,
  firstAid,
  harm,
  heal,
  hours,
  newHour,
  strangled,
  wake,
  week,
};
