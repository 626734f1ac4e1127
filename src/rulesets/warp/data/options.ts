import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import type { TableDice } from "../rules/checks/dice-rules.js";
import { optionsIn, SETTINGS } from "../settings.js";

/** The optional rules as the world has them. */
export type WarpOptions = ReturnType<typeof optionsIn>;

/** Those rules, now. */
export const warpOptions = readFrom(worldOptions(SETTINGS), optionsIn);

/** WP-36…WP-38 — the optional rules of the dice as the world has them. */
export function tableDice(options: WarpOptions = warpOptions()): TableDice {
  return {
    criticalFailure: options.criticalFailure,
    everUpward: options.everUpward,
    everUpwardScope: options.everUpwardScope,
    irresistibleSixes: options.irresistibleSixes,
    sixesScope: options.sixesScope,
  };
}
