import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import { optionsIn, SETTINGS } from "../settings.js";

/** The optional rules as the world has them, now. */
export const gbOptions = readFrom(worldOptions(SETTINGS), optionsIn);
