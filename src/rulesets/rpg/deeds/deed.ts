import { deedsNamed } from "../../../core/deed/deed.js";
import { explain } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.RPG.DEED";

/** A deed of this ruleset: an FD makes it harder (RP-08). */
export const deed = deedsNamed(AREA, explain, { rollsUnder: true });
