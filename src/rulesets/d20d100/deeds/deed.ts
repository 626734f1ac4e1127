import { deedsNamed } from "../../../core/deed/deed.js";
import { explain } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.D20D100.DEED";

/** A deed of this ruleset. */
export const deed = deedsNamed(AREA, explain);
