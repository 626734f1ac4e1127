import type { Text } from "../../../core/text/text.js";
import { rpgOptions } from "../data/options.js";
import { successChance } from "../odds/test.js";
import { told } from "./card.js";

/** RP-09 — the score of a test and how likely it is to succeed, for whoever prepares it. */
export function chancesHint({ score, difficulty }: { readonly score: number; readonly difficulty: number }): Text {
  const chance = Math.round(100 * successChance({ score, difficulty }, rpgOptions().rpgNaturals));
  return told("hint.chances", { score, chance });
}
