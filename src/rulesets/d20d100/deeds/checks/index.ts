import type { DeedProcedure } from "../../../../core/play/contract/deed.js";
import { assist } from "./assist.js";
import { check } from "./check.js";
import { idea } from "./idea.js";
import { oppose } from "./oppose.js";
import { passive } from "./passive.js";
import { request } from "./request.js";

/** What is tried: by one's own wish, at the keeper's word, against somebody, for all who try, and for a later try. */
export const TRIAL_DEEDS: Readonly<Record<string, DeedProcedure>> = { assist, check, idea, oppose, passive, request };
