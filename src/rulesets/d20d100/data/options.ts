import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import { optionsIn, SETTINGS } from "../settings.js";

/** What the table has decided, now. */
export const d20d100Options = readFrom(worldOptions(SETTINGS), optionsIn);
