import type { Line } from "../../../core/play/contract/modifiers.js";
import type { Odds, OddsRow } from "../../../core/play/contract/odds.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import { percentage } from "../../../core/text/i18n.js";
import { toNumber } from "../../../core/odds/fraction.js";
import type { Text } from "../../../core/text/text.js";
import { ATTACK_ENDS, attackOdds, type AttackEnd } from "../odds/attack.js";
import { seuilsOptions } from "../data/options.js";
import { hitOdds, type DefenceOdds, type ResultOdds } from "../odds/pool.js";
import { rowLabel } from "../data/actors/state-labels.js";
import { figuresOf } from "../data/reading.js";
import { resultOdds } from "../dice/result-odds.js";
import { attackLines, attackPool } from "./attack-roll.js";
import { protectionOf } from "./damage-roll.js";
import { fight } from "./fields.js";
import { hindranceOf } from "./hindrance.js";
import { ROWS } from "../rules/vocabulary.js";
import { canMeet } from "./answer/incoming.js";
import { oddsOfWay } from "./way-odds.js";
import { strikeOf, type Strike } from "./strike.js";
import { waysAgainst } from "./ways.js";

const TONES: Readonly<Record<AttackEnd, string>> = {
  miss: "mute",
  defended: "good",
  absorbed: "sev-0",
  harmless: "sev-0",
  touche: "sev-1",
  blesse: "sev-2",
  tue: "sev-4",
};

/** An attack, and who stands against it. */
interface Met {
  readonly strike: Strike;
  readonly attack: ResultOdds;
  readonly target: Actor;
}

/** SE-38 — the defence of a kind that is the likeliest to hold; `null` where none is open. */
function bestDefence({ strike, attack, target }: Met, asExtra: boolean): DefenceOdds | null {
  if (!canMeet(strike, target)) return null;
  const all = waysAgainst(strike, target, { asExtra }).map((way) => {
    const defence = oddsOfWay(way);
    return { defence, hit: toNumber(hitOdds(attack, strike.difficulty, defence)) };
  });
  return all.toSorted((a, b) => a.hit - b.hit)[0]?.defence ?? null;
}

/** SE-38, SE-49 — exact odds against the best defence that the target has now, armour included; the others beside them. */
export function oddsOf(situation: Situation, _bonus: number, lines?: readonly Line[]): Odds | null {
  const { target } = situation;
  const strike = strikeOf(situation);
  if (!target || !strike) return null;
  if (strike.attackType === "ranged" && strike.band === null) return noShot(situation);
  const attack = resultOdds(attackPool(strike, lines ?? linesOf(attackLines(situation))));
  const met = { strike, attack, target };
  const defence = bestDefence(met, false);
  const { attackType, difficulty, force, precision, damage, extraDice, chargeDice } = strike;
  const ends = attackOdds(
    { attackType, difficulty, force, precision, attack, defence },
    {
      weapon: damage,
      extraDice: extraDice + chargeDice,
      protection: protectionOf(met),
      thresholds: figuresOf(target).thresholds,
    },
    seuilsOptions(),
  );
  return {
    title: fight("odds.title"),
    chance: 1 - ends.miss - ends.defended,
    note: noteOn(met, defence),
    rows: rowsOf(ends),
  };
}

/** SE-24 — out of range nothing is rolled, nor before somebody says how far it is. */
function noShot(situation: Situation): Odds {
  const miss: OddsRow = { id: "miss", label: endLabel("miss"), tone: TONES.miss, probability: 1 };
  return { title: fight("odds.title"), chance: 0, note: hindranceOf(situation, 1), rows: [miss] };
}

/** SE-17, SE-32, SE-38 — how likely a hit is where the target defends otherwise: with an extra defence, or not at all. */
function noteOn(met: Met, defence: DefenceOdds | null): Text {
  const { strike, attack } = met;
  const chance = (against: DefenceOdds | null) => percentage(toNumber(hitOdds(attack, strike.difficulty, against)), 1);
  const none = chance(null);
  if (!defence) return fight("odds.passive");
  const extra = defence.difficultyBonus > 0 ? null : bestDefence(met, true);
  return extra ? fight("odds.others", { none, extra: chance(extra) }) : fight("odds.spent", { none });
}

/** What may come of it, the wounds of each row in any case. */
function rowsOf(ends: Readonly<Record<AttackEnd, number>>): readonly OddsRow[] {
  const shown = ATTACK_ENDS.filter((id) => ends[id] > 0 || ROWS.some((row) => row === id));
  return shown.map((id) => ({ id, label: endLabel(id), tone: TONES[id], probability: ends[id] }));
}

function endLabel(id: AttackEnd): Text {
  const row = ROWS.find((one) => one === id);
  return row ? { key: rowLabel(row) } : fight(`end.${id}`);
}
