import { deedsNamed } from "../../../core/deeds/deed.js";
import { explain } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.D20D100.DEED";

/** A deed of this ruleset. */
export const deed = deedsNamed(AREA, explain);
