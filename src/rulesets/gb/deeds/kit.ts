import { deedKit } from "../../../core/deed/kit.js";
import type { Asked } from "../../../core/deed/form.js";
import { isOurs } from "../data/reading.js";
import { explain } from "./lines.js";

const kit = deedKit("GARDIEN.GB.DEED", { explain, plays: isOurs });

/** What all deeds of this ruleset are written with. */
export const { deed, field, say, named, figure, fact, numbers, secret, count, yesNo, obstacle } = kit;

/** The people whom they name: those who help, and those who are helped. */
export const { personIn, others, helpers, shownHelper, patientProposed, sentTo } = kit;

/** Whom the deed is about; of several, the first. */
export const firstOf = ({ actors: [actor] }: Asked): Actor | null => actor ?? null;

/** Bounds of a figure that the rules do not bound themselves. */
export const FREE = [0, 99] as const;
/** The same of one that may be below 0: a total, points that come or go. */
export const EITHER_WAY = [-99, 99] as const;
