import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { attack, attacks } from "../../../core/attack/attack.js";
import { secondsNow } from "../../../core/world/seconds-now.js";
import { aftermathOf } from "./aftermath.js";
import { attackLines, attackRolls } from "./attack-roll.js";
import { blastOf } from "./blast.js";
import { callsOf } from "./calls.js";
import { changesOf } from "./outcome/changes.js";
import { circumstanceChoices, circumstanceDoubts, circumstancesProposed } from "./circumstances.js";
import { seuilsDefence } from "./answer/defence.js";
import { answersTo, awaitsDamage, editFields, isHarmless } from "./outcome/edit.js";
import { explainFight } from "./explain.js";
import { hindranceOf, obstacleOf, outOfTurn, warningOf } from "./hindrance.js";
import { bandsOf, magazineOf, rangeNote, roundsOf } from "./missiles.js";
import { numberLabel, valueLabel } from "./outcome/numbers.js";
import { oddsOf } from "./odds-view.js";
import { outcomeOf, owedRoll } from "./outcome/outcome.js";
import { OUTCOME } from "./outcome/outcome-kept.js";
import { tickedOn } from "./outcome/ticked.js";
import { factsOf, strikeOf } from "./strike.js";
import { looksOf } from "./looks.js";
import { targetNote } from "./target-note.js";
import { viewOf } from "./outcome/view.js";
import { actionsCounted } from "./waiting.js";
import { roundNow, weaponOf } from "../data/reading.js";
import { actionsLeft, attackMade } from "../rules/fight/round-spending.js";

/**
 * SE-20…SE-55 — an attack, from the click to the circles: a pool against the Difficulté of distance and aim, an answer
 * whose Difficulté is its result, damage dice compared with the target's Seuils one by one.
 */
export const seuilsAttack = attack({
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).inHand,
  magazine: magazineOf,
  rounds: roundsOf,
  bands: bandsOf,
  distanceNote: rangeNote,
  warning: warningOf,
  hindrance: hindranceOf,
  outOfTurn,
  blast: blastOf,
  targetNote,
  choices: circumstanceChoices,
  proposals: circumstancesProposed,
  doubts: circumstanceDoubts,
  modifiers: attackLines,
  explain: explainFight,
  rolls: attackRolls,
  odds: oddsOf,
  defence: seuilsDefence,
  keeps,
  owed: owedRoll,
  kept: OUTCOME,
  outcome: outcomeOf,
  asksKeeper: awaitsDamage,
  harmless: isHarmless,
  // SE-53 that waited for its word: others may have filled circles meanwhile, and its wounds lie elsewhere
  finalOutcome: (outcome, target) => ({ ...outcome, ...tickedOn(target, outcome.wounds, outcome.nature) }),
  changes: changesOf,
  aftermath: aftermathOf,
  calls: callsOf,
  view: viewOf,
  edit: editFields,
  answers: answersTo,
});

/** All that is said of attacks. */
export const seuilsAttacks = attacks({ ways: { weapon: seuilsAttack }, looks: looksOf, numberLabel, valueLabel });

/** What an outcome rests on of the attacker's side. */
function keeps(situation: Situation): Facts {
  const strike = strikeOf(situation);
  const { attacker } = situation;
  const round = actionsCounted(attacker);
  const fell = {
    ...{ worldTime: secondsNow(), fought: roundNow(attacker) },
    actionsLeft: round && actionsLeft(attackMade(round)),
  };
  return strike ? factsOf(strike, fell) : {};
}
