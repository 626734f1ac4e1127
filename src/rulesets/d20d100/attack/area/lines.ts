import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import { weaponOf } from "../../data/reading.js";
import { situationLines } from "../situation-lines.js";
import { lineOf } from "../../dice/lines.js";
import { burstDifficulties } from "../../rules/arms/burst.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import { areaWayOf } from "./ways.js";

/** Of what a situation adds to an attack, what concerns whoever fires at nobody in particular. */
const OF_ANY_TARGET = new Set(["range", "wounds", "defensive", "vehicle", "unfamiliar"]);

/**
 * DD-58, DD-142, D-37 — what the difficulty of a burst adds up to against one target; DD-182 — what is added to the throw
 * of an explosive.
 */
export function areaLines(situation: Situation): readonly Modifier[] {
  const { weapon, choices } = situation;
  const way = areaWayOf(weapon, choices);
  if (!way) return [];
  const arm = weaponOf(weapon);
  const situational = situationLines(situation).filter(({ id }) => OF_ANY_TARGET.has(id));
  if (way.kind === "explosion") return [lineOf("row", rowFigures(arm).base[0]?.modifier ?? 0), ...situational];
  const { rounds, attack } = way;
  const [from = 0] = burstDifficulties({ rounds, recoil: 0, attacks: [0] }).difficulties;
  const kick = arm.recoil === 0 ? [] : [lineOf("recoil", -arm.recoil)];
  return [lineOf("burst", from, { rounds }), ...kick, lineOf("row", attack), ...situational];
}
