import { deedsNamed } from "../../../core/deed/deed.js";
import { explain } from "./lines.js";

/** A deed of this ruleset. */
export const deed = deedsNamed("GARDIEN.GB.DEED", explain);
