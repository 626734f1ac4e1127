import type { Deeds } from "../../../../core/play/contract/deed.js";
import { attentive } from "./attentive.js";
import { draw, pickUp } from "./draw.js";
import { reload } from "./reload.js";
import { stance } from "./stance.js";
import { unjam } from "./unjam.js";

/** DD-114, DD-121, DD-122, DD-141, DD-150…DD-153 — what is done about one's weapons and one's guard. */
export const ARM_DEEDS: Deeds["procedures"] = { reload, unjam, stance, attentive, draw, pickUp };
