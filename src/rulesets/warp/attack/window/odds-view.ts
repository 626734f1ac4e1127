import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import type { DefenceSituation } from "../../../../core/play/contract/defence.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { attackOdds, ATTACK_ENDS } from "../../odds/attack.js";
import type { AttackEnd } from "../../odds/attack.js";
import { warpOptions } from "../../data/options.js";
import { figuresOf } from "../../deeds/reading.js";
import { poolOf } from "../../dice/line-dice.js";
import { poolOdds } from "../../odds/pool.js";
import { totalFactor } from "../../rules/attack/factors.js";
import { attackLines, attackRequest } from "../attack-roll.js";
import { requestFor } from "../answer/defence-roll.js";
import { fight, isOn } from "../fields.js";
import { blowOptions } from "../outcome/blow-options.js";
import { wayOf } from "../way.js";

const TONES: Readonly<Record<AttackEnd, string>> = {
  miss: "mute",
  stopped: "sev-0",
  fit: "sev-1",
  wounded: "sev-3",
  down: "sev-4",
  dying: "sev-5",
};

/**
 * WP-51, WP-96 — exact odds against the defence that the target would choose by itself, armour included.
 * @param lines the dice of the attack as they stand; by themselves, what the situation brings
 */
export function oddsOf(
  situation: Situation,
  _bonus = 0,
  lines: readonly Line[] = linesOf(attackLines(situation)),
): Odds | null {
  const { attacker, weapon, target } = situation;
  if (!target) return null;
  const aimed = { ...situation, target };
  const answer = answerOf(aimed, lines);
  const way = wayOf(weapon, situation.choices);
  const guard = linesOf(way.guard.modifiers(answer));
  const { parts, harm, rangeDice } = way.damage({ ...aimed, guard });
  const { armour, steelSkin, hp } = figuresOf(target);
  const chances = attackOdds(
    poolOdds(poolOf(0, lines), attackRequest(attacker, lines).rules),
    poolOdds(poolOf(0, guard), requestFor(answer, guard).rules),
    {
      ...{ factor: totalFactor(parts), harm, rangeDice, specialEffect: isOn(situation.choices.specialEffect) },
      worn: { ...armour, ...(steelSkin.hits > 0 && { skin: { total: steelSkin.absorb, dice: steelSkin.dice } }) },
      target: { hp: hp.value, max: hp.max, temp: hp.temp },
    },
    { ...blowOptions(), alternativeDamage: warpOptions().alternativeDamage, taserTie: warpOptions().taserTie },
  );
  return {
    title: fight("odds.title"),
    chance: 1 - chances.miss,
    note: null,
    rows: ATTACK_ENDS.map((id) => ({ id, label: fight(`end.${id}`), tone: TONES[id], probability: chances[id] })),
  };
}

/** The answer that a target would give with nothing chosen otherwise. */
function answerOf(
  { attacker, weapon, target, metres, choices }: Situation & { readonly target: Actor },
  lines: readonly Line[],
): DefenceSituation {
  const blow = { attacker, weapon, target, metres, choices, dice: {}, lines, bonus: 0 };
  return { blow, choices: {}, refused: false };
}
