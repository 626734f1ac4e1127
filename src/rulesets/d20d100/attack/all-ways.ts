import type { AttackProcedure } from "../../../core/play/contract/attack.js";
import { weaponOf } from "../data/reading.js";
import { explain } from "../dice/lines.js";
import { burstAtSeveral, burstProposed } from "./area/ways.js";
import { circumstancesProposed } from "./circumstances.js";
import { closeProposals } from "./close/choices.js";
import { isWrestling, partnerOf } from "./close/people.js";
import { obstacleOf } from "./hindrance.js";
import { isJammed, magazineOf, readying } from "./missiles.js";

/** What is the same in every way to attack: the weapon in hand, and what is proposed before a way is chosen. */
export const ALL_WAYS = {
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: magazineOf,
  reload: readying,
  unready: isJammed,
  aimsAt: (weapon, attacker) => (isWrestling(weapon) ? partnerOf(attacker) : null),
  proposals: (situation) => ({
    ...circumstancesProposed(situation),
    ...closeProposals(situation),
    ...burstProposed(situation.attacker, situation.weapon),
  }),
  atSeveral: burstAtSeveral,
  explain,
} satisfies Partial<AttackProcedure>;
