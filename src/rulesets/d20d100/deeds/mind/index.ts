import type { Deeds } from "../../../../core/play/contract/deed.js";
import { decompensation } from "./decompensation.js";
import { madness } from "./madness.js";
import { psychoanalysis } from "./psychoanalysis.js";
import { sane } from "./sane.js";
import { sanity } from "./sanity.js";
import { sanityRequest } from "./sanity-request.js";

/** What is done to minds: what is seen, what it costs, and who mends it. */
export const MIND_DEEDS: Deeds["procedures"] = { decompensation, madness, psychoanalysis, sane, sanity, sanityRequest };
