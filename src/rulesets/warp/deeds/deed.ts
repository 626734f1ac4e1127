import { deedsNamed } from "../../../core/deed/deed.js";
import { explainDice } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.WARP.DEED";

/** A deed of this ruleset. */
export const deed = deedsNamed(AREA, explainDice);
