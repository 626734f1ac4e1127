import type { DeedProcedure } from "../../../../core/play/contract/deed.js";
import { award } from "./award.js";
import { buy } from "./buy.js";
import { mark } from "./mark.js";
import { refund } from "./refund.js";

/** DD-177…DD-180 — marks of use, points of experience, and what they buy. */
export const GROWTH_DEEDS: Readonly<Record<string, DeedProcedure>> = { award, buy, mark, refund };
