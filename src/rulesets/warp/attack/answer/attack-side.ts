import type { Struck } from "../../../../core/play/contract/defence.js";
import { resultIn } from "../../dice/specs.js";
import { ATTACK, attackRequest } from "../attack-roll.js";
import { sideOf } from "../outcome/side.js";
import type { Side } from "../outcome/side.js";

/** What the attacker rolled. */
export function attackSide({ dice, attacker, lines }: Pick<Struck, "dice" | "attacker" | "lines">): Side {
  return sideOf(resultIn(dice, ATTACK, attackRequest(attacker, lines)));
}
