import { rowEffects } from "./effects.js";
import { attack, attacks } from "../../../core/attack/attack.js";
import { ALL_WAYS } from "./all-ways.js";
import { isArea } from "./area/outcome.js";
import { areaWay } from "./area/procedure.js";
import { areaWayOf } from "./area/ways.js";
import { isCloseOutcome } from "./close/outcome.js";
import { closeWay } from "./close/procedure.js";
import { wayOf as closeWayOf } from "./close/ways.js";
import { aftermathOf, firedOf } from "./aftermath.js";
import { callsOf, chosenNext, oneMore, skillCalls } from "./calls.js";
import { changesOf } from "./outcome/changes.js";
import { circumstanceChoices, circumstanceDoubts } from "./circumstances.js";
import { d20d100Defence } from "./defence.js";
import { answersTo, asksKeeper, editFields } from "./outcome/edit.js";
import { hindranceOf, outOfTurn, warningOf } from "./hindrance.js";
import { looksOf } from "./looks.js";
import { bandsOf, rangeNote, roundsOf } from "./missiles.js";
import { numberLabel, numberScale, valueLabel } from "./outcome/numbers.js";
import { oddsOf } from "./odds-view.js";
import { outcomeOf, owedRoll, finalOn } from "./outcome/outcome.js";
import { attackRolls, rowBonus } from "./rolls.js";
import { situationLines } from "./situation-lines.js";
import { factsOf, strikeOf } from "./strike.js";
import { targetNote } from "./target-note.js";
import { SHOTS_KEPT } from "./outcome/outcome-kept.js";
import { viewOf } from "./outcome/view.js";

/**
 * DD-126…DD-154 — an attack with a row of weapons: a d20 for each bullet against the Défense, the damage of each hit, the die
 * of the vest by whoever wears it, what is left of the target.
 */
const rowWay = attack({
  ...ALL_WAYS,
  rounds: roundsOf,
  fired: firedOf,
  bands: bandsOf,
  distanceNote: rangeNote,
  warning: warningOf,
  hindrance: hindranceOf,
  outOfTurn,
  targetNote,
  choices: circumstanceChoices,
  doubts: circumstanceDoubts,
  modifiers: (situation) => [...situationLines(situation), ...rowEffects(situation)],
  rolls: attackRolls,
  base: rowBonus,
  odds: oddsOf,
  defence: d20d100Defence,
  keeps: (situation) => {
    const strike = strikeOf(situation);
    return strike ? factsOf(strike) : {};
  },
  owed: owedRoll,
  kept: SHOTS_KEPT,
  outcome: outcomeOf,
  asksKeeper,
  finalOutcome: finalOn,
  changes: changesOf,
  aftermath: aftermathOf,
  calls: callsOf,
  idleCalls: (_target, blow) => skillCalls(blow),
  oneMore,
  chosenNext,
  view: viewOf,
  edit: editFields,
  answers: answersTo,
});

/** DD-126…DD-164, DD-182 — all ways to attack: rows against a Défense, bursts and explosions, what two at arm's length decide. */
export const d20d100Attacks = attacks({
  ways: { row: rowWay, close: closeWay, area: areaWay },
  wayOf: (weapon, choices) => {
    if (closeWayOf({ weapon, target: null, choices })) return "close";
    return areaWayOf(weapon, choices) ? "area" : "row";
  },
  wayKept: ({ outcome, kept = {} }) => {
    if (outcome ? isCloseOutcome(outcome) : "close" in kept) return "close";
    if (outcome ? isArea(outcome) : "area" in kept) return "area";
    return outcome ? "row" : null;
  },
  looks: looksOf,
  numberLabel,
  valueLabel,
  numberScale,
});
