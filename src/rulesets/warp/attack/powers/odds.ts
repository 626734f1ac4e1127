import type { Odds, Situation } from "../../../../core/attack/procedure.js";
import { linesOf } from "../../../../core/deeds/intent.js";
import { attackOdds } from "../../attack-odds.js";
import { poolOf } from "../../dice/lines.js";
import { poolOdds } from "../../odds.js";
import { useLines, useRequest } from "./own-roll.js";
import { usedOf } from "./reading.js";
import { answerLines, answerRequest, blowOfMind } from "./resistance.js";
import { use } from "./words.js";

/** Somebody with nothing to lose and nothing on: what is asked is who prevails. */
const UNTOUCHED = { factor: 1, harm: "normal", worn: { regularDice: 0, regularPoints: 0, ballisticDice: 0 } } as const;

/** WP-10, WP-105 — exact odds against the answer that the target would give by itself; `null` where nobody stands in the way. */
export function useOdds(situation: Situation): Odds | null {
  const { attacker, weapon, target, metres, choices } = situation;
  const used = usedOf(weapon);
  if (!target || !used || used.kind === "spell") return null;
  const resisted = used.kind === "contest" || used.system.resistMode !== "none";
  const blow = { attacker, weapon, target, metres, choices, dice: {}, lines: [], bonus: 0 };
  if (!resisted || blowOfMind(blow) !== null) return null;
  const own = linesOf(useLines(situation));
  const theirs = linesOf(answerLines({ blow, choices: {}, refused: false }));
  const { miss } = attackOdds(
    poolOdds(poolOf(0, own), useRequest(weapon, own).rules),
    poolOdds(poolOf(0, theirs), answerRequest(blow, theirs).rules),
    { ...UNTOUCHED, target: { hp: 1, max: 1, temp: 0 } },
  );
  const row = (id: string, tone: string, probability: number) => ({ id, label: use(`odds.${id}`), tone, probability });
  return {
    title: use("odds.own"),
    chance: 1 - miss,
    note: null,
    rows: [row("through", "good", 1 - miss), row("stopped", "mute", miss)],
  };
}
