import { noSaves } from "../../core/play/loaded/no-saves.js";
import type { AttackProcedure } from "../../core/play/contract/attack.js";
import { severalWays } from "../../core/play/loaded/several.js";
import { AREA_WAYS } from "./area/procedure.js";
import { aftermathOf, firedOf } from "./attack/aftermath.js";
import { callsOf, chosenNext, oneMore, skillCalls } from "./attack/calls.js";
import { changesOf } from "./attack/changes.js";
import { circumstanceChoices, circumstanceDoubts, circumstancesProposed } from "./attack/circumstances.js";
import { d20d100Defence } from "./attack/defence.js";
import { answersTo, asksKeeper, editFields } from "./attack/edit.js";
import { hindranceOf, obstacleOf, outOfTurn, warningOf } from "./attack/hindrance.js";
import { looksOf } from "./attack/looks.js";
import { bandsOf, isJammed, magazineOf, rangeNote, readying, roundsOf } from "./attack/missiles.js";
import { numberLabel, numberScale, valueLabel } from "./attack/numbers.js";
import { oddsOf } from "./attack/odds-view.js";
import { outcomeOf, owedRoll, settledOn } from "./attack/outcome.js";
import { weaponOf } from "./reading.js";
import { attackRolls, rowBonus } from "./attack/rolls.js";
import { situationLines } from "./attack/situation-lines.js";
import { factsOf, strikeOf } from "./attack/strike.js";
import { targetNote } from "./attack/target-note.js";
import { viewOf } from "./attack/view.js";
import { CLOSE_WAYS } from "./close/procedure.js";
import { explain } from "./dice/lines.js";

/**
 * DD-126…DD-154 — an attack with a row of weapons: a d20 for each bullet against the Défense, the damage of each hit, the die
 * of the vest by whoever wears it, what is left of the target.
 */
const rows: AttackProcedure = {
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
  repeats: () => 1,
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
  needsConfirmation: asksKeeper,
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
  saves: noSaves,
};

/** DD-126…DD-164, DD-182 — all ways to attack: rows against a Défense, bursts and explosions, what two at arm's length decide. */
export const d20d100Attack: AttackProcedure = severalWays(rows, [CLOSE_WAYS, AREA_WAYS]);
