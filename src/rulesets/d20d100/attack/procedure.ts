import { attack } from "../../../core/attack/attack.js";
import type { AttackProcedure } from "../../../core/play/contract/attack.js";
import { severalWays } from "../../../core/play/loaded/several.js";
import { AREA_WAYS } from "./area/procedure.js";
import { aftermathOf, firedOf } from "./aftermath.js";
import { callsOf, chosenNext, oneMore, skillCalls } from "./calls.js";
import { changesOf } from "./outcome/changes.js";
import { circumstanceChoices, circumstanceDoubts, circumstancesProposed } from "./circumstances.js";
import { d20d100Defence } from "./defence.js";
import { answersTo, asksKeeper, editFields } from "./outcome/edit.js";
import { hindranceOf, obstacleOf, outOfTurn, warningOf } from "./hindrance.js";
import { looksOf } from "./looks.js";
import { bandsOf, isJammed, magazineOf, rangeNote, readying, roundsOf } from "./missiles.js";
import { numberLabel, numberScale, valueLabel } from "./outcome/numbers.js";
import { oddsOf } from "./odds-view.js";
import { outcomeOf, owedRoll, settledOn } from "./outcome/outcome.js";
import { weaponOf } from "../data/reading.js";
import { attackRolls, rowBonus } from "./rolls.js";
import { situationLines } from "./situation-lines.js";
import { factsOf, strikeOf } from "./strike.js";
import { targetNote } from "./target-note.js";
import { viewOf } from "./outcome/view.js";
import { CLOSE_WAYS } from "./close/procedure.js";
import { explain } from "../dice/lines.js";

/**
 * DD-126…DD-154 — an attack with a row of weapons: a d20 for each bullet against the Défense, the damage of each hit, the die
 * of the vest by whoever wears it, what is left of the target.
 */
const rows = attack({
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: magazineOf,
  reload: readying,
  unready: isJammed,
  rounds: roundsOf,
  fired: firedOf,
  bands: bandsOf,
  distanceNote: rangeNote,
  warning: warningOf,
  hindrance: hindranceOf,
  outOfTurn,
  targetNote,
  looks: looksOf,
  choices: circumstanceChoices,
  proposals: circumstancesProposed,
  doubts: circumstanceDoubts,
  modifiers: situationLines,
  explain,
  rolls: attackRolls,
  base: rowBonus,
  odds: oddsOf,
  defence: d20d100Defence,
  keeps: (situation) => {
    const strike = strikeOf(situation);
    return strike ? factsOf(strike) : {};
  },
  owed: owedRoll,
  outcome: outcomeOf,
  confirm: asksKeeper,
  settled: settledOn,
  changes: changesOf,
  aftermath: aftermathOf,
  calls: callsOf,
  idleCalls: (_target, blow) => skillCalls(blow),
  oneMore,
  chosenNext,
  view: viewOf,
  numberLabel,
  valueLabel,
  numberScale,
  edit: editFields,
  answers: answersTo,
});

/** DD-126…DD-164, DD-182 — all ways to attack: rows against a Défense, bursts and explosions, what two at arm's length decide. */
export const d20d100Attack: AttackProcedure = severalWays(rows, [CLOSE_WAYS, AREA_WAYS]);
