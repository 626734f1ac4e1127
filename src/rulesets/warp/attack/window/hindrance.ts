import { obstacle } from "../../deeds/kit.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { unlessAlive } from "../../deeds/reading.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { poolOf } from "../../dice/line-dice.js";
import { attackLines } from "../attack-roll.js";
import { unlessSaid } from "./circumstances.js";
import { fight } from "../fields.js";
import { weaponOf } from "../reading.js";
import { turnCounted } from "../answer/waiting.js";
import { wayOf } from "../way.js";

/** WP-59, WP-73 — why somebody cannot attack with a weapon at all, now. */
export function obstacleOf({ actor }: Item): Text | null {
  if (!actor) return null;
  return unlessAlive(actor) ?? (turnCounted(actor).desperate ? obstacle("desperate", actor) : null);
}

/**
 * WD-15, WD-16, WP-15 — why a target cannot be attacked so: not with no dice, not with what was thrown away, not with dice
 * of experience that stand for nothing, and not as the way of attacking forbids.
 */
export function hindranceOf(situation: Situation, blows: number): Text | null {
  const { weapon } = situation;
  if (weaponOf(weapon).quantity === 0) return fight("noneLeft", { name: nameAsRead(weapon.name, weapon.system) });
  const possible = poolOf(0, linesOf(attackLines(situation))).possible;
  if (!possible) return obstacle("noDice", situation.attacker);
  return unlessSaid(situation) ?? wayOf(situation.weapon, situation.choices).hindrance(situation, blows);
}
