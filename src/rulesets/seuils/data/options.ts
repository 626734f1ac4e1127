import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import { optionsIn, SETTINGS } from "../settings.js";

/** What the table has decided, now. */
export const seuilsOptions = readFrom(worldOptions(SETTINGS), optionsIn);
