import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import type { CreationOptions } from "../rules/character/creation-defaults.js";
import { optionsIn, SETTINGS } from "../settings.js";

/** The optional rules as the world has them. */
export type RpgOptions = ReturnType<typeof optionsIn>;

/** Those rules, now. */
export const rpgOptions = readFrom(worldOptions(SETTINGS), optionsIn);

/** RP-29 — what the table gives a new character. */
export function creationOptions(options: RpgOptions = rpgOptions()): CreationOptions {
  return {
    method: options.creationMethod,
    attributePoints: options.creationAttributePoints,
    points: options.creationPoints,
    mostMastery: options.creationMaxMastery,
    costFactor: options.costFactor,
  };
}
