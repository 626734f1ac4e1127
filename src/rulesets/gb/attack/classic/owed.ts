import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import { countedRoll } from "../bend.js";
import { classicOutcome, lands } from "./classic.js";
import { classicRolls } from "./rolls.js";
import { classicIn } from "../keeps.js";
import { isClassic } from "../reading.js";
import { attackSpec } from "../rolls.js";

/**
 * GB-43 — what a blow has still to throw that was dealt at nobody, or at somebody else, before the keeper named a target of
 * the classic rules: its damage and, where it threatens, what a critical hit asks for.
 */
export function owedRoll(blow: Blow): RollSpec | null {
  if (!blow.weapon || !isClassic(blow.target) || typeof blow.override.damage === "number") return null;
  const outcome = classicOutcome(blow);
  if (!lands(outcome)) return null;
  const threatens = countedRoll(blow).d20 >= classicIn(blow).threatMin;
  const isAsked = (id: string) =>
    id === "damage" || (id === "critical" && outcome.result === "critical") || (threatens && !outcome.forced);
  const rolls = [attackSpec("confirm", blow.lines), ...classicRolls(blow)];
  const missing = rolls.filter(({ id, faces }) => isAsked(id) && faces.length > 0 && blow.dice[id] === undefined);
  return missing.reduceRight<RollSpec | null>((next, roll) => ({ ...roll, next: () => next }), null);
}
