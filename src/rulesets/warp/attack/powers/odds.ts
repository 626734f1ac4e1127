import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { toNumber } from "../../../../core/odds/fraction.js";
import type { WarpSpell } from "../../data/items/spell.js";
import { poolOf } from "../../dice/line-dice.js";
import { atLeast, oddsOpposed, poolOdds } from "../../odds/pool.js";
import { useLines, useRequest } from "./own-roll.js";
import { usedOf } from "./reading.js";
import { answerLines, answerRequest, blowOfMind } from "./resistance.js";
import { use } from "./words.js";

/**
 * WP-10, WP-105 — exact odds against the answer that the target would give by itself; `null` where nobody stands in the way.
 * @param own the dice of the use as they stand; by themselves, what the situation brings
 */
export function useOdds(
  situation: Situation,
  _bonus = 0,
  own: readonly Line[] = linesOf(useLines(situation)),
): Odds | null {
  const { attacker, weapon, target, metres, choices } = situation;
  const used = usedOf(weapon);
  if (!target || !used) return null;
  if (used.kind === "spell") return spellOdds({ ...situation, target }, used.system);
  const resisted = used.kind === "contest" || used.system.resistMode !== "none";
  const blow = { attacker, weapon, target, metres, choices, dice: {}, lines: [], bonus: 0 };
  if (!resisted || blowOfMind(blow) !== null) return null;
  const theirs = linesOf(answerLines({ blow, choices: {}, refused: false }));
  const { success } = oddsOpposed(
    poolOdds(poolOf(0, own), useRequest(weapon, own).rules),
    poolOdds(poolOf(0, theirs), answerRequest(blow, theirs).rules),
  );
  return told(toNumber(success));
}

/** WP-126 — odds that a spell's level is not reached; `null` where this reader may not know it. */
function spellOdds(situation: Situation & { readonly target: Actor }, { level, levelHidden }: WarpSpell): Odds | null {
  if (levelHidden && !game.user.isGM) return null;
  const { attacker, weapon, target, metres, choices } = situation;
  const blow = { attacker, weapon, target, metres, choices, dice: {}, lines: [], bonus: 0 };
  const theirs = linesOf(answerLines({ blow, choices: {}, refused: false }));
  const resisted = atLeast(poolOdds(poolOf(0, theirs), answerRequest(blow, theirs).rules), level);
  return told(1 - toNumber(resisted));
}

function told(chance: number): Odds {
  const row = (id: string, tone: string, probability: number) => ({ id, label: use(`odds.${id}`), tone, probability });
  return {
    title: use("odds.own"),
    chance,
    note: null,
    rows: [row("through", "good", chance), row("stopped", "mute", 1 - chance)],
  };
}
