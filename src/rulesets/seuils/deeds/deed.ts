import { deedsNamed } from "../../../core/deed/deed.js";
import { explainAmount } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.SEUILS.DEED";

/** A deed of this ruleset. */
export const deed = deedsNamed(AREA, explainAmount);
